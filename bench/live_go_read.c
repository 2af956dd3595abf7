/* Reading games of Go from judge format, played as they are read. */
#include <almanac.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "go_match.h"
#include "live.h"

#define ROUNDS 15
#define GAMES 1000

/* The bytes of a line at most, and of a game: a line for each move, and one
 * before. */
#define LINE_BYTES (sizeof "B(-9,-9)\n")
#define GAME_BYTES ((GO_LENGTH_MAX + 1) * LINE_BYTES)

static size_t write_game(const struct go_game *game, char *ret_text)
{
    int half = game->size / 2;
    size_t length = (size_t)snprintf(ret_text, LINE_BYTES, "%d %d\n",
                                     game->size, game->length);

    for (int i = 0; i < game->length; i++) {
        const struct go_move *move = &game->moves[i];

        length += (size_t)snprintf(ret_text + length, LINE_BYTES, "%c(%d,%d)\n",
                                   move->colour == TEXTBOOK_BLACK ? 'B' : 'W',
                                   move->column - half, half - move->row);
    }
    return length;
}

static size_t write_match(const struct go_match *match, char *ret_text)
{
    size_t length = 0;

    for (int i = 0; i < match->count; i++)
        length += write_game(&match->games[i], ret_text + length);
    return length;
}

/* Reads all games and returns how many stones were captured. */
static long read_match(const char *text, size_t length)
{
    static struct almanac_go_reader reader;
    long captures = 0;

    almanac_go_reader_start(&reader, ALMANAC_GO_JUDGE, NULL);
    for (size_t at = 0; at < length;) {
        size_t used = 0;
        bool done = false;

        if (almanac_go_read(&reader, text + at, length - at, &used, &done) !=
            ALMANAC_OK)
            abort();
        at += used;
        if (done)
            captures += reader.game.captures[0] + reader.game.captures[1];
    }
    return captures;
}

static long replay_match(const struct go_match *match)
{
    static struct textbook_go board;
    long captures = 0;

    for (int i = 0; i < match->count; i++) {
        go_game_replay(&match->games[i], true, &board);
        captures += board.captures[0] + board.captures[1];
    }
    return captures;
}

static double time_reading(const char *text, size_t length)
{
    double best = 1e9;

    for (int round = 0; round < ROUNDS; round++) {
        clock_t start = clock();
        double time;

        read_match(text, length);
        time = (double)(clock() - start) / CLOCKS_PER_SEC;
        best = time < best ? time : best;
    }
    return best;
}

void live_go_read(void)
{
    struct go_match match;
    char *text;
    size_t length;
    double best;

    go_match_make(&match, 19, GAMES);
    text = malloc(GAMES * GAME_BYTES);
    if (text == NULL)
        abort();
    length = write_match(&match, text);
    if (read_match(text, length) != replay_match(&match)) {
        fprintf(stderr, "the captures differ\n");
        exit(1);
    }
    best = time_reading(text, length);
    printf("go 19x19, %d games read from judge format, %zu bytes\n", GAMES,
           length);
    printf("  almanac, reading included  %6.2f million moves a second\n",
           (double)match.moves / best / 1e6);
    free(text);
    go_match_free(&match);
}
