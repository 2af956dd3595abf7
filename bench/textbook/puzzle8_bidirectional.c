#include "puzzle8_searches.h"
#include "puzzle8_waves.h"

/* The wave with the smaller crest, for it costs less to spread. */
static struct textbook_wave *smaller(struct textbook_waves *waves)
{
    return textbook_waves_crest(&waves->from_goal) <
                   textbook_waves_crest(&waves->from_start)
               ? &waves->from_goal
               : &waves->from_start;
}

int textbook_puzzle8_bidirectional(const char start[TEXTBOOK_PUZZLE8_CELLS],
                                   const char goal[TEXTBOOK_PUZZLE8_CELLS],
                                   struct textbook_work *ret_work)
{
    static struct textbook_waves waves;
    bool met = textbook_waves_start(&waves, start, goal);

    while (!met && textbook_waves_crest(smaller(&waves)) > 0)
        met = textbook_waves_spread(&waves, smaller(&waves));
    *ret_work = textbook_waves_work(&waves);
    return met ? waves.from_start.slides + waves.from_goal.slides : -1;
}
