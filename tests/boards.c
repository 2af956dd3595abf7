/* Boards by index, by level and at random. */
#include "puzzle8_boards.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS

Test(boards, every_index_is_another_puzzle8_board)
{
    static bool seen[BOARDS];

    for (uint32_t index = 0; index < ALMANAC_PUZZLE8_BOARDS; index++) {
        almanac_board board = 0;
        int rank;

        cr_assert_eq(almanac_puzzle8_board(index, &board), ALMANAC_OK);
        rank = rank_of(board);
        cr_assert_not(seen[rank]);
        seen[rank] = true;
        cr_assert_neq(distance(board, ALMANAC_PUZZLE8_GOAL),
                      ALMANAC_UNSOLVABLE);
    }
}

Test(boards, every_index_is_another_two_sided_board)
{
    for (uint32_t index = 0; index < 512; index++) {
        almanac_board coin = 0;
        almanac_board cross = 0;

        cr_assert_eq(almanac_coin_board(index, &coin), ALMANAC_OK);
        cr_assert_eq(almanac_cross_board(index, &cross), ALMANAC_OK);
        cr_assert_eq(coin, index);
        cr_assert_eq(cross, index);
    }
}

Test(boards, no_index)
{
    almanac_board board = 77;

    cr_assert_eq(almanac_coin_board(512, &board), ALMANAC_ERROR_INDEX);
    cr_assert_eq(almanac_cross_board(512, &board), ALMANAC_ERROR_INDEX);
    cr_assert_eq(almanac_puzzle8_board(181440, &board), ALMANAC_ERROR_INDEX);
    cr_assert_eq(almanac_puzzle8_board(UINT32_MAX, &board),
                 ALMANAC_ERROR_INDEX);
    cr_assert_eq(board, 77);
}

Test(boards, levels)
{
    uint32_t coin[ALMANAC_COIN_DEEPEST + 1];
    uint32_t cross[ALMANAC_CROSS_DEEPEST + 1];
    uint32_t puzzle8[ALMANAC_PUZZLE8_DEEPEST + 1];
    uint32_t counted[ALMANAC_PUZZLE8_DEEPEST + 1] = {0};
    uint32_t coins[ALMANAC_COIN_DEEPEST + 1] = {0};

    almanac_coin_levels(coin);
    almanac_cross_levels(cross);
    almanac_puzzle8_levels(puzzle8);
    for (almanac_board board = 0; board < 512; board++) {
        int flips = 0;

        almanac_coin_distance(board, ALMANAC_COIN_EITHER, &flips);
        if (flips != ALMANAC_UNSOLVABLE)
            coins[flips]++;
    }
    for (uint32_t index = 0; index < ALMANAC_PUZZLE8_BOARDS; index++) {
        almanac_board board = 0;

        almanac_puzzle8_board(index, &board);
        counted[distance(board, ALMANAC_PUZZLE8_GOAL)]++;
    }
    cr_assert_arr_eq(coin, coins, sizeof coins);
    cr_assert_eq(cross[4], 126);
    cr_assert_eq(cross[9], 1);
    cr_assert_arr_eq(puzzle8, counted, sizeof counted);
}

/* The same boards on every machine. */
Test(boards, a_seed_draws_the_same_boards)
{
    uint64_t seed = 1525;
    almanac_board board = 0;

    almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, ALMANAC_ANY_DISTANCE, &seed,
                           &board);
    cr_assert_eq(board, 0x130652847, "%09llx", (unsigned long long)board);
    almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, 25, &seed, &board);
    cr_assert_eq(board, 0x765031284, "%09llx", (unsigned long long)board);
    almanac_coin_random(ALMANAC_COIN_EITHER, 4, &seed, &board);
    cr_assert_eq(board, 204, "%llu", (unsigned long long)board);
    almanac_cross_random(ALMANAC_CROSS_WHITE, ALMANAC_ANY_DISTANCE, &seed,
                         &board);
    cr_assert_eq(board, 302, "%llu", (unsigned long long)board);
}

/* Each of the 221 boards 30 slides away is drawn about as often: the chance
 * of a chi-squared over 300 with 220 degrees of freedom is 1 in 3,000. */
Test(boards, draws_are_uniform)
{
    static int drawn[BOARDS];
    uint64_t seed = 30;
    int draws = 221 * 20;
    double chi_squared = 0;
    int different = 0;

    for (int i = 0; i < draws; i++) {
        almanac_board board = 0;

        cr_assert_eq(
            almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, 30, &seed, &board),
            ALMANAC_OK);
        cr_assert_eq(distance(board, ALMANAC_PUZZLE8_GOAL), 30);
        drawn[rank_of(board)]++;
    }
    for (int rank = 0; rank < BOARDS; rank++)
        if (drawn[rank] > 0) {
            chi_squared += (drawn[rank] - 20.0) * (drawn[rank] - 20.0) / 20.0;
            different++;
        }
    cr_assert_eq(different, 221);
    cr_assert_lt(chi_squared, 300);
}

Test(boards, every_distance_to_every_kind_of_goal)
{
    static const almanac_board goals[] = {0x123456780, 0x213456780,
                                          0x123456708, 0x123405678,
                                          0x012345687, 0x876543210};
    static const int deepest[] = {31, 31, 31, 30, 31, 31};
    uint64_t seed = 7;

    for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++) {
        almanac_board board = 77;

        for (int d = 0; d <= deepest[i]; d += d < 29 ? 4 : 1) {
            cr_assert_eq(almanac_puzzle8_random(goals[i], d, &seed, &board),
                         ALMANAC_OK);
            cr_assert_eq(distance(board, goals[i]), d);
        }
        cr_assert_eq(
            almanac_puzzle8_random(goals[i], deepest[i] + 1, &seed, &board),
            ALMANAC_ERROR_DISTANCE);
    }
}

Test(boards, bad_draws)
{
    almanac_board board = 77;
    uint64_t seed = 5;

    cr_assert_eq(almanac_coin_random(ALMANAC_COIN_EITHER, 5, &seed, &board),
                 ALMANAC_ERROR_DISTANCE);
    cr_assert_eq(almanac_coin_random(0, 6, &seed, &board),
                 ALMANAC_ERROR_DISTANCE);
    cr_assert_eq(almanac_coin_random(0, -2, &seed, &board),
                 ALMANAC_ERROR_DISTANCE);
    cr_assert_eq(almanac_coin_random(513, 1, &seed, &board),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_cross_random(0, 10, &seed, &board),
                 ALMANAC_ERROR_DISTANCE);
    cr_assert_eq(almanac_cross_random(512, 1, &seed, &board),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_puzzle8_random(0, 1, &seed, &board),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(board, 77);
    cr_assert_eq(seed, 5);
    cr_assert_eq(almanac_coin_random(0, 5, &seed, &board), ALMANAC_OK);
}
