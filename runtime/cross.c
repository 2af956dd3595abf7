#include "almanac.h"

#include "../tables/cross.h"
#include "two_sided.h"
#include "two_sided_nine.h"
#include "walk.h"

enum almanac_status almanac_cross_parse(const char *text, size_t length,
                                        almanac_board *ret_board, size_t *where)
{
    return almanac_two_sided_parse('.', '*', text, length, ret_board, where);
}

enum almanac_status almanac_cross_format(almanac_board board,
                                         char ret_text[ALMANAC_CELLS])
{
    return almanac_two_sided_format('.', '*', board, ret_text);
}

static int cross_distance(almanac_board board, almanac_board goal)
{
    return (int)almanac_packed_entry(almanac_cross_table,
                                     (uint32_t)(board ^ goal));
}

enum almanac_status almanac_cross_distance(almanac_board board,
                                           almanac_board goal,
                                           int *ret_distance)
{
    if (board > ALMANAC_TWO_SIDED_ALL || goal > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    *ret_distance = cross_distance(board, goal);
    return ALMANAC_OK;
}

enum almanac_status almanac_cross_distances(const char *text, size_t lines,
                                            almanac_board goal,
                                            signed char *ret_distances,
                                            size_t *ret_count)
{
    if (goal > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    *ret_count = almanac_two_sided_distances('.', '*', cross_distance, text,
                                             lines, goal, ret_distances);
    return ALMANAC_OK;
}

enum almanac_status almanac_cross_play(almanac_board board, int move,
                                       almanac_board *ret_board)
{
    return almanac_two_sided_play(almanac_cross_clicks, ALMANAC_CROSS_CLICKS,
                                  board, move, ret_board);
}

static int cross_moves(almanac_board board, almanac_board goal, int distance,
                       struct almanac_move *ret_moves)
{
    (void)distance;
    return almanac_two_sided_moves(almanac_cross_clicks, ALMANAC_CROSS_CLICKS,
                                   cross_distance, board, goal, ret_moves);
}

static struct almanac_walk cross_walk(void)
{
    struct almanac_walk walk;

    walk.distance = almanac_cross_distance;
    walk.list_moves = cross_moves;
    walk.sets = true;
    return walk;
}

enum almanac_status
almanac_cross_moves(almanac_board board, almanac_board goal,
                    struct almanac_move ret_moves[ALMANAC_CROSS_MOVES],
                    int *ret_count)
{
    return almanac_walk_moves(cross_walk(), board, goal, ret_moves, ret_count);
}

enum almanac_status
almanac_cross_hint(almanac_board board, almanac_board goal,
                   struct almanac_move ret_moves[ALMANAC_CROSS_MOVES],
                   int *ret_count)
{
    return almanac_walk_hint(cross_walk(), board, goal, ret_moves, ret_count);
}

enum almanac_status
almanac_cross_solve(almanac_board board, almanac_board goal,
                    unsigned char ret_solution[ALMANAC_CROSS_DEEPEST],
                    int *ret_distance)
{
    return almanac_walk_solve(cross_walk(), board, goal, ret_solution,
                              ret_distance);
}

enum almanac_status
almanac_cross_solutions(almanac_board board, almanac_board goal,
                        unsigned char ret_solutions[ALMANAC_CROSS_SOLUTIONS *
                                                    ALMANAC_CROSS_DEEPEST],
                        int *ret_count, int *ret_distance)
{
    return almanac_walk_solutions(cross_walk(), board, goal, ret_solutions,
                                  ret_count, ret_distance);
}

enum almanac_status almanac_cross_board(uint32_t index,
                                        almanac_board *ret_board)
{
    return almanac_two_sided_board(index, ret_board);
}

enum almanac_status
almanac_cross_levels(uint32_t ret_levels[ALMANAC_CROSS_DEEPEST + 1])
{
    almanac_two_sided_levels(cross_distance, ALMANAC_CROSS_WHITE,
                             ALMANAC_CROSS_DEEPEST, ret_levels);
    return ALMANAC_OK;
}

enum almanac_status almanac_cross_random(almanac_board goal, int distance,
                                         uint64_t *seed,
                                         almanac_board *ret_board)
{
    if (goal > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    return almanac_two_sided_random(cross_distance, goal, ALMANAC_CROSS_DEEPEST,
                                    distance, seed, ret_board);
}
