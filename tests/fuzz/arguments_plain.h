/* What the command's arguments mean, read without haste. */
#ifndef ALMANAC_TESTS_FUZZ_ARGUMENTS_PLAIN_H
#define ALMANAC_TESTS_FUZZ_ARGUMENTS_PLAIN_H

#include "../../runtime/cli/options.h"

/* Whether an option can have an argument. If so, what was taken of it must be
 * what it says. */
bool plain_takes(const char *option, const char *argument,
                 const struct options *taken);

/* The exit status that is due for options of a table game that are good; in
 * the usual mode the answers must be those of the boards, one by one. */
int plain_answer(const struct options *options, const char *answers);

#endif
