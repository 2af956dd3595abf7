/* The options there are. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

#include "go_options.h"
#include "options.h"

static bool take_keep_going(struct options *options, const char *argument)
{
    (void)argument;
    options->keep_going = true;
    return true;
}

static bool take_levels(struct options *options, const char *argument)
{
    (void)argument;
    options->levels = true;
    return true;
}

static bool take_goal(struct options *options, const char *argument)
{
    options->goal = argument;
    return true;
}

/* A whole number from 0 to a limit, and nothing else. */
static bool take_number(const char *text, uint64_t limit, uint64_t *ret_number)
{
    char *end;
    unsigned long long number;

    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    number = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || number > limit)
        return false;
    *ret_number = number;
    return true;
}

static bool take_random(struct options *options, const char *argument)
{
    options->random = true;
    return take_number(argument, UINT64_MAX, &options->random_count);
}

static bool take_distance(struct options *options, const char *argument)
{
    uint64_t distance;

    if (!take_number(argument, INT_MAX, &distance))
        return false;
    options->distance = (int)distance;
    return true;
}

static bool take_seed(struct options *options, const char *argument)
{
    options->seeded = true;
    return take_number(argument, UINT64_MAX, &options->seed);
}

const struct option_row option_rows[] = {
    {COMMAND_TABLE_GAMES, 0, "solve", NULL,
     "the distance, then the moves of a shortest solution", NULL, MODE_SOLVE},
    {COMMAND_FOOTBOARD, 0, "solve", NULL,
     "the number of moves, then the moves of a best line", NULL, MODE_SOLVE},
    {COMMAND_TABLE_GAMES, 0, "count", NULL,
     "the distance, then the number of shortest solutions", NULL, MODE_COUNT},
    {COMMAND_TABLE_GAMES, 0, "all", NULL,
     "the same, then each shortest solution on a line", NULL, MODE_ALL},
    {COMMAND_TABLE_GAMES, 0, "hint", NULL,
     "the distance, then the first moves of shortest solutions", NULL,
     MODE_HINT},
    {COMMAND_TABLE_GAMES, 0, "show", NULL,
     "the boards of a shortest solution, drawn", NULL, MODE_SHOW},
    {COMMAND_FOOTBOARD, 0, "show", NULL, "the boards of a best line, drawn",
     NULL, MODE_SHOW},
    {COMMAND_GO, 0, "show", NULL, "the points, then the final board, drawn",
     NULL, MODE_SHOW},
    {COMMAND_INFO, 0, "levels", NULL, "the states at each distance too",
     take_levels, MODE_ANSWER},
    {COMMAND_GAMES | COMMAND_INFO, 0, "json", NULL,
     "all of it, an object a line", NULL, MODE_JSON},
    {COMMAND_GO, 0, "sgf", NULL, "games in SGF, in place of judge format",
     go_take_sgf, MODE_ANSWER},
    {COMMAND_GO, 0, "rules", "RULE",
     "territory (and captures: the default) or area (and stones)",
     go_take_rules, MODE_ANSWER},
    {COMMAND_GO, 0, "komi", "POINTS", "points for White, such as 6.5 (0)",
     go_take_komi, MODE_ANSWER},
    {COMMAND_GO, 0, "suicide", "RULE", "allow (the default) or forbid",
     go_take_suicide, MODE_ANSWER},
    {COMMAND_GO, 0, "ko", "RULE", "none (the default), simple or superko",
     go_take_ko, MODE_ANSWER},
    {COMMAND_TABLE_GAMES, 0, "goal", "BOARD", "to this board", take_goal,
     MODE_ANSWER},
    {COMMAND_TABLE_GAMES, 0, "random", "N",
     "print N random boards that can be solved", take_random, MODE_ANSWER},
    {COMMAND_TABLE_GAMES, 0, "distance", "D", "random boards D moves away",
     take_distance, MODE_ANSWER},
    {COMMAND_TABLE_GAMES, 0, "seed", "S",
     "random boards from this seed (0): the same everywhere", take_seed,
     MODE_ANSWER},
    {COMMAND_GAMES, 'k', "keep-going", NULL,
     "print `error` for bad input and go on behind it", take_keep_going,
     MODE_ANSWER},
    {COMMAND_ALL, 'h', "help", NULL, "this text", NULL, MODE_HELP},
    {COMMAND_ALL, 'V', "version", NULL, "the version", NULL, MODE_VERSION},
    {0, 0, NULL, NULL, NULL, NULL, MODE_ANSWER},
};

_Static_assert(sizeof option_rows / sizeof option_rows[0] <=
                   OPTION_ROWS_MAX + 1,
               "there is room for every option");
