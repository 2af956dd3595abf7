/* The word of an 8-puzzle board, from the generated index arrays. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_WORD_H
#define ALMANAC_RUNTIME_PUZZLE8_WORD_H

#include "../tables/puzzle8_index.h"

static inline uint32_t almanac_puzzle8_word(uint64_t board)
{
    return almanac_puzzle8_word_of(board, almanac_puzzle8_first,
                                   almanac_puzzle8_last);
}

#endif
