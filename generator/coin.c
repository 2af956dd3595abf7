/* The coin game. Flips are exclusive or: a -> b costs what a ^ b -> 0 costs,
 * so one target answers for all. */
#include "../tables/coin.h"
#include "space.h"
#include "two_sided.h"

static unsigned neighbours(uint32_t state, uint32_t *ret_neighbours)
{
    return two_sided_neighbours(almanac_coin_lines, ALMANAC_COIN_LINES, state,
                                ret_neighbours);
}

const struct space space_coin = {
    .name = "coin",
    .header = "coin.h",
    .answer = "fewest flips that turn over a set of the nine coins",
    .states = ALMANAC_TWO_SIDED_STATES,
    .reachable = 128,
    .kept = ALMANAC_TWO_SIDED_STATES,
    .loads = 1,
    .is_goal = two_sided_is_goal,
    .neighbours = neighbours,
};
