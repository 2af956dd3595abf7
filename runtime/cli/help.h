/* The help, from the lists of commands and options. */
#ifndef ALMANAC_CLI_HELP_H
#define ALMANAC_CLI_HELP_H

#include "command.h"

/* Prints the help of a command, or of all if it is NULL. */
void help_print(const struct command *command);

#endif
