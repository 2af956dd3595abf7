#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/two_sided.h>

#include "texts.h"

#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS

static int distance(almanac_board board, almanac_board goal)
{
    int found = -2;

    cr_assert_eq(almanac_cross_distance(board, goal, &found), ALMANAC_OK);
    return found;
}

Test(cross, every_board_from_white)
{
    struct textbook_work work;

    for (unsigned board = 0; board < BOARDS; board++)
        cr_assert_eq(distance(board, ALMANAC_CROSS_WHITE),
                     textbook_cross(board, &work), "board %u", board);
}

Test(cross, every_pair)
{
    static int moves[BOARDS];

    for (unsigned board = 0; board < BOARDS; board++) {
        textbook_cross_search(board, moves);
        for (unsigned goal = 0; goal < BOARDS; goal++)
            cr_assert_eq(distance(board, goal), moves[goal], "%u to %u", board,
                         goal);
    }
}

Test(cross, levels_are_binomials)
{
    static const int expected[] = {1, 9, 36, 84, 126, 126, 84, 36, 9, 1};
    int levels[ALMANAC_CROSS_DEEPEST + 1] = {0};
    almanac_board hardest = 0;

    for (unsigned board = 0; board < BOARDS; board++)
        levels[distance(board, ALMANAC_CROSS_WHITE)]++;
    cr_assert_arr_eq(levels, expected, sizeof expected);
    almanac_cross_parse("*.*.*.*.*", ALMANAC_CELLS, &hardest, NULL);
    cr_assert_eq(distance(hardest, ALMANAC_CROSS_WHITE), 9);
}

Test(cross, text)
{
    for (unsigned board = 0; board < BOARDS; board++)
        expect_round_trip(almanac_cross_parse, almanac_cross_format, board);
    expect_board(almanac_cross_parse, "*..**.*..", 308);
    expect_board(almanac_cross_parse, "* . .\r\n* * .\r\n* . .", 308);
    expect_bad_text(almanac_cross_parse, "*..**.*.o", ALMANAC_ERROR_CELL, 8);
    expect_bad_text(almanac_cross_parse, "*..**.*.", ALMANAC_ERROR_SHORT, 8);
    expect_bad_text(almanac_cross_parse, "*..**.*...", ALMANAC_ERROR_LONG, 9);
    expect_same_behind_space(almanac_cross_parse, "*..**.*..");
    expect_same_behind_space(almanac_cross_parse, ".**..*.**");
    expect_no_board(almanac_cross_format, BOARDS);
}

Test(cross, no_board)
{
    int found = 77;

    cr_assert_eq(almanac_cross_distance(BOARDS, 0, &found),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_cross_distance(0, BOARDS, &found),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(found, 77);
}
