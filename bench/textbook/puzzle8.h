/* Queue search over the arrangements of the 8-puzzle, as a contest solution
 * has it: cells are the digits '0' to '8' in reading order, an arrangement's
 * rank is its place in lexicographic order. */
#ifndef TEXTBOOK_PUZZLE8_H
#define TEXTBOOK_PUZZLE8_H

#include <stdbool.h>

#define TEXTBOOK_PUZZLE8_CELLS 9
#define TEXTBOOK_PUZZLE8_BOARDS 362880

int textbook_puzzle8_rank(const char cells[TEXTBOOK_PUZZLE8_CELLS]);

/* The arrangement of a rank. */
void textbook_puzzle8_unrank(int rank, char ret_cells[TEXTBOOK_PUZZLE8_CELLS]);

/* Stores the fewest slides from an arrangement to each, by rank, -1 where
 * there are none. */
void textbook_puzzle8_search(const char start[TEXTBOOK_PUZZLE8_CELLS],
                             signed char ret_slides[TEXTBOOK_PUZZLE8_BOARDS]);

/* Stores how many shortest sequences of slides lead from an arrangement to
 * each, by rank, given what the search has stored. */
void textbook_puzzle8_count(const char start[TEXTBOOK_PUZZLE8_CELLS],
                            const signed char slides[TEXTBOOK_PUZZLE8_BOARDS],
                            int ret_counts[TEXTBOOK_PUZZLE8_BOARDS]);

/* Slides a tile into the blank; false if it is not next to it. */
bool textbook_puzzle8_slide(char cells[TEXTBOOK_PUZZLE8_CELLS], char tile);

/* The fewest slides from one arrangement to another, or -1. Stores how many
 * arrangements were looked at. */
int textbook_puzzle8(const char start[TEXTBOOK_PUZZLE8_CELLS],
                     const char goal[TEXTBOOK_PUZZLE8_CELLS], int *ret_visited);

#endif
