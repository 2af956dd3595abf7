/* The 8-puzzle: the number of an order of the eight tiles.
 *
 * Reading the board without its blank leaves eight tiles. Each half of them,
 * four tiles of three bits, selects a word of an index array; a word holds
 *
 *   bits 0-13   its share of the number, but for the lowest bit: `first` counts
 *               the 1680 choices of four tiles in steps of 12, `last` the
 *               orders of the other four, halved, for the parity of the whole
 *               fixes one bit;
 *   bits 16-23  the set of its tiles, none if a tile occurs twice;
 *   bit 24      the parity of its inversions (`first`'s includes those
 *               between the halves, which its set alone decides);
 *   bit 26      the lowest bit of its share, which is 0 in `first`: a byte of a
 *               table holds two numbers, and so one bit does not have to be
 *               taken off to find the byte.
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

#define ALMANAC_PUZZLE8_HALF 0x3fffu
#define ALMANAC_PUZZLE8_LOWEST_SHIFT 26
#define ALMANAC_PUZZLE8_SET_SHIFT 16
#define ALMANAC_PUZZLE8_SET 0xff0000u
#define ALMANAC_PUZZLE8_ODD 0x1000000u
#define ALMANAC_PUZZLE8_CHECKS (ALMANAC_PUZZLE8_SET | ALMANAC_PUZZLE8_ODD)

ALMANAC_TABLE uint32_t almanac_puzzle8_first[ALMANAC_PUZZLE8_CODES];
ALMANAC_TABLE uint32_t almanac_puzzle8_last[ALMANAC_PUZZLE8_CODES];
ALMANAC_TABLE uint64_t almanac_puzzle8_first_digest;
ALMANAC_TABLE uint64_t almanac_puzzle8_last_digest;

/* The bits that eight tiles less 1 can have, in nine nibbles. */
#define ALMANAC_PUZZLE8_TILE_BITS UINT64_C(0x777777770)

/* The tiles of a board, each less 1, in the nibbles above the lowest: those
 * below the blank move up by one, over it. What is no board has other bits
 * than those of tiles then: a second 0 borrows, a nibble over 8 keeps its high
 * bit, and a tenth nibble stays; without any 0 all nine move up, the first into
 * the tenth. */
static inline uint64_t almanac_puzzle8_tiles(uint64_t board)
{
    uint64_t zeros = almanac_puzzle8_zeros(board);
    uint64_t up_to_blank = zeros ^ (zeros - 1);

    return (board ^ ((board ^ board << 4) & up_to_blank)) -
           UINT64_C(0x111111110);
}

/* Eight tiles of four bits, each 0..7, as the codes of both halves: four times
 * three bits, `first`'s in the high half of the word. Taking half of every
 * other nibble away brings the two beside it together. */
static inline uint32_t almanac_puzzle8_codes(uint32_t tiles)
{
    tiles -= tiles >> 1 & 0x38383838u;
    return (tiles & 0x003f003fu) | (tiles >> 2 & 0x0fc00fc0u);
}

/* The sum of a board's two words, or 0 if it is no board for another reason
 * than tiles that occur twice. The arrays are arguments because the generator
 * numbers states with the very arrays it is about to print. */
static inline uint32_t almanac_puzzle8_word_of(uint64_t board,
                                               const uint32_t *first,
                                               const uint32_t *last)
{
    uint64_t tiles = almanac_puzzle8_tiles(board);
    uint32_t codes = almanac_puzzle8_codes((uint32_t)(tiles >> 4));

    if ((tiles & ~ALMANAC_PUZZLE8_TILE_BITS) != 0)
        return 0;
    return first[codes >> 16] + last[codes & 0xffffu];
}

static inline uint32_t almanac_puzzle8_number(uint32_t word)
{
    return (word & ALMANAC_PUZZLE8_HALF) << 1 |
           (word >> ALMANAC_PUZZLE8_LOWEST_SHIFT & 1);
}

/* A share of the number as a word holds it. */
static inline uint32_t almanac_puzzle8_share(uint32_t number)
{
    return number >> 1 | (number & 1) << ALMANAC_PUZZLE8_LOWEST_SHIFT;
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
