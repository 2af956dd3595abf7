#include "puzzle8_waves.h"

#include <limits.h>
#include <string.h>

#define CELLS TEXTBOOK_PUZZLE8_CELLS

/* Two marks that no arrangement bears. Only when all have been used must the
 * old ones be wiped off. */
static void choose_marks(struct textbook_waves *waves)
{
    if (waves->last_mark > UCHAR_MAX - 2) {
        memset(waves->marks, 0, sizeof waves->marks);
        waves->last_mark = 0;
    }
    waves->from_start.mark = ++waves->last_mark;
    waves->from_goal.mark = ++waves->last_mark;
}

/* Returns whether another wave has been there before. */
static bool reach(struct textbook_waves *waves, struct textbook_wave *wave,
                  const char cells[CELLS])
{
    unsigned char *mark = &waves->marks[textbook_puzzle8_rank(cells)];

    if (*mark == wave->mark)
        return false;
    if (*mark == waves->from_start.mark || *mark == waves->from_goal.mark)
        return true;
    *mark = wave->mark;
    memcpy(wave->cells[wave->tail++], cells, CELLS);
    return false;
}

static bool start_wave(struct textbook_waves *waves, struct textbook_wave *wave,
                       const char cells[CELLS])
{
    wave->slides = 0;
    wave->head = 0;
    wave->tail = 0;
    return reach(waves, wave, cells);
}

bool textbook_waves_start(struct textbook_waves *waves, const char start[CELLS],
                          const char goal[CELLS])
{
    choose_marks(waves);
    start_wave(waves, &waves->from_start, start);
    return start_wave(waves, &waves->from_goal, goal);
}

int textbook_waves_crest(const struct textbook_wave *wave)
{
    return wave->tail - wave->head;
}

bool textbook_waves_spread(struct textbook_waves *waves,
                           struct textbook_wave *wave)
{
    int end = wave->tail;

    wave->slides++;
    while (wave->head < end) {
        char neighbours[TEXTBOOK_PUZZLE8_MOVES][CELLS];
        int count =
            textbook_puzzle8_neighbours(wave->cells[wave->head++], neighbours);

        for (int i = 0; i < count; i++)
            if (reach(waves, wave, neighbours[i]))
                return true;
    }
    return false;
}

struct textbook_work textbook_waves_work(const struct textbook_waves *waves)
{
    struct textbook_work work;

    work.visited = waves->from_start.tail + waves->from_goal.tail;
    work.bytes = sizeof waves->marks + (size_t)work.visited * CELLS;
    return work;
}
