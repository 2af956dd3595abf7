/* Time, for differences. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <time.h>

/* Of the wall clock: fine, but disturbed by whatever else runs. */
static inline double clock_wall(void)
{
    struct timespec now;

    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Of the processor, spent on this program: coarse. */
static inline double clock_processor(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

#endif
