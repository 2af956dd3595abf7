#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/puzzle8.h>

#include "puzzle8_boards.h"
#include "texts.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS

Test(puzzle8, every_arrangement)
{
    static signed char slides[BOARDS];

    textbook_puzzle8_search("123456780", slides);
    for (int rank = 0; rank < BOARDS; rank++)
        cr_assert_eq(distance(board_of_rank(rank), ALMANAC_PUZZLE8_GOAL),
                     slides[rank], "rank %d", rank);
}

Test(puzzle8, levels)
{
    static const int expected[] = {
        1,     2,     4,     8,     16,    20,    39,    62,
        116,   152,   286,   396,   748,   1024,  1893,  2512,
        4485,  5638,  9529,  10878, 16993, 17110, 23952, 20224,
        24047, 15578, 14560, 6274,  3910,  760,   221,   2};
    int levels[ALMANAC_PUZZLE8_DEEPEST + 1] = {0};
    int unsolvable = 0;

    for (int rank = 0; rank < BOARDS; rank++) {
        int found = distance(board_of_rank(rank), ALMANAC_PUZZLE8_GOAL);

        if (found == ALMANAC_UNSOLVABLE)
            unsolvable++;
        else
            levels[found]++;
    }
    cr_assert_arr_eq(levels, expected, sizeof expected);
    cr_assert_eq(unsolvable, BOARDS / 2);
    cr_assert_eq(distance(0x647850321, ALMANAC_PUZZLE8_GOAL), 31);
    cr_assert_eq(distance(0x867254301, ALMANAC_PUZZLE8_GOAL), 31);
}

/* The deepest level of a goal and the boards on it. */
static void expect_deepest(almanac_board goal, int depth, int boards)
{
    int deepest = 0;
    int count = 0;

    for (int rank = 0; rank < BOARDS; rank++) {
        int found = distance(board_of_rank(rank), goal);

        if (found > deepest) {
            deepest = found;
            count = 0;
        }
        count += found == deepest;
    }
    cr_assert_eq(deepest, depth);
    cr_assert_eq(count, boards);
}

Test(puzzle8, deepest_of_other_goals)
{
    expect_deepest(0x123456708, 31, 2);
    expect_deepest(0x123405678, 30, 148);
}

Test(puzzle8, text)
{
    for (int rank = 0; rank < BOARDS; rank += 7)
        expect_round_trip(almanac_puzzle8_parse, almanac_puzzle8_format,
                          board_of_rank(rank));
    expect_board(almanac_puzzle8_parse, "123456780", ALMANAC_PUZZLE8_GOAL);
    expect_board(almanac_puzzle8_parse, "1 0 3\r\n4 2 5\r\n7 8 6", 0x103425786);
    expect_bad_text(almanac_puzzle8_parse, "123456789", ALMANAC_ERROR_CELL, 8);
    expect_bad_text(almanac_puzzle8_parse, "12345x780", ALMANAC_ERROR_CELL, 5);
    expect_bad_text(almanac_puzzle8_parse, "12345/780", ALMANAC_ERROR_CELL, 5);
    expect_bad_text(almanac_puzzle8_parse, "123 153", ALMANAC_ERROR_TWICE, 4);
    expect_bad_text(almanac_puzzle8_parse, "123450780", ALMANAC_ERROR_TWICE, 8);
    expect_bad_text(almanac_puzzle8_parse, "12345678", ALMANAC_ERROR_SHORT, 8);
    expect_bad_text(almanac_puzzle8_parse, "123456780\n0", ALMANAC_ERROR_LONG,
                    10);
    expect_same_behind_space(almanac_puzzle8_parse, "012345678");
    expect_same_behind_space(almanac_puzzle8_parse, "876543210");
}

Test(puzzle8, no_board)
{
    static const almanac_board bad[] = {
        0,
        UINT64_MAX,
        UINT64_C(0x1123456780),
        UINT64_C(0x812345678),
        UINT64_C(0x112345678),
        UINT64_C(0x123456700),
        UINT64_C(0x023456780),
        UINT64_C(0x123456790),
        UINT64_C(0x1234567f0),
        UINT64_C(0xf12345670),
        UINT64_C(0x023456719),
        UINT64_C(0x0111111110),
        UINT64_C(0x9999999999),
        UINT64_C(0xf000000000123456),
    };
    int found = 77;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_assert_eq(
            almanac_puzzle8_distance(bad[i], ALMANAC_PUZZLE8_GOAL, &found),
            ALMANAC_ERROR_BOARD, "%#llx", (unsigned long long)bad[i]);
        cr_assert_eq(
            almanac_puzzle8_distance(ALMANAC_PUZZLE8_GOAL, bad[i], &found),
            ALMANAC_ERROR_BOARD, "%#llx", (unsigned long long)bad[i]);
        expect_no_board(almanac_puzzle8_format, bad[i]);
    }
    cr_assert_eq(found, 77);
}

static bool is_permutation(almanac_board board)
{
    unsigned seen = 0;

    for (int i = 0; i < ALMANAC_CELLS; i++)
        seen |= 1u << (board >> 4 * i & 15);
    return seen == 0x1ff && board >> 36 == 0;
}

/* Two digits of each goal changed to anything at all. */
Test(puzzle8, only_permutations_are_boards)
{
    for (int rank = 0; rank < BOARDS; rank += 997)
        for (int cells = 0; cells < 81; cells++)
            for (unsigned digits = 0; digits < 256; digits++) {
                almanac_board board = board_of_rank(rank);
                int shifts[2] = {cells / 9 * 4, cells % 9 * 4};
                int found;

                board &= ~((almanac_board)15 << shifts[0] | (almanac_board)15
                                                                << shifts[1]);
                board |= (almanac_board)(digits >> 4) << shifts[0] |
                         (almanac_board)(digits & 15) << shifts[1];
                if ((almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL,
                                              &found) == ALMANAC_OK) !=
                    is_permutation(board))
                    cr_assert_fail("%#llx", (unsigned long long)board);
            }
}
