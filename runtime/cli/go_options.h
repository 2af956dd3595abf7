/* The options of `almanac go`: they name the rules. */
#ifndef ALMANAC_CLI_GO_OPTIONS_H
#define ALMANAC_CLI_GO_OPTIONS_H

#include <almanac.h>
#include <stdbool.h>

struct options;

/* Take an option; false if the argument is none that it can have. */
bool go_take_sgf(struct options *options, const char *argument);
bool go_take_rules(struct options *options, const char *argument);
bool go_take_komi(struct options *options, const char *argument);
bool go_take_suicide(struct options *options, const char *argument);
bool go_take_ko(struct options *options, const char *argument);

/* What the rules are called on the command line. */
const char *go_scoring_name(const struct almanac_go_rules *rules);
const char *go_suicide_name(const struct almanac_go_rules *rules);
const char *go_ko_name(const struct almanac_go_rules *rules);

#endif
