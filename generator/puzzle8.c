/* The 8-puzzle, once for each of the three goals: a state is a slot, which
 * says where the blank is, and the number of the order of the tiles. */
#include "../tables/puzzle8_fold.h"
#include "../tables/puzzle8_goals.h"
#include "puzzle8_orders.h"
#include "space.h"

static unsigned blank_of(unsigned kind, uint32_t state)
{
    unsigned cell = 0;

    while (almanac_puzzle8_slots[kind][cell] != state / ALMANAC_PUZZLE8_ORDERS)
        cell++;
    return cell;
}

/* The state of a board's image under a turn or mirror image. */
static uint32_t image_state(unsigned kind, uint64_t board,
                            const unsigned char *mirror)
{
    uint64_t image =
        almanac_puzzle8_fold(board, almanac_puzzle8_goals[kind], kind, mirror);
    uint32_t slot = almanac_puzzle8_slots[kind][almanac_puzzle8_blank(image)];

    return slot * ALMANAC_PUZZLE8_ORDERS + puzzle8_order(image);
}

/* Stores the state of a board, or where boards are folded those of all its
 * images: two images of one board may both have a state, and what leads to
 * the one must lead to the other, or moves could not be taken back. */
static unsigned states_of(unsigned kind, uint64_t board, uint32_t *ret_states)
{
    unsigned goal = almanac_puzzle8_goal_blanks[kind];
    unsigned blank = almanac_puzzle8_blank(board);
    unsigned images =
        kind == ALMANAC_PUZZLE8_CORNER ? 1 : ALMANAC_PUZZLE8_MIRRORS;
    unsigned count = 0;

    for (unsigned i = 0; i < images; i++) {
        const unsigned char *mirror = almanac_puzzle8_mirrors[i];

        if (mirror[goal] == goal &&
            almanac_puzzle8_slots[kind][mirror[blank]] !=
                ALMANAC_PUZZLE8_NO_SLOT)
            ret_states[count++] = image_state(kind, board, mirror);
    }
    return count;
}

static unsigned neighbours(unsigned kind, uint32_t state,
                           uint32_t *ret_neighbours)
{
    unsigned blank = blank_of(kind, state);
    uint64_t board = puzzle8_board(blank, state % ALMANAC_PUZZLE8_ORDERS);
    unsigned count = 0;

    for (unsigned i = 0; i < 4; i++) {
        unsigned from = almanac_puzzle8_slides[blank][i];

        if (from != ALMANAC_PUZZLE8_NO_CELL)
            count += states_of(kind, almanac_puzzle8_slide(board, blank, from),
                               ret_neighbours + count);
    }
    return count;
}

static bool is_goal(unsigned kind, uint32_t state)
{
    return state == image_state(kind, almanac_puzzle8_goals[kind],
                                almanac_puzzle8_mirrors[0]);
}

static unsigned odd(unsigned kind, uint32_t state)
{
    return almanac_puzzle8_odd(blank_of(kind, state),
                               almanac_puzzle8_goal_blanks[kind]);
}

static const struct space_array index_arrays[] = {
    {"almanac_puzzle8_first", puzzle8_first, ALMANAC_PUZZLE8_CODES},
    {"almanac_puzzle8_last", puzzle8_last, ALMANAC_PUZZLE8_CODES},
};

/* The same three functions for each of the goals. */
#define GOAL(name, kind)                                             \
    static unsigned name##_neighbours(uint32_t state, uint32_t *ret) \
    {                                                                \
        return neighbours(kind, state, ret);                         \
    }                                                                \
    static bool name##_is_goal(uint32_t state)                       \
    {                                                                \
        return is_goal(kind, state);                                 \
    }                                                                \
    static unsigned name##_odd(uint32_t state)                       \
    {                                                                \
        return odd(kind, state);                                     \
    }

GOAL(corner, ALMANAC_PUZZLE8_CORNER)
GOAL(edge, ALMANAC_PUZZLE8_EDGE)
GOAL(centre, ALMANAC_PUZZLE8_CENTRE)

const struct space space_puzzle8_corner = {
    .name = "puzzle8_corner",
    .header = "puzzle8_goals.h",
    .answer = "fewest slides to 123/456/780, halved",
    .states = ALMANAC_PUZZLE8_CORNER_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .reachable = ALMANAC_PUZZLE8_CORNER_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .kept = ALMANAC_PUZZLE8_CORNER_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .loads = 3,
    .prepare = puzzle8_orders_prepare,
    .is_goal = corner_is_goal,
    .neighbours = corner_neighbours,
    .odd = corner_odd,
    .arrays = index_arrays,
    .array_count = sizeof index_arrays / sizeof index_arrays[0],
};

const struct space space_puzzle8_edge = {
    .name = "puzzle8_edge",
    .header = "puzzle8_goals.h",
    .answer = "fewest slides to 123/456/708, halved; mirror images once",
    .states = ALMANAC_PUZZLE8_EDGE_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .reachable = ALMANAC_PUZZLE8_EDGE_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .kept = ALMANAC_PUZZLE8_EDGE_KEPT * ALMANAC_PUZZLE8_ORDERS,
    .loads = 3,
    .prepare = puzzle8_orders_prepare,
    .is_goal = edge_is_goal,
    .neighbours = edge_neighbours,
    .odd = edge_odd,
};

const struct space space_puzzle8_centre = {
    .name = "puzzle8_centre",
    .header = "puzzle8_goals.h",
    .answer = "fewest slides to 123/405/678, halved; mirror images once",
    .states = ALMANAC_PUZZLE8_CENTRE_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .reachable = ALMANAC_PUZZLE8_CENTRE_SLOTS * ALMANAC_PUZZLE8_ORDERS,
    .kept = ALMANAC_PUZZLE8_CENTRE_KEPT * ALMANAC_PUZZLE8_ORDERS,
    .loads = 3,
    .prepare = puzzle8_orders_prepare,
    .is_goal = centre_is_goal,
    .neighbours = centre_neighbours,
    .odd = centre_odd,
};
