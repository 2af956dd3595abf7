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
 * The sum of two words holds the number, which carries into nothing; the sum of
 * the sets, all ones exactly if they are complements: if the board has nine
 * different digits; and then the parity of the whole. */
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

/* Eight tiles of four bits, each 1..8, as the codes of both halves: four times
 * three bits, each 0..7, `first`'s in the high half of the word. Taking half
 * of every other nibble away brings the two beside it together. */
static inline uint32_t almanac_puzzle8_codes(uint32_t tiles)
{
    uint32_t t = tiles - 0x11111111u;

    t -= t >> 1 & 0x38383838u;
    return (t & 0x003f003fu) | (t >> 2 & 0x0fc00fc0u);
}

/* The board without the nibble of its blank; `below` are the bits below it. */
static inline uint32_t almanac_puzzle8_tiles(uint64_t board, uint64_t below)
{
    return (uint32_t)(board >> 4 ^ ((board >> 4 ^ board) & below));
}

/* The sum of a board's two words; 0 if it is no board, for having ten nibbles,
 * no 0, a second 0 or a nibble over 8: the last two keep their high bit when 1
 * is taken away. The arrays are arguments because the generator numbers states
 * with the very arrays it is about to print. */
static inline uint32_t almanac_puzzle8_word_of(uint64_t board,
                                               const uint32_t *first,
                                               const uint32_t *last)
{
    uint64_t zeros, below;
    uint32_t tiles, codes;

    if (board >> 36 != 0)
        return 0;
    zeros = almanac_puzzle8_zeros(board);
    below = (zeros ^ (zeros - 1)) >> 4;
    tiles = almanac_puzzle8_tiles(board, below);
    codes = almanac_puzzle8_codes(tiles);
    if (below >> 32 != 0 || ((tiles - 0x11111111u) & 0x88888888u) != 0)
        return 0;
    return first[codes >> 16] + last[codes & 0xffffu];
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
