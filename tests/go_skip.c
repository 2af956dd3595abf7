/* Readers that pass over bad games, fed in pieces of every length. */
#include "go_pieces.h"

#include <stdio.h>

/* Reads on behind every fault that can be passed over; counts them. */
static struct outcome skip_in_pieces(enum almanac_go_format format,
                                     const char *text, size_t piece,
                                     int *ret_faults)
{
    static struct almanac_go_reader reader;
    struct outcome outcome = {0};
    size_t length = strlen(text);
    size_t at = 0;

    *ret_faults = 0;
    almanac_go_reader_start(&reader, format, NULL);
    while (at < length && outcome.status == ALMANAC_OK) {
        size_t left = length - at < piece ? length - at : piece;
        size_t used = 0;
        bool done = false;

        outcome.status =
            almanac_go_read(&reader, text + at, left, &used, &done);
        if (outcome.status != ALMANAC_OK) {
            ++*ret_faults;
            used = reader.stopped;
            outcome.status = almanac_go_skip(&reader, outcome.status);
        }
        at += used;
        if (done)
            add_score(&outcome, &reader.game);
    }
    return outcome;
}

static void expect_skipped(enum almanac_go_format format, const char *text,
                           int faults, int games, uint32_t black,
                           uint32_t white)
{
    for (size_t piece = 1; piece <= strlen(text); piece++) {
        int found = -1;
        struct outcome outcome = skip_in_pieces(format, text, piece, &found);

        cr_assert_eq(outcome.status, ALMANAC_OK, "'%s'", text);
        cr_assert_eq(found, faults, "'%s': %d faults", text, found);
        cr_assert_eq(outcome.games, games, "'%s': %d games", text,
                     outcome.games);
        cr_assert_eq(outcome.scores[games - 1][0], black, "'%s'", text);
        cr_assert_eq(outcome.scores[games - 1][1], white, "'%s'", text);
    }
}

Test(go_skip, bad_moves)
{
    static const char *const bad[] = {
        "B(9,9) W(1,1)", "B(0,0) B(0,0)", "X(0,0) W(1,1)", "B(0,0)",
        "B(0;0) W(1,1)", "B(0,x) W(1,1)", "B(0,0)W(0,0)",  "B W",
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[80];

        snprintf(text, sizeof text, "3 2 %s 5 1 W(1,1) 0 0", bad[i]);
        expect_skipped(ALMANAC_GO_JUDGE, text, 1, 1, 0, 24);
        snprintf(text, sizeof text, "3 0 3 2 %s\n5 1 W(1,1)\n0 0\n", bad[i]);
        expect_skipped(ALMANAC_GO_JUDGE, text, 1, 2, 0, 24);
    }
}

Test(go_skip, bad_headers)
{
    static const char *const bad[] = {
        "4 2 B(0,0) W(1,1)", "99 0",          "-3 1 B(0,0)",
        "3x 1 B(0,0)",       "3 -1",          "3 x",
        "3 B(0,0)",          "B(0,0) W(1,1)",
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[80];

        snprintf(text, sizeof text, "%s 5 1 B(1,1) 0 0", bad[i]);
        expect_skipped(ALMANAC_GO_JUDGE, text, 1, 1, 24, 0);
    }
}

Test(go_skip, sgf)
{
    static const char *const bad[] = {
        "(;SZ[9];B[aa];W[aa];B[bb](;W[cc])(;W[dd]))",
        "(;SZ[40];B[aa])",
        "(;SZ[3]AB[aa][dd];W[aa])",
        "(;SZ[5];B[zz];W[aa])",
        "(;SZ[5](;B[ee];W[ee])(;B[aa]))",
        "(;SZ[5];B[e])",
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[120];

        snprintf(text, sizeof text, "%s\n(;SZ[5];B[ee])", bad[i]);
        expect_skipped(ALMANAC_GO_SGF, text, 1, 1, 24, 0);
        snprintf(text, sizeof text, "(;SZ[3])%s%s(;SZ[5];W[ee])", bad[i],
                 bad[i]);
        expect_skipped(ALMANAC_GO_SGF, text, 2, 2, 0, 24);
    }
}

/* Text between games is no game, and need be followed by none. */
Test(go_skip, text_between_games_of_sgf)
{
    expect_skipped(ALMANAC_GO_SGF, "(;SZ[3])x;[])(;SZ[5];B[ee])", 1, 2, 24, 0);
    expect_skipped(ALMANAC_GO_SGF, "(;SZ[3];W[aa])x\n) ", 1, 1, 0, 8);
    expect_skipped(ALMANAC_GO_SGF,
                   "(;SZ[3])x(;SZ[3];W[aa];W[aa])y(;SZ[5];B[ee])z", 4, 2, 24,
                   0);
}

static void expect_no_skip(enum almanac_go_format format,
                           enum almanac_status fault)
{
    struct almanac_go_reader reader;

    almanac_go_reader_start(&reader, format, NULL);
    cr_assert_eq(almanac_go_skip(&reader, fault), fault);
}

Test(go_skip, nothing_behind_it_can_be_trusted)
{
    expect_no_skip(ALMANAC_GO_JUDGE, ALMANAC_ERROR_LONG);
    expect_no_skip(ALMANAC_GO_JUDGE, ALMANAC_ERROR_SHORT);
    expect_no_skip(ALMANAC_GO_SGF, ALMANAC_ERROR_SHORT);
    expect_no_skip(ALMANAC_GO_SGF, ALMANAC_ERROR_SGF);
}

/* At the end there is no text that a fault could be in the middle of. */
Test(go_skip, the_end_stops_at_no_offset)
{
    static const char text[] = "3 1 B(7,7) 3 1";
    static struct almanac_go_reader reader;
    size_t used = 0;
    bool done = false;

    almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL);
    cr_assert_eq(almanac_go_read(&reader, text, strlen(text), &used, &done),
                 ALMANAC_ERROR_OFF_BOARD);
    cr_assert_eq(reader.stopped, 9);
    cr_assert_eq(almanac_go_skip(&reader, ALMANAC_ERROR_OFF_BOARD), ALMANAC_OK);
    cr_assert_eq(
        almanac_go_read(&reader, text + 9, strlen(text) - 9, &used, &done),
        ALMANAC_OK);
    cr_assert_eq(almanac_go_read_end(&reader, &done), ALMANAC_ERROR_SHORT);
    cr_assert_eq(reader.stopped, 0);
}
