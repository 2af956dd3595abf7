/* The coin game and the cross flip as linear equations over GF(2). Flips
 * cancel out and may be made in any order, so a solution is a set of moves; a
 * set is a number with a bit for each move. */
#ifndef TEXTBOOK_TWO_SIDED_ELIMINATION_H
#define TEXTBOOK_TWO_SIDED_ELIMINATION_H

#include "work.h"

/* The fewest flips until all coins show one face, or -1. */
int textbook_coin_elimination(unsigned board, struct textbook_work *ret_work);

/* The fewest clicks until a board is all white. */
int textbook_cross_elimination(unsigned board, struct textbook_work *ret_work);

#endif
