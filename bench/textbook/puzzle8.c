#include "puzzle8.h"

#include <string.h>

#define SIDE 3
#define CELLS TEXTBOOK_PUZZLE8_CELLS
#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
#define NO_RANK (-1)

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

static void visit_neighbours(struct queue *queue, const char cells[CELLS],
                             signed char *slides)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    int blank = (int)((const char *)memchr(cells, '0', CELLS) - cells);
    int distance = slides[textbook_puzzle8_rank(cells)] + 1;

    for (int i = 0; i < 4; i++) {
        int row = blank / SIDE + steps[i][0];
        int column = blank % SIDE + steps[i][1];
        char next[CELLS];

        if (row < 0 || row >= SIDE || column < 0 || column >= SIDE)
            continue;
        memcpy(next, cells, CELLS);
        next[blank] = cells[SIDE * row + column];
        next[SIDE * row + column] = '0';
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
