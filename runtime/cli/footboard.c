/* `almanac footboard`. */
#include <almanac.h>

#include "cases.h"
#include "command.h"
#include "footboard_json.h"
#include "footboard_print.h"
#include "options.h"
#include "progress.h"

/* Asks for what a mode prints, and no more. If it is stopped, so is the
 * program before anything is printed. */
static void ask(struct almanac_footboard position, enum mode mode,
                const struct almanac_watch *watch,
                struct footboard_answer *ret_answer)
{
    if (mode == MODE_ANSWER) {
        almanac_footboard_solve(position, watch, &ret_answer->result);
        return;
    }
    almanac_footboard_line(position, watch, ret_answer->line,
                           &ret_answer->result);
    if (mode == MODE_JSON)
        almanac_footboard_moves(position, watch, ret_answer->moves,
                                &ret_answer->count);
}

static void answer(const void *data, const struct options *options)
{
    const struct footboard_board *board = data;
    struct footboard_answer found = {.count = 0};
    struct progress progress;

    progress_start(&progress, options->command->name);
    ask(board->position, options->mode, &progress.watch, &found);
    progress_end(&progress);
    footboard_print(board, &found, options->mode);
}

static int run(const struct options *options)
{
    static const struct cases cases = {"a position", false, footboard_json_read,
                                       answer};
    struct footboard_board board;

    return cases_answer(&cases, &board, options);
}

const struct command command_footboard = {
    .name = "footboard",
    .bit = COMMAND_FOOTBOARD,
    .operands = "[POSITION ...]",
    .summary = "moves of a disappearing footboard played perfectly",
    .about =
        "Prints how many moves both players make together when both play\n"
        "perfectly: odd exactly when A, who moves first, wins. A player steps\n"
        "to an orthogonally adjacent tile, and the tile left behind vanishes;\n"
        "who cannot step, or whose tile has vanished, loses.\n"
        "\n"
        "A position is three JSON arrays: the board, rows of 1 (tile) and 0\n"
        "(hole), at most 8 by 8, then A's and B's [row, column] from 0.\n"
        "Without a POSITION, standard input is read until the end, or until\n"
        "what is no JSON: behind it nothing can be trusted.\n"
        "\n"
        "Moves are U, D, L and R: up, down, left, right. In a drawing # is a\n"
        "tile, . a hole, A and B are the players, * both on one tile.\n",
    .example = "  $ almanac footboard '[[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]'\n"
               "  5\n",
    .run = run,
};
