#include <limits.h>
#include <stdbool.h>
#include <string.h>

#include "puzzle8_manhattan.h"
#include "puzzle8_searches.h"

#define SIDE 3
#define CELLS TEXTBOOK_PUZZLE8_CELLS

struct node {
    char cells[CELLS];
    int blank;
    /* Where the blank was one slide ago. */
    int before;
    int slides;
    int estimate;
};

struct search {
    struct textbook_homes homes;
    int bound;
    /* The smallest sum of slides and estimate that was beyond the bound. */
    int next_bound;
    int visited;
};

/* A line is a row or a column: its first cell, and how far the next is. */
struct line {
    int first;
    int step;
};

static struct line row_of(int cell)
{
    return (struct line){cell - cell % SIDE, 1};
}

static struct line column_of(int cell)
{
    return (struct line){cell % SIDE, SIDE};
}

static bool in_line(struct line line, int cell)
{
    struct line other = line.step == 1 ? row_of(cell) : column_of(cell);

    return other.first == line.first;
}

/* How many tiles must leave a line, and come back, so that those that belong
 * there can pass each other: 0, 1, 1 or 2 of three with so many pairs in the
 * wrong order. Source: Hansson, Mayer and Yung, 1992. */
static int conflicts(const struct textbook_homes *homes,
                     const char cells[CELLS], struct line line)
{
    int home[SIDE];
    int count = 0;
    int wrong = 0;

    for (int i = 0; i < SIDE; i++) {
        char tile = cells[line.first + i * line.step];

        if (tile == '0' || !in_line(line, homes->cell[tile - '0']))
            continue;
        home[count] = homes->cell[tile - '0'];
        for (int j = 0; j < count; j++)
            wrong += home[j] > home[count];
        count++;
    }
    return (wrong + 1) / 2;
}

static int estimate(const struct textbook_homes *homes, const char cells[CELLS])
{
    int leaving = 0;

    for (int i = 0; i < SIDE; i++)
        leaving += conflicts(homes, cells, row_of(SIDE * i)) +
                   conflicts(homes, cells, column_of(i));
    return textbook_puzzle8_manhattan(homes, cells) + 2 * leaving;
}

/* The conflicts in the lines that a slide takes a tile out of and into; in
 * the line along which it slides the order stays. */
static int conflicts_across(const struct textbook_homes *homes,
                            const char cells[CELLS], int from, int to)
{
    if (from % SIDE == to % SIDE)
        return conflicts(homes, cells, row_of(from)) +
               conflicts(homes, cells, row_of(to));
    return conflicts(homes, cells, column_of(from)) +
           conflicts(homes, cells, column_of(to));
}

static struct node slide(const struct textbook_homes *homes,
                         const struct node *node, int from)
{
    struct node next = *node;
    int to = node->blank;
    char tile = node->cells[from];

    next.cells[to] = tile;
    next.cells[from] = '0';
    next.blank = from;
    next.before = to;
    next.slides++;
    next.estimate += textbook_puzzle8_away(homes, tile, to) -
                     textbook_puzzle8_away(homes, tile, from) +
                     2 * conflicts_across(homes, next.cells, from, to) -
                     2 * conflicts_across(homes, node->cells, from, to);
    return next;
}

/* Returns whether the goal is within the bound. */
static bool deepen(struct search *search, const struct node *node)
{
    const struct textbook_cells *beside = &textbook_puzzle8_beside[node->blank];
    int sum = node->slides + node->estimate;

    if (sum > search->bound) {
        if (sum < search->next_bound)
            search->next_bound = sum;
        return false;
    }
    search->visited++;
    if (node->estimate == 0)
        return true;
    for (int i = 0; i < beside->count; i++) {
        struct node next;

        if (beside->cell[i] == node->before)
            continue;
        next = slide(&search->homes, node, beside->cell[i]);
        if (deepen(search, &next))
            return true;
    }
    return false;
}

/* Whether the order of the tiles without the blank is odd. No slide changes
 * it, for a slide moves a tile past none or two. */
static bool is_odd(const char cells[CELLS])
{
    bool odd = false;

    for (int i = 0; i < CELLS; i++)
        for (int j = i + 1; j < CELLS; j++)
            odd ^= cells[j] != '0' && cells[j] < cells[i];
    return odd;
}

/* Without a goal to find, the bound would rise for ever. */
int textbook_puzzle8_ida_star(const char start[CELLS], const char goal[CELLS],
                              struct textbook_work *ret_work)
{
    struct search search = {textbook_puzzle8_homes(goal), 0, 0, 0};
    struct node node = {.blank = textbook_puzzle8_cell(start, '0'),
                        .before = -1,
                        .estimate = estimate(&search.homes, start)};
    bool found = false;

    memcpy(node.cells, start, CELLS);
    search.next_bound = node.estimate;
    while (!found && is_odd(start) == is_odd(goal)) {
        search.bound = search.next_bound;
        search.next_bound = INT_MAX;
        found = deepen(&search, &node);
    }
    ret_work->visited = search.visited;
    ret_work->bytes = sizeof search + (size_t)(search.bound + 1) * sizeof node;
    return found ? search.bound : -1;
}
