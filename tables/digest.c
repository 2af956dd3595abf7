#include "digest.h"

#include <xxhash.h>

uint64_t digest_bytes(const unsigned char *bytes, size_t count)
{
    return XXH3_64bits(bytes, count);
}

uint64_t digest_words(const uint32_t *words, size_t count)
{
    unsigned char bytes[4 * DIGEST_WORDS_MAX];

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < 4; j++)
            bytes[4 * i + j] = (unsigned char)(words[i] >> 8 * j);
    return XXH3_64bits(bytes, 4 * count);
}
