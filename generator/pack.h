/* Distances packed into a table, and their digest. */
#ifndef ALMANAC_GENERATOR_PACK_H
#define ALMANAC_GENERATOR_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "space.h"

#define PACK_BITS 4u

/* The bytes of the packed table. */
size_t pack_bytes(const struct space *space);

/* Stores the packed table and reads every entry back the way the runtime
 * does. False if a distance does not fit or does not come back. */
bool pack(const struct space *space, const uint8_t *distances,
          unsigned char *ret_table);

#endif
