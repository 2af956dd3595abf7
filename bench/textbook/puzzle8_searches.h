/* The searches for one pair of arrangements of the 8-puzzle. Each returns the
 * fewest slides from the start to the goal, or -1 if there are none. They work
 * in static memory: one search at a time. */
#ifndef TEXTBOOK_PUZZLE8_SEARCHES_H
#define TEXTBOOK_PUZZLE8_SEARCHES_H

#include "puzzle8.h"
#include "work.h"

typedef int
textbook_puzzle8_search_for(const char start[TEXTBOOK_PUZZLE8_CELLS],
                            const char goal[TEXTBOOK_PUZZLE8_CELLS],
                            struct textbook_work *ret_work);

/* From the start, until the goal is met. */
textbook_puzzle8_search_for textbook_puzzle8_breadth_first;

/* From both ends, until they meet. */
textbook_puzzle8_search_for textbook_puzzle8_bidirectional;

/* The least sum of slides made and Manhattan distance first. */
textbook_puzzle8_search_for textbook_puzzle8_a_star;

/* Depth first, within a bound that rises: slides made, Manhattan distance and
 * linear conflicts. */
textbook_puzzle8_search_for textbook_puzzle8_ida_star;

#endif
