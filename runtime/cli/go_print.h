/* Games of Go as points, as JSON and as drawings. */
#ifndef ALMANAC_CLI_GO_PRINT_H
#define ALMANAC_CLI_GO_PRINT_H

#include <almanac.h>

#include "options.h"

/* Prints what the mode asks for of a game that has ended. */
void go_print(const struct almanac_go *game, enum mode mode);

#endif
