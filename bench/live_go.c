/* Replaying Go: the library's board beside two flood fills, one that fills
 * every group next to a move and one that stops at the first liberty. */
#include <almanac.h>
#include <stdio.h>
#include <stdlib.h>
#include <textbook/go.h>
#include <time.h>

#include "../tests/random.h"
#include "live.h"

#define ROUNDS 15
#define LENGTH_MAX (TEXTBOOK_GO_SIZE * TEXTBOOK_GO_SIZE * 3 / 2)

/* How often a random point is asked for before a game ends early. */
#define TRIES 10000

struct move {
    unsigned char colour;
    unsigned char column;
    unsigned char row;
};

struct game {
    int size;
    int length;
    struct move moves[LENGTH_MAX];
};

struct match {
    struct game *games;
    int count;
    long moves;
};

/* The position a game ends in. */
union board {
    struct textbook_go textbook;
    struct almanac_go almanac;
};

typedef void replay_function(const struct game *game, union board *ret_board);

static void replay_first(const struct game *game, union board *ret_board)
{
    textbook_go_start(&ret_board->textbook, game->size, false);
    for (const struct move *m = game->moves; m < game->moves + game->length;
         m++)
        textbook_go_play(&ret_board->textbook, m->colour, m->column, m->row);
}

static void replay_second(const struct game *game, union board *ret_board)
{
    textbook_go_start(&ret_board->textbook, game->size, true);
    for (const struct move *m = game->moves; m < game->moves + game->length;
         m++)
        textbook_go_play(&ret_board->textbook, m->colour, m->column, m->row);
}

static void replay_almanac(const struct game *game, union board *ret_board)
{
    almanac_go_start(&ret_board->almanac, game->size, NULL);
    for (const struct move *m = game->moves; m < game->moves + game->length;
         m++)
        almanac_go_play(&ret_board->almanac, (enum almanac_go_stone)m->colour,
                        m->column, m->row);
}

static const struct replay {
    const char *name;
    replay_function *replay;
} replays[] = {
    {"flood fill of every group", replay_first},
    {"flood fill to a liberty", replay_second},
    {"almanac", replay_almanac},
};

#define REPLAYS (sizeof replays / sizeof replays[0])

/* Whether all neighbours are of a colour, or the edge. */
static bool is_eye(const struct textbook_go *board, int point, int colour)
{
    static const int steps[4] = {-TEXTBOOK_GO_STRIDE, -1, 1,
                                 TEXTBOOK_GO_STRIDE};

    for (int i = 0; i < 4; i++) {
        int other = board->stone[point + steps[i]];

        if (other != colour && other != TEXTBOOK_BORDER)
            return false;
    }
    return true;
}

/* A move at random, but not into an eye of one's own. */
static bool choose_move(const struct textbook_go *board, int colour,
                        uint64_t *seed, struct move *ret_move)
{
    for (int i = 0; i < TRIES; i++) {
        int column = random_below(seed, board->size);
        int row = random_below(seed, board->size);
        int point = textbook_go_point(column, row);

        if (board->stone[point] == TEXTBOOK_VACANT &&
            !is_eye(board, point, colour)) {
            *ret_move =
                (struct move){(unsigned char)colour, (unsigned char)column,
                              (unsigned char)row};
            return true;
        }
    }
    return false;
}

/* The colours in turn, half as many moves again as there are points. */
static void make_game(struct game *ret_game, int size, uint64_t *seed)
{
    static struct textbook_go board;
    int colour = TEXTBOOK_BLACK;

    textbook_go_start(&board, size, true);
    ret_game->size = size;
    ret_game->length = 0;
    while (ret_game->length < size * size * 3 / 2) {
        struct move *move = &ret_game->moves[ret_game->length];

        if (!choose_move(&board, colour, seed, move))
            return;
        textbook_go_play(&board, colour, move->column, move->row);
        ret_game->length++;
        colour = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    }
}

static void make_match(struct match *ret_match, int size, int count)
{
    uint64_t seed = 4278;

    ret_match->count = count;
    ret_match->moves = 0;
    ret_match->games = malloc((size_t)count * sizeof *ret_match->games);
    if (ret_match->games == NULL)
        abort();
    for (int i = 0; i < count; i++) {
        make_game(&ret_match->games[i], size, &seed);
        ret_match->moves += ret_match->games[i].length;
    }
}

static bool is_same(const struct textbook_go *board,
                    const struct almanac_go *game)
{
    struct almanac_go_score score;

    almanac_go_score(game, &score);
    for (int row = 0; row < board->size; row++)
        for (int column = 0; column < board->size; column++)
            if (board->stone[textbook_go_point(column, row)] !=
                (int)almanac_go_stone_at(game, column, row))
                return false;
    return board->captures[0] == score.black.captures &&
           board->captures[1] == score.white.captures;
}

/* A figure about a wrong answer would be worth nothing. */
static void compare_answers(const struct match *match)
{
    static union board boards[REPLAYS];

    for (int i = 0; i < match->count; i++) {
        for (size_t k = 0; k < REPLAYS; k++)
            replays[k].replay(&match->games[i], &boards[k]);
        for (size_t k = 0; k + 1 < REPLAYS; k++)
            if (!is_same(&boards[k].textbook, &boards[REPLAYS - 1].almanac)) {
                fprintf(stderr, "game %d: the boards differ\n", i);
                exit(1);
            }
    }
}

/* In seconds of the processor, which others at work do not add to. */
static double time_replay(const struct match *match, replay_function *replay)
{
    static union board board;
    clock_t start = clock();

    for (int i = 0; i < match->count; i++)
        replay(&match->games[i], &board);
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

/* Round by round in turn; of each the fastest round counts. */
static void time_replays(const struct match *match, double ret_best[REPLAYS])
{
    for (size_t k = 0; k < REPLAYS; k++)
        ret_best[k] = time_replay(match, replays[k].replay);
    for (int round = 1; round < ROUNDS; round++)
        for (size_t k = 0; k < REPLAYS; k++) {
            double time = time_replay(match, replays[k].replay);

            if (time < ret_best[k])
                ret_best[k] = time;
        }
}

static void run(int size, int count)
{
    struct match match;
    double best[REPLAYS];

    make_match(&match, size, count);
    compare_answers(&match);
    time_replays(&match, best);
    printf("go %dx%d, %d random games, %ld moves\n", size, size, count,
           match.moves);
    for (size_t k = 0; k < REPLAYS; k++)
        printf("  %-26s %6.2f million moves a second; almanac %5.2f times\n",
               replays[k].name, (double)match.moves / best[k] / 1e6,
               best[k] / best[REPLAYS - 1]);
    free(match.games);
}

void live_go(void)
{
    run(9, 1000);
    run(19, 150);
}
