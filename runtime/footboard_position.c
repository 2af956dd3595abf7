#include "footboard_position.h"

#include "footboard_search.h"

const char almanac_footboard_directions[ALMANAC_FOOTBOARD_DIRECTIONS] = {
    'U', 'D', 'L', 'R'};

struct almanac_footboard_turn
almanac_footboard_turn_of(struct almanac_footboard position)
{
    uint64_t a = almanac_footboard_bit(position.a);
    uint64_t b = almanac_footboard_bit(position.b);
    struct almanac_footboard_turn turn;

    turn.tiles = position.tiles;
    turn.mover = position.b_to_move ? b : a;
    turn.other = position.b_to_move ? a : b;
    return turn;
}

bool almanac_footboard_is_position(struct almanac_footboard position)
{
    struct almanac_footboard_turn turn = almanac_footboard_turn_of(position);
    unsigned mover = position.b_to_move ? position.b : position.a;

    return (turn.tiles & turn.other) != 0 &&
           ((turn.tiles & turn.mover) != 0 ||
            mover == ALMANAC_FOOTBOARD_FALLEN);
}

struct almanac_footboard_result
almanac_footboard_result_of(struct almanac_footboard position, int score)
{
    struct almanac_footboard_result result;
    bool mover_wins = score > 0;

    result.winner = mover_wins != position.b_to_move ? 'A' : 'B';
    result.length = ALMANAC_FOOTBOARD_WIN - (mover_wins ? score : -score);
    return result;
}

/* The square next to another, or ALMANAC_FOOTBOARD_FALLEN off the board or if
 * the direction is none. */
static unsigned square_toward(unsigned square, char direction)
{
    unsigned row = square / 8;
    unsigned column = square % 8;

    if (direction == 'U' && row > 0)
        return square - 8;
    if (direction == 'D' && row < 7)
        return square + 8;
    if (direction == 'L' && column > 0)
        return square - 1;
    if (direction == 'R' && column < 7)
        return square + 1;
    return ALMANAC_FOOTBOARD_FALLEN;
}

enum almanac_status
almanac_footboard_step(struct almanac_footboard position, char direction,
                       struct almanac_footboard *ret_position)
{
    unsigned char *mover = position.b_to_move ? &position.b : &position.a;
    unsigned char *other = position.b_to_move ? &position.a : &position.b;
    unsigned from = *mover;
    unsigned to =
        from < 64 ? square_toward(from, direction) : ALMANAC_FOOTBOARD_FALLEN;

    if (!almanac_footboard_is_position(position))
        return ALMANAC_ERROR_BOARD;
    if ((position.tiles & almanac_footboard_bit(to)) == 0)
        return ALMANAC_ERROR_MOVE;
    position.tiles &= ~almanac_footboard_bit(from);
    if (*other == from)
        *other = ALMANAC_FOOTBOARD_FALLEN;
    *mover = (unsigned char)to;
    position.b_to_move = !position.b_to_move;
    *ret_position = position;
    return ALMANAC_OK;
}
