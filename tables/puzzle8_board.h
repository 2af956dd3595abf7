/* The 8-puzzle: a board as a number, and the slides.
 *
 * A board is nine nibbles, the top-left cell in the highest, cells in reading
 * order; 0 is the blank. */
#ifndef ALMANAC_TABLES_PUZZLE8_BOARD_H
#define ALMANAC_TABLES_PUZZLE8_BOARD_H

#include <stdint.h>

#define ALMANAC_PUZZLE8_CELLS 9
#define ALMANAC_PUZZLE8_NO_CELL 9

/* The cells whose tile can slide into a blank on each cell. */
static const unsigned char almanac_puzzle8_slides[ALMANAC_PUZZLE8_CELLS][4] = {
    {1, 3, 9, 9}, {0, 2, 4, 9}, {1, 5, 9, 9}, {0, 4, 6, 9}, {1, 3, 5, 7},
    {2, 4, 8, 9}, {3, 7, 9, 9}, {4, 6, 8, 9}, {5, 7, 9, 9},
};

static inline unsigned almanac_puzzle8_shift(unsigned cell)
{
    return 4 * (8 - cell);
}

static inline unsigned almanac_puzzle8_tile(uint64_t board, unsigned cell)
{
    return (unsigned)(board >> almanac_puzzle8_shift(cell)) & 15u;
}

/* The board after the tile on one cell has slid into the blank on another:
 * the blank is 0, so moving the tile's nibble is all there is to do. */
static inline uint64_t almanac_puzzle8_slide(uint64_t board, unsigned blank,
                                             unsigned from)
{
    uint64_t tile = almanac_puzzle8_tile(board, from);

    return (board ^ tile << almanac_puzzle8_shift(from)) |
           tile << almanac_puzzle8_shift(blank);
}

/* Marks the nibbles of nine that are 0, each by its high bit: those get it by
 * borrowing. What stands above the lowest mark may mislead, and is not looked
 * at; there always is one, for the tenth nibble is 0. */
static inline uint64_t almanac_puzzle8_zeros(uint64_t board)
{
    uint64_t nine = board & UINT64_C(0xfffffffff);
    uint64_t ones = UINT64_C(0x1111111111);

    return (nine - ones) & ~nine & ones << 3;
}

/* The cell of the blank of a board. */
static inline unsigned almanac_puzzle8_blank(uint64_t board)
{
    uint64_t zeros = almanac_puzzle8_zeros(board);

#if defined(__GNUC__)
    return 8 - ((unsigned)__builtin_ctzll(zeros) >> 2);
#else
    unsigned blank = 8;

    while ((zeros >> almanac_puzzle8_shift(blank) & 8) == 0)
        blank--;
    return blank;
#endif
}

/* On a chessboard every slide takes the blank to a cell of the other colour:
 * the distance is odd exactly when start and goal differ in the colour of the
 * blank's cell. */
static inline unsigned almanac_puzzle8_odd(unsigned blank, unsigned goal_blank)
{
    return (blank ^ goal_blank) & 1u;
}

#endif
