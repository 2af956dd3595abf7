/* `almanac footboard`. */
#include <almanac.h>
#include <stdio.h>

#include "cases.h"
#include "command.h"
#include "footboard_json.h"
#include "json.h"
#include "options.h"

static void print_json(const struct almanac_footboard_result *result)
{
    char winner[] = {result->winner, '\0'};

    json_print(json_pack("{s:s, s:s, s:i}", "game", "footboard", "winner",
                         winner, "length", result->length));
}

static void answer(const void *data, const struct options *options)
{
    const struct almanac_footboard *position = data;
    struct almanac_footboard_result result;

    almanac_footboard_solve(*position, NULL, &result);
    if (options->mode == MODE_JSON)
        print_json(&result);
    else
        printf("%d\n", result.length);
}

static int run(const struct options *options)
{
    static const struct cases cases = {"a position", false, footboard_json_read,
                                       answer};
    struct almanac_footboard position;

    return cases_answer(&cases, &position, options);
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
        "Without a POSITION, standard input is read until the end.\n",
    .example = "  $ almanac footboard '[[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]'\n"
               "  5\n",
    .run = run,
};
