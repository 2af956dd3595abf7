/* The rules of Go, a case at a time. */
#include <almanac.h>
#include <criterion/criterion.h>

static struct almanac_go game;

/* Plays "Bcr Wcr ...": a colour, a column and a row, from 0 at the top left. */
static void play(int size, const char *moves)
{
    cr_assert_eq(almanac_go_start(&game, size, NULL), ALMANAC_OK);
    for (; *moves != '\0'; moves += moves[3] == ' ' ? 4 : 3)
        cr_assert_eq(almanac_go_play(&game,
                                     moves[0] == 'B' ? ALMANAC_GO_BLACK
                                                     : ALMANAC_GO_WHITE,
                                     moves[1] - '0', moves[2] - '0'),
                     ALMANAC_OK, "%.3s", moves);
}

static void expect_stone(int column, int row, enum almanac_go_stone stone)
{
    cr_assert_eq(almanac_go_stone_at(&game, column, row), stone);
}

static void expect_score(uint32_t black_territory, uint32_t black_captures,
                         uint32_t white_territory, uint32_t white_captures)
{
    struct almanac_go_result score;

    cr_assert_eq(almanac_go_score(&game, &score), ALMANAC_OK);
    cr_assert_eq(score.black.territory, black_territory);
    cr_assert_eq(score.black.captures, black_captures);
    cr_assert_eq(score.black.score, black_territory + black_captures);
    cr_assert_eq(score.white.territory, white_territory);
    cr_assert_eq(score.white.captures, white_captures);
    cr_assert_eq(score.white.score, white_territory + white_captures);
}

Test(go_rules, empty_board_is_nobodys)
{
    play(3, "");
    expect_score(0, 0, 0, 0);
}

Test(go_rules, one_stone_owns_the_board)
{
    play(5, "B00");
    expect_score(24, 0, 0, 0);
}

Test(go_rules, shared_region_is_nobodys)
{
    play(5, "B00 W44");
    expect_score(0, 0, 0, 0);
}

Test(go_rules, corner_stone_is_captured)
{
    play(5, "W00 B10 B01");
    expect_stone(0, 0, ALMANAC_GO_VACANT);
    expect_score(23, 1, 0, 0);
}

Test(go_rules, capture_comes_before_suicide)
{
    play(3, "B10 B01 W11 W20 W02 W00");
    expect_stone(0, 0, ALMANAC_GO_WHITE);
    expect_stone(1, 0, ALMANAC_GO_VACANT);
    expect_stone(0, 1, ALMANAC_GO_VACANT);
    expect_score(0, 0, 5, 2);
}

Test(go_rules, suicide_takes_the_whole_group)
{
    play(3, "B10 B01 W11 W20 W02 B00");
    expect_stone(0, 0, ALMANAC_GO_VACANT);
    expect_stone(1, 0, ALMANAC_GO_VACANT);
    expect_score(0, 0, 6, 3);
}

Test(go_rules, suicide_counts_for_the_other)
{
    play(3, "B10 B01 W00");
    expect_stone(0, 0, ALMANAC_GO_VACANT);
    expect_score(7, 1, 0, 0);
}

Test(go_rules, several_groups_fall_at_once)
{
    play(5, "W12 W32 W21 W23 B02 B11 B13 B42 B31 B33 B20 B24 B22");
    expect_stone(1, 2, ALMANAC_GO_VACANT);
    expect_stone(3, 2, ALMANAC_GO_VACANT);
    expect_stone(2, 1, ALMANAC_GO_VACANT);
    expect_stone(2, 3, ALMANAC_GO_VACANT);
    expect_score(16, 4, 0, 0);
}

/* More stones than a byte counts. */
Test(go_rules, all_stones_but_one_fall_at_once)
{
    struct almanac_go_result score;

    almanac_go_start(&game, 19, NULL);
    for (int i = 0; i < 19 * 19; i++)
        if (i != 180)
            almanac_go_set(&game, ALMANAC_GO_WHITE, i % 19, i / 19);
    cr_assert_eq(almanac_go_play(&game, ALMANAC_GO_BLACK, 9, 9), ALMANAC_OK);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
    almanac_go_score(&game, &score);
    cr_assert_eq(score.black.captures, 360);
    cr_assert_eq(score.black.territory, 360);
    cr_assert_eq(score.white.stones, 0);
}

Test(go_rules, ko_may_be_retaken_at_once)
{
    play(5, "B10 B01 B12 W20 W31 W22 W11 B21 W11 B21");
    expect_stone(2, 1, ALMANAC_GO_BLACK);
    expect_stone(1, 1, ALMANAC_GO_VACANT);
}

Test(go_rules, a_ring_owns_its_inside)
{
    play(5, "B11 B12 B13 B21 B23 B31 B32 B33 W00");
    expect_score(1, 0, 0, 0);
}

Test(go_rules, refused_moves_change_nothing)
{
    static const struct {
        int colour;
        int column;
        int row;
        enum almanac_status status;
    } bad[] = {
        {ALMANAC_GO_BLACK, 1, 1, ALMANAC_ERROR_OCCUPIED},
        {ALMANAC_GO_WHITE, 1, 1, ALMANAC_ERROR_OCCUPIED},
        {ALMANAC_GO_BLACK, -1, 0, ALMANAC_ERROR_OFF_BOARD},
        {ALMANAC_GO_BLACK, 3, 0, ALMANAC_ERROR_OFF_BOARD},
        {ALMANAC_GO_BLACK, 0, -1, ALMANAC_ERROR_OFF_BOARD},
        {ALMANAC_GO_WHITE, 0, 2147483647, ALMANAC_ERROR_OFF_BOARD},
        {ALMANAC_GO_WHITE, -2147483647 - 1, 0, ALMANAC_ERROR_OFF_BOARD},
        {ALMANAC_GO_VACANT, 0, 0, ALMANAC_ERROR_MOVE},
        {3, 0, 0, ALMANAC_ERROR_MOVE},
    };

    play(3, "B11");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        cr_assert_eq(almanac_go_play(&game,
                                     (enum almanac_go_stone)bad[i].colour,
                                     bad[i].column, bad[i].row),
                     bad[i].status, "%zu", i);
    expect_score(8, 0, 0, 0);
}

Test(go_rules, there_are_no_stones_off_the_board)
{
    static const int far[] = {-2147483647 - 1, -1, 3, 19, 21, 2147483647};

    play(3, "B00 B10 B20 B01 B21 B02 B12 B22");
    for (size_t i = 0; i < sizeof far / sizeof far[0]; i++) {
        expect_stone(far[i], 0, ALMANAC_GO_VACANT);
        expect_stone(0, far[i], ALMANAC_GO_VACANT);
    }
}

Test(go_rules, sizes)
{
    cr_assert_eq(almanac_go_start(&game, 1, NULL), ALMANAC_ERROR_SIZE);
    cr_assert_eq(almanac_go_start(&game, 20, NULL), ALMANAC_ERROR_SIZE);
    cr_assert_eq(almanac_go_start(&game, -3, NULL), ALMANAC_ERROR_SIZE);
    for (int size = 2; size <= 19; size++) {
        play(size, "B00");
        expect_score((uint32_t)(size * size - 1), 0, 0, 0);
    }
    cr_assert_lt(sizeof game, 8192);
}

static void score_by(enum almanac_go_scoring scoring, int komi,
                     struct almanac_go_result *ret_score)
{
    struct almanac_go_rules rules = ALMANAC_GO_RULES_DEFAULT;
    const char *moves = "W00B10B01B44W40B43W00";

    rules.scoring = scoring;
    rules.komi = komi;
    cr_assert_eq(almanac_go_start(&game, 5, &rules), ALMANAC_OK);
    for (; *moves != '\0'; moves += 3)
        cr_assert_eq(almanac_go_play(&game,
                                     moves[0] == 'B' ? ALMANAC_GO_BLACK
                                                     : ALMANAC_GO_WHITE,
                                     moves[1] - '0', moves[2] - '0'),
                     ALMANAC_OK);
    cr_assert_eq(almanac_go_score(&game, ret_score), ALMANAC_OK);
}

/* Black has 1,0 0,1 4,4 4,3, the corner 0,0 and two captures; White has 4,0;
 * the rest touches both. */
Test(go_rules, territory_and_area)
{
    struct almanac_go_result score;

    score_by(ALMANAC_GO_TERRITORY, 0, &score);
    cr_assert_eq(score.black.territory, 1);
    cr_assert_eq(score.black.captures, 2);
    cr_assert_eq(score.black.stones, 4);
    cr_assert_eq(score.black.score, 3);
    cr_assert_eq(score.black.half_points, 6);
    cr_assert_eq(score.white.stones, 1);
    cr_assert_eq(score.white.half_points, 0);
    score_by(ALMANAC_GO_AREA, 0, &score);
    cr_assert_eq(score.black.captures, 2);
    cr_assert_eq(score.black.score, 5);
    cr_assert_eq(score.black.half_points, 10);
    cr_assert_eq(score.white.score, 1);
    cr_assert_eq(score.white.half_points, 2);
}

Test(go_rules, komi_is_whites)
{
    struct almanac_go_result score;

    score_by(ALMANAC_GO_AREA, 13, &score);
    cr_assert_eq(score.black.half_points, 10);
    cr_assert_eq(score.white.score, 1);
    cr_assert_eq(score.white.half_points, 15);
    score_by(ALMANAC_GO_TERRITORY, -1, &score);
    cr_assert_eq(score.black.half_points, 6);
    cr_assert_eq(score.white.half_points, -1);
}

static void set(enum almanac_go_stone stone, int column, int row)
{
    cr_assert_eq(almanac_go_set(&game, stone, column, row), ALMANAC_OK);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
    expect_stone(column, row, stone);
}

Test(go_rules, setup_captures_nothing)
{
    play(3, "");
    set(ALMANAC_GO_WHITE, 0, 0);
    set(ALMANAC_GO_BLACK, 1, 0);
    set(ALMANAC_GO_BLACK, 0, 1);
    expect_stone(0, 0, ALMANAC_GO_WHITE);
    cr_assert_eq(almanac_go_play(&game, ALMANAC_GO_BLACK, 2, 2), ALMANAC_OK);
    expect_stone(0, 0, ALMANAC_GO_WHITE);
    expect_score(5, 0, 0, 0);
}

Test(go_rules, setup_takes_a_string_apart)
{
    play(5, "B11 B21 B31 B22 B23");
    set(ALMANAC_GO_VACANT, 2, 1);
    set(ALMANAC_GO_WHITE, 2, 2);
    set(ALMANAC_GO_WHITE, 2, 2);
    set(ALMANAC_GO_BLACK, 2, 2);
    expect_score(21, 0, 0, 0);
}

Test(go_rules, setup_that_cannot_be)
{
    play(3, "B11");
    cr_assert_eq(almanac_go_set(&game, (enum almanac_go_stone)3, 0, 0),
                 ALMANAC_ERROR_MOVE);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_BLACK, 3, 0),
                 ALMANAC_ERROR_OFF_BOARD);
    cr_assert_eq(almanac_go_set(&game, ALMANAC_GO_VACANT, 0, -1),
                 ALMANAC_ERROR_OFF_BOARD);
    expect_score(8, 0, 0, 0);
}
