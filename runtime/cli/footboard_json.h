/* Footboard positions as JSON. */
#ifndef ALMANAC_CLI_FOOTBOARD_JSON_H
#define ALMANAC_CLI_FOOTBOARD_JSON_H

#include <almanac.h>

#include "cases.h"

/* The most bytes of a position, from the board to B's place. */
#define POSITION_BYTES 4096

/* Reads three arrays into a `struct almanac_footboard`: the board, A's and
 * B's [row, column]. Text that is not JSON breaks what follows it. */
enum reading footboard_json_read(void *position, struct input *input,
                                 struct fault *ret_fault);

#endif
