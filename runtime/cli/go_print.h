/* Go games as JSON and as drawings. */
#ifndef ALMANAC_CLI_GO_PRINT_H
#define ALMANAC_CLI_GO_PRINT_H

#include <almanac.h>

void go_print_json(const struct almanac_go *game,
                   const struct almanac_go_score *score);

/* The board from the top, a row a line, and an empty line. */
void go_draw_board(const struct almanac_go *game);

#endif
