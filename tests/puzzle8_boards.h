/* 8-puzzle boards as the textbook has them, and as the library does. */
#ifndef ALMANAC_TESTS_PUZZLE8_BOARDS_H
#define ALMANAC_TESTS_PUZZLE8_BOARDS_H

#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/puzzle8.h>

static inline almanac_board board_of(const char cells[ALMANAC_CELLS])
{
    almanac_board board = 0;

    for (int i = 0; i < ALMANAC_CELLS; i++)
        board = board << 4 | (almanac_board)(cells[i] - '0');
    return board;
}

static inline almanac_board board_of_rank(int rank)
{
    char cells[ALMANAC_CELLS];

    textbook_puzzle8_unrank(rank, cells);
    return board_of(cells);
}

static inline int rank_of(almanac_board board)
{
    char cells[ALMANAC_CELLS];

    cr_assert_eq(almanac_puzzle8_format(board, cells), ALMANAC_OK);
    return textbook_puzzle8_rank(cells);
}

static inline int distance(almanac_board board, almanac_board goal)
{
    int found = -2;

    cr_assert_eq(almanac_puzzle8_distance(board, goal, &found), ALMANAC_OK,
                 "%#llx to %#llx", (unsigned long long)board,
                 (unsigned long long)goal);
    return found;
}

#endif
