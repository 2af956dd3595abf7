#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/two_sided.h>

#include "texts.h"

#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS

static int distance(almanac_board board, almanac_board goal)
{
    int found = -2;

    cr_assert_eq(almanac_coin_distance(board, goal, &found), ALMANAC_OK);
    return found;
}

Test(coin, every_board_to_either_face)
{
    struct textbook_work work;
    int solvable = 0;
    int deepest = 0;

    for (unsigned board = 0; board < BOARDS; board++) {
        int found = distance(board, ALMANAC_COIN_EITHER);

        cr_assert_eq(found, textbook_coin(board, &work), "board %u", board);
        solvable += found != ALMANAC_UNSOLVABLE;
        deepest = found > deepest ? found : deepest;
    }
    cr_assert_eq(solvable, 128);
    cr_assert_eq(deepest, 4);
}

Test(coin, every_pair)
{
    static int moves[BOARDS];

    for (unsigned board = 0; board < BOARDS; board++) {
        textbook_coin_search(board, moves);
        for (unsigned goal = 0; goal < BOARDS; goal++)
            cr_assert_eq(distance(board, goal), moves[goal], "%u to %u", board,
                         goal);
    }
}

Test(coin, levels_to_one_face)
{
    static const int expected[] = {1, 8, 28, 46, 35, 10};
    int levels[ALMANAC_COIN_DEEPEST + 1] = {0};

    for (unsigned board = 0; board < BOARDS; board++) {
        int found = distance(board, 0);

        if (found != ALMANAC_UNSOLVABLE)
            levels[found]++;
    }
    cr_assert_arr_eq(levels, expected, sizeof expected);
}

Test(coin, text)
{
    for (unsigned board = 0; board < BOARDS; board++)
        expect_round_trip(almanac_coin_parse, almanac_coin_format, board);
    expect_board(almanac_coin_parse, "HTTHHTHTT", 0x134);
    expect_board(almanac_coin_parse, " H T T\r\nH\tH T\nH\v\fT T\n", 0x134);
    expect_bad_text(almanac_coin_parse, "HTTHXTHTT", ALMANAC_ERROR_CELL, 4);
    expect_bad_text(almanac_coin_parse, "HTT hTTHHH", ALMANAC_ERROR_CELL, 4);
    expect_bad_text(almanac_coin_parse, "", ALMANAC_ERROR_SHORT, 0);
    expect_bad_text(almanac_coin_parse, "HTT HTT H ", ALMANAC_ERROR_SHORT, 10);
    expect_bad_text(almanac_coin_parse, "HHHHHHHHH T", ALMANAC_ERROR_LONG, 10);
    expect_same_behind_space(almanac_coin_parse, "HTTHHTHTT");
    expect_same_behind_space(almanac_coin_parse, "THHHTHTHH");
    expect_no_board(almanac_coin_format, BOARDS);
    expect_no_board(almanac_coin_format, UINT64_MAX);
}

Test(coin, no_board)
{
    int found = 77;

    cr_assert_eq(almanac_coin_distance(BOARDS, 0, &found), ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_coin_distance(0, BOARDS + 1, &found),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_coin_distance(UINT64_C(1) << 32, 0, &found),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_coin_distance(0, UINT64_MAX, &found),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(found, 77);
}
