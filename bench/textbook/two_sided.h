/* Queue search over the boards of the coin game and the cross flip, from the
 * rules as their statements give them. A board is nine bits, the top-left
 * cell the most significant. */
#ifndef TEXTBOOK_TWO_SIDED_H
#define TEXTBOOK_TWO_SIDED_H

#define TEXTBOOK_TWO_SIDED_BOARDS 512

/* Stores the fewest moves from a board to each, -1 where there are none. */
void textbook_coin_search(unsigned start,
                          int ret_moves[TEXTBOOK_TWO_SIDED_BOARDS]);
void textbook_cross_search(unsigned start,
                           int ret_moves[TEXTBOOK_TWO_SIDED_BOARDS]);

/* The cells that a move turns over: of the coin game the rows, the columns,
 * the diagonal from the top left, the other; of the cross flip the crosses
 * around the cells in reading order. */
unsigned textbook_coin_move(int move);
unsigned textbook_cross_move(int move);

/* The fewest flips until all coins show one face, or -1. */
int textbook_coin(unsigned board);

/* The fewest clicks from all white to a board. */
int textbook_cross(unsigned board);

#endif
