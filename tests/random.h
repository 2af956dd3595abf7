/* Random numbers that are the same everywhere: splitmix64. */
#ifndef ALMANAC_TESTS_RANDOM_H
#define ALMANAC_TESTS_RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* A number from 0 to below a small bound. */
static inline int random_below(uint64_t *seed, int bound)
{
    return (int)(random_next(seed) % (uint64_t)bound);
}

#endif
