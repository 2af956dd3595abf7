/* Nine two-sided cells in a row, read at once. Inline, so that each game has
 * the loop over lines to itself, with its own cells and table. */
#ifndef ALMANAC_RUNTIME_TWO_SIDED_NINE_H
#define ALMANAC_RUNTIME_TWO_SIDED_NINE_H

#include "bytes.h"
#include "two_sided.h"

/* In both games the two characters differ in this bit, among others. */
#define ALMANAC_TWO_SIDED_BIT 2

/* False if one of the cells is none; what they are is never branched on. The
 * multiplication gathers the lowest bits of eight bytes in the highest byte,
 * the first in its highest bit. */
static inline bool almanac_two_sided_nine(char zero, char one, const char *text,
                                          almanac_board *ret_board)
{
    uint64_t zeros = ALMANAC_BYTES((uint64_t)(unsigned char)zero);
    uint64_t difference = (uint64_t)(zero ^ one);
    uint64_t eight = almanac_eight_bytes(text) ^ zeros;
    uint64_t ninth = (uint64_t)(unsigned char)(text[8] ^ zero);
    uint64_t ones = eight >> ALMANAC_TWO_SIDED_BIT & ALMANAC_BYTES(1);
    uint64_t last = ninth >> ALMANAC_TWO_SIDED_BIT & 1;

    if (((eight ^ ones * difference) | (ninth ^ last * difference)) != 0)
        return false;
    *ret_board = ones * UINT64_C(0x8040201008040201) >> 56 << 1 | last;
    return true;
}

/* almanac_GAME_distances, once the goal is known to be one. */
static inline size_t
almanac_two_sided_distances(char zero, char one,
                            almanac_two_sided_distance *distance_of,
                            const char *text, size_t lines, almanac_board goal,
                            signed char *ret_distances)
{
    size_t i;

    for (i = 0; i < lines; i++, text += ALMANAC_LINE) {
        almanac_board board;

        if (!almanac_two_sided_nine(zero, one, text, &board) ||
            text[ALMANAC_CELLS] != '\n')
            break;
        ret_distances[i] = (signed char)distance_of(board, goal);
    }
    return i;
}

#endif
