/* A Go board that looks at whole groups after every move, by flood fill. */
#ifndef TEXTBOOK_GO_H
#define TEXTBOOK_GO_H

#include <stdbool.h>
#include <stdint.h>

#define TEXTBOOK_GO_SIZE 19

enum { TEXTBOOK_VACANT, TEXTBOOK_BLACK, TEXTBOOK_WHITE };

struct textbook_go {
    int size;
    /* Whether a fill stops at the first liberty it finds. */
    bool stops_early;
    char stone[TEXTBOOK_GO_SIZE][TEXTBOOK_GO_SIZE];
    /* Stones captured by Black and by White. */
    uint32_t captures[2];
    /* How many captures took the stone's own group. */
    uint32_t suicides;
};

struct textbook_score {
    uint32_t black;
    uint32_t white;
};

void textbook_go_start(struct textbook_go *ret_game, int size,
                       bool stops_early);

/* Places a stone; false if the intersection is taken. */
bool textbook_go_play(struct textbook_go *game, int colour, int column,
                      int row);

/* Territory and captures of both. */
struct textbook_score textbook_go_score(const struct textbook_go *game);

#endif
