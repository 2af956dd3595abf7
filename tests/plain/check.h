/* Checks of plain programs, which need no framework: a line each. */
#ifndef ALMANAC_TESTS_CHECK_H
#define ALMANAC_TESTS_CHECK_H

#include <stdint.h>

/* Prints whether a number is the right one. */
void check(const char *game, const char *what, uint64_t found, uint64_t right);

/* Prints how many checks there were; the exit status of the program. */
int check_end(void);

#endif
