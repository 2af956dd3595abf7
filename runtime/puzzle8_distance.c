#include "almanac.h"

#include "../tables/puzzle8_fold.h"
#include "../tables/puzzle8_goals.h"
#include "puzzle8_word.h"

static const unsigned char *table_of(unsigned kind)
{
    if (kind == ALMANAC_PUZZLE8_CORNER)
        return almanac_puzzle8_corner_table;
    return kind == ALMANAC_PUZZLE8_EDGE ? almanac_puzzle8_edge_table
                                        : almanac_puzzle8_centre_table;
}

/* The distance of a board to the goal of a kind; `word` is its word, of even
 * order, and the cell of its blank has a slot that is kept. */
static int look_up(unsigned kind, unsigned blank, uint32_t word)
{
    uint32_t state =
        almanac_puzzle8_slots[kind][blank] * ALMANAC_PUZZLE8_ORDERS +
        (word & ALMANAC_PUZZLE8_NUMBER);
    unsigned half = almanac_packed_entry(table_of(kind), state);

    return (int)(2 * half +
                 almanac_puzzle8_odd(blank, almanac_puzzle8_goal_blanks[kind]));
}

/* The distance between two boards that can reach each other. */
static int fold_and_look_up(almanac_board board, almanac_board goal)
{
    unsigned blank = almanac_puzzle8_blank(board);
    unsigned goal_blank = almanac_puzzle8_blank(goal);
    unsigned kind = almanac_puzzle8_kinds[goal_blank];
    const unsigned char *mirror;
    almanac_board folded;

    if (almanac_puzzle8_kinds[blank] > kind)
        return fold_and_look_up(goal, board);
    mirror = almanac_puzzle8_mirror(kind, blank, goal_blank);
    folded = almanac_puzzle8_fold(board, goal, kind, mirror);
    return look_up(kind, mirror[blank], almanac_puzzle8_word(folded));
}

static enum almanac_status distance_to_goal(almanac_board board,
                                            int *ret_distance)
{
    uint32_t word = almanac_puzzle8_word(board);

    if (!almanac_puzzle8_is_board(word))
        return ALMANAC_ERROR_BOARD;
    *ret_distance = almanac_puzzle8_is_odd(word)
                        ? ALMANAC_UNSOLVABLE
                        : look_up(ALMANAC_PUZZLE8_CORNER,
                                  almanac_puzzle8_blank(board), word);
    return ALMANAC_OK;
}

enum almanac_status almanac_puzzle8_distance(almanac_board board,
                                             almanac_board goal,
                                             int *ret_distance)
{
    uint32_t word = almanac_puzzle8_word(board);
    uint32_t goal_word = almanac_puzzle8_word(goal);

    if (goal == ALMANAC_PUZZLE8_GOAL)
        return distance_to_goal(board, ret_distance);
    if (!almanac_puzzle8_is_board(word) || !almanac_puzzle8_is_board(goal_word))
        return ALMANAC_ERROR_BOARD;
    *ret_distance = almanac_puzzle8_is_odd(word ^ goal_word)
                        ? ALMANAC_UNSOLVABLE
                        : fold_and_look_up(board, goal);
    return ALMANAC_OK;
}
