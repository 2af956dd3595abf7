/* The games solved live, each against its baselines, side by side. */
#ifndef BENCH_LIVE_H
#define BENCH_LIVE_H

/* Prints the figures of a game; ends the program if answers differ. */
void live_footboard(void);

#endif
