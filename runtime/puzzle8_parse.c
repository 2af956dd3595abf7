#include "almanac.h"

#include "bytes.h"
#include "puzzle8_text.h"

/* Eight digits, the first in the lowest byte, as eight nibbles, the first in
 * the highest: neighbours join to bytes, to pairs of bytes, to four. */
static almanac_board nibbles_of(uint64_t digits)
{
    uint64_t n = digits & ALMANAC_BYTES(0x0f);

    n = (n << 4 | n >> 8) & UINT64_C(0x00ff00ff00ff00ff);
    n = (n << 8 | n >> 16) & UINT64_C(0x0000ffff0000ffff);
    return (n << 16 | n >> 32) & 0xffffffffu;
}

/* Whether each of the digits stands once among nine bytes from 0x20 to 0x3f:
 * their five low bits tell them apart. */
static bool has_each_digit(const char *text)
{
    uint32_t seen = 0;
    int i;

    for (i = 0; i < ALMANAC_CELLS; i++)
        seen |= UINT32_C(1) << (text[i] & 31);
    return seen == UINT32_C(0x1ff) << ('0' & 31);
}

/* Reads a board written as nine digits and nothing else, which most are. */
static bool parse_nine(const char *text, almanac_board *ret_board)
{
    uint64_t eight = almanac_eight_bytes(text);
    unsigned ninth = (unsigned char)text[8];

    if ((eight & ALMANAC_BYTES(0xe0)) != ALMANAC_BYTES(0x20) ||
        (ninth & 0xe0u) != 0x20u || !has_each_digit(text))
        return false;
    *ret_board = nibbles_of(eight) << 4 | (ninth & 15u);
    return true;
}

enum almanac_status almanac_puzzle8_parse(const char *text, size_t length,
                                          almanac_board *ret_board,
                                          size_t *where)
{
    if (length == ALMANAC_CELLS && parse_nine(text, ret_board))
        return ALMANAC_OK;
    return almanac_puzzle8_parse_any(text, length, ret_board, where);
}
