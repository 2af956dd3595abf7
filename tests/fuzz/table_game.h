/* What holds for the readers of any table game. */
#ifndef ALMANAC_TESTS_FUZZ_TABLE_GAME_H
#define ALMANAC_TESTS_FUZZ_TABLE_GAME_H

#include <almanac.h>

#include "fuzz.h"

struct fuzz_game {
    const char *name;
    /* What a cell may be, and whether each is there once. */
    const char *cells;
    bool distinct;
    enum almanac_status (*parse)(const char *text, size_t length,
                                 almanac_board *ret_board, size_t *where);
    enum almanac_status (*format)(almanac_board board, char *ret_text);
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
    enum almanac_status (*distances)(const char *text, size_t lines,
                                     almanac_board goal,
                                     signed char *ret_distances,
                                     size_t *ret_count);
    /* The goals that are asked for, the usual one first, and the textbook's
     * answer to a goal and a board. */
    const almanac_board *goals;
    int goal_count;
    int (*textbook)(int goal, const char cells[ALMANAC_CELLS]);
};

/* Takes the bytes as the text of a board, and as boards that stand one a
 * line. */
void fuzz_table_game(const struct fuzz_game *game, const uint8_t *data,
                     size_t size);

#endif
