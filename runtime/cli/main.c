/* almanac: finds the command, reads its options, runs it. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "help.h"
#include "interrupt.h"
#include "message.h"
#include "options.h"
#include "output.h"

static int run(const struct options *options)
{
    switch (options->mode) {
    case MODE_HELP:
        help_print(options->command);
        return EXIT_ANSWERED;
    case MODE_VERSION:
        printf("almanac %s\n", almanac_version());
        return EXIT_ANSWERED;
    default:
        if (options->command == NULL)
            return message_usage(NULL, "expected a command");
        interrupt_start(options->command->name);
        return options->command->run(options);
    }
}

int main(int argc, char **argv)
{
    const struct command *command = NULL;
    bool behind_dashes = argc > 1 && strcmp(argv[1], "--") == 0;
    struct options options;
    int status;

    output_start();
    argc -= behind_dashes;
    argv += behind_dashes;
    if (argc > 1 && (behind_dashes || argv[1][0] != '-')) {
        command = command_find(argv[1]);
        if (command == NULL)
            return message_usage(NULL, "no command is named '%s'", argv[1]);
        argc--;
        argv++;
    }
    status = options_read(command, argc, argv, &options);
    if (status == EXIT_ANSWERED)
        status = run(&options);
    output_flush(command == NULL ? NULL : command->name);
    interrupt_check();
    return status;
}
