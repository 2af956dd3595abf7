/* The coin game and the cross flip: between all pairs of boards. */
#ifndef ALMANAC_TESTS_FUZZ_TWO_SIDED_H
#define ALMANAC_TESTS_FUZZ_TWO_SIDED_H

#include <almanac.h>
#include <textbook/two_sided.h>

#define TWO_SIDED_GOALS (TEXTBOOK_TWO_SIDED_BOARDS + 1)

struct two_sided_answers {
    almanac_board goals[TWO_SIDED_GOALS];
    int moves[TWO_SIDED_GOALS][TEXTBOOK_TWO_SIDED_BOARDS];
};

static inline unsigned two_sided_board(const char cells[ALMANAC_CELLS],
                                       char one)
{
    unsigned board = 0;

    for (int i = 0; i < ALMANAC_CELLS; i++)
        board = board << 1 | (cells[i] == one);
    return board;
}

/* The usual goal first, whose answers are the caller's, then every board. */
static inline void two_sided_search(
    void search(unsigned start, int ret_moves[TEXTBOOK_TWO_SIDED_BOARDS]),
    almanac_board usual, struct two_sided_answers *ret_answers)
{
    ret_answers->goals[0] = usual;
    for (unsigned board = 0; board < TEXTBOOK_TWO_SIDED_BOARDS; board++) {
        ret_answers->goals[1 + board] = board;
        search(board, ret_answers->moves[1 + board]);
    }
}

#endif
