/* The search of the footboard.
 *
 * A score tells the player to move who wins and when, counted from the start
 * of the search: to win soon is better than late, to lose late better than
 * soon. */
#ifndef ALMANAC_RUNTIME_FOOTBOARD_SEARCH_H
#define ALMANAC_RUNTIME_FOOTBOARD_SEARCH_H

#include "footboard_board.h"

/* More than the moves of any game, and than those looked ahead. */
#define ALMANAC_FOOTBOARD_WIN 128

struct almanac_footboard_search {
    /* NULL if nobody watches. */
    const struct almanac_watch *watch;
    uint64_t positions;
    /* Set once the watch has said so; scores mean nothing from then on. */
    bool stopped;
};

/* Whether the score of a turn reached after `ply` moves is at least `bound`:
 * returns a lower bound on it of at least `bound` if so, else an upper bound
 * below. */
int almanac_footboard_probe(struct almanac_footboard_search *search,
                            const struct almanac_footboard_turn *turn, int ply,
                            int bound);

/* The score of a turn reached after `ply` moves. */
int almanac_footboard_score(struct almanac_footboard_search *search,
                            const struct almanac_footboard_turn *turn, int ply);

/* The score of a position reached after `ply` moves, and what it says of the
 * whole game. Errors: ALMANAC_ERROR_BOARD, ALMANAC_ERROR_STOPPED. */
enum almanac_status almanac_footboard_find(
    struct almanac_footboard_search *search, struct almanac_footboard position,
    int ply, int *ret_score, struct almanac_footboard_result *ret_result);

#endif
