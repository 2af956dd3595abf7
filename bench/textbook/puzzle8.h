/* The arrangements of the 8-puzzle, and queue search over all of them, as a
 * contest solution has them: cells are the digits '0' to '8' in reading order,
 * an arrangement's rank is its place in lexicographic order. */
#ifndef TEXTBOOK_PUZZLE8_H
#define TEXTBOOK_PUZZLE8_H

#include <stdbool.h>

#define TEXTBOOK_PUZZLE8_CELLS 9
#define TEXTBOOK_PUZZLE8_BOARDS 362880
#define TEXTBOOK_PUZZLE8_MOVES 4

struct textbook_cells {
    int count;
    int cell[TEXTBOOK_PUZZLE8_MOVES];
};

/* The cells above, beside and below each cell. */
extern const struct textbook_cells
    textbook_puzzle8_beside[TEXTBOOK_PUZZLE8_CELLS];

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

/* Where a tile lies; -1 if nowhere. */
int textbook_puzzle8_cell(const char cells[TEXTBOOK_PUZZLE8_CELLS], char tile);

/* Slides a tile into the blank; false if it is not next to it. */
bool textbook_puzzle8_slide(char cells[TEXTBOOK_PUZZLE8_CELLS], char tile);

/* Stores the arrangements one slide away and returns how many there are. */
int textbook_puzzle8_neighbours(const char cells[TEXTBOOK_PUZZLE8_CELLS],
                                char ret_neighbours[][TEXTBOOK_PUZZLE8_CELLS]);

#endif
