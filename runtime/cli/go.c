/* `almanac go`. */
#include <almanac.h>

#include "command.h"
#include "go_fault.h"
#include "go_print.h"
#include "input.h"
#include "options.h"

/* The stones that a game under superko may have. */
#define RECORDS 65536

static struct almanac_go_record records[RECORDS];
static struct almanac_go_history history = {records, RECORDS, 0};

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

/* Plays the games of an input; returns what stopped it, if anything did. */
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
            go_print(&reader->game, mode);
        more = more || done;
    }
    return status;
}

static int answer_input(struct input *input, const struct options *options)
{
    struct almanac_go_rules rules = options->go_rules;
    struct almanac_go_reader reader;
    struct fault fault;
    enum almanac_status status;

    if (rules.ko == ALMANAC_GO_KO_SUPERKO)
        rules.history = &history;
    almanac_go_reader_start(&reader, options->go_format, &rules);
    status = answer_games(input, &reader, options->mode);
    if (status == ALMANAC_OK)
        return EXIT_ANSWERED;
    go_fault_set(&reader, status, &fault);
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
        return answer_input(&input, options);
    }
    for (; *files != NULL && status == EXIT_ANSWERED; files++) {
        input_open_file(&input, options->command->name, *files);
        status = answer_input(&input, options);
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
        "centre, x to the right and y up, or B() or W() for a pass. `0 0`\n"
        "ends the file. Without a FILE standard input is read. Unless other\n"
        "rules are asked for there is no ko rule, and a group that its own\n"
        "last stone leaves without a liberty is captured.\n"
        "\n"
        "With --sgf a file is SGF, FF[1] to FF[4], boards of 2 to 19, one "
        "game\n"
        "or more; the main line counts. Rules and komi are never taken from\n"
        "the file. Superko is positional: no stone may bring back a "
        "position.\n",
    .example = "  $ printf '3 2 B(0,1) W(0,0) 0 0' | almanac go\n"
               "  0 0\n",
    .run = run,
};
