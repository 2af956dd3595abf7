/* Random games on small boards by every set of rules, against the rules' own
 * words: boards are kept whole and compared. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>
#include <textbook/go.h>

#include "random.h"

#define GAMES 6000
#define MOVES 80

struct board {
    char stone[TEXTBOOK_GO_POINTS];
};

struct referee {
    struct almanac_go_rules rules;
    struct textbook_go now;
    /* Every board that a move led to or was made from. */
    struct board past[2 * MOVES];
    int count;
    /* The colour that has just taken stones, and the board before; else
     * vacant. */
    int taker;
    struct board before;
    /* How often each status was the answer. */
    int seen[ALMANAC_ERROR_SUPERKO + 1];
};

static bool is_board(const struct textbook_go *game, const struct board *board)
{
    return memcmp(game->stone, board->stone, sizeof board->stone) == 0;
}

static bool was_before(const struct referee *referee,
                       const struct textbook_go *after)
{
    if (is_board(after, (const struct board *)referee->now.stone))
        return true;
    for (int i = 0; i < referee->count; i++)
        if (is_board(after, &referee->past[i]))
            return true;
    return false;
}

static enum almanac_status judge(const struct referee *referee, int colour,
                                 const struct textbook_go *after)
{
    if (referee->rules.suicide == ALMANAC_GO_SUICIDE_FORBIDDEN &&
        after->suicides > referee->now.suicides)
        return ALMANAC_ERROR_SUICIDE;
    if (referee->rules.ko == ALMANAC_GO_KO_SIMPLE &&
        referee->taker == TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour &&
        is_board(after, &referee->before))
        return ALMANAC_ERROR_KO;
    if (referee->rules.ko == ALMANAC_GO_KO_SUPERKO &&
        was_before(referee, after))
        return ALMANAC_ERROR_SUPERKO;
    return ALMANAC_OK;
}

static void keep(struct referee *referee, const struct textbook_go *game)
{
    memcpy(referee->past[referee->count++].stone, game->stone,
           sizeof game->stone);
}

static enum almanac_status play(struct referee *referee, int colour, int column,
                                int row)
{
    static struct textbook_go after;
    enum almanac_status status;
    uint32_t taken;

    after = referee->now;
    if (!textbook_go_play(&after, colour, column, row))
        return ALMANAC_ERROR_OCCUPIED;
    status = judge(referee, colour, &after);
    if (status != ALMANAC_OK)
        return status;
    keep(referee, &referee->now);
    keep(referee, &after);
    taken = after.captures[colour - 1] - referee->now.captures[colour - 1];
    referee->taker = taken > 0 ? colour : TEXTBOOK_VACANT;
    memcpy(referee->before.stone, referee->now.stone,
           sizeof referee->before.stone);
    referee->now = after;
    return ALMANAC_OK;
}

static bool is_lonely(const struct textbook_go *game, int point)
{
    static const int steps[4] = {-TEXTBOOK_GO_STRIDE, -1, 1,
                                 TEXTBOOK_GO_STRIDE};

    for (int i = 0; i < 4; i++)
        if (game->stone[point + steps[i]] != TEXTBOOK_VACANT &&
            game->stone[point + steps[i]] != TEXTBOOK_BORDER)
            return false;
    return true;
}

/* Sets up nothing, or a stone that takes no liberty: the words of the ko rule
 * are about boards where every group has one. */
static void set(struct referee *referee, struct almanac_go *game, int stone,
                int column, int row)
{
    int point = textbook_go_point(column, row);

    if (!is_lonely(&referee->now, point))
        stone = TEXTBOOK_VACANT;
    referee->now.stone[point] = (char)stone;
    referee->taker = TEXTBOOK_VACANT;
    cr_assert_eq(
        almanac_go_set(game, (enum almanac_go_stone)stone, column, row),
        ALMANAC_OK);
}

static void expect_same_stones(const struct referee *referee,
                               const struct almanac_go *game)
{
    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++)
            if (referee->now.stone[textbook_go_point(column, row)] !=
                (int)almanac_go_stone_at(game, column, row))
                cr_assert_fail("other stones");
}

/* Mostly where a stone was just taken, if there is such a place. */
static void choose_point(const struct referee *referee, uint64_t *seed,
                         int *ret_column, int *ret_row)
{
    int size = referee->now.size;

    *ret_column = random_below(seed, size);
    *ret_row = random_below(seed, size);
    if (referee->taker == TEXTBOOK_VACANT || random_below(seed, 4) == 0)
        return;
    for (int i = 0; i < size * size; i++) {
        int point = textbook_go_point(i % size, i / size);

        if (referee->before.stone[point] != TEXTBOOK_VACANT &&
            referee->now.stone[point] == TEXTBOOK_VACANT) {
            *ret_column = i % size;
            *ret_row = i / size;
        }
    }
}

static void step(struct referee *referee, struct almanac_go *game, int colour,
                 uint64_t *seed)
{
    int what = random_below(seed, 40);
    int column;
    int row;

    choose_point(referee, seed, &column, &row);
    if (what == 0) {
        almanac_go_pass(game);
        referee->taker = TEXTBOOK_VACANT;
    } else if (what == 1) {
        set(referee, game, random_below(seed, 3), column, row);
    } else {
        enum almanac_status expected = play(referee, colour, column, row);

        enum almanac_status status =
            almanac_go_play(game, (enum almanac_go_stone)colour, column, row);

        cr_assert_eq(status, expected, "%s; expected: %s",
                     almanac_status_text(status),
                     almanac_status_text(expected));
        referee->seen[expected]++;
    }
    expect_same_stones(referee, game);
    cr_assert_eq(almanac_go_check(game), ALMANAC_OK);
}

static void play_game(struct referee *referee, uint64_t *seed)
{
    static struct almanac_go_record records[MOVES];
    static struct almanac_go game;
    struct almanac_go_history history = {records, MOVES, 0};
    int size = 2 + random_below(seed, 4);
    int colour = TEXTBOOK_BLACK;

    referee->rules.suicide = (enum almanac_go_suicide)random_below(seed, 2);
    referee->rules.ko = (enum almanac_go_ko)random_below(seed, 3);
    referee->rules.history =
        referee->rules.ko == ALMANAC_GO_KO_SUPERKO ? &history : NULL;
    referee->count = 0;
    referee->taker = TEXTBOOK_VACANT;
    textbook_go_start(&referee->now, size, true);
    cr_assert_eq(almanac_go_start(&game, size, &referee->rules), ALMANAC_OK);
    for (int i = 0; i < MOVES; i++) {
        step(referee, &game, colour, seed);
        if (random_below(seed, 8) != 0)
            colour = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    }
}

Test(go_rule_games, random_games, .timeout = 120)
{
    static struct referee referee;
    uint64_t seed = 20060225;

    for (int i = 0; i < GAMES; i++)
        play_game(&referee, &seed);
    cr_assert_gt(referee.seen[ALMANAC_OK], 100000);
    cr_assert_gt(referee.seen[ALMANAC_ERROR_SUICIDE], 1000);
    cr_assert_gt(referee.seen[ALMANAC_ERROR_KO], 100);
    cr_assert_gt(referee.seen[ALMANAC_ERROR_SUPERKO], 1000);
}
