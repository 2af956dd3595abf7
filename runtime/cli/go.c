/* `almanac go`. */
#include <almanac.h>
#include <inttypes.h>
#include <stdio.h>

#include "command.h"
#include "input.h"
#include "message.h"

static const char name[] = "go";

static void print_score(const struct almanac_go *game)
{
    struct almanac_go_score score;

    almanac_go_score(game, &score);
    printf("%" PRIu32 " %" PRIu32 "\n", score.black.score, score.white.score);
}

static int complain(const struct input *input,
                    const struct almanac_go_reader *reader,
                    enum almanac_status status)
{
    struct place place = {reader->line, reader->column};

    switch (status) {
    case ALMANAC_ERROR_SIZE:
        return message_at(input, place,
                          "expected the side of a board, an odd number from 3 "
                          "to %d, or the closing 0 0",
                          ALMANAC_GO_SIZE_MAX);
    case ALMANAC_ERROR_COUNT:
        return message_at(input, place,
                          "expected the number of moves, from 0 to %d",
                          ALMANAC_GO_MOVES_MAX);
    case ALMANAC_ERROR_MOVE:
        return message_at(input, place,
                          "expected move %" PRIu32 " of %" PRIu32
                          ", B(x,y) or W(x,y)",
                          reader->played + 1, reader->announced);
    case ALMANAC_ERROR_LONG:
        return message_at(input, place,
                          "expected the end of input after the closing 0 0");
    case ALMANAC_ERROR_SHORT:
        return message_at(input, place,
                          reader->played < reader->announced
                              ? "the input ends after %" PRIu32 " of %" PRIu32
                                " moves"
                              : "the input ends without the closing 0 0",
                          reader->played, reader->announced);
    default:
        return message_at(input, place, "%s", almanac_status_text(status));
    }
}

/* Hands the reader what bytes there are, up to the end of a game. */
static enum almanac_status
read_on(struct input *input, struct almanac_go_reader *reader, bool *ret_done)
{
    size_t used = 0;
    enum almanac_status status =
        almanac_go_read(reader, (const char *)input->next,
                        (size_t)(input->end - input->next), &used, ret_done);

    input->next += used;
    return status;
}

static int answer(struct input *input)
{
    struct almanac_go_reader reader;
    enum almanac_status status = ALMANAC_OK;
    bool more = true;

    if (input_peek_past_space(input) == INPUT_END)
        return message_at(input, input->place,
                          "the input is empty, expected the side of a board");
    almanac_go_reader_start(&reader);
    reader.next_line = input->place.line;
    reader.next_column = input->place.column;
    while (more && status == ALMANAC_OK) {
        bool done = false;

        more = input_peek(input) != INPUT_END;
        if (more)
            status = read_on(input, &reader, &done);
        else
            status = almanac_go_read_end(&reader, &done);
        if (done)
            print_score(&reader.game);
        more = more || done;
    }
    return status == ALMANAC_OK ? EXIT_ANSWERED
                                : complain(input, &reader, status);
}

static int run(char **files)
{
    struct input input;
    int status = EXIT_ANSWERED;

    if (files[0] == NULL) {
        input_open_stdin(&input, name);
        return answer(&input);
    }
    for (; *files != NULL && status == EXIT_ANSWERED; files++) {
        input_open_file(&input, name, *files);
        status = answer(&input);
        input_close(&input);
    }
    return status;
}

const struct command command_go = {
    .name = "go",
    .summary = "both players' points after a game of Go",
    .help =
        "usage: almanac go [FILE ...]\n"
        "\n"
        "Replays games of Go and prints the points of Black and White: vacant\n"
        "intersections that touch their stones only, and stones captured.\n"
        "\n"
        "A game is `N M`, the odd side of the board from 3 to 19 and the\n"
        "number of moves, then M moves B(x,y) or W(x,y), with (0,0) in the\n"
        "centre, x to the right and y up. `0 0` ends the file. Without a FILE\n"
        "standard input is read. There is no ko rule; a group that its own\n"
        "last stone leaves without a liberty is captured.\n"
        "\n"
        "example:\n"
        "  $ printf '3 2 B(0,1) W(0,0) 0 0' | almanac go\n"
        "  0 0\n",
    .run = run,
};
