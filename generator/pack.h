/* Distances packed into a table. */
#ifndef ALMANAC_GENERATOR_PACK_H
#define ALMANAC_GENERATOR_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "space.h"

/* The fast profile keeps whole distances, halved where the state tells
 * whether they are odd. The small one keeps a bit of those: with the parity,
 * the remainder modulo 4. */
enum profile { PROFILE_FAST, PROFILE_SMALL };

unsigned pack_bits(const struct space *space, enum profile profile);

/* The bytes of the packed table. */
size_t pack_bytes(const struct space *space, enum profile profile);

/* Stores the packed table and reads every entry back the way the runtime
 * does. False if a distance does not fit or does not come back. */
bool pack(const struct space *space, enum profile profile,
          const uint8_t *distances, unsigned char *ret_table);

#endif
