/* The best line: as the score of the position is known, each move of it takes
 * no more than the question which of the steps reaches that score. */
#include "footboard_position.h"
#include "footboard_search.h"

/* Steps in the first direction that keeps the score of a position reached
 * after `ply` moves. Returns the direction, or 0 if the search was stopped. */
static char step_best(struct almanac_footboard_search *search,
                      struct almanac_footboard *position, int ply, int score)
{
    int i;

    for (i = 0; i < ALMANAC_FOOTBOARD_DIRECTIONS; i++) {
        char direction = almanac_footboard_directions[i];
        struct almanac_footboard next;
        struct almanac_footboard_turn turn;

        if (almanac_footboard_step(*position, direction, &next) != ALMANAC_OK)
            continue;
        turn = almanac_footboard_turn_of(next);
        if (-almanac_footboard_probe(search, &turn, ply + 1, 1 - score) >=
            score) {
            *position = next;
            return direction;
        }
    }
    return 0;
}

enum almanac_status
almanac_footboard_line(struct almanac_footboard position,
                       const struct almanac_watch *watch,
                       char ret_line[ALMANAC_FOOTBOARD_MOVES_MAX],
                       struct almanac_footboard_result *ret_result)
{
    struct almanac_footboard_search search = {watch, 0, false};
    struct almanac_footboard_result result;
    char line[ALMANAC_FOOTBOARD_MOVES_MAX];
    int score;
    int ply;
    enum almanac_status status =
        almanac_footboard_find(&search, position, 0, &score, &result);

    if (status != ALMANAC_OK)
        return status;
    for (ply = 0; ply < result.length && !search.stopped; ply++) {
        line[ply] = step_best(&search, &position, ply, score);
        score = -score;
    }
    if (search.stopped)
        return ALMANAC_ERROR_STOPPED;
    for (ply = 0; ply < result.length; ply++)
        ret_line[ply] = line[ply];
    *ret_result = result;
    return ALMANAC_OK;
}
