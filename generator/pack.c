#include "pack.h"

#include <string.h>

#include "../tables/packed.h"
#include "search.h"

size_t pack_bytes(const struct space *space)
{
    return (space->kept * PACK_BITS + 7) / 8;
}

static unsigned entry_of(const struct space *space, unsigned distance)
{
    if (distance == SEARCH_UNREACHED)
        return ALMANAC_PACKED_UNREACHABLE;
    return space->odd != NULL ? distance / 2 : distance;
}

/* The distance that an entry stands for; the entry that stands for an
 * unreachable state is a distance like any other where all are reachable. */
static unsigned distance_of(const struct space *space, uint32_t state,
                            unsigned entry)
{
    if (entry == ALMANAC_PACKED_UNREACHABLE && space->reachable < space->states)
        return SEARCH_UNREACHED;
    return space->odd != NULL ? entry * 2 + space->odd(state) : entry;
}

bool pack(const struct space *space, const uint8_t *distances,
          unsigned char *ret_table)
{
    memset(ret_table, 0, pack_bytes(space));
    for (uint32_t state = 0; state < space->kept; state++) {
        unsigned entry = entry_of(space, distances[state]);

        ret_table[state / 2] |= (unsigned char)(entry << state % 2 * PACK_BITS);
    }
    for (uint32_t state = 0; state < space->kept; state++) {
        unsigned entry = almanac_packed_entry(ret_table, state);

        if (distance_of(space, state, entry) != distances[state])
            return false;
    }
    return true;
}
