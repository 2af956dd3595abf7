/* The games that are solved live, each beside its textbook search. */
#ifndef ALMANAC_BENCH_LIVE_H
#define ALMANAC_BENCH_LIVE_H

void live_go(void);
void live_go_read(void);

#endif
