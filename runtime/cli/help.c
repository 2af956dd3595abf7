#include "help.h"

#include <stdio.h>

#include "options.h"

static void print_option(const struct option_row *row)
{
    char letter[] = "-k, ";
    char name[32];

    letter[1] = row->letter;
    snprintf(name, sizeof name, "--%s%s%s", row->name,
             row->argument != NULL ? " " : "",
             row->argument != NULL ? row->argument : "");
    printf("  %4s%-16s %s\n", row->letter != 0 ? letter : "", name, row->help);
}

static void print_options(unsigned bit)
{
    puts("\noptions:");
    for (int i = 0; option_rows[i].name != NULL; i++)
        if ((option_rows[i].commands & bit) != 0)
            print_option(&option_rows[i]);
}

static void print_commands(void)
{
    for (int i = 0; commands[i] != NULL; i++)
        printf("  %-10s %s\n", commands[i]->name, commands[i]->summary);
}

void help_print(const struct command *command)
{
    if (command != NULL) {
        printf("usage: almanac %s [options]%s%s\n\n%s", command->name,
               *command->operands != '\0' ? " " : "", command->operands,
               command->about);
        print_options(command->bit);
        printf("\nexample:\n%s", command->example);
        return;
    }
    fputs("usage: almanac COMMAND [options] [BOARD ...]\n"
          "\n"
          "Answers small board games instantly: boards on the command line,\n"
          "or a contest's input on standard input.\n"
          "\n"
          "commands:\n",
          stdout);
    print_commands();
    fputs("\n"
          "`almanac COMMAND --help` tells more, `almanac --version` the\n"
          "version. Exit status: 0 all answered, 1 bad input or a write that\n"
          "failed, 2 bad usage, 130 ended by Ctrl-C.\n",
          stdout);
}
