#include "output.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "message.h"

#define OUTPUT_BUFFER 65536

static char buffer[OUTPUT_BUFFER];

void output_start(void)
{
    signal(SIGPIPE, SIG_IGN);
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

void output_flush(const char *command)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return;
    message_fatal(command, "<stdout>",
                  errno != 0 ? strerror(errno) : "cannot write");
}
