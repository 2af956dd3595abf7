/* Readers of games of Go, fed in pieces of every length. */
#ifndef ALMANAC_TESTS_GO_PIECES_H
#define ALMANAC_TESTS_GO_PIECES_H

#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

#define SCORES_MAX 8

struct reading {
    enum almanac_go_format format;
    const struct almanac_go_rules *rules;
};

/* How a text was read: the scores of its games, and how it ended. */
struct outcome {
    int games;
    uint32_t scores[SCORES_MAX][2];
    enum almanac_status status;
    uint64_t line;
    uint64_t column;
};

static inline void add_score(struct outcome *outcome,
                             const struct almanac_go *game)
{
    struct almanac_go_result score;

    cr_assert_lt(outcome->games, SCORES_MAX);
    cr_assert_eq(almanac_go_score(game, &score), ALMANAC_OK);
    outcome->scores[outcome->games][0] = score.black.score;
    outcome->scores[outcome->games++][1] = score.white.score;
}

static inline struct outcome read_in_pieces(const struct reading *reading,
                                            const char *text, size_t piece)
{
    static struct almanac_go_reader reader;
    struct outcome outcome = {0};
    size_t length = strlen(text);
    size_t at = 0;
    bool done = true;

    cr_assert_eq(
        almanac_go_reader_start(&reader, reading->format, reading->rules),
        ALMANAC_OK);
    while (at < length && outcome.status == ALMANAC_OK) {
        size_t left = length - at < piece ? length - at : piece;
        size_t used = 0;

        done = false;
        outcome.status =
            almanac_go_read(&reader, text + at, left, &used, &done);
        at += used;
        if (done)
            add_score(&outcome, &reader.game);
    }
    for (done = true; done && outcome.status == ALMANAC_OK;) {
        done = false;
        outcome.status = almanac_go_read_end(&reader, &done);
        if (done)
            add_score(&outcome, &reader.game);
    }
    outcome.line = reader.line;
    outcome.column = reader.column;
    return outcome;
}

static inline void expect_outcome(const struct reading *reading,
                                  const char *text,
                                  const struct outcome *expected)
{
    for (size_t piece = 1; piece <= strlen(text) + 1; piece++) {
        struct outcome outcome = read_in_pieces(reading, text, piece);

        cr_assert_eq(outcome.status, expected->status, "'%s': %s", text,
                     almanac_status_text(outcome.status));
        cr_assert_eq(outcome.games, expected->games, "'%s'", text);
        cr_assert_arr_eq(outcome.scores, expected->scores,
                         sizeof outcome.scores, "'%s'", text);
        if (expected->status != ALMANAC_OK) {
            cr_assert_eq(outcome.line, expected->line, "'%s'", text);
            cr_assert_eq(outcome.column, expected->column, "'%s': column %d",
                         text, (int)outcome.column);
        }
    }
}

#endif
