/* Walking downhill to the goal of a table game: each move leads one closer. */
#ifndef ALMANAC_RUNTIME_WALK_H
#define ALMANAC_RUNTIME_WALK_H

#include "almanac.h"

/* What a walk needs to know of a game. */
struct almanac_walk {
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
    /* Lists every move of a board whose distance is known, and returns how
     * many there are. */
    int (*list_moves)(almanac_board board, almanac_board goal, int distance,
                      struct almanac_move *ret_moves);
    /* Whether solutions are sets of moves, not sequences. */
    bool sets;
};

/* The functions of almanac_GAME_moves, _hint, _solve and _solutions. */
enum almanac_status almanac_walk_moves(struct almanac_walk walk,
                                       almanac_board board, almanac_board goal,
                                       struct almanac_move *ret_moves,
                                       int *ret_count);
enum almanac_status almanac_walk_hint(struct almanac_walk walk,
                                      almanac_board board, almanac_board goal,
                                      struct almanac_move *ret_moves,
                                      int *ret_count);
enum almanac_status almanac_walk_solve(struct almanac_walk walk,
                                       almanac_board board, almanac_board goal,
                                       unsigned char *ret_solution,
                                       int *ret_distance);
enum almanac_status almanac_walk_solutions(struct almanac_walk walk,
                                           almanac_board board,
                                           almanac_board goal,
                                           unsigned char *ret_solutions,
                                           int *ret_count, int *ret_distance);

#endif
