/* What the command does while the library solves: on a terminal it tells how
 * long that takes, and on Ctrl-C it ends. */
#ifndef ALMANAC_CLI_PROGRESS_H
#define ALMANAC_CLI_PROGRESS_H

#include <almanac.h>
#include <time.h>

struct progress {
    /* To be given to the library. */
    struct almanac_watch watch;
    const char *command;
    /* Set by the first call of the watch; short solves do without. */
    bool begun;
    struct timespec start;
    /* Positions of the calls of the library before the present one, and of
     * that one. */
    uint64_t earlier;
    uint64_t latest;
    /* When to show the next line, and how wide the last one is. */
    double next_line;
    int width;
};

void progress_start(struct progress *ret_progress, const char *command);

/* To be called when the library has returned. After Ctrl-C, which stops the
 * library, ends the program. */
void progress_end(struct progress *progress);

#endif
