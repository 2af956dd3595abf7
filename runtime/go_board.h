/* The points of a Go board. */
#ifndef ALMANAC_RUNTIME_GO_BOARD_H
#define ALMANAC_RUNTIME_GO_BOARD_H

#include "almanac.h"

/* Points from one row to the next, whatever the size. */
#define ALMANAC_GO_STRIDE (ALMANAC_GO_SIZE_MAX + 2)
#define ALMANAC_GO_BORDER 3

/* From a point to its four neighbours. */
static const int almanac_go_steps[4] = {-ALMANAC_GO_STRIDE, -1, 1,
                                        ALMANAC_GO_STRIDE};

static inline int almanac_go_point(int column, int row)
{
    return (row + 1) * ALMANAC_GO_STRIDE + column + 1;
}

static inline bool almanac_go_on_board(const struct almanac_go *game,
                                       int column, int row)
{
    return column >= 0 && column < game->size && row >= 0 && row < game->size;
}

#endif
