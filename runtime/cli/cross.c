/* `almanac cross`. */
#include <string.h>

#include "command.h"
#include "table_game.h"

static void name_move(int move, char ret_name[MOVE_NAME])
{
    memcpy(ret_name, "1", 2);
    ret_name[0] = (char)('1' + move);
}

static const struct table_game game = {
    .name = "cross",
    .expected = "a board of 9 cells, * or .",
    .cells = "* or .",
    .counted = true,
    .goal = ALMANAC_CROSS_WHITE,
    .name_move = name_move,
    .parse = almanac_cross_parse,
    .format = almanac_cross_format,
    .distance = almanac_cross_distance,
    .distances = almanac_cross_distances,
    .play = almanac_cross_play,
    .moves = almanac_cross_moves,
    .hint = almanac_cross_hint,
    .solve = almanac_cross_solve,
    .solutions = almanac_cross_solutions,
    .random = almanac_cross_random,
};

static int run(const struct options *options)
{
    return table_game_run(&game, options);
}

const struct command command_cross = {
    .name = "cross",
    .bit = COMMAND_CROSS,
    .operands = "[BOARD ...]",
    .summary = "fewest clicks that make a white board this one",
    .about =
        "Prints the fewest clicks from a white board to the given one. A\n"
        "click turns over a cell and its up to four orthogonal neighbours;\n"
        "the cells are 1 to 9 in reading order.\n"
        "\n"
        "A board is nine cells, * for black or . for white; white space is\n"
        "free. Without a BOARD, standard input is read: a count of boards and\n"
        "the boards, or boards until the end.\n",
    .example = "  $ almanac cross '*..**.*..'\n"
               "  1\n",
    .run = run,
};
