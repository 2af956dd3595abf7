#include "almanac.h"

#include "puzzle8_moves.h"
#include "walk.h"

static int puzzle8_moves(almanac_board board, almanac_board goal, int distance,
                         struct almanac_move *ret_moves)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();

    return almanac_puzzle8_list_moves(&tables, board, goal, distance,
                                      ret_moves);
}

static struct almanac_walk puzzle8_walk(void)
{
    struct almanac_walk walk;

    walk.distance = almanac_puzzle8_distance;
    walk.list_moves = puzzle8_moves;
    walk.sets = false;
    return walk;
}

enum almanac_status
almanac_puzzle8_moves(almanac_board board, almanac_board goal,
                      struct almanac_move ret_moves[ALMANAC_PUZZLE8_MOVES],
                      int *ret_count)
{
    return almanac_walk_moves(puzzle8_walk(), board, goal, ret_moves,
                              ret_count);
}

enum almanac_status
almanac_puzzle8_hint(almanac_board board, almanac_board goal,
                     struct almanac_move ret_moves[ALMANAC_PUZZLE8_MOVES],
                     int *ret_count)
{
    return almanac_walk_hint(puzzle8_walk(), board, goal, ret_moves, ret_count);
}

/* Steps rather than lists of hints: they look up far less. */
enum almanac_status
almanac_puzzle8_solve(almanac_board board, almanac_board goal,
                      unsigned char ret_solution[ALMANAC_PUZZLE8_DEEPEST],
                      int *ret_distance)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    unsigned came_from = ALMANAC_PUZZLE8_NO_CELL;
    int distance;
    int left;
    enum almanac_status status =
        almanac_puzzle8_distance(board, goal, &distance);

    if (status != ALMANAC_OK)
        return status;
    for (left = distance; left > 0; left--)
        *ret_solution++ = (unsigned char)almanac_puzzle8_step(
            &tables, &board, &came_from, goal, left);
    *ret_distance = distance;
    return ALMANAC_OK;
}

enum almanac_status almanac_puzzle8_solutions(
    almanac_board board, almanac_board goal,
    unsigned char
        ret_solutions[ALMANAC_PUZZLE8_SOLUTIONS * ALMANAC_PUZZLE8_DEEPEST],
    int *ret_count, int *ret_distance)
{
    return almanac_walk_solutions(puzzle8_walk(), board, goal, ret_solutions,
                                  ret_count, ret_distance);
}
