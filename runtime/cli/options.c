#include "options.h"

#include <getopt.h>
#include <string.h>

#include "message.h"

#define ROWS_MAX 40

/* The options of a command in the form that getopt takes: the value of each
 * is the number of its row, past the letters. */
struct form {
    struct option rows[ROWS_MAX + 1];
    char letters[2 * ROWS_MAX + 2];
};

#define ROW_VALUE 256

static struct form form_of(unsigned commands)
{
    struct form form = {.letters = ":"};
    size_t rows = 0;
    size_t letters = 1;

    for (int i = 0; option_rows[i].name != NULL && rows < ROWS_MAX; i++) {
        const struct option_row *row = &option_rows[i];

        if ((row->commands & commands) == 0)
            continue;
        form.rows[rows++] = (struct option){
            row->name, row->argument != NULL ? required_argument : no_argument,
            NULL, ROW_VALUE + i};
        if (row->letter != 0)
            form.letters[letters++] = row->letter;
    }
    return form;
}

/* The row of what getopt returned, or NULL if it is an error. */
static const struct option_row *row_of(int option)
{
    int i = 0;

    if (option >= ROW_VALUE)
        return &option_rows[option - ROW_VALUE];
    while (option_rows[i].name != NULL && option_rows[i].letter != option)
        i++;
    return option_rows[i].name != NULL ? &option_rows[i] : NULL;
}

static const char *mode_name(enum mode mode)
{
    int i = 0;

    while (option_rows[i].mode != mode)
        i++;
    return option_rows[i].name;
}

/* Takes a mode. Help and version take the place of another, and no later one
 * takes theirs. */
static int take_mode(struct options *options, enum mode mode, const char *name)
{
    if (mode >= MODE_HELP || options->mode == MODE_ANSWER)
        options->mode = mode;
    else if (options->mode < MODE_HELP && options->mode != mode)
        return message_usage(name, "--%s and --%s exclude one another",
                             mode_name(options->mode), mode_name(mode));
    return EXIT_ANSWERED;
}

static int take(struct options *options, const struct option_row *row,
                const char *argument, const char *name)
{
    if (row->mode != MODE_ANSWER)
        return take_mode(options, row->mode, name);
    if (!row->take(options, argument))
        return message_usage(name, "'%s' is no %s for --%s", argument,
                             row->argument, row->name);
    return EXIT_ANSWERED;
}

static int complain(int option, char **argv, const char *name)
{
    const char *text = argv[optind - 1];

    if (option == ':')
        return message_usage(name, "'%s' needs an argument", text);
    if (optopt > 0 && optopt < ROW_VALUE)
        return message_usage(name, "bad option '-%c'", optopt);
    return message_usage(name, "bad option '%s'", text);
}

int options_read(const struct command *command, int argc, char **argv,
                 struct options *ret_options)
{
    const char *name = command == NULL ? NULL : command->name;
    struct form form = form_of(command == NULL ? COMMAND_NONE : command->bit);
    struct options options = {.command = command, .distance = -1};
    int status = EXIT_ANSWERED;
    int option;

    opterr = 0;
    while (status == EXIT_ANSWERED &&
           (option = getopt_long(argc, argv, form.letters, form.rows, NULL)) !=
               -1) {
        const struct option_row *row = row_of(option);

        status = row == NULL ? complain(option, argv, name)
                             : take(&options, row, optarg, name);
    }
    options.operands = argv + optind;
    *ret_options = options;
    return status;
}
