/* The disappearing footboard: negamax with alpha-beta pruning.
 *
 * Squares are bits with eight to a row, so a step is a shift. A score tells
 * who wins and when: winning soon is better than late, losing late better
 * than soon. */
#include "almanac.h"

#define WIN 128

/* The squares of the largest board, its first and its last column. */
#define SQUARES UINT64_C(0x1f1f1f1f1f)
#define FIRST_COLUMN UINT64_C(0x0101010101010101)
#define LAST_COLUMN UINT64_C(0x8080808080808080)

static uint64_t neighbours(uint64_t square)
{
    return square << 8 | square >> 8 | (square & ~LAST_COLUMN) << 1 |
           (square & ~FIRST_COLUMN) >> 1;
}

/* The score, for the player to move after `ply` moves, of a position whose
 * score lies between alpha and beta; else a bound on it. */
static int score(uint64_t tiles, uint64_t mover, uint64_t other, int ply,
                 int alpha, int beta)
{
    uint64_t steps = neighbours(mover) & tiles;
    int best = ply - WIN;

    if ((tiles & mover) == 0)
        return best;
    while (steps != 0 && best < beta) {
        uint64_t step = steps & (~steps + 1);
        int found = -score(tiles & ~mover, other, step, ply + 1, -beta,
                           -(best > alpha ? best : alpha));

        steps ^= step;
        if (found > best)
            best = found;
    }
    return best;
}

enum almanac_status
almanac_footboard_solve(struct almanac_footboard position,
                        struct almanac_footboard_result *ret_result)
{
    uint64_t a = position.a < 64 ? UINT64_C(1) << position.a : 0;
    uint64_t b = position.b < 64 ? UINT64_C(1) << position.b : 0;
    int value;

    if ((position.tiles & ~SQUARES) != 0)
        return ALMANAC_ERROR_SIZE;
    if ((position.tiles & a) == 0 || (position.tiles & b) == 0)
        return ALMANAC_ERROR_BOARD;
    value = score(position.tiles, a, b, 0, -WIN, WIN);
    ret_result->winner = value > 0 ? 'A' : 'B';
    ret_result->length = WIN - (value > 0 ? value : -value);
    return ALMANAC_OK;
}
