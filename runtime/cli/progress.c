#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "interrupt.h"
#include "output.h"

#define SECONDS_BEFORE_LINE 1.0
#define SECONDS_BETWEEN_LINES 0.25

static double seconds_since(const struct timespec *start)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) +
           (double)(now.tv_nsec - start->tv_nsec) * 1e-9;
}

static void show(struct progress *progress, double seconds)
{
    /* Answers come first, for they may go to the same terminal. */
    output_flush(progress->command);
    progress->next_line = seconds + SECONDS_BETWEEN_LINES;
    if (isatty(STDERR_FILENO))
        progress->width = fprintf(
            stderr, "\ralmanac: %s: %.0f s, %" PRIu64 " million positions",
            progress->command, seconds,
            (progress->earlier + progress->latest) / 1000000);
}

static bool go_on(void *data, uint64_t positions)
{
    struct progress *progress = data;
    double seconds;

    if (!progress->begun) {
        progress->begun = true;
        clock_gettime(CLOCK_MONOTONIC, &progress->start);
    }
    if (positions < progress->latest)
        progress->earlier += progress->latest;
    progress->latest = positions;
    seconds = seconds_since(&progress->start);
    if (seconds >= progress->next_line)
        show(progress, seconds);
    return !interrupt_noted();
}

void progress_start(struct progress *ret_progress, const char *command)
{
    *ret_progress = (struct progress){
        .watch = {go_on, ret_progress},
        .command = command,
        .next_line = SECONDS_BEFORE_LINE,
    };
}

void progress_end(struct progress *progress)
{
    if (progress->width > 0)
        fprintf(stderr, "\r%*s\r", progress->width, "");
    interrupt_check();
}
