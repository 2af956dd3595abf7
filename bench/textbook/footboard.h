/* Plain depth-first minimax for the disappearing footboard. */
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

#endif
