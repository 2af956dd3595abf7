/* Queue search over the boards of the coin game and the cross flip, from the
 * rules as their statements give them. A board is nine bits, the top-left
 * cell the most significant. */
#ifndef TEXTBOOK_TWO_SIDED_H
#define TEXTBOOK_TWO_SIDED_H

#include "work.h"

#define TEXTBOOK_TWO_SIDED_BOARDS 512
#define TEXTBOOK_TWO_SIDED_MOVES_MAX 9

/* The cells that each move turns over: of the coin game the rows, the columns,
 * the diagonal from the top left, the other; of the cross flip the crosses
 * around the cells in reading order. */
struct textbook_moves {
    int count;
    unsigned cells[TEXTBOOK_TWO_SIDED_MOVES_MAX];
};

const struct textbook_moves *textbook_coin_moves(void);
const struct textbook_moves *textbook_cross_moves(void);

/* The cells that one move turns over. */
unsigned textbook_coin_move(int move);
unsigned textbook_cross_move(int move);

/* Stores the fewest moves from a board to each, -1 where there are none. */
void textbook_coin_search(unsigned start,
                          int ret_moves[TEXTBOOK_TWO_SIDED_BOARDS]);
void textbook_cross_search(unsigned start,
                           int ret_moves[TEXTBOOK_TWO_SIDED_BOARDS]);

/* The fewest flips until all coins show one face, or -1. The search ends when
 * they do. */
int textbook_coin(unsigned board, struct textbook_work *ret_work);

/* The fewest clicks until a board is all white. They are those that lead from
 * all white to the board. */
int textbook_cross(unsigned board, struct textbook_work *ret_work);

#endif
