/* The cross flip. Clicks are exclusive or: a -> b costs what a ^ b -> 0 costs,
 * so one target answers for all. */
#include "../tables/cross.h"
#include "space.h"
#include "two_sided.h"

static unsigned neighbours(uint32_t state, uint32_t *ret_neighbours)
{
    return two_sided_neighbours(almanac_cross_clicks, ALMANAC_CROSS_CLICKS,
                                state, ret_neighbours);
}

const struct space space_cross = {
    .name = "cross",
    .header = "cross.h",
    .answer = "fewest clicks that turn over a set of the nine cells",
    .states = ALMANAC_TWO_SIDED_STATES,
    .reachable = ALMANAC_TWO_SIDED_STATES,
    .kept = ALMANAC_TWO_SIDED_STATES,
    .loads = 1,
    .is_goal = two_sided_is_goal,
    .neighbours = neighbours,
};
