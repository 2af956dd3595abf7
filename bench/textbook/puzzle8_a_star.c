#include <string.h>

#include "puzzle8_manhattan.h"
#include "puzzle8_searches.h"

#define CELLS TEXTBOOK_PUZZLE8_CELLS
#define BOARDS TEXTBOOK_PUZZLE8_BOARDS

/* An arrangement is spread from once, for a slide changes the estimate by no
 * more than one: there are no more nodes than slides from all of them. */
#define NODES_MAX (BOARDS / 2 * TEXTBOOK_PUZZLE8_MOVES)

/* At most 31 slides and one more, and 8 tiles at most 4 cells away. */
#define BUCKETS 65

#define NONE (-1)

struct node {
    int rank;
    int next;
    unsigned char slides;
    char cells[CELLS];
};

/* A queue with a bucket for each sum of slides and estimate: the node put in
 * last, which is likely to be the deepest, comes out first. */
struct search {
    struct textbook_homes homes;
    int first[BUCKETS];
    int count;
    struct node nodes[NODES_MAX];
    /* One more than the fewest slides found so far; 0 if not reached. */
    unsigned char reached[BOARDS];
};

static void push(struct search *search, const char cells[CELLS], int slides,
                 int sum)
{
    int rank = textbook_puzzle8_rank(cells);
    struct node *node = &search->nodes[search->count];

    if (search->reached[rank] != 0 && search->reached[rank] <= slides + 1)
        return;
    search->reached[rank] = (unsigned char)(slides + 1);
    node->rank = rank;
    node->slides = (unsigned char)slides;
    memcpy(node->cells, cells, CELLS);
    node->next = search->first[sum];
    search->first[sum] = search->count++;
}

static const struct node *pop(struct search *search, int sum)
{
    const struct node *node = &search->nodes[search->first[sum]];

    search->first[sum] = node->next;
    return node;
}

static void spread(struct search *search, const struct node *node, int sum)
{
    int blank = textbook_puzzle8_cell(node->cells, '0');
    const struct textbook_cells *beside = &textbook_puzzle8_beside[blank];
    char neighbours[TEXTBOOK_PUZZLE8_MOVES][CELLS];
    int count = textbook_puzzle8_neighbours(node->cells, neighbours);

    for (int i = 0; i < count; i++) {
        char tile = neighbours[i][blank];
        int nearer =
            textbook_puzzle8_away(&search->homes, tile, beside->cell[i]) -
            textbook_puzzle8_away(&search->homes, tile, blank);

        push(search, neighbours[i], node->slides + 1, sum + 1 - nearer);
    }
}

/* Returns the fewest slides, or -1. A node that has been reached on a shorter
 * way since it was put in is passed over. */
static int run(struct search *search, int sum, int goal)
{
    for (; sum < BUCKETS; sum++)
        while (search->first[sum] != NONE) {
            const struct node *node = pop(search, sum);

            if (node->rank == goal)
                return node->slides;
            if (search->reached[node->rank] == node->slides + 1)
                spread(search, node, sum);
        }
    return -1;
}

/* Clears no more than what this search has reached. */
static void clear(struct search *search)
{
    for (int i = 0; i < search->count; i++)
        search->reached[search->nodes[i].rank] = 0;
}

int textbook_puzzle8_a_star(const char start[CELLS], const char goal[CELLS],
                            struct textbook_work *ret_work)
{
    static struct search search;
    int estimate;
    int slides;

    search.homes = textbook_puzzle8_homes(goal);
    estimate = textbook_puzzle8_manhattan(&search.homes, start);
    for (int sum = 0; sum < BUCKETS; sum++)
        search.first[sum] = NONE;
    search.count = 0;
    push(&search, start, 0, estimate);
    slides = run(&search, estimate, textbook_puzzle8_rank(goal));
    ret_work->visited = search.count;
    ret_work->bytes = sizeof search - sizeof search.nodes +
                      (size_t)search.count * sizeof search.nodes[0];
    clear(&search);
    return slides;
}
