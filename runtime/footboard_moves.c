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
    int count;
    int i;

    if (!almanac_footboard_is_position(position))
        return ALMANAC_ERROR_BOARD;
    count = list_steps(position, moves);
    for (i = 0; i < count; i++) {
        struct almanac_footboard_turn turn =
            almanac_footboard_turn_of(moves[i].position);
        int score = almanac_footboard_score(&search, &turn, 1);

        moves[i].result = almanac_footboard_result_of(moves[i].position, score);
    }
    if (search.stopped)
        return ALMANAC_ERROR_STOPPED;
    for (i = 0; i < count; i++)
        ret_moves[i] = moves[i];
    *ret_count = count;
    return ALMANAC_OK;
}
