/* The commands of `almanac`. */
#ifndef ALMANAC_CLI_COMMAND_H
#define ALMANAC_CLI_COMMAND_H

struct command {
    const char *name;
    /* A line for `almanac --help`. */
    const char *summary;
    /* The text of `almanac NAME --help`. */
    const char *help;
    /* Answers the boards, a list ended by NULL, or standard input if there
     * are none, and returns the exit status. */
    int (*run)(char **boards);
};

extern const struct command command_coin;
extern const struct command command_cross;
extern const struct command command_puzzle8;
extern const struct command command_go;
extern const struct command command_footboard;

#endif
