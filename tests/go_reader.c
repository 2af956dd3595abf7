/* The reader of judge format. */
#include "go_pieces.h"

#include <stdlib.h>

static const struct reading judge = {ALMANAC_GO_JUDGE, NULL};

static void expect_scores(const char *text, int games, uint32_t black,
                          uint32_t white)
{
    struct outcome expected = {.games = games, .scores = {{black, white}}};

    expect_outcome(&judge, text, &expected);
}

static void expect_failure(const char *text, enum almanac_status status,
                           uint64_t line, uint64_t column)
{
    struct outcome expected = {
        .status = status, .line = line, .column = column};

    expect_outcome(&judge, text, &expected);
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

/* Reads a move, the rest of which is the rest of `move`. */
static void expect_cut(const char *text, size_t length, const char *move)
{
    static struct almanac_go_reader reader;
    size_t used = 0;
    bool done = true;

    almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL);
    almanac_go_read(&reader, "19 1 ", 5, &used, &done);
    cr_assert_eq(almanac_go_read(&reader, text, length, &used, &done),
                 ALMANAC_OK);
    cr_assert_eq(used, length);
    cr_assert_not(done);
    cr_assert_eq(almanac_go_read(&reader, move + length, strlen(move) - length,
                                 &used, &done),
                 ALMANAC_OK);
    cr_assert(done);
    cr_assert_eq(almanac_go_stone_at(&reader.game, 0, 18), ALMANAC_GO_BLACK);
}

/* A move is read no farther than its text goes, whether it goes on there or
 * nothing is there at all. */
Test(go_reader, a_move_that_lacks_its_last_bytes)
{
    static const char move[] = "B(-09,-09)";

    for (size_t length = 1; length < strlen(move); length++) {
        char *text = malloc(length);

        cr_assert_not_null(text);
        memcpy(text, move, length);
        expect_cut(text, length, move);
        free(text);
        expect_cut(move, length, move);
    }
}

Test(go_reader, scores_of_every_game_before_a_fault)
{
    struct outcome expected = {.games = 2,
                               .scores = {{8, 0}, {0, 24}},
                               .status = ALMANAC_ERROR_SIZE,
                               .line = 3,
                               .column = 1};

    expect_outcome(&judge, "3 1 B(0,0)\n5 1 W(1,1)\n4 0", &expected);
}

Test(go_reader, a_last_game_without_moves_is_answered)
{
    struct outcome expected = {
        .games = 1, .status = ALMANAC_ERROR_SHORT, .line = 1, .column = 4};

    expect_outcome(&judge, "3 0", &expected);
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

/* Where a move is read at once, and where it is not, is no difference. */
Test(go_reader, moves_of_every_length)
{
    expect_scores("19 4 B(-9,9)B(9,-9)B(-09,-9)B(00,08) 0 0", 1, 357, 0);
    expect_scores("19 2 B(-009,9)B(9,-0000000000000009)         0 0", 1, 359,
                  0);
    expect_failure("B(0,0)           ", ALMANAC_ERROR_SIZE, 1, 1);
    expect_failure("19\nB(0,0)           ", ALMANAC_ERROR_COUNT, 2, 1);
    expect_failure("0 0 B(0,0)           ", ALMANAC_ERROR_LONG, 1, 5);
    expect_failure("19 2 B(-9,9)\nB(10,0)           ", ALMANAC_ERROR_OFF_BOARD,
                   2, 1);
    expect_failure("19 2 B(-9,9) W(0,-10)         ", ALMANAC_ERROR_OFF_BOARD, 1,
                   14);
    expect_failure("19 2 B(-9,9) W(0,0           ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) W(0;0)          ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) W(,0)           ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) W(0,)           ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) W[0,0)          ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) X(0,0)          ", ALMANAC_ERROR_MOVE, 1, 14);
    expect_failure("19 2 B(-9,9) W(-9,9)W(0,0)   ", ALMANAC_ERROR_OCCUPIED, 1,
                   14);
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

Test(go_reader, passes)
{
    static const struct almanac_go_rules ko = {.ko = ALMANAC_GO_KO_SIMPLE};
    static const struct reading reading = {ALMANAC_GO_JUDGE, &ko};
    struct outcome expected = {.games = 1, .scores = {{2, 2}}};

    expect_scores("3 3 B() W() B(0,0) 0 0", 1, 8, 0);
    expect_scores("3 1 W()\n0 0", 1, 0, 0);
    expect_outcome(&reading,
                   "5 10 B(-1,2) B(-2,1) B(-1,0) W(0,2) W(1,1) W(0,0) W(-1,1) "
                   "B(0,1) B() W(-1,1) 0 0",
                   &expected);
    expect_failure("3 1 B(-)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B(0,)", ALMANAC_ERROR_MOVE, 1, 5);
    expect_failure("3 1 B( )", ALMANAC_ERROR_MOVE, 1, 5);
}

static void expect_forbidden(const struct almanac_go_rules *rules,
                             const char *text, enum almanac_status status,
                             uint64_t line, uint64_t column)
{
    struct reading reading = {ALMANAC_GO_JUDGE, rules};
    struct outcome expected = {
        .status = status, .line = line, .column = column};

    expect_outcome(&reading, text, &expected);
}

Test(go_reader, forbidden_moves)
{
    static struct almanac_go_record records[2];
    static struct almanac_go_history history = {records, 2, 0};
    static const struct almanac_go_rules no_suicide = {
        .suicide = ALMANAC_GO_SUICIDE_FORBIDDEN};
    static const struct almanac_go_rules ko = {.ko = ALMANAC_GO_KO_SIMPLE};
    static const struct almanac_go_rules superko = {.ko = ALMANAC_GO_KO_SUPERKO,
                                                    .history = &history};

    expect_forbidden(&no_suicide, "3 3\nB(0,1) B(-1,0)\n W(-1,1) 0 0",
                     ALMANAC_ERROR_SUICIDE, 3, 2);
    expect_forbidden(&ko,
                     "5 9 B(-1,2) B(-2,1) B(-1,0) W(0,2) W(1,1) W(0,0) W(-1,1) "
                     "B(0,1)\nW(-1,1) 0 0",
                     ALMANAC_ERROR_KO, 2, 1);
    expect_forbidden(&superko, "3 3 B(0,1) B(-1,0) W(-1,1) 0 0",
                     ALMANAC_ERROR_SUPERKO, 1, 20);
    expect_forbidden(&superko, "3 3 B(0,1) B(-1,0) W(1,1) 0 0",
                     ALMANAC_ERROR_HISTORY, 1, 20);
}

Test(go_reader, knows_whether_it_has_read_anything)
{
    static struct almanac_go_reader reader;
    size_t used = 0;
    bool done = false;

    cr_assert_eq(almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL),
                 ALMANAC_OK);
    cr_assert_eq(almanac_go_read(&reader, " \n", 2, &used, &done), ALMANAC_OK);
    cr_assert(reader.blank);
    cr_assert_eq(almanac_go_read_end(&reader, &done), ALMANAC_ERROR_SHORT);
    cr_assert(reader.blank);
    cr_assert_eq(reader.line, 2);
    cr_assert_eq(almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL),
                 ALMANAC_OK);
    cr_assert_eq(almanac_go_read(&reader, " 0", 2, &used, &done), ALMANAC_OK);
    cr_assert_not(reader.blank);
}
