/* Messages on standard error, and the exit statuses that go with them. */
#ifndef ALMANAC_CLI_MESSAGE_H
#define ALMANAC_CLI_MESSAGE_H

enum { EXIT_ANSWERED = 0, EXIT_BAD_INPUT = 1, EXIT_USAGE = 2 };

#if defined(__GNUC__)
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a name, then two numbers */
#define MESSAGE_FORMAT(at) __attribute__((format(printf, at, at + 1)))
#else
#define MESSAGE_FORMAT(at)
#endif

/* A message of any length; `command` may be NULL, here and below. */
void message_print(const char *command, const char *format, ...)
    MESSAGE_FORMAT(2);

/* A message about a file, and the end of the program with EXIT_BAD_INPUT. */
_Noreturn void message_fatal(const char *command, const char *name,
                             const char *what);

/* A message about the command line. Returns EXIT_USAGE. */
int message_usage(const char *command, const char *format, ...)
    MESSAGE_FORMAT(2);

#define MESSAGE_BYTE 16

/* A byte of input for people: 'x', byte 0x1b, or the end of input. */
const char *message_byte(int byte, char ret_text[MESSAGE_BYTE]);

#endif
