/* What the command needs to know of a table game, and the loop that answers
 * its boards. */
#ifndef ALMANAC_CLI_TABLE_GAME_H
#define ALMANAC_CLI_TABLE_GAME_H

#include <almanac.h>
#include <stdbool.h>

struct table_game {
    const char *name;
    /* What a cell may be, for messages. */
    const char *cells;
    /* Whether a count of boards may come before the boards. */
    bool counted;
    almanac_board goal;
    enum almanac_status (*parse)(const char *text, size_t length,
                                 almanac_board *ret_board, size_t *where);
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
};

/* Answers the boards on the command line, or standard input if there are
 * none. Returns the exit status. */
int table_game_run(const struct table_game *game, char **boards);

#endif
