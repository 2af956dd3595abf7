/* 8-puzzle boards from the place of their blank and the number of the order
 * of their tiles: what tables/puzzle8_index.h does, the other way round. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_BOARDS_H
#define ALMANAC_RUNTIME_PUZZLE8_BOARDS_H

#include "almanac.h"

/* The even order of a number from 0 to 20159, the blank on a cell. */
almanac_board almanac_puzzle8_board_of(unsigned blank, uint32_t number);

#endif
