#include "puzzle8_look_up.h"
#include "puzzle8_moves.h"

enum almanac_status almanac_puzzle8_distance_to(almanac_board board,
                                                almanac_board goal,
                                                int *ret_distance)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    uint32_t word = almanac_puzzle8_word(&tables, board);
    uint32_t goal_word = almanac_puzzle8_word(&tables, goal);

    if (!almanac_puzzle8_is_board(word) || !almanac_puzzle8_is_board(goal_word))
        return ALMANAC_ERROR_BOARD;
    *ret_distance = almanac_puzzle8_is_odd(word ^ goal_word)
                        ? ALMANAC_UNSOLVABLE
                        : almanac_puzzle8_distance_in(&tables, board, goal);
    return ALMANAC_OK;
}
