/* What the three arrays of a footboard position must look like. */
#ifndef ALMANAC_CLI_FOOTBOARD_SHAPE_H
#define ALMANAC_CLI_FOOTBOARD_SHAPE_H

#include <almanac.h>
#include <jansson.h>
#include <stdbool.h>

#include "fault.h"

/* An array and the place where it starts, which its faults are reported at. */
struct footboard_array {
    json_t *json;
    struct place place;
};

/* A position, and the sides of its board, which holes do not tell. */
struct footboard_board {
    struct almanac_footboard position;
    int rows;
    int columns;
};

/* Takes the board, A's and B's [row, column]. */
bool footboard_shape_take(const struct footboard_array arrays[3],
                          struct footboard_board *ret_board,
                          struct fault *ret_fault);

#endif
