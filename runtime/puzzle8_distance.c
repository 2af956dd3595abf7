#include "almanac.h"

#include "puzzle8_look_up.h"
#include "puzzle8_moves.h"

#if defined(ALMANAC_TABLES_SMALL)

static int distance_by_word(almanac_board board, uint32_t word)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();

    if (almanac_puzzle8_is_odd(word))
        return ALMANAC_UNSOLVABLE;
    return almanac_puzzle8_distance_in(&tables, board, ALMANAC_PUZZLE8_GOAL);
}

#else

/* An odd order has the entry of an even one: it is looked up all the same,
 * because to guess whether a board can be solved costs more. */
static int distance_by_word(almanac_board board, uint32_t word)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    int distance = almanac_puzzle8_look_up(&tables, ALMANAC_PUZZLE8_CORNER,
                                           almanac_puzzle8_blank(board), word);

    return distance | -almanac_puzzle8_is_odd(word);
}

#endif

enum almanac_status almanac_puzzle8_distance(almanac_board board,
                                             almanac_board goal,
                                             int *ret_distance)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    uint32_t word;

    if (goal != ALMANAC_PUZZLE8_GOAL)
        return almanac_puzzle8_distance_to(board, goal, ret_distance);
    word = almanac_puzzle8_word(&tables, board);
    if (!almanac_puzzle8_is_board(word))
        return ALMANAC_ERROR_BOARD;
    *ret_distance = distance_by_word(board, word);
    return ALMANAC_OK;
}
