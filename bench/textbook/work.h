/* What an answer has taken. */
#ifndef TEXTBOOK_WORK_H
#define TEXTBOOK_WORK_H

#include <stddef.h>

struct textbook_work {
    /* States put into a queue, or entered by a search without one. */
    int visited;
    /* Of memory: whole arrays that are indexed by state, and as much of
     * queues and stacks as was in use. */
    size_t bytes;
};

#endif
