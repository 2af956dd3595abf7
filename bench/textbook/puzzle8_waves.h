/* Breadth-first search of the 8-puzzle from two ends, a level at a time: a
 * wave spreads from each. */
#ifndef TEXTBOOK_PUZZLE8_WAVES_H
#define TEXTBOOK_PUZZLE8_WAVES_H

#include <stdbool.h>

#include "puzzle8.h"
#include "work.h"

struct textbook_wave {
    /* What it leaves on the arrangements that it has reached. */
    unsigned char mark;
    /* How many slides it has spread. */
    int slides;
    /* The queue; its crest, the arrangements reached last, is still to be
     * spread from. */
    int head;
    int tail;
    char cells[TEXTBOOK_PUZZLE8_BOARDS / 2][TEXTBOOK_PUZZLE8_CELLS];
};

struct textbook_waves {
    struct textbook_wave from_start;
    struct textbook_wave from_goal;
    unsigned char marks[TEXTBOOK_PUZZLE8_BOARDS];
    unsigned char last_mark;
};

/* Puts each wave on its end. The waves must be zero before the first time.
 * Returns whether they have met. */
bool textbook_waves_start(struct textbook_waves *waves,
                          const char start[TEXTBOOK_PUZZLE8_CELLS],
                          const char goal[TEXTBOOK_PUZZLE8_CELLS]);

int textbook_waves_crest(const struct textbook_wave *wave);

/* Spreads a wave by one slide, or until it meets the other one; returns
 * whether it does. The slides of both together are the fewest then: with one
 * less, no arrangement was reached from both ends. */
bool textbook_waves_spread(struct textbook_waves *waves,
                           struct textbook_wave *wave);

struct textbook_work textbook_waves_work(const struct textbook_waves *waves);

#endif
