/* `almanac coin`. */
#include <string.h>

#include "command.h"
#include "table_game.h"

static void name_move(int move, char ret_name[MOVE_NAME])
{
    static const char names[][MOVE_NAME] = {"R1", "R2", "R3", "C1",
                                            "C2", "C3", "D1", "D2"};

    memcpy(ret_name, names[move], MOVE_NAME);
}

static const struct table_game game = {
    .name = "coin",
    .expected = "a board of 9 cells, H or T",
    .cells = "H or T",
    .counted = true,
    .goal = ALMANAC_COIN_EITHER,
    .name_move = name_move,
    .parse = almanac_coin_parse,
    .format = almanac_coin_format,
    .distance = almanac_coin_distance,
    .distances = almanac_coin_distances,
    .play = almanac_coin_play,
    .moves = almanac_coin_moves,
    .hint = almanac_coin_hint,
    .solve = almanac_coin_solve,
    .solutions = almanac_coin_solutions,
    .random = almanac_coin_random,
};

static int run(const struct options *options)
{
    return table_game_run(&game, options);
}

const struct command command_coin = {
    .name = "coin",
    .bit = COMMAND_COIN,
    .operands = "[BOARD ...]",
    .summary = "fewest flips of a line until all nine coins show one face",
    .about =
        "Prints the fewest flips until all nine coins show the same face, or\n"
        "-1 if no flips do it. A flip turns over the three coins of a line:\n"
        "R1 to R3 are the rows from the top, C1 to C3 the columns from the\n"
        "left, D1 the diagonal from the top left, D2 the other.\n"
        "\n"
        "A board is nine cells, H for heads or T for tails; white space is\n"
        "free. Without a BOARD, standard input is read: a count of boards and\n"
        "the boards, or boards until the end.\n",
    .example = "  $ almanac coin HTTHTTTHH\n"
               "  2\n",
    .run = run,
};
