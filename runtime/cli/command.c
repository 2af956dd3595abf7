#include "command.h"

#include <stddef.h>
#include <string.h>

const struct command *const commands[] = {
    &command_coin,      &command_cross, &command_puzzle8, &command_go,
    &command_footboard, &command_info,  &command_verify,  NULL,
};

const struct command *command_find(const char *name)
{
    size_t i = 0;

    while (commands[i] != NULL && strcmp(commands[i]->name, name) != 0)
        i++;
    return commands[i];
}
