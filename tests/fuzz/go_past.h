/* All positions of a game of Go, and what may not be brought back of them. */
#ifndef ALMANAC_TESTS_FUZZ_GO_PAST_H
#define ALMANAC_TESTS_FUZZ_GO_PAST_H

#include <almanac.h>
#include <stddef.h>
#include <textbook/go.h>

/* A move takes at least four bytes. */
#define GO_PAST_MAX 2048

struct go_past {
    size_t count;
    char stone[GO_PAST_MAX][TEXTBOOK_GO_POINTS];
    /* Of the last move; vacant if there was none, or a pass. */
    int colour;
};

/* Begins with an empty board. */
void go_past_start(struct go_past *ret_past, const struct textbook_go *board);

void go_past_pass(struct go_past *past);

/* Notes the position that a move of a colour has led to. */
void go_past_note(struct go_past *past, const struct textbook_go *board,
                  int colour);

/* Whether a rule forbids the move of a colour that leads to a position. Simple
 * ko: it is the one before the other player's last move. */
bool go_past_forbids(const struct go_past *past, enum almanac_go_ko ko,
                     const struct textbook_go *board, int colour);

#endif
