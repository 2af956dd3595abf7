/* How a packed table is read. */
#ifndef ALMANAC_TABLES_PACKED_H
#define ALMANAC_TABLES_PACKED_H

#include <stdint.h>

#include "proof.h"

#ifdef __cplusplus
#define ALMANAC_TABLE extern "C" const
#else
#define ALMANAC_TABLE extern const
#endif

#define ALMANAC_TABLE_LEVELS_MAX 32

/* What the generator found out about a table's states. */
struct almanac_table_facts {
    uint32_t states;
    uint32_t reachable;
    /* The first so many states are in the table. */
    uint32_t kept;
    uint32_t levels[ALMANAC_TABLE_LEVELS_MAX];
};

/* The entry of a state from which no moves lead to the goal. */
#define ALMANAC_PACKED_UNREACHABLE 15u

/* The lower half of a byte, or the upper if `upper` is odd. */
static inline unsigned almanac_packed_half(unsigned byte, uint32_t upper)
{
    return byte >> ((upper & 1) << 2) & 15u;
}

/* Two states a byte, the even one in the lower half. */
static inline unsigned almanac_packed_entry(const unsigned char *table,
                                            uint32_t state)
{
    return almanac_packed_half(table[state >> 1], state);
}

/* The distance that an entry of a table that is not halved stands for. */
static inline unsigned almanac_packed_distance(const unsigned char *table,
                                               uint32_t state)
{
    unsigned entry = almanac_packed_entry(table, state);

    return entry == ALMANAC_PACKED_UNREACHABLE ? ALMANAC_PROOF_UNREACHED
                                               : entry;
}

/* Eight states a byte, the first in the lowest bit. */
static inline unsigned almanac_packed_bit(const unsigned char *table,
                                          uint32_t state)
{
    return (unsigned)table[state >> 3] >> (state & 7) & 1u;
}

#endif
