/* Replaying Go: the library's board beside two flood fills, one that fills
 * every group next to a move and one that stops at the first liberty. */
#include <almanac.h>
#include <stdio.h>
#include <stdlib.h>
#include <textbook/go.h>
#include <time.h>

#include "go_match.h"
#include "live.h"

#define ROUNDS 15

/* The position a game ends in. */
union board {
    struct textbook_go textbook;
    struct almanac_go almanac;
};

typedef void replay_function(const struct go_game *game,
                             union board *ret_board);

static void replay_first(const struct go_game *game, union board *ret_board)
{
    go_game_replay(game, false, &ret_board->textbook);
}

static void replay_second(const struct go_game *game, union board *ret_board)
{
    go_game_replay(game, true, &ret_board->textbook);
}

static void replay_almanac(const struct go_game *game, union board *ret_board)
{
    almanac_go_start(&ret_board->almanac, game->size, NULL);
    for (int i = 0; i < game->length; i++) {
        const struct go_move *move = &game->moves[i];

        almanac_go_play(&ret_board->almanac,
                        (enum almanac_go_stone)move->colour, move->column,
                        move->row);
    }
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

static bool is_same(const struct textbook_go *board,
                    const struct almanac_go *game)
{
    struct almanac_go_result score;

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
static void compare_answers(const struct go_match *match)
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
static double time_replay(const struct go_match *match, replay_function *replay)
{
    static union board board;
    clock_t start = clock();

    for (int i = 0; i < match->count; i++)
        replay(&match->games[i], &board);
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

/* Round by round in turn; of each the fastest round counts. */
static void time_replays(const struct go_match *match, double ret_best[REPLAYS])
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
    struct go_match match;
    double best[REPLAYS];

    go_match_make(&match, size, count);
    compare_answers(&match);
    time_replays(&match, best);
    printf("go %dx%d, %d random games, %ld moves\n", size, size, count,
           match.moves);
    for (size_t k = 0; k < REPLAYS; k++) {
        printf("  %-26s %6.2f million moves a second", replays[k].name,
               (double)match.moves / best[k] / 1e6);
        if (k + 1 < REPLAYS)
            printf(", almanac %.2f times", best[k] / best[REPLAYS - 1]);
        putchar('\n');
    }
    go_match_free(&match);
}

void live_go(void)
{
    run(9, 1000);
    run(19, 150);
}
