#include "two_sided.h"

bool two_sided_is_goal(uint32_t state)
{
    return state == 0;
}

unsigned two_sided_neighbours(const uint16_t *masks, unsigned count,
                              uint32_t state, uint32_t *ret_neighbours)
{
    for (unsigned i = 0; i < count; i++)
        ret_neighbours[i] = state ^ masks[i];
    return count;
}
