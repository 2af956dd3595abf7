#include "two_sided.h"

#include "../tables/two_sided.h"
#include "cells.h"

enum almanac_status almanac_two_sided_parse(char zero, char one,
                                            const char *text, size_t length,
                                            almanac_board *ret_board,
                                            size_t *where)
{
    struct almanac_cells cells = {text, length, 0};
    almanac_board board = 0;
    enum almanac_status status;
    int i;

    for (i = 0; i < ALMANAC_CELLS; i++) {
        char cell;

        if (!almanac_cells_next(&cells, &cell))
            return almanac_fail(ALMANAC_ERROR_SHORT, length, where);
        if (cell != zero && cell != one)
            return almanac_fail(ALMANAC_ERROR_CELL, cells.at - 1, where);
        board = board << 1 | (cell == one);
    }
    status = almanac_cells_end(&cells, where);
    if (status == ALMANAC_OK)
        *ret_board = board;
    return status;
}

enum almanac_status almanac_two_sided_format(char zero, char one,
                                             almanac_board board,
                                             char *ret_text)
{
    int i;

    if (board > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    for (i = 0; i < ALMANAC_CELLS; i++)
        ret_text[i] = (board >> (ALMANAC_CELLS - 1 - i) & 1) != 0 ? one : zero;
    return ALMANAC_OK;
}
