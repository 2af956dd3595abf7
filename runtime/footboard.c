#include "footboard_position.h"
#include "footboard_search.h"

enum almanac_status almanac_footboard_find(
    struct almanac_footboard_search *search, struct almanac_footboard position,
    int ply, int *ret_score, struct almanac_footboard_result *ret_result)
{
    struct almanac_footboard_turn turn = almanac_footboard_turn_of(position);
    int score;

    if (!almanac_footboard_is_position(position))
        return ALMANAC_ERROR_BOARD;
    score = almanac_footboard_score(search, &turn, ply);
    if (search->stopped)
        return ALMANAC_ERROR_STOPPED;
    *ret_score = score;
    *ret_result = almanac_footboard_result_of(position, score);
    return ALMANAC_OK;
}

enum almanac_status
almanac_footboard_solve(struct almanac_footboard position,
                        const struct almanac_watch *watch,
                        struct almanac_footboard_result *ret_result)
{
    struct almanac_footboard_search search = {watch, 0, false};
    int score;

    return almanac_footboard_find(&search, position, 0, &score, ret_result);
}
