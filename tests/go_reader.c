/* The reader of judge format, fed in pieces of every length. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

#define SCORES_MAX 8

/* How a text was read: the scores of its games, and how it ended. */
struct outcome {
    int games;
    uint32_t scores[SCORES_MAX][2];
    enum almanac_status status;
    uint64_t line;
    uint64_t column;
};

static void add_score(struct outcome *outcome, const struct almanac_go *game)
{
    struct almanac_go_score score;

    cr_assert_lt(outcome->games, SCORES_MAX);
    cr_assert_eq(almanac_go_score(game, &score), ALMANAC_OK);
    outcome->scores[outcome->games][0] = score.black.score;
    outcome->scores[outcome->games++][1] = score.white.score;
}

static struct outcome read_in_pieces(const char *text, size_t piece)
{
    static struct almanac_go_reader reader;
    struct outcome outcome = {0};
    size_t length = strlen(text);
    size_t at = 0;
    bool done = true;

    cr_assert_eq(almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL),
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

static void expect_outcome(const char *text, const struct outcome *expected)
{
    for (size_t piece = 1; piece <= strlen(text) + 1; piece++) {
        struct outcome outcome = read_in_pieces(text, piece);

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

static void expect_scores(const char *text, int games, uint32_t black,
                          uint32_t white)
{
    struct outcome expected = {.games = games, .scores = {{black, white}}};

    expect_outcome(text, &expected);
}

static void expect_failure(const char *text, enum almanac_status status,
                           uint64_t line, uint64_t column)
{
    struct outcome expected = {
        .status = status, .line = line, .column = column};

    expect_outcome(text, &expected);
}

Test(go_reader, good_texts)
{
    expect_scores("0 0", 0, 0, 0);
    expect_scores(" 0\r\n0\r\n ", 0, 0, 0);
    expect_scores("3 0 0 0", 1, 0, 0);
    expect_scores("3 1\nB(0,0)\n0 0\n", 1, 8, 0);
    expect_scores("3 1 W(-1,1)0 0", 1, 0, 8);
    expect_scores("5 3\r\nW(-2,2)\r\nB(-2,1)\tB(-1,2)\r\n0 0\r\n", 1, 24, 0);
    expect_scores("19 1 B(-9,-9) 0 0", 1, 360, 0);
    expect_scores("007 01 B(-03,003) 0 0", 1, 48, 0);
}

Test(go_reader, scores_of_every_game_before_a_fault)
{
    struct outcome expected = {.games = 2,
                               .scores = {{8, 0}, {0, 24}},
                               .status = ALMANAC_ERROR_SIZE,
                               .line = 3,
                               .column = 1};

    expect_outcome("3 1 B(0,0)\n5 1 W(1,1)\n4 0", &expected);
}

Test(go_reader, a_last_game_without_moves_is_answered)
{
    struct outcome expected = {
        .games = 1, .status = ALMANAC_ERROR_SHORT, .line = 1, .column = 4};

    expect_outcome("3 0", &expected);
}

Test(go_reader, bad_sizes)
{
    expect_failure("", ALMANAC_ERROR_SHORT, 1, 1);
    expect_failure("4 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("\n 1 1", ALMANAC_ERROR_SIZE, 2, 2);
    expect_failure("21 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("-3 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("- 3 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("-0 0", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("3x 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("99999999999999999999999999 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("18446744073709551619 1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("B(0,0)", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure(" 0 1", ALMANAC_ERROR_SIZE, 1, 2);
    expect_failure("0 -1", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("0 x", ALMANAC_ERROR_SIZE, 1, 1);
}

Test(go_reader, bad_counts)
{
    expect_failure("3 -1", ALMANAC_ERROR_COUNT, 1, 3);
    expect_failure("3 2147483648 ", ALMANAC_ERROR_COUNT, 1, 3);
    expect_failure("3 4294967296 ", ALMANAC_ERROR_COUNT, 1, 3);
    expect_failure("3 18446744073709551616", ALMANAC_ERROR_COUNT, 1, 3);
    expect_failure("3\nB(0,0)", ALMANAC_ERROR_COUNT, 2, 1);
    expect_failure("3 1.5", ALMANAC_ERROR_COUNT, 1, 3);
    expect_failure("3 2147483647 x", ALMANAC_ERROR_MOVE, 1, 14);
}

Test(go_reader, bad_moves)
{
    expect_failure("3 1 b(0,0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B 0,0", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0 ,0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0;0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(,0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(-,0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,--1)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,1-)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,0,0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,0]", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 2\nB(0,0)\n0 0", ALMANAC_ERROR_MOVE, 3, 1);
}

Test(go_reader, stones_where_none_can_be)
{
    expect_failure("3 1 B(2,0)", ALMANAC_ERROR_OFF_BOARD, 1, 5);
    expect_failure("3 1\n\n  B(0,-2)", ALMANAC_ERROR_OFF_BOARD, 3, 3);
    expect_failure("3 1 B(4294967296,0)", ALMANAC_ERROR_OFF_BOARD, 1, 5);
    expect_failure("3 1 B(-18446744073709551616,0)", ALMANAC_ERROR_OFF_BOARD, 1,
                   5);
    expect_failure("3 2 B(0,0) W(0,0)", ALMANAC_ERROR_OCCUPIED, 1, 12);
}

Test(go_reader, bad_ends)
{
    expect_failure("3 2 B(0,0)", ALMANAC_ERROR_SHORT, 1, 11);
    expect_failure("3 2 B(0,0)\n", ALMANAC_ERROR_SHORT, 2, 1);
    expect_failure("3 2 B(0,", ALMANAC_ERROR_SHORT, 1, 9);
    expect_failure("3", ALMANAC_ERROR_SHORT, 1, 2);
    expect_failure("0", ALMANAC_ERROR_SHORT, 1, 2);
    expect_failure("0 0 0", ALMANAC_ERROR_LONG, 1, 5);
    expect_failure("0 0\n3 1 B(0,0) 0 0", ALMANAC_ERROR_LONG, 2, 1);
}
