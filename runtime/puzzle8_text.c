#include "almanac.h"

#include "bytes.h"
#include "cells.h"
#include "puzzle8_look_up.h"

static bool is_board(almanac_board board)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();

    return almanac_puzzle8_is_board(almanac_puzzle8_word(&tables, board));
}

/* Eight digits, the first in the lowest byte, as eight nibbles, the first in
 * the highest: neighbours join to bytes, to pairs of bytes, to four. */
static almanac_board nibbles_of(uint64_t digits)
{
    uint64_t n = digits & ALMANAC_BYTES(0x0f);

    n = (n << 4 | n >> 8) & UINT64_C(0x00ff00ff00ff00ff);
    n = (n << 8 | n >> 16) & UINT64_C(0x0000ffff0000ffff);
    return (n << 16 | n >> 32) & 0xffffffffu;
}

/* Reads a board written as nine digits and nothing else, which most are; of
 * the nine characters only nibbles need be looked at then. */
static bool parse_nine(const char *text, almanac_board *ret_board)
{
    uint64_t eight = almanac_eight_bytes(text);
    unsigned ninth = (unsigned char)text[8];
    almanac_board board = nibbles_of(eight) << 4 | (ninth & 15u);

    if ((eight & ALMANAC_BYTES(0xf0)) != ALMANAC_BYTES(0x30) ||
        (ninth & 0xf0u) != 0x30u || !is_board(board))
        return false;
    *ret_board = board;
    return true;
}

static enum almanac_status parse_any(const char *text, size_t length,
                                     almanac_board *ret_board, size_t *where)
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

enum almanac_status almanac_puzzle8_parse(const char *text, size_t length,
                                          almanac_board *ret_board,
                                          size_t *where)
{
    if (length == ALMANAC_CELLS && parse_nine(text, ret_board))
        return ALMANAC_OK;
    return parse_any(text, length, ret_board, where);
}

enum almanac_status almanac_puzzle8_format(almanac_board board,
                                           char ret_text[ALMANAC_CELLS])
{
    unsigned cell;

    if (!is_board(board))
        return ALMANAC_ERROR_BOARD;
    for (cell = 0; cell < ALMANAC_CELLS; cell++)
        ret_text[cell] = (char)('0' + almanac_puzzle8_tile(board, cell));
    return ALMANAC_OK;
}
