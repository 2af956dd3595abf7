#include "message.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "input.h"

/* How many bytes of a control character stand here: 0xc2 and one of 0x80 to
 * 0x9f are one, too. */
static int control_bytes(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    if (c[0] == 0xc2 && c[1] >= 0x80 && c[1] <= 0x9f)
        return 2;
    return c[0] < ' ' || c[0] == 0x7f;
}

/* Keeps what a message quotes from steering the terminal. */
static void clean(char *text)
{
    while (*text != '\0') {
        int count = control_bytes(text);

        if (count == 0)
            text++;
        while (count-- > 0)
            *text++ = '?';
    }
}

/* Writes a message at once, so that no other program's output cuts it, and
 * whole, for what stands at the end of a long one counts most. */
static void print(const char *command, const char *format, va_list arguments)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);

    if (file != NULL) {
        fprintf(file, "almanac: %s%s", command != NULL ? command : "",
                command != NULL ? ": " : "");
        vfprintf(file, format, arguments);
    }
    if (file == NULL || fclose(file) != 0) {
        fputs("almanac: out of memory\n", stderr);
        return;
    }
    clean(text);
    fprintf(stderr, "%s\n", text);
    free(text);
}

void message_print(const char *command, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    print(command, format, arguments);
    va_end(arguments);
}

_Noreturn void message_fatal(const char *command, const char *name,
                             const char *what)
{
    message_print(command, "%s: %s", name, what);
    exit(EXIT_BAD_INPUT);
}

int message_usage(const char *command, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    print(command, format, arguments);
    va_end(arguments);
    fprintf(stderr, "try 'almanac %s%s--help'\n",
            command != NULL ? command : "", command != NULL ? " " : "");
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
