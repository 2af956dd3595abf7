/* What the command needs to know of a table game, and what it does with it. */
#ifndef ALMANAC_CLI_TABLE_GAME_H
#define ALMANAC_CLI_TABLE_GAME_H

#include <almanac.h>
#include <stdbool.h>

#include "options.h"

/* Room for the solutions of any of the games. */
#define SOLUTIONS_MAX ALMANAC_PUZZLE8_SOLUTIONS
#define SOLUTION_MAX ALMANAC_PUZZLE8_DEEPEST

#define MOVE_NAME 3

struct table_game {
    const char *name;
    /* A board, for messages. */
    const char *expected;
    /* What a cell may be. */
    const char *cells;
    /* Whether a count of boards may come before the boards. */
    bool counted;
    almanac_board goal;

    /* What a move is called. */
    void (*name_move)(int move, char ret_name[MOVE_NAME]);
    /* The cell that is drawn as a dot, if there is one. */
    char blank;
    /* The functions of the library. */
    enum almanac_status (*parse)(const char *text, size_t length,
                                 almanac_board *ret_board, size_t *where);
    enum almanac_status (*format)(almanac_board board, char *ret_text);
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
    enum almanac_status (*distances)(const char *text, size_t lines,
                                     almanac_board goal,
                                     signed char *ret_distances,
                                     size_t *ret_count);
    enum almanac_status (*play)(almanac_board board, int move,
                                almanac_board *ret_board);
    enum almanac_status (*moves)(almanac_board board, almanac_board goal,
                                 struct almanac_move *ret_moves,
                                 int *ret_count);
    enum almanac_status (*hint)(almanac_board board, almanac_board goal,
                                struct almanac_move *ret_moves, int *ret_count);
    enum almanac_status (*solve)(almanac_board board, almanac_board goal,
                                 unsigned char *ret_solution,
                                 int *ret_distance);
    enum almanac_status (*solutions)(almanac_board board, almanac_board goal,
                                     unsigned char *ret_solutions,
                                     int *ret_count, int *ret_distance);
    enum almanac_status (*random)(almanac_board goal, int distance,
                                  uint64_t *seed, almanac_board *ret_board);
};

/* Does what the options ask for and returns the exit status. */
int table_game_run(const struct table_game *game,
                   const struct options *options);

#endif
