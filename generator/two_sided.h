/* What the coin game and the cross flip have in common: a move turns over a
 * fixed set of the nine cells. */
#ifndef ALMANAC_GENERATOR_TWO_SIDED_H
#define ALMANAC_GENERATOR_TWO_SIDED_H

#include <stdbool.h>
#include <stdint.h>

/* A state is the set of cells to turn over: the goal is the empty set. */
bool two_sided_is_goal(uint32_t state);

unsigned two_sided_neighbours(const uint16_t *masks, unsigned count,
                              uint32_t state, uint32_t *ret_neighbours);

#endif
