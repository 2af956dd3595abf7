/* Random boards of a table game. */
#ifndef ALMANAC_RUNTIME_RANDOM_H
#define ALMANAC_RUNTIME_RANDOM_H

#include "almanac.h"

/* What to draw from: `boards` boards, some of which can reach the goal. */
struct almanac_draw {
    uint32_t boards;
    almanac_board goal;
    /* The largest distance from the goal; there are boards at each below. */
    int deepest;
    almanac_board (*board_of)(uint32_t index, almanac_board goal);
    int (*distance_of)(almanac_board board, almanac_board goal);
};

/* Draws boards until one is at the distance, or at any if that is asked for,
 * and can be solved. */
enum almanac_status almanac_draw_board(const struct almanac_draw *draw,
                                       int distance, uint64_t *seed,
                                       almanac_board *ret_board);

#endif
