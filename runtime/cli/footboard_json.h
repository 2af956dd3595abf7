/* Footboard positions as JSON. */
#ifndef ALMANAC_CLI_FOOTBOARD_JSON_H
#define ALMANAC_CLI_FOOTBOARD_JSON_H

#include "cases.h"
#include "footboard_shape.h"

/* The most bytes of a position, from the board to B's place. */
#define POSITION_BYTES 4096

/* Reads three arrays into a `struct footboard_board`: the board, A's and B's
 * [row, column]. Text that is not JSON breaks what follows it. */
enum reading footboard_json_read(void *board, struct input *input,
                                 struct fault *ret_fault);

#endif
