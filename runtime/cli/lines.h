/* Boards one a line, answered many at a time. What has any other shape, or is
 * no board, is left to the general reader. */
#ifndef ALMANAC_CLI_LINES_H
#define ALMANAC_CLI_LINES_H

#include "input.h"
#include "table_game.h"

/* Prints the distances of the boards that stand next in the input, nine cells
 * and a line feed each, as far as they have been read and at most so many.
 * Takes them and returns how many. */
size_t lines_answer(const struct table_game *game, almanac_board goal,
                    struct input *input, uint64_t most);

#endif
