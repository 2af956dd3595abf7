/* The hash maps hold the table's answers, all of them. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/hash_map.h>

#include "puzzle8_boards.h"

static void expect_two_sided(
    const struct textbook_hash_map *map, almanac_board goal,
    enum almanac_status (*format)(almanac_board board, char *ret_text),
    enum almanac_status (*ask)(almanac_board board, almanac_board goal,
                               int *ret_distance))
{
    for (almanac_board board = 0; board < ALMANAC_COIN_BOARDS; board++) {
        char text[ALMANAC_CELLS];
        int expected = -2;

        cr_assert_eq(format(board, text), ALMANAC_OK);
        cr_assert_eq(ask(board, goal, &expected), ALMANAC_OK);
        cr_assert_eq(textbook_hash_map_find(map, text), expected, "%.9s", text);
    }
}

Test(hash_map, coin)
{
    struct textbook_hash_map *map = textbook_hash_map_coin();

    expect_two_sided(map, ALMANAC_COIN_EITHER, almanac_coin_format,
                     almanac_coin_distance);
    textbook_hash_map_free(map);
}

Test(hash_map, cross)
{
    struct textbook_hash_map *map = textbook_hash_map_cross();

    expect_two_sided(map, ALMANAC_CROSS_WHITE, almanac_cross_format,
                     almanac_cross_distance);
    textbook_hash_map_free(map);
}

Test(hash_map, puzzle8)
{
    struct textbook_hash_map *map = textbook_hash_map_puzzle8();

    for (int rank = 0; rank < TEXTBOOK_PUZZLE8_BOARDS; rank++) {
        char cells[ALMANAC_CELLS];

        textbook_puzzle8_unrank(rank, cells);
        cr_assert_eq(textbook_hash_map_find(map, cells),
                     distance(board_of(cells), ALMANAC_PUZZLE8_GOAL), "%.9s",
                     cells);
    }
    cr_assert_gt(textbook_hash_map_bytes(map), 40 * ALMANAC_PUZZLE8_BOARDS);
    textbook_hash_map_free(map);
}
