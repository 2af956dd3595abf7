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

static void expand(const struct space *space, struct queue *queue,
                   uint8_t *distances, uint32_t state)
{
    uint32_t neighbours[SPACE_NEIGHBOURS_MAX];
    unsigned count = space->neighbours(state, neighbours);

    for (unsigned i = 0; i < count; i++)
        if (distances[neighbours[i]] == SEARCH_UNREACHED) {
            distances[neighbours[i]] = (uint8_t)(distances[state] + 1);
            queue->states[queue->tail++] = neighbours[i];
        }
}

bool search(const struct space *space, uint8_t *ret_distances)
{
    struct queue queue = {calloc(space->states, sizeof(uint32_t)), 0, 0};
    bool deep = false;

    if (queue.states == NULL)
        return false;
    memset(ret_distances, SEARCH_UNREACHED, space->states);
    enqueue_goals(space, &queue, ret_distances);
    while (queue.head < queue.tail && !deep) {
        uint32_t state = queue.states[queue.head++];

        deep = ret_distances[state] + 1u >= SEARCH_LEVELS_MAX;
        if (!deep)
            expand(space, &queue, ret_distances, state);
    }
    free(queue.states);
    return !deep;
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
