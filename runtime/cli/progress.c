#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "output.h"

#define SECONDS_BEFORE_LINE 1.0
#define SECONDS_BETWEEN_LINES 0.25

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

/* Whoever started the command with Ctrl-C ignored wants it to go on. */
static void catch_interrupt(struct progress *progress)
{
    struct sigaction action = {.sa_handler = note_interrupt};

    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, NULL, &progress->before);
    if (progress->before.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
}

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
        catch_interrupt(progress);
    }
    if (positions < progress->latest)
        progress->earlier += progress->latest;
    progress->latest = positions;
    seconds = seconds_since(&progress->start);
    if (seconds >= progress->next_line)
        show(progress, seconds);
    return !interrupted;
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
    if (!progress->begun)
        return;
    if (progress->width > 0)
        fprintf(stderr, "\r%*s\r", progress->width, "");
    sigaction(SIGINT, &progress->before, NULL);
    if (!interrupted)
        return;
    output_flush(progress->command);
    fprintf(stderr, "almanac: %s: interrupted\n", progress->command);
    exit(EXIT_INTERRUPTED);
}
