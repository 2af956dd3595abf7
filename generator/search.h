/* Breadth-first search over a whole space. */
#ifndef ALMANAC_GENERATOR_SEARCH_H
#define ALMANAC_GENERATOR_SEARCH_H

#include <stdbool.h>
#include <stdint.h>

#include "../tables/packed.h"
#include "../tables/proof.h"
#include "space.h"

/* The distance of a state that no moves join to a goal. */
#define SEARCH_UNREACHED ALMANAC_PROOF_UNREACHED

/* How many levels a table may have. */
#define SEARCH_LEVELS_MAX ALMANAC_TABLE_LEVELS_MAX

/* Stores the fewest moves from each state to the nearest goal; the array has
 * an entry for each of the space's states. False if memory runs out, or if a
 * level beyond the last would be needed. */
bool search(const struct space *space, uint8_t *ret_distances);

/* Stores how many states there are at each distance and returns how many
 * levels that are. */
unsigned search_levels(const struct space *space, const uint8_t *distances,
                       uint32_t ret_levels[SEARCH_LEVELS_MAX]);

#endif
