/* The 8-puzzle: the number of an order of the eight tiles.
 *
 * Reading the board without its blank leaves eight tiles. Each half of them,
 * four tiles of three bits, selects a word of an index array; a word holds
 *
 *   bits 0-14   its share of the number: `first` counts the 1680 choices of
 *               four tiles in steps of 12, `last` the orders of the other
 *               four, halved, for the parity of the whole fixes one bit;
 *   bits 16-23  the set of its tiles, none if a tile occurs twice;
 *   bit 24      the parity of its inversions (`first`'s includes those
 *               between the halves, which its set alone decides).
 *
 * The sum of two words holds the number; their exclusive or says whether the
 * board has nine different digits and whether its order is even. */
#ifndef ALMANAC_TABLES_PUZZLE8_INDEX_H
#define ALMANAC_TABLES_PUZZLE8_INDEX_H

#include <stdint.h>

#include "packed.h"
#include "puzzle8_board.h"

#define ALMANAC_PUZZLE8_CODES 4096u
#define ALMANAC_PUZZLE8_ORDERS 20160u

#define ALMANAC_PUZZLE8_NUMBER 0x7fffu
#define ALMANAC_PUZZLE8_SET_SHIFT 16
#define ALMANAC_PUZZLE8_SET 0xff0000u
#define ALMANAC_PUZZLE8_ODD 0x1000000u
#define ALMANAC_PUZZLE8_CHECKS (ALMANAC_PUZZLE8_SET | ALMANAC_PUZZLE8_ODD)

ALMANAC_TABLE uint32_t almanac_puzzle8_first[ALMANAC_PUZZLE8_CODES];
ALMANAC_TABLE uint32_t almanac_puzzle8_last[ALMANAC_PUZZLE8_CODES];
ALMANAC_TABLE uint64_t almanac_puzzle8_first_digest;
ALMANAC_TABLE uint64_t almanac_puzzle8_last_digest;

/* Eight tiles of four bits, each 1..8, as eight of three bits, each 0..7. */
static inline uint32_t almanac_puzzle8_code(uint32_t tiles)
{
    uint32_t t = tiles - 0x11111111u;

    t = (t & 0x07070707u) | (t >> 1 & 0x38383838u);
    t = (t & 0x003f003fu) | (t >> 2 & 0x0fc00fc0u);
    return (t & 0x00000fffu) | (t >> 4 & 0x00fff000u);
}

/* The board without the nibble of its blank. */
static inline uint32_t almanac_puzzle8_tiles(uint64_t board, unsigned shift)
{
    uint64_t below = (UINT64_C(1) << shift) - 1;

    return (uint32_t)((board >> 4 & ~below) | (board & below));
}

/* The word of a board: the sum's number and the exclusive or's checks; 0 if
 * it is no board. A nibble over 8, and a second 0, keep their high bit when 1
 * is taken away. The arrays are arguments because the generator numbers states
 * with the very arrays it is about to print. */
static inline uint32_t almanac_puzzle8_word_of(uint64_t board,
                                               const uint32_t *first,
                                               const uint32_t *last)
{
    unsigned shift = almanac_puzzle8_blank_shift(board);
    uint32_t tiles = almanac_puzzle8_tiles(board, shift);
    uint32_t code = almanac_puzzle8_code(tiles);
    uint32_t f = first[code >> 12];
    uint32_t l = last[code & 0xfffu];

    if (board >> 36 != 0 || shift == ALMANAC_PUZZLE8_NO_BLANK ||
        ((tiles - 0x11111111u) & 0x88888888u) != 0)
        return 0;
    return ((f + l) & ALMANAC_PUZZLE8_NUMBER) |
           ((f ^ l) & ALMANAC_PUZZLE8_CHECKS);
}

static inline int almanac_puzzle8_is_board(uint32_t word)
{
    return (word & ALMANAC_PUZZLE8_SET) == ALMANAC_PUZZLE8_SET;
}

static inline int almanac_puzzle8_is_odd(uint32_t word)
{
    return (word & ALMANAC_PUZZLE8_ODD) != 0;
}

#endif
