/* The digests that tables/digests pins. */
#ifndef ALMANAC_GENERATOR_DIGEST_H
#define ALMANAC_GENERATOR_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/* The XXH3-64 of a table's bytes. */
uint64_t digest_bytes(const unsigned char *bytes, size_t count);

/* The XXH3-64 of an array of at most SPACE_ARRAY_MAX words, each written low
 * byte first. */
uint64_t digest_words(const uint32_t *words, size_t count);

#endif
