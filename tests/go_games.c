/* Random games, after every move as the flood fill has them. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/go.h>

#include "random.h"

#define GAMES 2000

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
        for (int column = 0; column < size; column++)
            if ((int)almanac_go_stone_at(&match->game, column, row) !=
                match->board.stone[textbook_go_point(column, row)])
                return false;
    return true;
}

static void expect_same_score(struct match *match)
{
    struct textbook_score expected = textbook_go_score(&match->board);
    struct almanac_go_score score;

    cr_assert_eq(almanac_go_score(&match->game, &score), ALMANAC_OK);
    cr_assert_eq(score.black.captures, match->board.captures[0]);
    cr_assert_eq(score.white.captures, match->board.captures[1]);
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
    struct textbook_go before = match->board;
    bool recapture = match->column == column && match->row == row;
    bool placed = textbook_go_play(&match->board, colour, column, row);
    uint32_t count = taken(&match->board) - taken(&before);
    bool suicide = match->board.suicides > before.suicides;

    cr_assert_eq(almanac_go_play(&match->game, (enum almanac_go_stone)colour,
                                 column, row),
                 placed ? ALMANAC_OK : ALMANAC_ERROR_OCCUPIED);
    match->seen.captures += count;
    match->seen.suicides += suicide;
    match->seen.kos += recapture && !suicide && count == 1;
    match->seen.snapbacks += recapture && !suicide && count > 1;
    note_single_capture(match, &before);
}

/* Random moves, the colours mostly in turn, with a taste for the point where
 * a single stone was captured. */
static void play_random_game(struct match *match, int size)
{
    int moves = random_below(&match->seed, 3 * size * size);
    int colour = TEXTBOOK_BLACK;

    cr_assert_eq(almanac_go_start(&match->game, size, NULL), ALMANAC_OK);
    textbook_go_start(&match->board, size, false);
    match->column = -1;
    for (int i = 0; i < moves; i++) {
        bool again = match->column >= 0 && random_below(&match->seed, 2) == 0;
        int column = again ? match->column : random_below(&match->seed, size);
        int row = again ? match->row : random_below(&match->seed, size);

        play(match, colour, column, row);
        if (!expect_same_stones(match))
            cr_assert_fail("size %d, move %d", size, i);
        if (random_below(&match->seed, 8) != 0)
            colour = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    }
    expect_same_score(match);
}

Test(go_games, random_games, .timeout = 120)
{
    static struct match match = {.seed = 4278};

    for (int i = 0; i < GAMES; i++)
        play_random_game(&match, 3 + i % 17);
    cr_assert_gt(match.seen.captures, 10000);
    cr_assert_gt(match.seen.suicides, 1000);
    cr_assert_gt(match.seen.kos, 100);
    cr_assert_gt(match.seen.snapbacks, 20);
}
