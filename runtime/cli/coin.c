/* `almanac coin`. */
#include "command.h"
#include "table_game.h"

static const struct table_game game = {
    .name = "coin",
    .cells = "H or T",
    .counted = true,
    .goal = ALMANAC_COIN_EITHER,
    .parse = almanac_coin_parse,
    .distance = almanac_coin_distance,
};

static int run(char **boards)
{
    return table_game_run(&game, boards);
}

const struct command command_coin = {
    .name = "coin",
    .summary = "fewest flips of a line until all nine coins show one face",
    .help =
        "usage: almanac coin [BOARD ...]\n"
        "\n"
        "Prints the fewest flips until all nine coins show the same face, or\n"
        "-1 if no flips do it. A flip turns over the three coins of a row, a\n"
        "column or a diagonal.\n"
        "\n"
        "A board is nine cells, H for heads or T for tails; white space is\n"
        "free. Without a BOARD, standard input is read: a count of boards and\n"
        "the boards, or boards until the end.\n"
        "\n"
        "example:\n"
        "  $ almanac coin HTTHTTTHH\n"
        "  2\n",
    .run = run,
};
