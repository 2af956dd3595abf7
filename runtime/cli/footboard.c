/* `almanac footboard`. */
#include <almanac.h>
#include <stdio.h>

#include "command.h"
#include "footboard_json.h"
#include "input.h"
#include "message.h"

static const char name[] = "footboard";

static void answer(struct almanac_footboard position)
{
    struct almanac_footboard_result result;

    almanac_footboard_solve(position, &result);
    printf("%d\n", result.length);
}

static int answer_next(struct input *input)
{
    struct almanac_footboard position;
    int status = footboard_json_read(input, &position);

    if (status == EXIT_ANSWERED)
        answer(position);
    return status;
}

static int answer_input(struct input *input)
{
    int status = EXIT_ANSWERED;

    if (input_peek_past_space(input) == INPUT_END)
        return message_at(input, input->place,
                          "the input is empty, expected a board");
    while (status == EXIT_ANSWERED && input_peek_past_space(input) != INPUT_END)
        status = answer_next(input);
    return status;
}

static int answer_argument(struct input *input)
{
    char text[MESSAGE_BYTE];
    struct almanac_footboard position;
    int status = footboard_json_read(input, &position);

    if (status != EXIT_ANSWERED)
        return status;
    if (input_peek_past_space(input) != INPUT_END)
        return message_at(input, input->place, "found %s after the position",
                          message_byte(input_peek(input), text));
    answer(position);
    return EXIT_ANSWERED;
}

static int run(char **positions)
{
    struct input input;
    int status = EXIT_ANSWERED;

    if (positions[0] == NULL) {
        input_open_stdin(&input, name);
        return answer_input(&input);
    }
    for (int i = 0; positions[i] != NULL && status == EXIT_ANSWERED; i++) {
        input_open_argument(&input, name, i + 1, positions[i]);
        status = answer_argument(&input);
    }
    return status;
}

const struct command command_footboard = {
    .name = "footboard",
    .summary = "moves of a disappearing footboard played perfectly",
    .help =
        "usage: almanac footboard [POSITION ...]\n"
        "\n"
        "Prints how many moves both players make together when both play\n"
        "perfectly: odd exactly when A, who moves first, wins. A player steps\n"
        "to an orthogonally adjacent tile, and the tile left behind vanishes;\n"
        "who cannot step, or whose tile has vanished, loses.\n"
        "\n"
        "A position is three JSON arrays: the board, rows of 1 (tile) and 0\n"
        "(hole), at most 5 by 5, then A's and B's [row, column] from 0.\n"
        "Without a POSITION, standard input is read until the end.\n"
        "\n"
        "example:\n"
        "  $ almanac footboard '[[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]'\n"
        "  5\n",
    .run = run,
};
