#include "search.h"

#include <stdlib.h>
#include <string.h>

struct queue {
    uint32_t *states;
    size_t head;
    size_t tail;
};

static void enqueue_goals(const struct space *space, struct queue *queue,
                          uint8_t *distances)
{
    for (uint32_t state = 0; state < space->states; state++)
        if (space->is_goal(state)) {
            distances[state] = 0;
            queue->states[queue->tail++] = state;
        }
}

/* False if a neighbour is beyond the last level there may be. */
static bool expand(const struct space *space, struct queue *queue,
                   uint8_t *distances, uint32_t state)
{
    uint32_t neighbours[SPACE_NEIGHBOURS_MAX];
    unsigned count = space->neighbours(state, neighbours);

    for (unsigned i = 0; i < count; i++) {
        if (distances[neighbours[i]] != SEARCH_UNREACHED)
            continue;
        if (distances[state] + 1u == SEARCH_LEVELS_MAX)
            return false;
        distances[neighbours[i]] = (uint8_t)(distances[state] + 1);
        queue->states[queue->tail++] = neighbours[i];
    }
    return true;
}

bool search(const struct space *space, uint8_t *ret_distances)
{
    struct queue queue = {calloc(space->states, sizeof(uint32_t)), 0, 0};
    bool fits = true;

    if (queue.states == NULL)
        return false;
    memset(ret_distances, SEARCH_UNREACHED, space->states);
    enqueue_goals(space, &queue, ret_distances);
    while (queue.head < queue.tail && fits)
        fits = expand(space, &queue, ret_distances, queue.states[queue.head++]);
    free(queue.states);
    return fits;
}

unsigned search_levels(const struct space *space, const uint8_t *distances,
                       uint32_t ret_levels[SEARCH_LEVELS_MAX])
{
    unsigned deepest = 0;

    memset(ret_levels, 0, SEARCH_LEVELS_MAX * sizeof *ret_levels);
    for (uint32_t state = 0; state < space->states; state++)
        if (distances[state] != SEARCH_UNREACHED) {
            ret_levels[distances[state]]++;
            if (distances[state] > deepest)
                deepest = distances[state];
        }
    return deepest + 1;
}
