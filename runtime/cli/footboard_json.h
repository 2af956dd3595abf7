/* Footboard positions as JSON. */
#ifndef ALMANAC_CLI_FOOTBOARD_JSON_H
#define ALMANAC_CLI_FOOTBOARD_JSON_H

#include <almanac.h>

#include "input.h"

/* The most bytes of a position, from the board to B's place. */
#define POSITION_BYTES 4096

/* Reads three arrays: the board, A's and B's [row, column]. Returns
 * EXIT_ANSWERED, or EXIT_BAD_INPUT after a message. */
int footboard_json_read(struct input *input,
                        struct almanac_footboard *ret_position);

#endif
