/* The reader of SGF. */
#include "go_pieces.h"

static const struct reading sgf = {ALMANAC_GO_SGF, NULL};

static void expect_scores(const char *text, int games, uint32_t black,
                          uint32_t white)
{
    struct outcome expected = {.games = games, .scores = {{black, white}}};

    expect_outcome(&sgf, text, &expected);
}

static void expect_failure(const char *text, enum almanac_status status,
                           uint64_t line, uint64_t column)
{
    struct outcome expected = {
        .status = status, .line = line, .column = column};

    expect_outcome(&sgf, text, &expected);
}

Test(go_sgf, sizes)
{
    expect_scores("(;)", 1, 0, 0);
    expect_scores("(;B[aa])", 1, 360, 0);
    expect_scores("(;GM[1]FF[4]SZ[9];B[ee])", 1, 80, 0);
    expect_scores("(;SZ[2]B[aa])", 1, 3, 0);
    expect_scores("(;SZ[19:19];W[ss])", 1, 0, 360);
    expect_scores("(;SZ[5:5];W[ee])", 1, 0, 24);
    expect_scores("(;SZ[ 0\n9 ];W[ee])", 1, 0, 80);
    expect_scores("(;SZ[9];SZ[9]B[aa])", 1, 80, 0);
}

Test(go_sgf, bad_sizes)
{
    expect_failure("(;SZ[1])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[20])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[9:8])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[9:])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[:])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[nine])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[00000000009])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[99999999999])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[-9])", ALMANAC_ERROR_SIZE, 1, 6);
    expect_failure("(;SZ[9]SZ[13])", ALMANAC_ERROR_SIZE, 1, 11);
    expect_failure("(;SZ[9];B[aa]\nSZ[13])", ALMANAC_ERROR_SIZE, 2, 4);
    expect_failure("(;;SZ[13])", ALMANAC_ERROR_SIZE, 1, 7);
}

Test(go_sgf, properties_in_any_order)
{
    expect_scores("(;AB[aa][ba]SZ[5]FF[3])", 1, 23, 0);
    expect_scores("(;B[aa]AB[ee]SZ[5])", 1, 23, 0);
    expect_scores("(;AB[aa];AE[aa]AW[bb])", 1, 0, 360);
    expect_scores("(;SZ[3]C[;B\\[aa\\]]GN[(;]B[bb])", 1, 8, 0);
}

Test(go_sgf, old_names)
{
    expect_scores("(;GaMe[1]SiZe[5]AddBlack[aa];Black[bb];White[])", 1, 23, 0);
    expect_scores("(;SZ[3]ABX[zz]SZQ[99];B[bb])", 1, 8, 0);
    expect_scores("(;SZ[3]BM[2]WhiteL[aa]B2[aa]BLACK[aa])", 1, 0, 0);
}

Test(go_sgf, white_space)
{
    expect_scores(" \r\n( ;\tSZ [3]\n B\v[b\nb]\f ; W [ ] ) \n", 1, 8, 0);
    expect_scores("(;SZ[3]AB[aa]\n[bb]\n\n[cc])", 1, 6, 0);
}

Test(go_sgf, what_stands_before_the_first_game)
{
    expect_scores("From: me\nSubject: a game\n\n(;SZ[3];B[bb])", 1, 8, 0);
    expect_scores("\xef\xbb\xbf(;SZ[3];B[bb])", 1, 8, 0);
}

Test(go_sgf, text)
{
    expect_scores("(;SZ[3]C[a\\]b\\\\];B[bb])", 1, 8, 0);
    expect_scores("(;SZ[3]C[\\\\\\]\\];B[aa\\]];B[bb])", 1, 8, 0);
    expect_scores("(;SZ[3]C[\xff\xfe\x80\xc3];B[bb]C[\xe9t\xe9])", 1, 8, 0);
    expect_scores("(;SZ[3]C[line\\\r\nline\\\nline];B[\\b\\b])", 1, 8, 0);
    expect_scores("(;SZ[3]C[]N[](;B[bb]))", 1, 8, 0);
}

Test(go_sgf, passes)
{
    expect_scores("(;SZ[3];B[];W[tt];B[bb])", 1, 8, 0);
    expect_scores("(;;B[];W[tt];B[aa])", 1, 360, 0);
}

Test(go_sgf, a_colour_twice)
{
    expect_scores("(;SZ[5];W[aa];B[ba];B[ab])", 1, 24, 0);
    expect_scores("(;SZ[5];B[ba]W[aa];B[ab])", 1, 24, 0);
    expect_scores("(;SZ[5];W[aa]B[ba];B[ab])", 1, 24, 0);
    expect_failure("(;SZ[5];B[aa]B[bb])", ALMANAC_ERROR_VALUE, 1, 16);
    expect_failure("(;SZ[5];B[aa][bb])", ALMANAC_ERROR_VALUE, 1, 15);
    expect_failure("(;SZ[5];B[aa]W[bb]B[cc])", ALMANAC_ERROR_VALUE, 1, 21);
}

Test(go_sgf, setup)
{
    expect_scores("(;SZ[5]AB[aa:ee]AE[bb:dd])", 1, 9, 0);
    expect_scores("(;SZ[5]AB[aa:ee]AE[bb:dd]AW[cc])", 1, 0, 0);
    expect_scores("(;SZ[5]AB[ca:ce];W[ea])", 1, 10, 0);
    expect_scores("(;SZ[5]AB[aa:aa][bb])", 1, 23, 0);
    expect_scores("(;SZ[5]AW[aa]AB[ba][ab];B[ee])", 1, 21, 0);
    expect_scores("(;SZ[3]AW[aa]AB[aa])", 1, 8, 0);
    expect_scores("(;AB[ss])", 1, 360, 0);
}

Test(go_sgf, bad_setup)
{
    expect_failure("(;SZ[5]AB[])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[a])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[aa][1a])", ALMANAC_ERROR_VALUE, 1, 15);
    expect_failure("(;SZ[5]AB[aa:])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[aa-cc])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[aa:ccc])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[cc:aa])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[ac:ca])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[ca:ac])", ALMANAC_ERROR_VALUE, 1, 11);
    expect_failure("(;SZ[5]AB[tt])", ALMANAC_ERROR_OFF_BOARD, 1, 11);
}

/* The size may come after the stones that it makes impossible. */
Test(go_sgf, the_first_stone_off_the_board)
{
    expect_failure("(;AB[aa][ff]\n[gg]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 1, 10);
    expect_failure("(;AB[aa][gg]\n[ff]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 1, 10);
    expect_failure("(;AB[ff]\n[aa:AA]SZ[6])", ALMANAC_ERROR_OFF_BOARD, 2, 2);
    expect_failure("(;AB[ff]\n[ff]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 1, 6);
    expect_failure("(;AB[gg][ff]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 1, 6);
    expect_failure("(;AB[aa]\n[af]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 2, 2);
    expect_failure("(;AB[aa][aZ])", ALMANAC_ERROR_OFF_BOARD, 1, 10);
    expect_failure("(;B[ff]SZ[5])", ALMANAC_ERROR_OFF_BOARD, 1, 5);
    expect_failure("(;SZ[5];AW[aa];AW[aa:ef];B[aa])", ALMANAC_ERROR_OFF_BOARD,
                   1, 19);
}

Test(go_sgf, impossible_moves)
{
    expect_failure("(;SZ[5];B[fa])", ALMANAC_ERROR_OFF_BOARD, 1, 11);
    expect_failure("(;SZ[5];B[af])", ALMANAC_ERROR_OFF_BOARD, 1, 11);
    expect_failure("(;B[ta])", ALMANAC_ERROR_OFF_BOARD, 1, 5);
    expect_failure("(;B[at])", ALMANAC_ERROR_OFF_BOARD, 1, 5);
    expect_failure("(;;B[aT])", ALMANAC_ERROR_OFF_BOARD, 1, 6);
    expect_failure("(;SZ[5];B[aa]\n;W[aa])", ALMANAC_ERROR_OCCUPIED, 2, 4);
    expect_failure("(;SZ[5]AB[aa]B[aa])", ALMANAC_ERROR_OCCUPIED, 1, 16);
    expect_failure("(;B[a])", ALMANAC_ERROR_VALUE, 1, 5);
    expect_failure("(;B[aaa])", ALMANAC_ERROR_VALUE, 1, 5);
    expect_failure("(;B[a1])", ALMANAC_ERROR_VALUE, 1, 5);
    expect_failure("(;B[aa:bb])", ALMANAC_ERROR_VALUE, 1, 5);
    expect_failure("(;B[Q16 or so, the text goes on])", ALMANAC_ERROR_VALUE, 1,
                   5);
}

Test(go_sgf, variations)
{
    expect_scores("(;SZ[3](;B[bb])(;W[aa];B[aa]))", 1, 8, 0);
    expect_scores("(;SZ[3](;B[bb](;W[];B[])(;B[bb]))(;C[)]))", 1, 8, 0);
    expect_scores("(;SZ[3](;B[bb];W[tt](;B[tt](;W[](;B[])))))", 1, 8, 0);
    expect_scores("(;SZ[3](;B[bb])(;SZ[99]GM[2]B[zzz]AB[]))", 1, 8, 0);
}

Test(go_sgf, other_games)
{
    expect_failure("(;GM[2])", ALMANAC_ERROR_VALUE, 1, 6);
    expect_failure("(;GM[])", ALMANAC_ERROR_VALUE, 1, 6);
    expect_failure("(;GM[11])", ALMANAC_ERROR_VALUE, 1, 6);
    expect_failure("(;FF[5])", ALMANAC_ERROR_VALUE, 1, 6);
    expect_failure("(;FF[0])", ALMANAC_ERROR_VALUE, 1, 6);
}

Test(go_sgf, malformed)
{
    expect_failure("(B[aa])", ALMANAC_ERROR_SGF, 1, 2);
    expect_failure("()", ALMANAC_ERROR_SGF, 1, 2);
    expect_failure("((;B[aa]))", ALMANAC_ERROR_SGF, 1, 2);
    expect_failure("(;[aa])", ALMANAC_ERROR_SGF, 1, 3);
    expect_failure("(;B)", ALMANAC_ERROR_SGF, 1, 4);
    expect_failure("(;B;W[aa])", ALMANAC_ERROR_SGF, 1, 4);
    expect_failure("(;B aa)", ALMANAC_ERROR_SGF, 1, 5);
    expect_failure("(;b[aa])", ALMANAC_ERROR_SGF, 1, 4);
    expect_failure("(;B[aa]\n1)", ALMANAC_ERROR_SGF, 2, 1);
    expect_failure("(;B[aa]])", ALMANAC_ERROR_SGF, 1, 8);
    expect_failure("(;(;B[aa])\n;W[bb])", ALMANAC_ERROR_SGF, 2, 1);
    expect_failure("(;(;B[aa])W[bb])", ALMANAC_ERROR_SGF, 1, 11);
    expect_failure("(;(;B[aa])(B[bb]))", ALMANAC_ERROR_SGF, 1, 12);
}

Test(go_sgf, games_before_a_fault)
{
    struct outcome expected = {.games = 2,
                               .scores = {{8, 0}, {0, 24}},
                               .status = ALMANAC_ERROR_SGF,
                               .line = 2,
                               .column = 17};

    expect_outcome(&sgf, "(;SZ[3];B[bb])\n(;SZ[5];W[cc])(;1", &expected);
    expected.status = ALMANAC_ERROR_LONG;
    expect_outcome(&sgf, "(;SZ[3];B[bb])\n(;SZ[5];W[cc])  )", &expected);
}

Test(go_sgf, ends)
{
    expect_failure("", ALMANAC_ERROR_SHORT, 1, 1);
    expect_failure("no game\n", ALMANAC_ERROR_SHORT, 2, 1);
    expect_failure("(", ALMANAC_ERROR_SHORT, 1, 2);
    expect_failure("(;", ALMANAC_ERROR_SHORT, 1, 3);
    expect_failure("(;B", ALMANAC_ERROR_SHORT, 1, 4);
    expect_failure("(;B ", ALMANAC_ERROR_SHORT, 1, 5);
    expect_failure("(;B[", ALMANAC_ERROR_SHORT, 1, 5);
    expect_failure("(;B[\\", ALMANAC_ERROR_SHORT, 1, 6);
    expect_failure("(;C[text\n\\]", ALMANAC_ERROR_SHORT, 2, 3);
    expect_failure("(;B[aa]", ALMANAC_ERROR_SHORT, 1, 8);
    expect_failure("(;(;B[aa])", ALMANAC_ERROR_SHORT, 1, 11);
}

Test(go_sgf, says_what_was_expected)
{
    static const char *const bad[] = {"(x",   "(;1",      "(;b[",
                                      "(;B-", "(;B[aa]1", "(;(;)1",
                                      "(;)x", "(;B[a]",   "(;GM[2]"};
    static const enum almanac_status last[] = {
        ALMANAC_ERROR_LONG, ALMANAC_ERROR_VALUE, ALMANAC_ERROR_VALUE};
    static struct almanac_go_reader reader;
    size_t used = 0;
    bool done = false;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const char *text = bad[i];
        enum almanac_status status = ALMANAC_OK;

        cr_assert_eq(almanac_go_reader_start(&reader, ALMANAC_GO_SGF, NULL),
                     ALMANAC_OK);
        while (status == ALMANAC_OK && *text != '\0') {
            status = almanac_go_read(&reader, text, strlen(text), &used, &done);
            text += used;
        }
        cr_assert_eq(status, i < 6 ? ALMANAC_ERROR_SGF : last[i - 6], "%s",
                     bad[i]);
        cr_assert_not_null(reader.expected, "%s", bad[i]);
    }
}

Test(go_sgf, forbidden_moves)
{
    static struct almanac_go_record records[20];
    static struct almanac_go_history history = {records, 20, 0};
    struct almanac_go_rules rules = ALMANAC_GO_RULES_DEFAULT;
    struct reading reading = {ALMANAC_GO_SGF, &rules};
    struct outcome expected = {
        .line = 2, .column = 10, .status = ALMANAC_ERROR_KO};
    static const char cycle[] = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]\n"
                                ";B[cb];W[bb])";

    rules.ko = ALMANAC_GO_KO_SIMPLE;
    expect_outcome(&reading, cycle, &expected);
    rules.ko = ALMANAC_GO_KO_SUPERKO;
    rules.history = &history;
    expected.status = ALMANAC_ERROR_SUPERKO;
    expect_outcome(&reading, cycle, &expected);
    history.capacity = 5;
    expected.status = ALMANAC_ERROR_HISTORY;
    expected.column = 1;
    expect_outcome(&reading, cycle, &expected);
}

/* Feeds a text over and over; returns how many games ended. */
static long feed(struct almanac_go_reader *reader, const char *text, long times)
{
    long games = 0;

    for (long i = 0; i < times; i++)
        for (size_t at = 0; at < strlen(text);) {
            size_t used = 0;
            bool done = false;

            cr_assert_eq(almanac_go_read(reader, text + at, strlen(text) - at,
                                         &used, &done),
                         ALMANAC_OK);
            at += used;
            games += done;
        }
    return games;
}

/* The reader is one struct, and all the memory there is. */
Test(go_sgf, long_files)
{
    static struct almanac_go_reader reader;
    bool done = true;

    cr_assert_eq(almanac_go_reader_start(&reader, ALMANAC_GO_SGF, NULL),
                 ALMANAC_OK);
    cr_assert_eq(feed(&reader, "(;SZ[9]C[a game];B[ee];W[];B[tt])\n", 10000),
                 10000);
    feed(&reader, "(;SZ[9]C[", 1);
    feed(&reader, "a text of ten megabytes (;B[aa\\] ", 300000);
    feed(&reader, "]", 1);
    feed(&reader, "(;B[]", 1000000);
    feed(&reader, ")", 1000000);
    cr_assert_eq(reader.played, 1000000);
    feed(&reader, "(;B[aa])", 100000);
    cr_assert_eq(feed(&reader, ")", 1), 1);
    cr_assert_eq(almanac_go_read_end(&reader, &done), ALMANAC_OK);
    cr_assert_lt(sizeof reader, 8192);
}
