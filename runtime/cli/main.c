/* almanac: finds the command and its options. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "message.h"
#include "output.h"

static const struct command *const commands[] = {
    &command_coin, &command_cross,     &command_puzzle8,
    &command_go,   &command_footboard, NULL,
};

static const struct option long_options[] = {
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},
    {NULL, 0, NULL, 0},
};

static const struct command *find_command(const char *name)
{
    size_t i = 0;

    while (commands[i] != NULL && strcmp(commands[i]->name, name) != 0)
        i++;
    return commands[i];
}

static int print_version(void)
{
    puts("almanac " ALMANAC_VERSION);
    return EXIT_ANSWERED;
}

static int print_help(const struct command *command)
{
    if (command != NULL) {
        fputs(command->help, stdout);
        return EXIT_ANSWERED;
    }
    fputs("usage: almanac GAME [BOARD ...]\n"
          "\n"
          "Answers small board games instantly: boards on the command line,\n"
          "or a contest's input on standard input.\n"
          "\n"
          "games:\n",
          stdout);
    for (size_t i = 0; commands[i] != NULL; i++)
        printf("  %-10s  %s\n", commands[i]->name, commands[i]->summary);
    fputs("\n"
          "options:\n"
          "  -h, --help     this text, or that of a game: almanac GAME --help\n"
          "  -V, --version  the version\n"
          "\n"
          "exit status: 0 all answered, 1 bad input or a write that failed,\n"
          "2 bad usage\n",
          stdout);
    return EXIT_ANSWERED;
}

static int run(const struct command *command, int argc, char **argv)
{
    const char *name = command == NULL ? NULL : command->name;
    int option;

    opterr = 0;
    while ((option = getopt_long(argc, argv, ":hV", long_options, NULL)) != -1)
        switch (option) {
        case 'h':
            return print_help(command);
        case 'V':
            return print_version();
        default:
            return message_usage(name, "bad option '%s'", argv[optind - 1]);
        }
    if (command == NULL)
        return message_usage(NULL, "expected a game");
    return command->run(argv + optind);
}

int main(int argc, char **argv)
{
    const struct command *command = NULL;
    int status;

    output_start();
    if (argc > 1 && argv[1][0] != '-') {
        command = find_command(argv[1]);
        if (command == NULL)
            return message_usage(NULL, "no game is named '%s'", argv[1]);
        argc--;
        argv++;
    }
    status = run(command, argc, argv);
    output_flush(command == NULL ? NULL : command->name);
    return status;
}
