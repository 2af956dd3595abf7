/* Footboards for tests and benchmarks. */
#ifndef TEXTBOOK_FOOTBOARD_BOARDS_H
#define TEXTBOOK_FOOTBOARD_BOARDS_H

#include <almanac.h>

#include "../../tests/random.h"
#include "footboard.h"

/* The same position for the library, A to move. */
static inline struct almanac_footboard
textbook_footboard_position(const struct textbook_footboard *board)
{
    struct almanac_footboard position = {0, 0, 0, false};

    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (board->tile[row][column])
                position.tiles |= UINT64_C(1)
                                  << ALMANAC_FOOTBOARD_SQUARE(row, column);
    position.a = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(board->row[0],
                                                         board->column[0]);
    position.b = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(board->row[1],
                                                         board->column[1]);
    return position;
}

/* A board without holes. Its starts are numbered from 0 to below the square
 * of its number of tiles. */
static inline struct textbook_footboard
textbook_footboard_full(int rows, int columns, int start)
{
    struct textbook_footboard board = {.rows = rows, .columns = columns};

    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            board.tile[row][column] = true;
    for (int player = 1; player >= 0; player--) {
        board.column[player] = start % columns;
        start /= columns;
        board.row[player] = start % rows;
        start /= rows;
    }
    return board;
}

static inline void textbook_footboard_place(struct textbook_footboard *board,
                                            int player, uint64_t *seed)
{
    do {
        board->row[player] = random_below(seed, board->rows);
        board->column[player] = random_below(seed, board->columns);
    } while (!board->tile[board->row[player]][board->column[player]]);
}

/* A board with at least about the given share of tiles, in per cent, and at
 * least one. */
static inline struct textbook_footboard
textbook_footboard_random(uint64_t *seed, int rows, int columns, int density)
{
    struct textbook_footboard board = {.rows = rows, .columns = columns};

    density += random_below(seed, 101 - density);
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            board.tile[row][column] = random_below(seed, 100) < density;
    board.tile[random_below(seed, rows)][random_below(seed, columns)] = true;
    textbook_footboard_place(&board, 0, seed);
    textbook_footboard_place(&board, 1, seed);
    return board;
}

#endif
