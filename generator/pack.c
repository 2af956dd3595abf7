#include "pack.h"

#include <string.h>

#include "../tables/packed.h"
#include "search.h"

unsigned pack_bits(const struct space *space, enum profile profile)
{
    return profile == PROFILE_SMALL && space->odd != NULL ? 1 : 4;
}

size_t pack_bytes(const struct space *space, enum profile profile)
{
    return (space->kept * pack_bits(space, profile) + 7) / 8;
}

static unsigned entry_of(const struct space *space, unsigned distance)
{
    if (distance == SEARCH_UNREACHED)
        return ALMANAC_PACKED_UNREACHABLE;
    return space->odd != NULL ? distance / 2 : distance;
}

/* The distance that a whole entry stands for. What stands for an unreachable
 * state is a distance like any other where all are reachable. */
static unsigned distance_of(const struct space *space, uint32_t state,
                            unsigned entry)
{
    if (entry == ALMANAC_PACKED_UNREACHABLE && space->reachable < space->states)
        return SEARCH_UNREACHED;
    return space->odd != NULL ? entry * 2 + space->odd(state) : entry;
}

static bool comes_back(const struct space *space, unsigned bits,
                       const unsigned char *table, uint32_t state,
                       unsigned distance)
{
    if (bits == 1)
        return 2 * almanac_packed_bit(table, state) + space->odd(state) ==
               distance % 4;
    return distance_of(space, state, almanac_packed_entry(table, state)) ==
           distance;
}

bool pack(const struct space *space, enum profile profile,
          const uint8_t *distances, unsigned char *ret_table)
{
    unsigned bits = pack_bits(space, profile);
    uint32_t states_a_byte = 8 / bits;

    memset(ret_table, 0, pack_bytes(space, profile));
    for (uint32_t state = 0; state < space->kept; state++) {
        unsigned entry = entry_of(space, distances[state]) & ((1u << bits) - 1);

        ret_table[state / states_a_byte] |=
            (unsigned char)(entry << state % states_a_byte * bits);
    }
    for (uint32_t state = 0; state < space->kept; state++)
        if (!comes_back(space, bits, ret_table, state, distances[state]))
            return false;
    return true;
}
