/* Eight bytes of a text at a time. */
#ifndef ALMANAC_RUNTIME_BYTES_H
#define ALMANAC_RUNTIME_BYTES_H

#include <stdint.h>

/* A number with this byte in each of its eight. */
#define ALMANAC_BYTES(byte) (UINT64_C(0x0101010101010101) * (byte))

static inline uint64_t almanac_byte(const char *text, unsigned at)
{
    return (uint64_t)(unsigned char)text[at] << 8 * at;
}

/* The first of eight bytes becomes the lowest: of all ways to say so this is
 * the portable one, and compilers make it a single load where they can. */
static inline uint64_t almanac_eight_bytes(const char *text)
{
    return almanac_byte(text, 0) | almanac_byte(text, 1) |
           almanac_byte(text, 2) | almanac_byte(text, 3) |
           almanac_byte(text, 4) | almanac_byte(text, 5) |
           almanac_byte(text, 6) | almanac_byte(text, 7);
}

#endif
