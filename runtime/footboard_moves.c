#include "footboard_position.h"
#include "footboard_search.h"

/* Stores the legal moves, not yet their values. Returns how many. */
static int list_steps(struct almanac_footboard position,
                      struct almanac_footboard_move *ret_moves)
{
    int count = 0;
    int i;

    for (i = 0; i < ALMANAC_FOOTBOARD_DIRECTIONS; i++) {
        struct almanac_footboard_move *move = &ret_moves[count];

        move->direction = almanac_footboard_directions[i];
        if (almanac_footboard_step(position, move->direction,
                                   &move->position) == ALMANAC_OK)
            count++;
    }
    return count;
}

enum almanac_status almanac_footboard_moves(
    struct almanac_footboard position, const struct almanac_watch *watch,
    struct almanac_footboard_move ret_moves[ALMANAC_FOOTBOARD_DIRECTIONS],
    int *ret_count)
{
    struct almanac_footboard_search search = {watch, 0, false};
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    enum almanac_status status = ALMANAC_OK;
    int count;
    int score;
    int i;

    if (!almanac_footboard_is_position(position))
        return ALMANAC_ERROR_BOARD;
    count = list_steps(position, moves);
    for (i = 0; i < count && status == ALMANAC_OK; i++)
        status = almanac_footboard_find(&search, moves[i].position, 1, &score,
                                        &moves[i].result);
    if (status != ALMANAC_OK)
        return status;
    for (i = 0; i < count; i++)
        ret_moves[i] = moves[i];
    *ret_count = count;
    return ALMANAC_OK;
}
