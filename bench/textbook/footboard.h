/* Two plain ways to solve the disappearing footboard. */
#ifndef TEXTBOOK_FOOTBOARD_H
#define TEXTBOOK_FOOTBOARD_H

#include <stdbool.h>
#include <stdint.h>

#define TEXTBOOK_FOOTBOARD_SIDE 8

struct textbook_footboard {
    int rows;
    int columns;
    bool tile[TEXTBOOK_FOOTBOARD_SIDE][TEXTBOOK_FOOTBOARD_SIDE];
    /* Of A and B. */
    int row[2];
    int column[2];
};

static inline bool
textbook_footboard_is_tile(const struct textbook_footboard *board, int row,
                           int column)
{
    return row >= 0 && row < board->rows && column >= 0 &&
           column < board->columns && board->tile[row][column];
}

struct textbook_outcome {
    bool mover_wins;
    /* Of both players together. */
    int moves;
};

/* Plays out every line of a position with A to move. Adds the number of
 * positions to `positions`. */
struct textbook_outcome
textbook_footboard(const struct textbook_footboard *position,
                   uint64_t *positions);

/* The same answer by another way, feasible on larger boards: asks whether the
 * game can be over within 0, 1, 2 ... moves, until it can. */
struct textbook_outcome
textbook_footboard_deepening(const struct textbook_footboard *position);

#endif
