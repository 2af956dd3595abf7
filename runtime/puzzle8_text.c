#include "almanac.h"

#include "cells.h"
#include "puzzle8_look_up.h"
#include "puzzle8_text.h"

enum almanac_status almanac_puzzle8_parse_any(const char *text, size_t length,
                                              almanac_board *ret_board,
                                              size_t *where)
{
    struct almanac_cells cells = {text, length, 0};
    almanac_board board = 0;
    unsigned seen = 0;
    enum almanac_status status;
    int i;

    for (i = 0; i < ALMANAC_CELLS; i++) {
        char cell;

        if (!almanac_cells_next(&cells, &cell))
            return almanac_fail(ALMANAC_ERROR_SHORT, length, where);
        if (cell < '0' || cell > '8')
            return almanac_fail(ALMANAC_ERROR_CELL, cells.at - 1, where);
        if ((seen >> (cell - '0') & 1) != 0)
            return almanac_fail(ALMANAC_ERROR_TWICE, cells.at - 1, where);
        seen |= 1u << (cell - '0');
        board = board << 4 | (almanac_board)(cell - '0');
    }
    status = almanac_cells_end(&cells, where);
    if (status == ALMANAC_OK)
        *ret_board = board;
    return status;
}

enum almanac_status almanac_puzzle8_format(almanac_board board,
                                           char ret_text[ALMANAC_CELLS])
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    unsigned cell;

    if (!almanac_puzzle8_is_board(almanac_puzzle8_word(&tables, board)))
        return ALMANAC_ERROR_BOARD;
    for (cell = 0; cell < ALMANAC_CELLS; cell++)
        ret_text[cell] = (char)('0' + almanac_puzzle8_tile(board, cell));
    return ALMANAC_OK;
}
