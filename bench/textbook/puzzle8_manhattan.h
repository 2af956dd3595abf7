/* The Manhattan distance of the 8-puzzle: how many rows and columns the tiles
 * are away from where the goal has them. A slide changes it by one. */
#ifndef TEXTBOOK_PUZZLE8_MANHATTAN_H
#define TEXTBOOK_PUZZLE8_MANHATTAN_H

#include "puzzle8.h"

/* The cell that the goal has each tile on. */
struct textbook_homes {
    int cell[TEXTBOOK_PUZZLE8_CELLS];
};

struct textbook_homes
textbook_puzzle8_homes(const char goal[TEXTBOOK_PUZZLE8_CELLS]);

/* Of one tile, if it were on a cell. */
int textbook_puzzle8_away(const struct textbook_homes *homes, char tile,
                          int cell);

int textbook_puzzle8_manhattan(const struct textbook_homes *homes,
                               const char cells[TEXTBOOK_PUZZLE8_CELLS]);

#endif
