#include "go_match.h"

#include <stdlib.h>

#include "../tests/random.h"

/* How often a random point is asked for before a game ends early. */
#define TRIES 10000

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
                        uint64_t *seed, struct go_move *ret_move)
{
    for (int i = 0; i < TRIES; i++) {
        int column = random_below(seed, board->size);
        int row = random_below(seed, board->size);
        int point = textbook_go_point(column, row);

        if (board->stone[point] == TEXTBOOK_VACANT &&
            !is_eye(board, point, colour)) {
            *ret_move =
                (struct go_move){(unsigned char)colour, (unsigned char)column,
                                 (unsigned char)row};
            return true;
        }
    }
    return false;
}

/* The colours in turn, half as many moves again as there are points. */
static void make_game(struct go_game *ret_game, int size, uint64_t *seed)
{
    static struct textbook_go board;
    int colour = TEXTBOOK_BLACK;

    textbook_go_start(&board, size, true);
    ret_game->size = size;
    ret_game->length = 0;
    while (ret_game->length < size * size * 3 / 2) {
        struct go_move *move = &ret_game->moves[ret_game->length];

        if (!choose_move(&board, colour, seed, move))
            return;
        textbook_go_play(&board, colour, move->column, move->row);
        ret_game->length++;
        colour = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    }
}

void go_match_make(struct go_match *ret_match, int size, int count)
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

void go_game_replay(const struct go_game *game, bool stops_early,
                    struct textbook_go *ret_board)
{
    textbook_go_start(ret_board, game->size, stops_early);
    for (int i = 0; i < game->length; i++) {
        const struct go_move *move = &game->moves[i];

        textbook_go_play(ret_board, move->colour, move->column, move->row);
    }
}

void go_match_free(struct go_match *match)
{
    free(match->games);
}
