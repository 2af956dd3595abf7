/* `almanac go`. */
#include <almanac.h>
#include <inttypes.h>
#include <stdio.h>

#include "command.h"
#include "fault.h"
#include "go_print.h"
#include "input.h"
#include "options.h"

static void print_game(const struct almanac_go *game, enum mode mode)
{
    struct almanac_go_score score;

    almanac_go_score(game, &score);
    if (mode == MODE_JSON)
        go_print_json(game, &score);
    else
        printf("%" PRIu32 " %" PRIu32 "\n", score.black.score,
               score.white.score);
    if (mode == MODE_SHOW)
        go_draw_board(game);
}

static void set_fault(const struct almanac_go_reader *reader,
                      enum almanac_status status, struct fault *ret_fault)
{
    struct place place = {reader->line, reader->column};

    switch (status) {
    case ALMANAC_ERROR_SIZE:
        fault_set(ret_fault, place,
                  "expected the side of a board, an odd number from 3 to %d, "
                  "or the closing 0 0",
                  ALMANAC_GO_SIZE_MAX);
        break;
    case ALMANAC_ERROR_COUNT:
        fault_set(ret_fault, place,
                  "expected the number of moves, from 0 to %d",
                  ALMANAC_GO_MOVES_MAX);
        break;
    case ALMANAC_ERROR_MOVE:
        fault_set(ret_fault, place,
                  "expected move %" PRIu32 " of %" PRIu32 ", B(x,y) or W(x,y)",
                  reader->played + 1, reader->announced);
        break;
    case ALMANAC_ERROR_LONG:
        fault_set(ret_fault, place,
                  "expected the end of input after the closing 0 0");
        break;
    case ALMANAC_ERROR_SHORT:
        fault_set(ret_fault, place,
                  reader->played < reader->announced
                      ? "the input ends after %" PRIu32 " of %" PRIu32 " moves"
                      : "the input ends without the closing 0 0",
                  reader->played, reader->announced);
        break;
    default:
        fault_set(ret_fault, place, "%s", almanac_status_text(status));
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

/* Plays the games of an input; stores what stopped it, if anything did. */
static enum almanac_status answer_games(struct input *input,
                                        struct almanac_go_reader *reader,
                                        enum mode mode)
{
    enum almanac_status status = ALMANAC_OK;
    bool more = true;

    while (more && status == ALMANAC_OK) {
        bool done = false;

        more = input_peek(input) != INPUT_END;
        if (more)
            status = read_on(input, reader, &done);
        else
            status = almanac_go_read_end(reader, &done);
        if (done)
            print_game(&reader->game, mode);
        more = more || done;
    }
    return status;
}

static int answer_input(struct input *input, enum mode mode)
{
    struct almanac_go_reader reader;
    struct fault fault;
    enum almanac_status status;

    if (input_peek_past_space(input) == INPUT_END) {
        fault_set(&fault, input->place,
                  "the input is empty, expected the side of a board");
        fault_report(input, &fault);
        return EXIT_BAD_INPUT;
    }
    almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL);
    reader.next.line = input->place.line;
    reader.next.column = input->place.column;
    status = answer_games(input, &reader, mode);
    if (status == ALMANAC_OK)
        return EXIT_ANSWERED;
    set_fault(&reader, status, &fault);
    fault_report(input, &fault);
    return EXIT_BAD_INPUT;
}

static int run(const struct options *options)
{
    struct input input;
    char **files = options->operands;
    int status = EXIT_ANSWERED;

    if (files[0] == NULL) {
        input_open_stdin(&input, options->command->name);
        return answer_input(&input, options->mode);
    }
    for (; *files != NULL && status == EXIT_ANSWERED; files++) {
        input_open_file(&input, options->command->name, *files);
        status = answer_input(&input, options->mode);
        input_close(&input);
    }
    return status;
}

const struct command command_go = {
    .name = "go",
    .bit = COMMAND_GO,
    .operands = "[FILE ...]",
    .summary = "both players' points after a game of Go",
    .about =
        "Replays games of Go and prints the points of Black and White: vacant\n"
        "intersections that touch their stones only, and stones captured.\n"
        "\n"
        "A game is `N M`, the odd side of the board from 3 to 19 and the\n"
        "number of moves, then M moves B(x,y) or W(x,y), with (0,0) in the\n"
        "centre, x to the right and y up. `0 0` ends the file. Without a FILE\n"
        "standard input is read. There is no ko rule; a group that its own\n"
        "last stone leaves without a liberty is captured.\n",
    .example = "  $ printf '3 2 B(0,1) W(0,0) 0 0' | almanac go\n"
               "  0 0\n",
    .run = run,
};
