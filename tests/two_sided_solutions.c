/* Shortest sets of moves of the coin game and the cross flip, all pairs. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>
#include <textbook/two_sided.h>

#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS
#define MOVES_MAX 9

/* The game under test. */
struct game {
    int moves;
    int deepest;
    unsigned (*move)(int move);
    enum almanac_status (*solve)(almanac_board board, almanac_board goal,
                                 unsigned char *ret_solution,
                                 int *ret_distance);
    enum almanac_status (*solutions)(almanac_board board, almanac_board goal,
                                     unsigned char *ret_solutions,
                                     int *ret_count, int *ret_distance);
    enum almanac_status (*list)(almanac_board board, almanac_board goal,
                                struct almanac_move *ret_moves, int *ret_count);
    enum almanac_status (*hint)(almanac_board board, almanac_board goal,
                                struct almanac_move *ret_moves, int *ret_count);
    enum almanac_status (*play)(almanac_board board, int move,
                                almanac_board *ret_board);
};

static const struct game coin = {ALMANAC_COIN_MOVES,     ALMANAC_COIN_DEEPEST,
                                 textbook_coin_move,     almanac_coin_solve,
                                 almanac_coin_solutions, almanac_coin_moves,
                                 almanac_coin_hint,      almanac_coin_play};
static const struct game cross = {
    ALMANAC_CROSS_MOVES, ALMANAC_CROSS_DEEPEST,   textbook_cross_move,
    almanac_cross_solve, almanac_cross_solutions, almanac_cross_moves,
    almanac_cross_hint,  almanac_cross_play};

/* What trying every set of moves finds out: of the cells to turn over, the
 * size of the smallest sets that do it and how many there are, and which
 * moves are in one of them. */
static struct {
    int size;
    int count;
    unsigned moves;
} expected[BOARDS];

static int size_of(unsigned set)
{
    int size = 0;

    for (; set != 0; set &= set - 1)
        size++;
    return size;
}

static unsigned turned_by(const struct game *game, unsigned set)
{
    unsigned cells = 0;

    for (int i = 0; i < game->moves; i++)
        if ((set >> i & 1) != 0)
            cells ^= game->move(i);
    return cells;
}

static void try_every_set(const struct game *game)
{
    for (int i = 0; i < BOARDS; i++)
        expected[i].size = -1;
    for (int size = 0; size <= game->moves; size++)
        for (unsigned set = 0; set < 1u << game->moves; set++) {
            unsigned cells = turned_by(game, set);

            if (size_of(set) != size ||
                (expected[cells].size >= 0 && expected[cells].size < size))
                continue;
            expected[cells].size = size;
            expected[cells].count++;
            expected[cells].moves |= set;
        }
}

/* The set of a solution; its moves must rise. */
static unsigned set_of(const unsigned char *solution, int length)
{
    unsigned set = 0;

    for (int i = 0; i < length; i++) {
        cr_assert(i == 0 || solution[i] > solution[i - 1]);
        set |= 1u << solution[i];
    }
    return set;
}

/* All shortest solutions, in order, so no two the same. */
static void expect_pair(const struct game *game, unsigned board, unsigned goal)
{
    unsigned char solutions[ALMANAC_COIN_SOLUTIONS * MOVES_MAX];
    unsigned char solution[MOVES_MAX];
    int length = -2;
    int count = -2;
    int distance = -2;

    game->solve(board, goal, solution, &distance);
    game->solutions(board, goal, solutions, &count, &length);
    cr_assert_eq(distance, expected[board ^ goal].size);
    cr_assert_eq(length, distance);
    cr_assert_eq(count, expected[board ^ goal].count);
    if (distance >= 0)
        cr_assert_eq(memcmp(solution, solutions, (size_t)distance), 0);
    for (int i = 0; i < count; i++) {
        const unsigned char *one = solutions + i * length;

        cr_assert_eq(turned_by(game, set_of(one, length)), board ^ goal);
        cr_assert(i == 0 || memcmp(one - length, one, (size_t)length) < 0);
    }
}

static void expect_moves(const struct game *game, unsigned board, unsigned goal)
{
    struct almanac_move moves[ALMANAC_MOVES_MAX];
    int count = -2;

    game->list(board, goal, moves, &count);
    cr_assert_eq(count, game->moves);
    for (int i = 0; i < count; i++) {
        almanac_board next = 0;

        cr_assert_eq(moves[i].move, i);
        cr_assert_eq(moves[i].board, board ^ game->move(i));
        cr_assert_eq(moves[i].distance, expected[moves[i].board ^ goal].size);
        cr_assert_eq(game->play(board, i, &next), ALMANAC_OK);
        cr_assert_eq(next, moves[i].board);
    }
}

static void expect_hints(const struct game *game, unsigned board, unsigned goal)
{
    struct almanac_move hints[ALMANAC_MOVES_MAX];
    unsigned set = 0;
    int count = -2;

    game->hint(board, goal, hints, &count);
    for (int i = 0; i < count; i++)
        set |= 1u << hints[i].move;
    cr_assert_eq(set, expected[board ^ goal].moves);
    cr_assert_eq(count, size_of(set));
}

static void expect_game(const struct game *game)
{
    try_every_set(game);
    for (unsigned board = 0; board < BOARDS; board++)
        for (unsigned goal = 0; goal < BOARDS; goal++) {
            expect_pair(game, board, goal);
            expect_moves(game, board, goal);
            expect_hints(game, board, goal);
        }
}

Test(two_sided_solutions, coin)
{
    expect_game(&coin);
}

Test(two_sided_solutions, cross)
{
    expect_game(&cross);
}

/* Sets to the closer face, or to both if they are equally close. */
Test(two_sided_solutions, coin_to_either_face)
{
    int most = 0;

    try_every_set(&coin);
    for (unsigned board = 0; board < BOARDS; board++) {
        int tails = expected[board].size;
        int heads = expected[board ^ 511].size;
        int length = -2;
        int count = -2;
        int right =
            tails < 0 ? 0
                      : (tails <= heads ? expected[board].count : 0) +
                            (heads <= tails ? expected[board ^ 511].count : 0);

        almanac_coin_solutions(board, ALMANAC_COIN_EITHER, NULL, &count,
                               &length);
        cr_assert_eq(length, tails < heads ? tails : heads);
        cr_assert_eq(count, right, "board %u: %d", board, count);
        most = count > most ? count : most;
    }
    for (unsigned cells = 0; cells < BOARDS; cells++)
        if (expected[cells].count > most)
            most = expected[cells].count;
    cr_assert_eq(most, ALMANAC_COIN_SOLUTIONS, "%d", most);
}

Test(two_sided_solutions, bad_arguments)
{
    struct almanac_move moves[ALMANAC_MOVES_MAX];
    unsigned char solution[MOVES_MAX];
    almanac_board board = 77;
    int count = 77;
    int length = 77;

    cr_assert_eq(almanac_coin_play(0, 8, &board), ALMANAC_ERROR_MOVE);
    cr_assert_eq(almanac_coin_play(0, -1, &board), ALMANAC_ERROR_MOVE);
    cr_assert_eq(almanac_coin_play(512, 0, &board), ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_cross_play(0, 9, &board), ALMANAC_ERROR_MOVE);
    cr_assert_eq(almanac_coin_moves(513, 0, moves, &count),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_coin_hint(0, 513, moves, &count), ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_cross_solve(0, 512, solution, &length),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_cross_solutions(512, 0, NULL, &count, &length),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(board, 77);
    cr_assert_eq(count, 77);
    cr_assert_eq(length, 77);
}
