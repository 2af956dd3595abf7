/* What the command line asks for. */
#ifndef ALMANAC_CLI_OPTIONS_H
#define ALMANAC_CLI_OPTIONS_H

#include <almanac.h>
#include <stdbool.h>
#include <stdint.h>

#include "command.h"

/* What to print of each board. The modes exclude one another. */
enum mode {
    MODE_ANSWER,
    MODE_SOLVE,
    MODE_COUNT,
    MODE_ALL,
    MODE_HINT,
    MODE_JSON,
    MODE_SHOW,
    MODE_HELP,
    MODE_VERSION
};

struct options {
    /* NULL if none is named. */
    const struct command *command;
    enum mode mode;
    bool keep_going;
    bool levels;
    /* A board, or NULL for the usual goal. */
    const char *goal;
    /* Whether boards are asked for, how many, at which distance (-1 for any)
     * and from which seed. */
    bool random;
    uint64_t random_count;
    int distance;
    bool seeded;
    uint64_t seed;
    /* What games of Go are written in, and what they are played by. */
    enum almanac_go_format go_format;
    struct almanac_go_rules go_rules;
    /* What is left of the command line; NULL ends the list. */
    char **operands;
};

/* An option of some commands: the one place that knows it. */
struct option_row {
    unsigned commands;
    /* 0 if it has a long name only. */
    char letter;
    const char *name;
    /* What to call the argument, or NULL if it takes none. */
    const char *argument;
    const char *help;
    /* Takes the option; false if the argument is none that it can have. */
    bool (*take)(struct options *options, const char *argument);
    /* The mode that it asks for, MODE_ANSWER if none. */
    enum mode mode;
};

#define OPTION_ROWS_MAX 40

/* Every option, in the order of the help; a row without a name ends it. */
extern const struct option_row option_rows[];

/* Reads the command line behind the command's name. Returns EXIT_ANSWERED, or
 * EXIT_USAGE after a message. */
int options_read(const struct command *command, int argc, char **argv,
                 struct options *ret_options);

#endif
