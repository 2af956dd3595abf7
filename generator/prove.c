#include "prove.h"

#include "../tables/proof.h"
#include "search.h"

static const char *prove_state(const struct space *space,
                               const uint8_t *distances, uint32_t state)
{
    uint32_t neighbours[SPACE_NEIGHBOURS_MAX];
    unsigned others[SPACE_NEIGHBOURS_MAX];
    unsigned count = space->neighbours(state, neighbours);
    unsigned distance = distances[state];

    for (unsigned i = 0; i < count; i++)
        others[i] = distances[neighbours[i]];
    if (!almanac_proof_holds(space->is_goal(state), distance, others, count))
        return "a distance does not follow from those of the neighbours";
    if (space->odd != NULL && distance != SEARCH_UNREACHED &&
        space->odd(state) != distance % 2)
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
