/* `almanac go`. */
#include <almanac.h>
#include <string.h>

#include "cases.h"
#include "command.h"
#include "go_fault.h"
#include "go_print.h"
#include "input.h"
#include "interrupt.h"
#include "options.h"

/* The stones that a game under superko may have. */
#define RECORDS 65536

static struct almanac_go_record records[RECORDS];
static struct almanac_go_history history = {records, RECORDS, 0};

/* Ctrl-C is looked for between so many bytes: a setup takes long. */
#define SLICE 4096

/* Hands the reader what bytes there are, up to the end of a game. */
static enum almanac_status
read_on(struct input *input, struct almanac_go_reader *reader, bool *ret_done)
{
    size_t length = (size_t)(input->end - input->next);
    size_t used = 0;
    enum almanac_status status;

    interrupt_check();
    status = almanac_go_read(reader, (const char *)input->next,
                             length < SLICE ? length : SLICE, &used, ret_done);
    input->next += used;
    return status;
}

/* Whether a fault is one of a game, which an answer was due for. */
static bool is_in_game(const struct almanac_go_reader *reader,
                       enum almanac_status status)
{
    if (status == ALMANAC_ERROR_SHORT && reader->format == ALMANAC_GO_JUDGE)
        return reader->played < reader->announced;
    return status != ALMANAC_ERROR_LONG && !reader->blank;
}

/* Reports a fault; true if the games behind it can be answered. */
static bool pass_fault(struct input *input, struct almanac_go_reader *reader,
                       const struct options *options,
                       enum almanac_status status)
{
    struct fault fault;

    go_fault_set(reader, status, &fault);
    if (is_in_game(reader, status))
        cases_report(options, input, &fault);
    else
        fault_report(input, &fault);
    input->next += reader->stopped;
    return options->keep_going && almanac_go_skip(reader, status) == ALMANAC_OK;
}

/* Reports a file that cannot be read: an answer was due for it. */
static void report_unreadable(const struct input *input,
                              const struct options *options)
{
    struct fault fault;

    fault_set(&fault, (struct place){0, 0}, "%s", strerror(input->error));
    cases_report(options, input, &fault);
}

/* Reads on to the end of a game, of what bytes there are, or of the input;
 * then there is no more. */
static enum almanac_status read_next(struct input *input,
                                     struct almanac_go_reader *reader,
                                     bool *ret_done, bool *ret_more)
{
    enum almanac_status status;

    if (input_peek(input) != INPUT_END)
        return read_on(input, reader, ret_done);
    status = almanac_go_read_end(reader, ret_done);
    *ret_more = status == ALMANAC_OK && *ret_done;
    return status;
}

static int answer_input(struct input *input, const struct options *options)
{
    struct almanac_go_rules rules = options->go_rules;
    struct almanac_go_reader reader;
    int result = EXIT_ANSWERED;
    bool more = true;

    if (rules.ko == ALMANAC_GO_KO_SUPERKO)
        rules.history = &history;
    almanac_go_reader_start(&reader, options->go_format, &rules);
    while (more) {
        bool done = false;
        enum almanac_status status = read_next(input, &reader, &done, &more);

        if (input->error != 0) {
            report_unreadable(input, options);
            return EXIT_BAD_INPUT;
        }
        if (done)
            go_print(&reader.game, options->mode);
        if (status != ALMANAC_OK) {
            result = EXIT_BAD_INPUT;
            more = pass_fault(input, &reader, options, status) && more;
        }
    }
    return result;
}

static int answer_file(struct input *input, const struct options *options,
                       const char *path)
{
    int status;

    input_open_file(input, options->command->name, path);
    status = answer_input(input, options);
    input_close(input);
    return status;
}

static int run(const struct options *options)
{
    struct input input;
    char **files = options->operands;
    int status = EXIT_ANSWERED;

    if (files[0] == NULL)
        return answer_file(&input, options, "-");
    for (; *files != NULL; files++) {
        if (answer_file(&input, options, *files) != EXIT_ANSWERED)
            status = EXIT_BAD_INPUT;
        if (status != EXIT_ANSWERED && !options->keep_going)
            break;
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
        "ends the file. Without a FILE, or for -, standard input is read.\n"
        "Unless other rules are asked for there is no ko rule, and a group\n"
        "that its own last stone leaves without a liberty is captured.\n"
        "\n"
        "With --sgf a file is SGF, FF[1] to FF[4], boards of 2 to 19, one\n"
        "game or more; the main line counts. Rules and komi are never taken\n"
        "from the file. Superko is positional: no stone may bring back a\n"
        "position; a game may have 65,536 stones then. With --keep-going "
        "there\n"
        "is a line for each game that begins; text between SGF games is only\n"
        "reported.\n",
    .example = "  $ printf '3 2 B(0,1) W(0,0) 0 0' | almanac go\n"
               "  0 0\n",
    .run = run,
};
