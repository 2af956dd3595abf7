/* `almanac puzzle8`. */
#include <string.h>

#include "command.h"
#include "table_game.h"

static void name_move(int move, char ret_name[MOVE_NAME])
{
    memcpy(ret_name, "0", 2);
    ret_name[0] = (char)('0' + move);
}

static const struct table_game game = {
    .name = "puzzle8",
    .expected = "a board of 9 cells, a digit 0 to 8",
    .cells = "a digit 0 to 8",
    .counted = false,
    .goal = ALMANAC_PUZZLE8_GOAL,
    .name_move = name_move,
    .blank = '0',
    .parse = almanac_puzzle8_parse,
    .format = almanac_puzzle8_format,
    .distance = almanac_puzzle8_distance,
    .distances = almanac_puzzle8_distances,
    .play = almanac_puzzle8_play,
    .moves = almanac_puzzle8_moves,
    .hint = almanac_puzzle8_hint,
    .solve = almanac_puzzle8_solve,
    .solutions = almanac_puzzle8_solutions,
    .random = almanac_puzzle8_random,
};

static int run(const struct options *options)
{
    return table_game_run(&game, options);
}

const struct command command_puzzle8 = {
    .name = "puzzle8",
    .bit = COMMAND_PUZZLE8,
    .operands = "[BOARD ...]",
    .summary = "fewest slides to 123/456/780",
    .about =
        "Prints the fewest slides to 123/456/780, or -1 if no slides lead\n"
        "there. A tile next to the blank slides into it; a move is the number\n"
        "of the tile.\n"
        "\n"
        "A board is nine digits, 0 to 8 each once, 0 for the blank; white\n"
        "space is free. Without a BOARD, standard input is read: boards until\n"
        "the end.\n",
    .example = "  $ almanac puzzle8 --solve 103425786\n"
               "  3 2 5 6\n",
    .run = run,
};
