#include "puzzle8.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 3
#define CELLS TEXTBOOK_PUZZLE8_CELLS
#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
#define DEEPEST 31

int textbook_puzzle8_rank(const char cells[CELLS])
{
    int rank = 0;

    for (int i = 0; i < CELLS; i++) {
        int smaller = 0;

        for (int j = i + 1; j < CELLS; j++)
            smaller += cells[j] < cells[i];
        rank = rank * (CELLS - i) + smaller;
    }
    return rank;
}

void textbook_puzzle8_unrank(int rank, char ret_cells[CELLS])
{
    for (int i = CELLS - 1; i >= 0; i--) {
        ret_cells[i] = (char)('0' + rank % (CELLS - i));
        rank /= CELLS - i;
        for (int j = i + 1; j < CELLS; j++)
            ret_cells[j] =
                (char)(ret_cells[j] + (ret_cells[j] >= ret_cells[i]));
    }
}

const struct textbook_cells textbook_puzzle8_beside[CELLS] = {
    {2, {1, 3}},    {3, {0, 2, 4}},    {2, {1, 5}},
    {3, {0, 4, 6}}, {4, {1, 3, 5, 7}}, {3, {2, 4, 8}},
    {2, {3, 7}},    {3, {4, 6, 8}},    {2, {5, 7}},
};

int textbook_puzzle8_cell(const char cells[CELLS], char tile)
{
    const char *found = memchr(cells, tile, CELLS);

    return found == NULL ? -1 : (int)(found - cells);
}

bool textbook_puzzle8_slide(char cells[CELLS], char tile)
{
    int blank = textbook_puzzle8_cell(cells, '0');
    int from = textbook_puzzle8_cell(cells, tile);
    int rows = abs(blank / SIDE - from / SIDE);
    int columns = abs(blank % SIDE - from % SIDE);

    if (from < 0 || rows + columns != 1)
        return false;
    cells[blank] = tile;
    cells[from] = '0';
    return true;
}

int textbook_puzzle8_neighbours(const char cells[CELLS],
                                char ret_neighbours[][CELLS])
{
    int blank = textbook_puzzle8_cell(cells, '0');
    const struct textbook_cells *beside = &textbook_puzzle8_beside[blank];

    for (int i = 0; i < beside->count; i++) {
        memcpy(ret_neighbours[i], cells, CELLS);
        ret_neighbours[i][blank] = cells[beside->cell[i]];
        ret_neighbours[i][beside->cell[i]] = '0';
    }
    return beside->count;
}

struct queue {
    int head;
    int tail;
    char cells[BOARDS / 2][CELLS];
};

static void visit(struct queue *queue, const char cells[CELLS],
                  signed char *slides, int distance)
{
    int rank = textbook_puzzle8_rank(cells);

    if (slides[rank] != -1)
        return;
    slides[rank] = (signed char)distance;
    memcpy(queue->cells[queue->tail++], cells, CELLS);
}

static void visit_neighbours(struct queue *queue, const char cells[CELLS],
                             signed char *slides)
{
    char neighbours[TEXTBOOK_PUZZLE8_MOVES][CELLS];
    int count = textbook_puzzle8_neighbours(cells, neighbours);
    int distance = slides[textbook_puzzle8_rank(cells)] + 1;

    for (int i = 0; i < count; i++)
        visit(queue, neighbours[i], slides, distance);
}

void textbook_puzzle8_search(const char start[CELLS],
                             signed char ret_slides[BOARDS])
{
    static struct queue queue;

    memset(ret_slides, -1, BOARDS);
    queue.head = 0;
    queue.tail = 0;
    visit(&queue, start, ret_slides, 0);
    while (queue.head < queue.tail)
        visit_neighbours(&queue, queue.cells[queue.head++], ret_slides);
}

/* The shortest ways of all neighbours that are one closer. */
static int ways_on(const char cells[CELLS], const signed char *slides,
                   const int *counts)
{
    char neighbours[TEXTBOOK_PUZZLE8_MOVES][CELLS];
    int count = textbook_puzzle8_neighbours(cells, neighbours);
    int distance = slides[textbook_puzzle8_rank(cells)];
    int ways = 0;

    for (int i = 0; i < count; i++) {
        int rank = textbook_puzzle8_rank(neighbours[i]);

        if (slides[rank] == distance - 1)
            ways += counts[rank];
    }
    return ways;
}

void textbook_puzzle8_count(const char start[CELLS],
                            const signed char slides[BOARDS],
                            int ret_counts[BOARDS])
{
    memset(ret_counts, 0, BOARDS * sizeof *ret_counts);
    ret_counts[textbook_puzzle8_rank(start)] = 1;
    for (int distance = 1; distance <= DEEPEST; distance++)
        for (int rank = 0; rank < BOARDS; rank++) {
            char cells[CELLS];

            if (slides[rank] != distance)
                continue;
            textbook_puzzle8_unrank(rank, cells);
            ret_counts[rank] = ways_on(cells, slides, ret_counts);
        }
}
