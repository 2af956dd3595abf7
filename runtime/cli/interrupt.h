/* Ctrl-C: what has been answered is written before the command ends. */
#ifndef ALMANAC_CLI_INTERRUPT_H
#define ALMANAC_CLI_INTERRUPT_H

#include <stdbool.h>

enum { EXIT_INTERRUPTED = 130 };

/* Has Ctrl-C noted from now on, for the command of this name. */
void interrupt_start(const char *command);

/* Whether there was one. */
bool interrupt_noted(void);

/* If there was one, writes what has been answered and ends the program with
 * EXIT_INTERRUPTED. Costs next to nothing. */
void interrupt_check(void);

/* Around a system call that may wait for ever, with nothing left to write:
 * Ctrl-C ends the program at once. */
void interrupt_begin_wait(void);
void interrupt_end_wait(void);

#endif
