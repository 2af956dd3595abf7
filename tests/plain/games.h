/* The functions of the table games, so that what holds for one is asked of
 * all. */
#ifndef ALMANAC_TESTS_GAMES_H
#define ALMANAC_TESTS_GAMES_H

#include <almanac.h>

struct game {
    const char *name;
    almanac_board goal;
    /* How many boards have an index. */
    uint32_t boards;
    int deepest;
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
    enum almanac_status (*board)(uint32_t index, almanac_board *ret_board);
    enum almanac_status (*levels)(uint32_t *ret_levels);
    enum almanac_status (*random)(almanac_board goal, int distance,
                                  uint64_t *seed, almanac_board *ret_board);
};

enum { COIN, CROSS, PUZZLE8, GAMES };

extern const struct game games[GAMES];

#endif
