/* The nine cells of a board, taken from the input with their places. */
#ifndef ALMANAC_CLI_BOARD_CELLS_H
#define ALMANAC_CLI_BOARD_CELLS_H

#include <almanac.h>

#include "input.h"

struct board_cells {
    /* How many there are: fewer than nine if the input ended. */
    size_t count;
    char text[ALMANAC_CELLS];
    /* Of each cell, and of the end of input behind the last. */
    struct place places[ALMANAC_CELLS + 1];
};

/* Takes nine characters that are not white space, whatever they are. */
void board_cells_read(struct input *input, struct board_cells *ret_cells);

#endif
