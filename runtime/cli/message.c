#include "message.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "input.h"

static void print_prefix(const char *command)
{
    fputs("almanac: ", stderr);
    if (command != NULL)
        fprintf(stderr, "%s: ", command);
}

_Noreturn void message_fatal(const char *command, const char *name,
                             const char *what)
{
    print_prefix(command);
    fprintf(stderr, "%s: %s\n", name, what);
    exit(EXIT_BAD_INPUT);
}

int message_usage(const char *command, const char *format, ...)
{
    va_list arguments;

    print_prefix(command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\ntry 'almanac%s%s --help'\n", command != NULL ? " " : "",
            command != NULL ? command : "");
    return EXIT_USAGE;
}

const char *message_byte(int byte, char ret_text[MESSAGE_BYTE])
{
    if (byte == INPUT_END)
        return "the end of input";
    if (byte > ' ' && byte < 0x7f)
        snprintf(ret_text, MESSAGE_BYTE, "'%c'", byte);
    else
        snprintf(ret_text, MESSAGE_BYTE, "byte 0x%02x", (unsigned)byte);
    return ret_text;
}
