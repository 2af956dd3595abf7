/* Squares of the footboard as bits, eight to a row, so that a step is a
 * shift. */
#ifndef ALMANAC_RUNTIME_FOOTBOARD_BOARD_H
#define ALMANAC_RUNTIME_FOOTBOARD_BOARD_H

#include "almanac.h"

#define ALMANAC_FOOTBOARD_FIRST_COLUMN UINT64_C(0x0101010101010101)
#define ALMANAC_FOOTBOARD_LAST_COLUMN UINT64_C(0x8080808080808080)

/* A position as the player to move sees it: the tiles, and the square of each
 * player, 0 for one that has fallen. */
struct almanac_footboard_turn {
    uint64_t tiles;
    uint64_t mover;
    uint64_t other;
};

static inline uint64_t almanac_footboard_bit(unsigned square)
{
    return square < 64 ? UINT64_C(1) << square : 0;
}

/* The squares next to any of a set. */
static inline uint64_t almanac_footboard_around(uint64_t squares)
{
    return squares << 8 | squares >> 8 |
           (squares & ~ALMANAC_FOOTBOARD_LAST_COLUMN) << 1 |
           (squares & ~ALMANAC_FOOTBOARD_FIRST_COLUMN) >> 1;
}

/* The number of the only square of a set. */
static inline int almanac_footboard_square(uint64_t bit)
{
    int square = 0;

#if defined(__GNUC__)
    square = __builtin_ctzll(bit);
#else
    int half;

    for (half = 32; half != 0; half /= 2)
        if (bit >> (square + half) != 0)
            square += half;
#endif
    return square;
}

static inline int almanac_footboard_distance(int square, int other)
{
    int rows = square / 8 - other / 8;
    int columns = square % 8 - other % 8;

    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

#endif
