/* splitmix64, by Steele, Lea and Flood: the nth number from a seed is the
 * mixture of the seed and n steps. */
#ifndef ALMANAC_RUNTIME_SPLITMIX_H
#define ALMANAC_RUNTIME_SPLITMIX_H

#include <stdint.h>

#define ALMANAC_SPLITMIX_STEP UINT64_C(0x9e3779b97f4a7c15)

static inline uint64_t almanac_splitmix(uint64_t z)
{
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

#endif
