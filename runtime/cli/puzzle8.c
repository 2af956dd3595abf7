/* `almanac puzzle8`. */
#include "command.h"
#include "table_game.h"

static const struct table_game game = {
    .name = "puzzle8",
    .cells = "a digit 0 to 8",
    .counted = false,
    .goal = ALMANAC_PUZZLE8_GOAL,
    .parse = almanac_puzzle8_parse,
    .distance = almanac_puzzle8_distance,
};

static int run(char **boards)
{
    return table_game_run(&game, boards);
}

const struct command command_puzzle8 = {
    .name = "puzzle8",
    .summary = "fewest slides to 123/456/780",
    .help =
        "usage: almanac puzzle8 [BOARD ...]\n"
        "\n"
        "Prints the fewest slides to 123/456/780, or -1 if no slides lead\n"
        "there. A tile next to the blank slides into it.\n"
        "\n"
        "A board is nine digits, 0 to 8 each once, 0 for the blank; white\n"
        "space is free. Without a BOARD, standard input is read: boards until\n"
        "the end.\n"
        "\n"
        "example:\n"
        "  $ almanac puzzle8 103425786\n"
        "  3\n",
    .run = run,
};
