/* The 8-puzzle with the table in program memory. A board is nine cells in
 * reading order, each a digit 0 to 8; 0 is the blank. */
#ifndef ALMANAC_EXAMPLES_AVR_PUZZLE8_H
#define ALMANAC_EXAMPLES_AVR_PUZZLE8_H

#include <stdbool.h>

#define PUZZLE8_UNSOLVABLE (-1)

/* Whether nine cells are a board. */
bool puzzle8_is_board(const unsigned char *cells);

/* The fewest slides from a board to 123/456/780, and the first tile to slide;
 * none if there is nothing to slide. Leaves the cells solved if they can be. */
int puzzle8_solve(unsigned char *cells, unsigned char *ret_tile);

#endif
