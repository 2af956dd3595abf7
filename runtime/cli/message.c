#include "message.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "input.h"

#define MESSAGE_TEXT 1024

/* Writes a message at once, so that no other program's output cuts it, and
 * keeps what it quotes from steering the terminal. */
static void print(const char *format, ...) MESSAGE_FORMAT(1);

static void print(const char *format, ...)
{
    char text[MESSAGE_TEXT];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    for (char *c = text; *c != '\0'; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = '?';
    fprintf(stderr, "%s\n", text);
}

void message_print(const char *command, const char *name, const char *what)
{
    print("almanac: %s%s%s: %s", command != NULL ? command : "",
          command != NULL ? ": " : "", name, what);
}

_Noreturn void message_fatal(const char *command, const char *name,
                             const char *what)
{
    message_print(command, name, what);
    exit(EXIT_BAD_INPUT);
}

int message_usage(const char *command, const char *format, ...)
{
    char text[MESSAGE_TEXT];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (command == NULL) {
        print("almanac: %s", text);
        print("try 'almanac --help'");
    } else {
        print("almanac: %s: %s", command, text);
        print("try 'almanac %s --help'", command);
    }
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
