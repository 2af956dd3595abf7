/* The answers of the table games, in every mode. */
#ifndef ALMANAC_CLI_TABLE_PRINT_H
#define ALMANAC_CLI_TABLE_PRINT_H

#include "table_game.h"

void table_print(const struct table_game *game, almanac_board board,
                 almanac_board goal, enum mode mode);

/* Prints the nine cells of a board on a line. */
void table_print_board(const struct table_game *game, almanac_board board);

#endif
