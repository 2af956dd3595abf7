/* Moves that the rules forbid, a case at a time. */
#include <almanac.h>
#include <criterion/criterion.h>

#define RECORDS 4000

static struct almanac_go game;
static struct almanac_go_record records[RECORDS];
static struct almanac_go_history history;

static void start(int size, enum almanac_go_suicide suicide,
                  enum almanac_go_ko ko)
{
    struct almanac_go_rules rules = ALMANAC_GO_RULES_DEFAULT;

    rules.suicide = suicide;
    rules.ko = ko;
    history = (struct almanac_go_history){records, RECORDS, 0};
    if (ko == ALMANAC_GO_KO_SUPERKO)
        rules.history = &history;
    cr_assert_eq(almanac_go_start(&game, size, &rules), ALMANAC_OK);
}

static enum almanac_status play_one(const char *move)
{
    return almanac_go_play(&game,
                           move[0] == 'B' ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE,
                           move[1] - '0', move[2] - '0');
}

/* Plays "Bcr Wcr ...": a colour, a column and a row, from 0 at the top left. */
static void play(const char *moves)
{
    for (; *moves != '\0'; moves += moves[3] == ' ' ? 4 : 3)
        cr_assert_eq(play_one(moves), ALMANAC_OK, "%.3s", moves);
}

/* The move is forbidden, and no byte of the game changes. */
static void expect_forbidden(const char *move, enum almanac_status status)
{
    struct almanac_go before = game;
    size_t count = history.count;

    cr_assert_eq(play_one(move), status, "%s", move);
    cr_assert_arr_eq(&game, &before, sizeof game);
    cr_assert_eq(history.count, count);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
}

Test(go_forbidden, suicide)
{
    start(3, ALMANAC_GO_SUICIDE_FORBIDDEN, ALMANAC_GO_KO_NONE);
    play("B10 B01");
    expect_forbidden("W00", ALMANAC_ERROR_SUICIDE);
    play("B00");
    cr_assert_eq(almanac_go_stone_at(&game, 1, 0), ALMANAC_GO_BLACK);
}

Test(go_forbidden, suicide_of_a_group)
{
    start(3, ALMANAC_GO_SUICIDE_FORBIDDEN, ALMANAC_GO_KO_NONE);
    play("B10 B01 W11 W20 W02");
    expect_forbidden("B00", ALMANAC_ERROR_SUICIDE);
    play("W00");
    cr_assert_eq(almanac_go_stone_at(&game, 1, 0), ALMANAC_GO_VACANT);
}

Test(go_forbidden, the_last_vacant_intersection)
{
    start(2, ALMANAC_GO_SUICIDE_FORBIDDEN, ALMANAC_GO_KO_NONE);
    play("B00 B10 B01");
    expect_forbidden("B11", ALMANAC_ERROR_SUICIDE);
    play("W11");
    cr_assert_eq(almanac_go_stone_at(&game, 0, 0), ALMANAC_GO_VACANT);
}

/* Black takes 1,1 from 2,1 and White may not take back at once. */
static const char ko[] = "B10 B01 B12 W20 W31 W22 W11 B21";

Test(go_forbidden, ko)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(ko);
    expect_forbidden("W11", ALMANAC_ERROR_KO);
    play("W44 B43 W11");
    expect_forbidden("B21", ALMANAC_ERROR_KO);
}

Test(go_forbidden, ko_is_lifted)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(ko);
    almanac_go_pass(&game);
    play("W11");
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(ko);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_VACANT, 4, 4), ALMANAC_OK);
    play("W11");
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(ko);
    play("B11");
}

Test(go_forbidden, a_snapback_is_no_ko)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play("B01 B11 W02 W12 W21 W20 W00 B10 W00");
    cr_assert_eq(almanac_go_stone_at(&game, 0, 0), ALMANAC_GO_WHITE);
    cr_assert_eq(almanac_go_stone_at(&game, 1, 1), ALMANAC_GO_VACANT);
}

Test(go_forbidden, a_stone_with_another_liberty_is_no_ko)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play("B01 W00 B10 W00");
    cr_assert_eq(almanac_go_stone_at(&game, 0, 0), ALMANAC_GO_VACANT);
}

/* 257 stones are more than one, though not by their lowest byte. */
Test(go_forbidden, a_large_capture_is_no_ko)
{
    start(19, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    for (int row = 0; row < 16; row++)
        for (int column = 1; column < 19; column++)
            almanac_go_set(&game,
                           (row == 0 || column > 1) && (row < 15 || column == 2)
                               ? ALMANAC_GO_WHITE
                               : ALMANAC_GO_BLACK,
                           column, row);
    almanac_go_set(&game, ALMANAC_GO_BLACK, 2, 16);
    almanac_go_set(&game, ALMANAC_GO_WHITE, 0, 1);
    cr_assert_eq(almanac_go_play(&game, ALMANAC_GO_BLACK, 0, 0), ALMANAC_OK);
    cr_assert_eq(game.captures[0], 257);
    cr_assert_eq(almanac_go_play(&game, ALMANAC_GO_WHITE, 1, 0), ALMANAC_OK);
    cr_assert_eq(almanac_go_stone_at(&game, 0, 0), ALMANAC_GO_VACANT);
}

Test(go_forbidden, superko_forbids_a_simple_ko)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play(ko);
    expect_forbidden("W11", ALMANAC_ERROR_SUPERKO);
    almanac_go_pass(&game);
    expect_forbidden("W11", ALMANAC_ERROR_SUPERKO);
    play("W44 B43 W11");
}

/* White 0,0 makes two stones of one, Black takes both with 2,0, and White
 * takes 2,0 with the first of the two. */
static const char send_two[] = "B01 B11 W30 W21 W10 W00 B20";

Test(go_forbidden, sending_two_returning_one)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(send_two);
    play("W10");
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play(send_two);
    expect_forbidden("W10", ALMANAC_ERROR_SUPERKO);
    play("W00");
}

/* Three times the ko above, three rows apart: one is Black's, two are White's,
 * and each move takes another. */
static const char triple_ko[] = "B10 B01 B12 W20 W31 W22 "
                                "B13 B04 B15 W23 W34 W25 "
                                "B16 B07 B18 W26 W37 W28 "
                                "B21 W14 W17 B24 W11 B27 W14 B21";

Test(go_forbidden, triple_ko)
{
    start(9, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(triple_ko);
    play("W17");
    start(9, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play(triple_ko);
    expect_forbidden("W17", ALMANAC_ERROR_SUPERKO);
    play("W88 B87 W17");
}

Test(go_forbidden, superko_forbids_the_suicide_of_one_stone_only)
{
    start(3, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play("B10 B01");
    expect_forbidden("W00", ALMANAC_ERROR_SUPERKO);
    play("W11 W20 W02 B00");
    cr_assert_eq(almanac_go_stone_at(&game, 1, 0), ALMANAC_GO_VACANT);
}

Test(go_forbidden, a_setup_that_was_played_from_counts)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    for (const char *stone = "B10B01B12W20W31W22W11"; *stone; stone += 3)
        cr_assert_eq(
            almanac_go_set(&game,
                           *stone == 'B' ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE,
                           stone[1] - '0', stone[2] - '0'),
            ALMANAC_OK);
    play("B21");
    expect_forbidden("W11", ALMANAC_ERROR_SUPERKO);
}

/* Black takes all and is left with one stone: the same board as after the
 * first move, or in the midst of the setup. */
Test(go_forbidden, the_midst_of_a_setup_does_not_count)
{
    start(2, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play("B00 W01 W10 W11");
    expect_forbidden("B00", ALMANAC_ERROR_SUPERKO);
    start(2, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_BLACK, 0, 0), ALMANAC_OK);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_WHITE, 0, 1), ALMANAC_OK);
    play("W10 W11 B00");
    cr_assert_eq(almanac_go_stone_at(&game, 1, 1), ALMANAC_GO_VACANT);
}

/* A record is made to bear the hash of what comes: its stones differ. */
Test(go_forbidden, a_hash_alone_forbids_nothing)
{
    static struct almanac_go ahead;

    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_NONE);
    play("B00 W44 B22");
    ahead = game;
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play("B00 W44");
    records[0].hash = ahead.hash;
    play("B22");
    cr_assert_eq(game.hash, ahead.hash);
}

/* Two records before the one that the move brings back bear its hash too. */
Test(go_forbidden, a_repetition_behind_others_of_its_hash)
{
    uint64_t hash;

    start(9, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SIMPLE);
    play(triple_ko);
    play("W17");
    hash = game.hash;
    start(9, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    play(triple_ko);
    records[0].hash = hash;
    records[5].hash = hash;
    expect_forbidden("W17", ALMANAC_ERROR_SUPERKO);
}

Test(go_forbidden, a_full_history)
{
    start(5, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_SUPERKO);
    history.capacity = 2;
    play("B00 W44");
    almanac_go_pass(&game);
    expect_forbidden("B22", ALMANAC_ERROR_HISTORY);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_BLACK, 2, 2),
                 ALMANAC_ERROR_HISTORY);
    cr_assert_eq(almanac_go_stone_at(&game, 2, 2), ALMANAC_GO_VACANT);
}

Test(go_forbidden, rules_that_are_none)
{
    static const struct almanac_go_rules bad[] = {
        {.scoring = (enum almanac_go_scoring)2},
        {.suicide = (enum almanac_go_suicide)2},
        {.ko = (enum almanac_go_ko)3},
        {.ko = ALMANAC_GO_KO_SUPERKO},
        {.ko = ALMANAC_GO_KO_SIMPLE, .history = &history},
        {.komi = ALMANAC_GO_KOMI_MAX + 1},
        {.komi = -ALMANAC_GO_KOMI_MAX - 1},
    };
    static struct almanac_go_reader reader;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_assert_eq(almanac_go_start(&game, 9, &bad[i]), ALMANAC_ERROR_RULES,
                     "%zu", i);
        cr_assert_eq(
            almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, &bad[i]),
            ALMANAC_ERROR_RULES, "%zu", i);
    }
    cr_assert_eq(
        almanac_go_reader_start(&reader, (enum almanac_go_format)2, NULL),
        ALMANAC_ERROR_RULES);
}
