/* The digests that the file `digests` pins. */
#ifndef ALMANAC_TABLES_DIGEST_H
#define ALMANAC_TABLES_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/* No array of words is longer. */
#define DIGEST_WORDS_MAX 4096

/* The XXH3-64 of a table's bytes. */
uint64_t digest_bytes(const unsigned char *bytes, size_t count);

/* The XXH3-64 of an array's words, each written low byte first. */
uint64_t digest_words(const uint32_t *words, size_t count);

#endif
