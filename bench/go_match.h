/* Random games of Go from a fixed seed. */
#ifndef ALMANAC_BENCH_GO_MATCH_H
#define ALMANAC_BENCH_GO_MATCH_H

#include <textbook/go.h>

#define GO_LENGTH_MAX (TEXTBOOK_GO_SIZE * TEXTBOOK_GO_SIZE * 3 / 2)

struct go_move {
    unsigned char colour;
    unsigned char column;
    unsigned char row;
};

struct go_game {
    int size;
    int length;
    struct go_move moves[GO_LENGTH_MAX];
};

struct go_match {
    struct go_game *games;
    int count;
    long moves;
};

/* Makes games; ends the program if memory runs out. */
void go_match_make(struct go_match *ret_match, int size, int count);

/* Plays a game on a board of the textbook's. */
void go_game_replay(const struct go_game *game, bool stops_early,
                    struct textbook_go *ret_board);

void go_match_free(struct go_match *match);

#endif
