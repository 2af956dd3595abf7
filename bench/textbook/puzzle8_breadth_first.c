#include "puzzle8_searches.h"
#include "puzzle8_waves.h"

/* The goal's wave never spreads. */
int textbook_puzzle8_breadth_first(const char start[TEXTBOOK_PUZZLE8_CELLS],
                                   const char goal[TEXTBOOK_PUZZLE8_CELLS],
                                   struct textbook_work *ret_work)
{
    static struct textbook_waves waves;
    bool met = textbook_waves_start(&waves, start, goal);

    while (!met && textbook_waves_crest(&waves.from_start) > 0)
        met = textbook_waves_spread(&waves, &waves.from_start);
    *ret_work = textbook_waves_work(&waves);
    return met ? waves.from_start.slides : -1;
}
