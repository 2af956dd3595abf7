/* The commands of `almanac`. */
#ifndef ALMANAC_CLI_COMMAND_H
#define ALMANAC_CLI_COMMAND_H

struct options;

/* Which commands an option belongs to: a bit each. */
enum {
    COMMAND_COIN = 1,
    COMMAND_CROSS = 2,
    COMMAND_PUZZLE8 = 4,
    COMMAND_GO = 8,
    COMMAND_FOOTBOARD = 16,
    COMMAND_INFO = 32,
    COMMAND_VERIFY = 64,
    /* Where no command is named. */
    COMMAND_NONE = 128,
    COMMAND_TABLE_GAMES = COMMAND_COIN | COMMAND_CROSS | COMMAND_PUZZLE8,
    COMMAND_GAMES = COMMAND_TABLE_GAMES | COMMAND_GO | COMMAND_FOOTBOARD,
    COMMAND_ALL = COMMAND_GAMES | COMMAND_INFO | COMMAND_VERIFY | COMMAND_NONE
};

struct command {
    const char *name;
    unsigned bit;
    /* What stands behind the options on a usage line. */
    const char *operands;
    /* A line for `almanac --help`. */
    const char *summary;
    /* Paragraphs for `almanac NAME --help`, before and behind the options. */
    const char *about;
    const char *example;
    /* Does what the options ask for and returns the exit status. */
    int (*run)(const struct options *options);
};

/* Every command; NULL ends the list. */
extern const struct command *const commands[];

extern const struct command command_coin;
extern const struct command command_cross;
extern const struct command command_puzzle8;
extern const struct command command_go;
extern const struct command command_footboard;
extern const struct command command_info;
extern const struct command command_verify;

/* The command of that name, or NULL. */
const struct command *command_find(const char *name);

#endif
