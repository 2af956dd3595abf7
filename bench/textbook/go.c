#include "go.h"

#include <string.h>

static const int steps[4] = {-TEXTBOOK_GO_STRIDE, -1, 1, TEXTBOOK_GO_STRIDE};

/* A bit for each of vacant, black and white that a region may border on. */
#define BIT(colour) (1u << (colour))

/* Fills the region of a point, the intersections of one colour, vacant too,
 * that hang together; returns what it borders on. */
static unsigned fill(struct textbook_go *game, int start, bool stops_early)
{
    char colour = game->stone[start];
    unsigned borders = 0;

    game->fills++;
    game->seen[start] = game->fills;
    game->region[0] = (uint16_t)start;
    game->region_size = 1;
    for (int i = 0; i < game->region_size; i++)
        for (int k = 0; k < 4; k++) {
            int other = game->region[i] + steps[k];

            if (game->stone[other] != colour) {
                borders |= BIT(game->stone[other]);
                if (stops_early && game->stone[other] == TEXTBOOK_VACANT)
                    return borders;
            } else if (game->seen[other] != game->fills) {
                game->seen[other] = game->fills;
                game->region[game->region_size++] = (uint16_t)other;
            }
        }
    return borders;
}

/* Takes the group of a stone if it has no liberty; returns its stones. */
static uint32_t capture(struct textbook_go *game, int point)
{
    bool black = game->stone[point] == TEXTBOOK_BLACK;
    uint32_t stones;

    if (fill(game, point, game->stops_early) & BIT(TEXTBOOK_VACANT))
        return 0;
    stones = (uint32_t)game->region_size;
    for (int i = 0; i < game->region_size; i++)
        game->stone[game->region[i]] = TEXTBOOK_VACANT;
    game->captures[black ? 1 : 0] += stones;
    return stones;
}

void textbook_go_start(struct textbook_go *ret_game, int size, bool stops_early)
{
    ret_game->size = size;
    ret_game->stops_early = stops_early;
    ret_game->captures[0] = 0;
    ret_game->captures[1] = 0;
    ret_game->suicides = 0;
    ret_game->fills = 0;
    memset(ret_game->seen, 0, sizeof ret_game->seen);
    memset(ret_game->stone, TEXTBOOK_BORDER, sizeof ret_game->stone);
    for (int row = 0; row < size; row++)
        memset(ret_game->stone + textbook_go_point(0, row), TEXTBOOK_VACANT,
               (size_t)size);
}

bool textbook_go_play(struct textbook_go *game, int colour, int column, int row)
{
    int point = textbook_go_point(column, row);
    int opponent = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    uint32_t taken = 0;

    if (game->stone[point] != TEXTBOOK_VACANT)
        return false;
    game->stone[point] = (char)colour;
    for (int i = 0; i < 4; i++)
        if (game->stone[point + steps[i]] == opponent)
            taken += capture(game, point + steps[i]);
    if (taken == 0 && capture(game, point) > 0)
        game->suicides++;
    return true;
}

static void add_territory(struct textbook_go *game, int point,
                          struct textbook_score *score)
{
    unsigned borders = fill(game, point, false);
    bool black = borders & BIT(TEXTBOOK_BLACK);
    bool white = borders & BIT(TEXTBOOK_WHITE);

    if (black && !white)
        score->black += (uint32_t)game->region_size;
    if (white && !black)
        score->white += (uint32_t)game->region_size;
}

struct textbook_score textbook_go_score(struct textbook_go *game)
{
    struct textbook_score score = {game->captures[0], game->captures[1]};
    uint32_t before = game->fills;

    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++) {
            int point = textbook_go_point(column, row);

            if (game->stone[point] == TEXTBOOK_VACANT &&
                game->seen[point] <= before)
                add_territory(game, point, &score);
        }
    return score;
}
