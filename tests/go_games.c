/* Random games, as two flood fills have them. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/go.h>

#include "random.h"

#define GAMES 2000
#define GAMES_OF_A_SIZE 5000

/* What the games must have been through for the comparison to mean much. */
struct seen {
    uint32_t captures;
    uint32_t suicides;
    uint32_t kos;
    uint32_t snapbacks;
};

struct match {
    struct almanac_go game;
    struct textbook_go board;
    /* The same, by the fill that stops early. */
    struct textbook_go early;
    uint64_t seed;
    /* Where the last move captured a single stone; column -1 if nowhere. */
    int column;
    int row;
    struct seen seen;
};

static uint32_t taken(const struct textbook_go *board)
{
    return board->captures[0] + board->captures[1];
}

static bool expect_same_stones(const struct match *match)
{
    int size = match->board.size;

    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            int point = textbook_go_point(column, row);
            int stone = (int)almanac_go_stone_at(&match->game, column, row);

            if (stone != match->board.stone[point] ||
                stone != match->early.stone[point])
                return false;
        }
    return true;
}

static void expect_same_score(struct match *match)
{
    struct textbook_score expected = textbook_go_score(&match->board);
    struct textbook_score again = textbook_go_score(&match->early);
    struct almanac_go_result score;

    cr_assert_eq(almanac_go_score(&match->game, &score), ALMANAC_OK);
    cr_assert_eq(score.black.captures, match->board.captures[0]);
    cr_assert_eq(score.white.captures, match->board.captures[1]);
    cr_assert_arr_eq(match->early.captures, match->board.captures,
                     sizeof match->board.captures);
    cr_assert_eq(again.black, expected.black);
    cr_assert_eq(again.white, expected.white);
    cr_assert_eq(score.black.score, expected.black);
    cr_assert_eq(score.white.score, expected.white);
    cr_assert_eq(score.black.territory + score.black.captures, expected.black);
    cr_assert_eq(score.white.territory + score.white.captures, expected.white);
}

/* The only vacant neighbourless point that a move has just emptied. */
static void note_single_capture(struct match *match,
                                const struct textbook_go *before)
{
    match->column = -1;
    if (taken(&match->board) != taken(before) + 1)
        return;
    for (int row = 0; row < before->size; row++)
        for (int column = 0; column < before->size; column++)
            if (before->stone[textbook_go_point(column, row)] !=
                    TEXTBOOK_VACANT &&
                match->board.stone[textbook_go_point(column, row)] ==
                    TEXTBOOK_VACANT) {
                match->column = column;
                match->row = row;
            }
}

static void play(struct match *match, int colour, int column, int row)
{
    bool placed = textbook_go_play(&match->board, colour, column, row);

    cr_assert_eq(textbook_go_play(&match->early, colour, column, row), placed);
    cr_assert_eq(almanac_go_play(&match->game, (enum almanac_go_stone)colour,
                                 column, row),
                 placed ? ALMANAC_OK : ALMANAC_ERROR_OCCUPIED);
}

/* The same, noting what the move was. */
static void play_and_note(struct match *match, int colour, int column, int row)
{
    static struct textbook_go before;
    bool recapture = match->column == column && match->row == row;
    uint32_t count;
    bool suicide;

    before = match->board;
    play(match, colour, column, row);
    count = taken(&match->board) - taken(&before);
    suicide = match->board.suicides > before.suicides;
    match->seen.captures += count;
    match->seen.suicides += suicide;
    match->seen.kos += recapture && !suicide && count == 1;
    match->seen.snapbacks += recapture && !suicide && count > 1;
    note_single_capture(match, &before);
}

static void start(struct match *match, int size)
{
    cr_assert_eq(almanac_go_start(&match->game, size, NULL), ALMANAC_OK);
    textbook_go_start(&match->board, size, false);
    textbook_go_start(&match->early, size, true);
    match->column = -1;
}

/* Mostly in turn. */
static int next_colour(struct match *match, int colour)
{
    return random_below(&match->seed, 8) == 0
               ? colour
               : TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
}

/* Random moves with a taste for the point where a single stone was captured,
 * all compared after every move. */
static void play_close_game(struct match *match, int size)
{
    int moves = random_below(&match->seed, 3 * size * size);
    int colour = TEXTBOOK_BLACK;

    start(match, size);
    for (int i = 0; i < moves; i++) {
        bool again = match->column >= 0 && random_below(&match->seed, 2) == 0;
        int column = again ? match->column : random_below(&match->seed, size);
        int row = again ? match->row : random_below(&match->seed, size);

        play_and_note(match, colour, column, row);
        if (!expect_same_stones(match))
            cr_assert_fail("size %d, move %d: other stones", size, i);
        if (almanac_go_check(&match->game) != ALMANAC_OK)
            cr_assert_fail("size %d, move %d: inconsistent", size, i);
        colour = next_colour(match, colour);
    }
    expect_same_score(match);
}

Test(go_games, close_games, .timeout = 120)
{
    static struct match match = {.seed = 4278};

    for (int i = 0; i < GAMES; i++)
        play_close_game(&match, 3 + i % 17);
    cr_assert_gt(match.seen.captures, 10000);
    cr_assert_gt(match.seen.suicides, 1000);
    cr_assert_gt(match.seen.kos, 100);
    cr_assert_gt(match.seen.snapbacks, 20);
}

static void play_games(int size)
{
    static struct match match;

    match.seed = (uint64_t)size;
    for (int i = 0; i < GAMES_OF_A_SIZE; i++) {
        int moves = random_below(&match.seed, 3 * size * size);
        int colour = TEXTBOOK_BLACK;

        start(&match, size);
        for (int k = 0; k < moves; k++) {
            play(&match, colour, random_below(&match.seed, size),
                 random_below(&match.seed, size));
            colour = next_colour(&match, colour);
        }
        if (!expect_same_stones(&match))
            cr_assert_fail("size %d, game %d: other stones", size, i);
        expect_same_score(&match);
        cr_assert_eq(almanac_go_check(&match.game), ALMANAC_OK);
    }
}

Test(go_games, small_boards, .timeout = 120)
{
    for (int size = 3; size <= 13; size += 2)
        play_games(size);
}

Test(go_games, middling_boards, .timeout = 120)
{
    for (int size = 15; size <= 17; size += 2)
        play_games(size);
}

Test(go_games, large_boards, .timeout = 120)
{
    play_games(19);
}
