/* Both profiles give the same answers. The other one is a shared library,
 * for its functions have the same names. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "random.h"

/* What a profile has of a game that looks something up. */
struct game {
    enum almanac_status (*distance)(almanac_board, almanac_board, int *);
    enum almanac_status (*moves)(almanac_board, almanac_board,
                                 struct almanac_move *, int *);
    enum almanac_status (*hint)(almanac_board, almanac_board,
                                struct almanac_move *, int *);
    enum almanac_status (*solve)(almanac_board, almanac_board, unsigned char *,
                                 int *);
    enum almanac_status (*solutions)(almanac_board, almanac_board,
                                     unsigned char *, int *, int *);
};

enum { COIN, CROSS, PUZZLE8, GAMES };

static const char *const names[GAMES] = {"coin", "cross", "puzzle8"};
static const struct game here[GAMES] = {
    {almanac_coin_distance, almanac_coin_moves, almanac_coin_hint,
     almanac_coin_solve, almanac_coin_solutions},
    {almanac_cross_distance, almanac_cross_moves, almanac_cross_hint,
     almanac_cross_solve, almanac_cross_solutions},
    {almanac_puzzle8_distance, almanac_puzzle8_moves, almanac_puzzle8_hint,
     almanac_puzzle8_solve, almanac_puzzle8_solutions},
};
static struct game there[GAMES];
static enum almanac_status (*table_there)(int, struct almanac_table *);

static void *library;

/* A function pointer may not be cast from a pointer to data, but copied. */
static void find(const char *game, const char *what, void *ret_function)
{
    char name[40];
    void *symbol;

    snprintf(name, sizeof name, "almanac_%s%s", game, what);
    symbol = dlsym(library, name);
    cr_assert_not_null(symbol, "%s", name);
    memcpy(ret_function, &symbol, sizeof symbol);
}

static void open_other(void)
{
    library = dlopen(OTHER, RTLD_NOW | RTLD_LOCAL);
    cr_assert_not_null(library, "%s", dlerror());
    find("table_at", "", &table_there);
    for (int i = 0; i < GAMES; i++) {
        find(names[i], "_distance", &there[i].distance);
        find(names[i], "_moves", &there[i].moves);
        find(names[i], "_hint", &there[i].hint);
        find(names[i], "_solve", &there[i].solve);
        find(names[i], "_solutions", &there[i].solutions);
    }
}

TestSuite(profiles, .init = open_other);

Test(profiles, the_other_is_another)
{
    struct almanac_table one;
    struct almanac_table other;

    almanac_table_at(ALMANAC_TABLE_PUZZLE8_CORNER, &one);
    table_there(ALMANAC_TABLE_PUZZLE8_CORNER, &other);
    cr_assert_eq(one.bits * other.bits, 4);
    cr_assert_eq(one.size + other.size, 90720 + 22680);
}

static void expect_same_list(const struct almanac_move *one, int count,
                             const struct almanac_move *other, int other_count)
{
    cr_assert_eq(count, other_count);
    for (int i = 0; i < count; i++) {
        cr_assert_eq(one[i].move, other[i].move);
        cr_assert_eq(one[i].board, other[i].board);
        cr_assert_eq(one[i].distance, other[i].distance);
    }
}

static void expect_same_moves(int game, almanac_board board, almanac_board goal)
{
    struct almanac_move moves[2][ALMANAC_MOVES_MAX];
    int counts[2] = {-2, -3};

    here[game].moves(board, goal, moves[0], &counts[0]);
    there[game].moves(board, goal, moves[1], &counts[1]);
    expect_same_list(moves[0], counts[0], moves[1], counts[1]);
    here[game].hint(board, goal, moves[0], &counts[0]);
    there[game].hint(board, goal, moves[1], &counts[1]);
    expect_same_list(moves[0], counts[0], moves[1], counts[1]);
}

static void expect_same_distance(int game, almanac_board board,
                                 almanac_board goal)
{
    int distances[2] = {-2, -3};

    here[game].distance(board, goal, &distances[0]);
    there[game].distance(board, goal, &distances[1]);
    cr_assert_eq(distances[0], distances[1], "%s: %#llx", names[game],
                 (unsigned long long)board);
}

static void expect_same_solution(int game, almanac_board board,
                                 almanac_board goal)
{
    unsigned char solutions[2][ALMANAC_PUZZLE8_DEEPEST] = {{0}};
    int lengths[2] = {-2, -3};

    here[game].solve(board, goal, solutions[0], &lengths[0]);
    there[game].solve(board, goal, solutions[1], &lengths[1]);
    cr_assert_eq(lengths[0], lengths[1]);
    cr_assert_arr_eq(solutions[0], solutions[1], sizeof solutions[0]);
}

static void expect_same_solutions(int game, almanac_board board,
                                  almanac_board goal)
{
    static unsigned char
        solutions[2][ALMANAC_PUZZLE8_SOLUTIONS * ALMANAC_PUZZLE8_DEEPEST];
    int counts[2] = {-2, -3};
    int lengths[2] = {-2, -3};

    here[game].solutions(board, goal, solutions[0], &counts[0], &lengths[0]);
    there[game].solutions(board, goal, solutions[1], &counts[1], &lengths[1]);
    cr_assert_eq(counts[0], counts[1]);
    cr_assert_eq(lengths[0], lengths[1]);
    cr_assert_arr_eq(solutions[0], solutions[1], sizeof solutions[0]);
}

static void expect_same(int game, almanac_board board, almanac_board goal)
{
    expect_same_distance(game, board, goal);
    expect_same_moves(game, board, goal);
    expect_same_solution(game, board, goal);
    expect_same_solutions(game, board, goal);
}

/* The three goals, and between them every state of the three tables. */
Test(profiles, every_puzzle8_state)
{
    static const almanac_board goals[] = {0x123456780, 0x123456708,
                                          0x123405678};

    for (size_t i = 0; i < 3; i++)
        for (uint32_t index = 0; index < ALMANAC_PUZZLE8_BOARDS; index++) {
            almanac_board board = 0;

            almanac_puzzle8_board(index, &board);
            expect_same_distance(PUZZLE8, board, goals[i]);
            if (index % 16 == i)
                expect_same(PUZZLE8, board, goals[i]);
        }
}

/* Any order of the nine cells: half of the pairs cannot reach each other. */
static almanac_board random_board(uint64_t *seed)
{
    char cells[] = "012345678";
    almanac_board board = 0;

    for (int i = 8; i > 0; i--) {
        int other = random_below(seed, i + 1);
        char cell = cells[i];

        cells[i] = cells[other];
        cells[other] = cell;
    }
    almanac_puzzle8_parse(cells, 9, &board, NULL);
    return board;
}

Test(profiles, random_pairs)
{
    uint64_t seed = 8;

    for (int i = 0; i < 20000; i++) {
        almanac_board goal = random_board(&seed);

        expect_same(PUZZLE8, random_board(&seed), goal);
    }
}

Test(profiles, every_two_sided_state)
{
    for (almanac_board board = 0; board < 512; board++) {
        expect_same(COIN, board, ALMANAC_COIN_EITHER);
        for (almanac_board goal = board % 5; goal < 512; goal += 5) {
            expect_same(COIN, board, goal);
            expect_same(CROSS, board, goal);
        }
    }
}
