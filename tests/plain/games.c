#include "games.h"

#define FUNCTIONS(name)                                                       \
    almanac_##name##_parse, almanac_##name##_format,                          \
        almanac_##name##_distance, almanac_##name##_distances,                \
        almanac_##name##_play, almanac_##name##_moves, almanac_##name##_hint, \
        almanac_##name##_solve, almanac_##name##_solutions,                   \
        almanac_##name##_board, almanac_##name##_levels,                      \
        almanac_##name##_random

const struct game games[GAMES] = {
    {"coin", ALMANAC_COIN_EITHER, ALMANAC_COIN_BOARDS, ALMANAC_COIN_DEEPEST,
     FUNCTIONS(coin)},
    {"cross", ALMANAC_CROSS_WHITE, ALMANAC_CROSS_BOARDS, ALMANAC_CROSS_DEEPEST,
     FUNCTIONS(cross)},
    {"puzzle8", ALMANAC_PUZZLE8_GOAL, ALMANAC_PUZZLE8_BOARDS,
     ALMANAC_PUZZLE8_DEEPEST, FUNCTIONS(puzzle8)},
};
