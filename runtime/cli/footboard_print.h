/* The answers of the footboard, in every mode. */
#ifndef ALMANAC_CLI_FOOTBOARD_PRINT_H
#define ALMANAC_CLI_FOOTBOARD_PRINT_H

#include "footboard_shape.h"
#include "options.h"

/* What the library says of a position. A mode may need no more than some of
 * it. */
struct footboard_answer {
    struct almanac_footboard_result result;
    char line[ALMANAC_FOOTBOARD_MOVES_MAX];
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    int count;
};

void footboard_print(const struct footboard_board *board,
                     const struct footboard_answer *answer, enum mode mode);

#endif
