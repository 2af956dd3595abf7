/* A Go board that looks at whole groups after every move, by flood fill. */
#ifndef TEXTBOOK_GO_H
#define TEXTBOOK_GO_H

#include <stdbool.h>
#include <stdint.h>

#define TEXTBOOK_GO_SIZE 19
/* From one row to the next: there is a border around the largest board. */
#define TEXTBOOK_GO_STRIDE (TEXTBOOK_GO_SIZE + 2)
#define TEXTBOOK_GO_POINTS (TEXTBOOK_GO_STRIDE * TEXTBOOK_GO_STRIDE)

enum { TEXTBOOK_VACANT, TEXTBOOK_BLACK, TEXTBOOK_WHITE, TEXTBOOK_BORDER };

struct textbook_go {
    int size;
    /* Whether a fill stops at the first liberty it finds. */
    bool stops_early;
    char stone[TEXTBOOK_GO_POINTS];
    /* Stones captured by Black and by White. */
    uint32_t captures[2];
    /* How many captures took the stone's own group. */
    uint32_t suicides;
    /* The points of the region filled last, and which fill saw a point last:
     * so nothing is cleared between fills. */
    uint16_t region[TEXTBOOK_GO_POINTS];
    int region_size;
    uint32_t seen[TEXTBOOK_GO_POINTS];
    uint32_t fills;
};

struct textbook_score {
    uint32_t black;
    uint32_t white;
};

static inline int textbook_go_point(int column, int row)
{
    return (row + 1) * TEXTBOOK_GO_STRIDE + column + 1;
}

void textbook_go_start(struct textbook_go *ret_game, int size,
                       bool stops_early);

/* Places a stone; false if the intersection is taken. */
bool textbook_go_play(struct textbook_go *game, int colour, int column,
                      int row);

/* Territory and captures of both. */
struct textbook_score textbook_go_score(struct textbook_go *game);

#endif
