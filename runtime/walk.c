#include "walk.h"

/* The deepest of the table games. */
#define DEEPEST ALMANAC_PUZZLE8_DEEPEST

/* Lists the moves that lead one closer: of all, which are listed first. */
static int list_hints(const struct almanac_walk *walk, almanac_board board,
                      almanac_board goal, int distance,
                      struct almanac_move *ret_moves)
{
    int count;
    int hints = 0;
    int i;

    if (distance <= 0)
        return 0;
    count = walk->list_moves(board, goal, distance, ret_moves);
    for (i = 0; i < count; i++)
        if (ret_moves[i].distance == distance - 1)
            ret_moves[hints++] = ret_moves[i];
    return hints;
}

enum almanac_status almanac_walk_moves(struct almanac_walk walk,
                                       almanac_board board, almanac_board goal,
                                       struct almanac_move *ret_moves,
                                       int *ret_count)
{
    int distance;
    enum almanac_status status = walk.distance(board, goal, &distance);

    if (status == ALMANAC_OK)
        *ret_count = walk.list_moves(board, goal, distance, ret_moves);
    return status;
}

enum almanac_status almanac_walk_hint(struct almanac_walk walk,
                                      almanac_board board, almanac_board goal,
                                      struct almanac_move *ret_moves,
                                      int *ret_count)
{
    int distance;
    enum almanac_status status = walk.distance(board, goal, &distance);

    if (status == ALMANAC_OK)
        *ret_count = list_hints(&walk, board, goal, distance, ret_moves);
    return status;
}

enum almanac_status almanac_walk_solve(struct almanac_walk walk,
                                       almanac_board board, almanac_board goal,
                                       unsigned char *ret_solution,
                                       int *ret_distance)
{
    struct almanac_move hints[ALMANAC_MOVES_MAX];
    int distance;
    enum almanac_status status = walk.distance(board, goal, &distance);

    if (status != ALMANAC_OK)
        return status;
    *ret_distance = distance;
    while (list_hints(&walk, board, goal, distance, hints) > 0) {
        *ret_solution++ = (unsigned char)hints[0].move;
        board = hints[0].board;
        distance--;
    }
    return ALMANAC_OK;
}

struct branching {
    struct almanac_walk walk;
    almanac_board goal;
    int length;
    int count;
    unsigned char *solutions;
    unsigned char path[DEEPEST];
};

static void add_solution(struct branching *branching)
{
    int i;

    if (branching->solutions != NULL)
        for (i = 0; i < branching->length; i++)
            branching->solutions[branching->count * branching->length + i] =
                branching->path[i];
    branching->count++;
}

/* Follows every hint. In any order the moves of a shortest set lead downhill,
 * so taking them in rising order finds each set, and finds it once. */
static void branch(struct branching *branching, almanac_board board,
                   int distance, int least)
{
    struct almanac_move hints[ALMANAC_MOVES_MAX];
    int count =
        list_hints(&branching->walk, board, branching->goal, distance, hints);
    int i;

    if (distance == 0)
        add_solution(branching);
    for (i = 0; i < count; i++) {
        if (branching->walk.sets && hints[i].move < least)
            continue;
        branching->path[branching->length - distance] =
            (unsigned char)hints[i].move;
        branch(branching, hints[i].board, distance - 1, hints[i].move + 1);
    }
}

enum almanac_status almanac_walk_solutions(struct almanac_walk walk,
                                           almanac_board board,
                                           almanac_board goal,
                                           unsigned char *ret_solutions,
                                           int *ret_count, int *ret_distance)
{
    struct branching branching;
    int distance;
    enum almanac_status status = walk.distance(board, goal, &distance);

    if (status != ALMANAC_OK)
        return status;
    branching.walk = walk;
    branching.goal = goal;
    branching.length = distance;
    branching.count = 0;
    branching.solutions = ret_solutions;
    if (distance != ALMANAC_UNSOLVABLE)
        branch(&branching, board, distance, 0);
    *ret_count = branching.count;
    *ret_distance = distance;
    return ALMANAC_OK;
}
