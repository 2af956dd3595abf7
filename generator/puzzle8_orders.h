/* The numbering of the orders of the eight tiles: the definition of the index
 * arrays that tables/puzzle8_index.h reads. */
#ifndef ALMANAC_GENERATOR_PUZZLE8_ORDERS_H
#define ALMANAC_GENERATOR_PUZZLE8_ORDERS_H

#include <stdint.h>

#include "../tables/puzzle8_index.h"

extern uint32_t puzzle8_first[ALMANAC_PUZZLE8_CODES];
extern uint32_t puzzle8_last[ALMANAC_PUZZLE8_CODES];

/* Fills the arrays. Must come before the two functions below. */
void puzzle8_orders_prepare(void);

/* The number of the order of a solvable board's tiles. */
uint32_t puzzle8_order(uint64_t board);

/* The board with its blank on a cell and its tiles in the order of a number:
 * the inverse of the function above. */
uint64_t puzzle8_board(unsigned blank, uint32_t number);

#endif
