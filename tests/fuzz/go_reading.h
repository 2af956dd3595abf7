/* Readers of games of Go: what they say, however the text is cut. */
#ifndef ALMANAC_TESTS_FUZZ_GO_READING_H
#define ALMANAC_TESTS_FUZZ_GO_READING_H

#include <almanac.h>
#include <textbook/go.h>

#include "fuzz.h"

struct go_reading {
    enum almanac_go_format format;
    struct almanac_go_rules rules;
    const char *text;
    size_t size;
};

/* The first byte tells the rules; the rest, terminated in a copy, is the text.
 * False if there is nothing to read. */
bool go_reading_set(struct go_reading *ret_reading,
                    enum almanac_go_format format, const uint8_t *data,
                    size_t size);

void go_reading_start(const struct go_reading *reading,
                      struct almanac_go_reader *ret_reader);

/* Reads the text to its end, past every fault that can be passed over, at once
 * and in pieces, and the same text spelled in another way. All games must agree
 * with their own stones, and all ways must deliver the same games and find the
 * same faults; where they are, only the pieces can tell. */
void go_reading_check(const struct go_reading *reading);

/* Spells a text in another way; returns its length, at most thrice as much. */
size_t go_spell_judge(const char *text, size_t length, char *ret_text);
size_t go_spell_sgf(const char *text, size_t length, char *ret_text);

/* The same stones, captures and points. */
void go_expect_same(const struct almanac_go *game, struct textbook_go *board);

#endif
