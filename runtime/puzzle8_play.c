#include "almanac.h"

#include "puzzle8_look_up.h"

enum almanac_status almanac_puzzle8_play(almanac_board board, int move,
                                         almanac_board *ret_board)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    unsigned blank;
    const unsigned char *from;
    int i;

    if (!almanac_puzzle8_is_board(almanac_puzzle8_word(&tables, board)))
        return ALMANAC_ERROR_BOARD;
    blank = almanac_puzzle8_blank(board);
    from = almanac_puzzle8_slides[blank];
    for (i = 0; i < ALMANAC_PUZZLE8_MOVES && from[i] != ALMANAC_PUZZLE8_NO_CELL;
         i++)
        if ((int)almanac_puzzle8_tile(board, from[i]) == move) {
            *ret_board = almanac_puzzle8_slide(board, blank, from[i]);
            return ALMANAC_OK;
        }
    return ALMANAC_ERROR_MOVE;
}
