/* Positions of the footboard as the caller gives them. */
#ifndef ALMANAC_RUNTIME_FOOTBOARD_POSITION_H
#define ALMANAC_RUNTIME_FOOTBOARD_POSITION_H

#include "footboard_board.h"

/* The letters of the directions, in the order in which moves are listed. */
extern const char almanac_footboard_directions[ALMANAC_FOOTBOARD_DIRECTIONS];

bool almanac_footboard_is_position(struct almanac_footboard position);

struct almanac_footboard_turn
almanac_footboard_turn_of(struct almanac_footboard position);

/* What a score of a search that started with this position says. */
struct almanac_footboard_result
almanac_footboard_result_of(struct almanac_footboard position, int score);

#endif
