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

/* Rows, then columns. */
#define LINES (2 * SIDE)

static const int lines[LINES][SIDE] = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
};

/* In place of a tile's place in a line that it does not belong to. */
#define ELSEWHERE 3

struct search {
    struct textbook_homes homes;
    /* Where in each line the goal has each tile. */
    unsigned char places[LINES][CELLS];
    int bound;
    /* The smallest sum of slides and estimate that was beyond the bound. */
    int next_bound;
    int visited;
};

/* How many tiles must leave a line, and come back, so that those that belong
 * there can pass each other. The indices are the places that the first, the
 * second and the third tile belong to. Source: Hansson, Mayer and Yung,
 * 1992. */
static const unsigned char leaving[SIDE + 1][SIDE + 1][SIDE + 1] = {
    {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 0, 0}},
    {{0, 0, 1, 1}, {0, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}},
    {{0, 1, 0, 1}, {2, 0, 0, 1}, {0, 0, 0, 0}, {1, 1, 0, 0}},
    {{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 1, 0, 0}, {0, 0, 0, 0}},
};

static int leaving_line(const struct search *search, const char cells[CELLS],
                        int line)
{
    const unsigned char *place = search->places[line];

    return leaving[place[cells[lines[line][0]] - '0']]
                  [place[cells[lines[line][1]] - '0']]
                  [place[cells[lines[line][2]] - '0']];
}

static void prepare_places(struct search *search, const char goal[CELLS])
{
    memset(search->places, ELSEWHERE, sizeof search->places);
    for (int line = 0; line < LINES; line++)
        for (int i = 0; i < SIDE; i++) {
            char tile = goal[lines[line][i]];

            if (tile != '0')
                search->places[line][tile - '0'] = (unsigned char)i;
        }
}

static int estimate(const struct search *search, const char cells[CELLS])
{
    int estimate = textbook_puzzle8_manhattan(&search->homes, cells);

    for (int line = 0; line < LINES; line++)
        estimate += 2 * leaving_line(search, cells, line);
    return estimate;
}

/* Of the lines that a slide takes a tile out of and into; in the line along
 * which it slides the order stays. */
static int leaving_across(const struct search *search, const char cells[CELLS],
                          int from, int to)
{
    if (from % SIDE == to % SIDE)
        return leaving_line(search, cells, from / SIDE) +
               leaving_line(search, cells, to / SIDE);
    return leaving_line(search, cells, SIDE + from % SIDE) +
           leaving_line(search, cells, SIDE + to % SIDE);
}

static struct node slide(const struct search *search, const struct node *node,
                         int from)
{
    struct node next = *node;
    int to = node->blank;
    char tile = node->cells[from];

    next.cells[to] = tile;
    next.cells[from] = '0';
    next.blank = from;
    next.before = to;
    next.slides++;
    next.estimate += textbook_puzzle8_away(&search->homes, tile, to) -
                     textbook_puzzle8_away(&search->homes, tile, from) +
                     2 * leaving_across(search, next.cells, from, to) -
                     2 * leaving_across(search, node->cells, from, to);
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
        next = slide(search, node, beside->cell[i]);
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
    struct search search = {.homes = textbook_puzzle8_homes(goal)};
    struct node node = {.blank = textbook_puzzle8_cell(start, '0'),
                        .before = -1};
    bool solvable = is_odd(start) == is_odd(goal);
    bool found = false;

    prepare_places(&search, goal);
    memcpy(node.cells, start, CELLS);
    node.estimate = estimate(&search, start);
    search.next_bound = node.estimate;
    while (solvable && !found) {
        search.bound = search.next_bound;
        search.next_bound = INT_MAX;
        found = deepen(&search, &node);
    }
    ret_work->visited = search.visited;
    ret_work->bytes = sizeof search + (size_t)(search.bound + 1) * sizeof node;
    return found ? search.bound : -1;
}
