/* How a packed table is read. */
#ifndef ALMANAC_TABLES_PACKED_H
#define ALMANAC_TABLES_PACKED_H

#include <stdint.h>

#ifdef __cplusplus
#define ALMANAC_TABLE extern "C" const
#else
#define ALMANAC_TABLE extern const
#endif

/* The entry of a state from which no moves lead to the goal. */
#define ALMANAC_PACKED_UNREACHABLE 15u

/* Two states a byte, the even one in the low half. */
static inline unsigned almanac_packed_entry(const unsigned char *table,
                                            uint32_t state)
{
    return (unsigned)table[state >> 1] >> ((state & 1) << 2) & 15u;
}

#endif
