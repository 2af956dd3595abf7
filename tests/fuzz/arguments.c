/* The command's arguments: a line each. */
#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../runtime/cli/go_options.h"
#include "../../runtime/cli/message.h"
#include "../../runtime/cli/options.h"
#include "arguments_plain.h"
#include "capture.h"
#include "fuzz.h"

#define ARGUMENTS_MAX 40

/* As main has them: terminated by NULL, but the name of the program or of the
 * command is the first. */
struct arguments {
    char text[FUZZ_SIZE_MAX + 1];
    int count;
    char *list[ARGUMENTS_MAX + 1];
};

/* Cuts the text at line feeds; a NUL ends an argument too, as it always
 * does. */
static void cut(struct arguments *ret_arguments, const uint8_t *data,
                size_t size)
{
    char *start = ret_arguments->text;

    memcpy(start, data, size);
    start[size] = '\0';
    ret_arguments->count = 0;
    while (ret_arguments->count < ARGUMENTS_MAX) {
        char *end = strchr(start, '\n');

        ret_arguments->list[ret_arguments->count++] = start;
        if (end == NULL)
            break;
        *end = '\0';
        start = end + 1;
    }
    ret_arguments->list[ret_arguments->count] = NULL;
}

static int read_options(const struct command *command,
                        struct arguments *arguments,
                        struct options *ret_options)
{
    /* So getopt starts anew. */
    optind = 0;
    return options_read(command, arguments->count, arguments->list,
                        ret_options);
}

/* An option takes the arguments that the plain reading of it takes, and what
 * they say. */
static void check_takes(char *const *arguments)
{
    for (; *arguments != NULL; arguments++)
        for (int i = 0; option_rows[i].name != NULL; i++) {
            const struct option_row *row = &option_rows[i];
            struct options options = {.mode = MODE_ANSWER};

            if (row->argument == NULL)
                continue;
            EXPECT(row->take(&options, *arguments) ==
                       plain_takes(row->name, *arguments, &options),
                   "arguments: '%s' for --%s", *arguments, row->name);
        }
}

static void add(struct arguments *arguments, size_t *length, const char *option,
                const char *value)
{
    char *text = arguments->text + *length;
    size_t room = sizeof arguments->text - *length;
    int size =
        snprintf(text, room, value == NULL ? "%s" : "%s%s", option, value);

    EXPECT(size >= 0 && (size_t)size < room, "arguments: too long");
    *length += (size_t)size + 1;
    arguments->list[arguments->count++] = text;
    arguments->list[arguments->count] = NULL;
}

static void add_number(struct arguments *arguments, size_t *length,
                       const char *option, uint64_t number)
{
    char text[24];

    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    add(arguments, length, option, text);
}

static void add_go(struct arguments *arguments, size_t *length,
                   const struct almanac_go_rules *rules)
{
    char komi[24];

    snprintf(komi, sizeof komi, "%s%d%s", rules->komi < 0 ? "-" : "",
             abs(rules->komi) / 2, rules->komi % 2 != 0 ? ".5" : "");
    add(arguments, length, "--rules=", go_scoring_name(rules));
    add(arguments, length, "--suicide=", go_suicide_name(rules));
    add(arguments, length, "--ko=", go_ko_name(rules));
    add(arguments, length, "--komi=", komi);
}

/* The name of the option that asks for a mode. */
static const char *mode_name(enum mode mode)
{
    int i = 0;

    while (option_rows[i].name != NULL && option_rows[i].mode != mode)
        i++;
    return option_rows[i].name;
}

/* What was asked for, written anew. */
static void format(const struct options *options, struct arguments *ret_again)
{
    size_t length = 0;
    unsigned command =
        options->command == NULL ? COMMAND_NONE : options->command->bit;

    ret_again->count = 0;
    add(ret_again, &length, "almanac", NULL);
    if (options->mode != MODE_ANSWER)
        add(ret_again, &length, "--", mode_name(options->mode));
    if (options->keep_going)
        add(ret_again, &length, "-k", NULL);
    if (options->levels)
        add(ret_again, &length, "--levels", NULL);
    if (options->goal != NULL)
        add(ret_again, &length, "--goal=", options->goal);
    if (options->random)
        add_number(ret_again, &length, "--random=", options->random_count);
    if (options->distance >= 0)
        add_number(ret_again, &length,
                   "--distance=", (uint64_t)options->distance);
    if (options->seeded)
        add_number(ret_again, &length, "--seed=", options->seed);
    if (options->go_format == ALMANAC_GO_SGF)
        add(ret_again, &length, "--sgf", NULL);
    if (command == COMMAND_GO)
        add_go(ret_again, &length, &options->go_rules);
    add(ret_again, &length, "--", NULL);
}

static bool same_text(const char *one, const char *other)
{
    return one == NULL || other == NULL ? one == other
                                        : strcmp(one, other) == 0;
}

static bool are_same(const struct options *one, const struct options *other)
{
    return one->mode == other->mode && one->keep_going == other->keep_going &&
           one->levels == other->levels && same_text(one->goal, other->goal) &&
           one->random == other->random &&
           one->random_count == other->random_count &&
           one->distance == other->distance && one->seeded == other->seeded &&
           one->seed == other->seed && one->go_format == other->go_format &&
           one->go_rules.scoring == other->go_rules.scoring &&
           one->go_rules.suicide == other->go_rules.suicide &&
           one->go_rules.ko == other->go_rules.ko &&
           one->go_rules.komi == other->go_rules.komi;
}

static void check_format(const struct options *options)
{
    static struct arguments again;
    struct options read;

    format(options, &again);
    EXPECT(read_options(options->command, &again, &read) == EXIT_ANSWERED &&
               are_same(options, &read) &&
               (read.mode >= MODE_HELP || read.operands[0] == NULL),
           "arguments: written anew, they ask for something else");
}

/* Every operand is an argument, and the order of both is the same. */
static void check_operands(char *const *operands, const struct arguments *given)
{
    int at = 1;

    for (; *operands != NULL; operands++) {
        while (at < given->count && given->list[at] != *operands)
            at++;
        EXPECT(at < given->count, "arguments: '%s' was not given, or not there",
               *operands);
    }
}

/* A message on two lines that steers no terminal, and no answer. */
static void check_message(const struct captured *captured)
{
    int lines = 0;

    EXPECT(captured->out[0] == '\0', "arguments: an answer in spite of '%s'",
           captured->error);
    EXPECT(strncmp(captured->error, "almanac: ", 9) == 0,
           "arguments: '%s' is no message", captured->error);
    for (const char *c = captured->error; *c != '\0'; c++) {
        EXPECT(*c == '\n' || !iscntrl((unsigned char)*c),
               "arguments: a message with byte %d", *c);
        lines += *c == '\n';
    }
    EXPECT(lines == 2, "arguments: %d lines in '%s'", lines, captured->error);
}

/* Random boards are many if asked for; without boards the command reads. */
static bool can_be_asked(const struct options *options)
{
    return options->command != NULL && options->mode < MODE_HELP &&
           (options->command->bit & COMMAND_TABLE_GAMES) != 0 &&
           (options->random
                ? options->random_count < 100 && options->distance < 0
                : options->operands[0] != NULL);
}

/* Whatever boards are asked, an exit status other than 0 goes with a message,
 * and without --keep-going nothing is answered behind it. */
static void ask(const struct options *options, struct captured *captured)
{
    int status;

    capture_start("", 0);
    status = options->command->run(options);
    capture_end(captured);
    if (status == EXIT_USAGE)
        check_message(captured);
    else
        EXPECT(plain_answer(options, captured->out) == status,
               "arguments: exit status %d, answers:\n%s%s", status,
               captured->out, captured->error);
    EXPECT((status == EXIT_ANSWERED) == (captured->error[0] == '\0'),
           "arguments: exit status %d, and the message '%s'", status,
           captured->error);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct arguments arguments;
    static struct arguments given;
    static struct captured captured;
    const struct command *command;
    struct options options;
    int status;

    if (size > FUZZ_SIZE_MAX)
        return 0;
    cut(&arguments, data, size);
    given = arguments;
    check_takes(arguments.list);
    command = command_find(arguments.list[0]);
    capture_start("", 0);
    status = read_options(command, &arguments, &options);
    capture_end(&captured);
    if (status != EXIT_ANSWERED) {
        check_message(&captured);
        return 0;
    }
    EXPECT(captured.error[0] == '\0', "arguments: accepted, but '%s'",
           captured.error);
    if (options.mode < MODE_HELP)
        check_operands(options.operands, &given);
    check_format(&options);
    if (can_be_asked(&options))
        ask(&options, &captured);
    return 0;
}
