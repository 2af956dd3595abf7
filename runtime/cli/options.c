#include "options.h"

#include <getopt.h>
#include <string.h>

#include "message.h"

/* The options of a command in the form that getopt takes: the value of each
 * is the number of its row, past the letters. */
struct form {
    struct option rows[OPTION_ROWS_MAX + 1];
    char letters[OPTION_ROWS_MAX + 2];
};

#define ROW_VALUE 256

static struct form form_of(unsigned commands)
{
    struct form form = {.letters = ":"};
    size_t rows = 0;
    size_t letters = 1;

    for (int i = 0; option_rows[i].name != NULL; i++) {
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

static int take_mode(struct options *options, enum mode mode, const char *name)
{
    if (options->mode == MODE_ANSWER)
        options->mode = mode;
    else if (options->mode != mode)
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

/* Help and version are answered whatever else is asked for, even if it is not
 * understood. Returns MODE_ANSWER if neither is. */
static enum mode find_help(int argc, char **argv, const struct form *form)
{
    int option;

    while ((option = getopt_long(argc, argv, form->letters, form->rows,
                                 NULL)) != -1) {
        const struct option_row *row = row_of(option);

        if (row != NULL && row->mode >= MODE_HELP)
            return row->mode;
    }
    optind = 1;
    return MODE_ANSWER;
}

static int read_all(int argc, char **argv, const struct form *form,
                    struct options *options, const char *name)
{
    int status = EXIT_ANSWERED;
    int option;

    while (status == EXIT_ANSWERED &&
           (option = getopt_long(argc, argv, form->letters, form->rows,
                                 NULL)) != -1) {
        const struct option_row *row = row_of(option);

        status = row == NULL ? complain(option, argv, name)
                             : take(options, row, optarg, name);
    }
    options->operands = argv + optind;
    return status;
}

int options_read(const struct command *command, int argc, char **argv,
                 struct options *ret_options)
{
    const char *name = command == NULL ? NULL : command->name;
    struct form form = form_of(command == NULL ? COMMAND_NONE : command->bit);
    struct options options = {.command = command, .distance = -1};
    int status = EXIT_ANSWERED;

    opterr = 0;
    options.mode = find_help(argc, argv, &form);
    if (options.mode == MODE_ANSWER)
        status = read_all(argc, argv, &form, &options, name);
    *ret_options = options;
    return status;
}
