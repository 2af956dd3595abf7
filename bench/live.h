/* The games that are solved live, each beside its textbook search. Each prints
 * its figures, and ends the program if answers differ. */
#ifndef ALMANAC_BENCH_LIVE_H
#define ALMANAC_BENCH_LIVE_H

void live_footboard(void);
void live_go(void);
void live_go_read(void);

#endif
