#include "random.h"

#include "splitmix.h"

static uint64_t next_random(uint64_t *seed)
{
    *seed += ALMANAC_SPLITMIX_STEP;
    return almanac_splitmix(*seed);
}

/* A number below a bound. Numbers past the last whole multiple of the bound
 * are drawn again, or the small ones would be more likely. */
static uint32_t random_below(uint64_t *seed, uint32_t bound)
{
    uint64_t whole = UINT64_MAX - UINT64_MAX % bound;
    uint64_t number;

    do
        number = next_random(seed);
    while (number >= whole);
    return (uint32_t)(number % bound);
}

/* In a table that has been changed there may be no board at a distance; in one
 * that has not, so many draws do not miss. */
#define DRAWS_A_BOARD 4096

enum almanac_status almanac_draw_board(const struct almanac_draw *draw,
                                       int distance, uint64_t *seed,
                                       almanac_board *ret_board)
{
    uint64_t draws = (uint64_t)draw->boards * DRAWS_A_BOARD;
    uint64_t drawn = *seed;
    almanac_board board;
    int found;

    if (distance > draw->deepest || distance < ALMANAC_ANY_DISTANCE)
        return ALMANAC_ERROR_DISTANCE;
    do {
        if (draws-- == 0)
            return ALMANAC_ERROR_DISTANCE;
        board = draw->board_of(random_below(&drawn, draw->boards), draw->goal);
        found = draw->distance_of(board, draw->goal);
    } while (found == ALMANAC_UNSOLVABLE ||
             (distance != ALMANAC_ANY_DISTANCE && distance != found));
    *seed = drawn;
    *ret_board = board;
    return ALMANAC_OK;
}
