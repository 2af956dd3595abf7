#include "interrupt.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "output.h"

static const char *command_name;
static char message[64];
static volatile sig_atomic_t noted;
static volatile sig_atomic_t waiting;

/* Safe in a handler. That nobody can be told changes nothing. */
static void tell(void)
{
    ssize_t count = write(STDERR_FILENO, message, strlen(message));

    (void)count;
}

/* A call that begins to wait just after a signal would not notice it: so the
 * handler itself ends a program that waits. */
static void note(int signal)
{
    (void)signal;
    noted = 1;
    if (!waiting)
        return;
    tell();
    _exit(EXIT_INTERRUPTED);
}

/* Whoever started the command with Ctrl-C ignored wants it to go on. A write
 * that Ctrl-C falls into goes on too: it is of answers. So that none waits for
 * its reader for ever, a second Ctrl-C ends the command at once, even in the
 * handler of the first. */
void interrupt_start(const char *command)
{
    struct sigaction action = {.sa_handler = note,
                               .sa_flags =
                                   SA_RESTART | SA_NODEFER | (int)SA_RESETHAND};
    struct sigaction before;

    command_name = command;
    snprintf(message, sizeof message, "almanac: %s: interrupted\n", command);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, NULL, &before);
    if (before.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
}

bool interrupt_noted(void)
{
    return noted;
}

void interrupt_check(void)
{
    if (!noted)
        return;
    output_flush(command_name);
    tell();
    exit(EXIT_INTERRUPTED);
}

void interrupt_begin_wait(void)
{
    waiting = 1;
    interrupt_check();
}

void interrupt_end_wait(void)
{
    waiting = 0;
}
