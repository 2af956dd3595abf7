/* `almanac cross`. */
#include "command.h"
#include "table_game.h"

static const struct table_game game = {
    .name = "cross",
    .cells = "* or .",
    .counted = true,
    .goal = ALMANAC_CROSS_WHITE,
    .parse = almanac_cross_parse,
    .distance = almanac_cross_distance,
};

static int run(char **boards)
{
    return table_game_run(&game, boards);
}

const struct command command_cross = {
    .name = "cross",
    .summary = "fewest clicks that make a white board this one",
    .help =
        "usage: almanac cross [BOARD ...]\n"
        "\n"
        "Prints the fewest clicks from a white board to the given one. A "
        "click\n"
        "turns over a cell and its up to four orthogonal neighbours.\n"
        "\n"
        "A board is nine cells, * for black or . for white; white space is\n"
        "free. Without a BOARD, standard input is read: a count of boards and\n"
        "the boards, or boards until the end.\n"
        "\n"
        "example:\n"
        "  $ almanac cross '*..**.*..'\n"
        "  1\n",
    .run = run,
};
