/* The slides of an 8-puzzle board, and where they lead. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_MOVES_H
#define ALMANAC_RUNTIME_PUZZLE8_MOVES_H

#include "almanac.h"
#include "puzzle8_look_up.h"

/* Lists every slide of a board whose distance is known, or that cannot be
 * solved, and returns how many there are. */
int almanac_puzzle8_list_moves(const struct almanac_puzzle8_tables *tables,
                               almanac_board board, almanac_board goal,
                               int distance, struct almanac_move *ret_moves);

/* The distance between two boards that can reach each other, more than the
 * deepest if the tables are no good. */
int almanac_puzzle8_distance_in(const struct almanac_puzzle8_tables *tables,
                                almanac_board board, almanac_board goal);

#endif
