#include "prove.h"

#include "search.h"

static const char *prove_state(const struct space *space,
                               const uint8_t *distances, uint32_t state)
{
    uint32_t neighbours[SPACE_NEIGHBOURS_MAX];
    unsigned count = space->neighbours(state, neighbours);
    unsigned distance = distances[state];
    unsigned closest = SEARCH_UNREACHED;

    for (unsigned i = 0; i < count; i++) {
        unsigned other = distances[neighbours[i]];

        if ((other == SEARCH_UNREACHED) != (distance == SEARCH_UNREACHED))
            return "a reached state has an unreached neighbour";
        if (other < closest)
            closest = other;
    }
    if (distance == SEARCH_UNREACHED)
        return NULL;
    if (space->is_goal(state) != (distance == 0))
        return "a goal is not at distance 0, or another state is";
    if (distance != 0 && closest + 1 != distance)
        return "the closest neighbour of a state is not one closer";
    if (space->odd != NULL && space->odd(state) != distance % 2)
        return "a distance is not odd where it should be";
    return NULL;
}

const char *prove(const struct space *space, const uint8_t *distances)
{
    uint32_t reached = 0;

    for (uint32_t state = 0; state < space->states; state++) {
        const char *fault = prove_state(space, distances, state);

        if (fault != NULL)
            return fault;
        reached += distances[state] != SEARCH_UNREACHED;
    }
    return reached == space->reachable
               ? NULL
               : "the number of states reached is not the one expected";
}
