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

/* Makes the first slide that leads one closer and returns its tile.
 * `came_from` is the cell that the blank was on before, or none at first: the
 * slide back leads away, and so of the others the last needs no look up. In
 * tables that are no good, some slide is made. */
int almanac_puzzle8_step(const struct almanac_puzzle8_tables *tables,
                         almanac_board *board, unsigned *came_from,
                         almanac_board goal, int distance);

/* The distance between two boards that can reach each other, more than the
 * deepest if the tables are no good. */
#if defined(ALMANAC_TABLES_SMALL)
int almanac_puzzle8_distance_in(const struct almanac_puzzle8_tables *tables,
                                almanac_board board, almanac_board goal);
#else
#define almanac_puzzle8_distance_in almanac_puzzle8_known
#endif

/* almanac_puzzle8_distance to any goal; the usual one has a shorter way. */
enum almanac_status almanac_puzzle8_distance_to(almanac_board board,
                                                almanac_board goal,
                                                int *ret_distance);

#endif
