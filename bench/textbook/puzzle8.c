#include "puzzle8.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 3
#define CELLS TEXTBOOK_PUZZLE8_CELLS
#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
#define NO_RANK (-1)
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

static int cell_of(const char cells[CELLS], char tile)
{
    const char *found = memchr(cells, tile, CELLS);

    return found == NULL ? -1 : (int)(found - cells);
}

bool textbook_puzzle8_slide(char cells[CELLS], char tile)
{
    int blank = cell_of(cells, '0');
    int from = cell_of(cells, tile);
    int rows = abs(blank / SIDE - from / SIDE);
    int columns = abs(blank % SIDE - from % SIDE);

    if (from < 0 || rows + columns != 1)
        return false;
    cells[blank] = tile;
    cells[from] = '0';
    return true;
}

static void visit_neighbours(struct queue *queue, const char cells[CELLS],
                             signed char *slides)
{
    int distance = slides[textbook_puzzle8_rank(cells)] + 1;

    for (char tile = '1'; tile <= '8'; tile++) {
        char next[CELLS];

        memcpy(next, cells, CELLS);
        if (textbook_puzzle8_slide(next, tile))
            visit(queue, next, slides, distance);
    }
}

/* Searches until the arrangement of a rank has been reached, or to the end;
 * returns how many arrangements were reached. */
static int search(const char start[CELLS], int until, signed char *slides)
{
    static struct queue queue;

    memset(slides, -1, BOARDS);
    queue.head = 0;
    queue.tail = 0;
    visit(&queue, start, slides, 0);
    while (queue.head < queue.tail && (until == NO_RANK || slides[until] == -1))
        visit_neighbours(&queue, queue.cells[queue.head++], slides);
    return queue.tail;
}

void textbook_puzzle8_search(const char start[CELLS],
                             signed char ret_slides[BOARDS])
{
    search(start, NO_RANK, ret_slides);
}

int textbook_puzzle8(const char start[CELLS], const char goal[CELLS],
                     int *ret_visited)
{
    static signed char slides[BOARDS];
    int until = textbook_puzzle8_rank(goal);

    *ret_visited = search(start, until, slides);
    return slides[until];
}

/* The shortest ways of all neighbours that are one closer. */
static int ways_on(const char cells[CELLS], const signed char *slides,
                   const int *counts)
{
    int distance = slides[textbook_puzzle8_rank(cells)];
    int ways = 0;

    for (char tile = '1'; tile <= '8'; tile++) {
        char next[CELLS];
        int rank;

        memcpy(next, cells, CELLS);
        if (!textbook_puzzle8_slide(next, tile))
            continue;
        rank = textbook_puzzle8_rank(next);
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
