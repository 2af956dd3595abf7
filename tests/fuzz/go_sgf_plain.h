/* The main line of an SGF game on the textbook's board. */
#ifndef ALMANAC_TESTS_FUZZ_GO_SGF_PLAIN_H
#define ALMANAC_TESTS_FUZZ_GO_SGF_PLAIN_H

#include <stddef.h>
#include <stdint.h>
#include <textbook/go.h>

#define SGF_PLAIN_NAME 16
#define SGF_PLAIN_VALUE 16

struct sgf_plain {
    struct textbook_go board;
    uint32_t played;
    /* Of the node that is being read. */
    bool is_root;
    int size;
    char setup[TEXTBOOK_GO_SIZE][TEXTBOOK_GO_SIZE];
    int move_count;
    struct sgf_plain_move {
        int colour;
        char point[SGF_PLAIN_VALUE];
    } moves[2];
    /* Names and values that are longer mean nothing. */
    char name[SGF_PLAIN_NAME];
    char value[SGF_PLAIN_VALUE];
};

/* Replays one game, which is known to be well-formed and whose main line
 * breaks no rule. */
void sgf_plain_replay(struct sgf_plain *plain, const char *text, size_t length);

#endif
