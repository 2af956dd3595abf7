/* The answer of a table game as JSON. */
#ifndef ALMANAC_CLI_TABLE_JSON_H
#define ALMANAC_CLI_TABLE_JSON_H

#include "table_game.h"

void table_print_json(const struct table_game *game, almanac_board board,
                      almanac_board goal);

#endif
