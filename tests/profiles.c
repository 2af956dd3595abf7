/* Both profiles give the same answers. The other one is a shared library,
 * for its functions have the same names. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <dlfcn.h>
#include <string.h>

#include "random.h"

/* The functions of the other profile that look something up. */
static struct {
    enum almanac_status (*distance)(almanac_board, almanac_board, int *);
    enum almanac_status (*solve)(almanac_board, almanac_board, unsigned char *,
                                 int *);
    enum almanac_status (*coin)(almanac_board, almanac_board, int *);
    enum almanac_status (*cross)(almanac_board, almanac_board, int *);
    enum almanac_status (*table)(int, struct almanac_table *);
} other;

static void *library;

/* A function pointer may not be cast from a pointer to data, but copied. */
static void find(const char *name, void *ret_function)
{
    void *symbol = dlsym(library, name);

    cr_assert_not_null(symbol, "%s", name);
    memcpy(ret_function, &symbol, sizeof symbol);
}

static void open_other(void)
{
    library = dlopen(OTHER, RTLD_NOW | RTLD_LOCAL);
    cr_assert_not_null(library, "%s", dlerror());
    find("almanac_puzzle8_distance", &other.distance);
    find("almanac_puzzle8_solve", &other.solve);
    find("almanac_coin_distance", &other.coin);
    find("almanac_cross_distance", &other.cross);
    find("almanac_table_at", &other.table);
}

TestSuite(profiles, .init = open_other);

Test(profiles, the_other_is_another)
{
    struct almanac_table here;
    struct almanac_table there;

    almanac_table_at(ALMANAC_TABLE_PUZZLE8_CORNER, &here);
    other.table(ALMANAC_TABLE_PUZZLE8_CORNER, &there);
    cr_assert_eq(here.bits * there.bits, 4);
    cr_assert_eq(here.size + there.size, 90720 + 22680);
}

/* The three goals, and between them every state of the three tables. */
Test(profiles, every_puzzle8_state)
{
    static const almanac_board goals[] = {0x123456780, 0x123456708,
                                          0x123405678};

    for (size_t i = 0; i < 3; i++)
        for (uint32_t index = 0; index < ALMANAC_PUZZLE8_BOARDS; index++) {
            almanac_board board = 0;
            int here = -2;
            int there = -3;

            almanac_puzzle8_board(index, &board);
            almanac_puzzle8_distance(board, goals[i], &here);
            other.distance(board, goals[i], &there);
            cr_assert_eq(here, there, "%09llx", (unsigned long long)board);
        }
}

Test(profiles, solutions_of_random_pairs)
{
    uint64_t seed = 8;

    for (int i = 0; i < 20000; i++) {
        unsigned char solutions[2][ALMANAC_PUZZLE8_DEEPEST] = {{0}};
        almanac_board board = 0;
        almanac_board goal = 0;
        int lengths[2] = {-2, -3};

        almanac_puzzle8_board(
            (uint32_t)random_below(&seed, ALMANAC_PUZZLE8_BOARDS), &goal);
        almanac_puzzle8_random(goal, ALMANAC_ANY_DISTANCE, &seed, &board);
        almanac_puzzle8_solve(board, goal, solutions[0], &lengths[0]);
        other.solve(board, goal, solutions[1], &lengths[1]);
        cr_assert_eq(lengths[0], lengths[1]);
        cr_assert_arr_eq(solutions[0], solutions[1], sizeof solutions[0]);
    }
}

Test(profiles, every_two_sided_state)
{
    for (almanac_board board = 0; board < 512; board++) {
        int here = -2;
        int there = -3;

        almanac_coin_distance(board, 0, &here);
        other.coin(board, 0, &there);
        cr_assert_eq(here, there);
        almanac_cross_distance(board, 0, &here);
        other.cross(board, 0, &there);
        cr_assert_eq(here, there);
    }
}
