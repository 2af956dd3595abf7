#include "go.h"

#include <string.h>

#define SIZE TEXTBOOK_GO_SIZE

static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

/* The intersections of one colour, vacant too, that hang together. */
struct region {
    bool in[SIZE][SIZE];
    /* Which of vacant, black and white it borders on. */
    bool borders[3];
};

static bool on_board(const struct textbook_go *game, int row, int column)
{
    return row >= 0 && row < game->size && column >= 0 && column < game->size;
}

static void fill(const struct textbook_go *game, struct region *region, int row,
                 int column, bool stops_early)
{
    char colour = game->stone[row][column];

    region->in[row][column] = true;
    for (int i = 0; i < 4; i++) {
        int r = row + steps[i][0];
        int c = column + steps[i][1];

        if (stops_early && region->borders[TEXTBOOK_VACANT])
            return;
        if (!on_board(game, r, c))
            continue;
        if (game->stone[r][c] != colour)
            region->borders[(int)game->stone[r][c]] = true;
        else if (!region->in[r][c])
            fill(game, region, r, c, stops_early);
    }
}

/* Takes the group of a stone if it has no liberty; returns its stones. */
static uint32_t capture(struct textbook_go *game, int row, int column)
{
    struct region group = {0};
    int colour = game->stone[row][column];
    uint32_t stones = 0;

    fill(game, &group, row, column, game->stops_early);
    if (group.borders[TEXTBOOK_VACANT])
        return 0;
    for (int r = 0; r < game->size; r++)
        for (int c = 0; c < game->size; c++)
            if (group.in[r][c]) {
                game->stone[r][c] = TEXTBOOK_VACANT;
                stones++;
            }
    game->captures[colour == TEXTBOOK_BLACK ? 1 : 0] += stones;
    return stones;
}

void textbook_go_start(struct textbook_go *ret_game, int size, bool stops_early)
{
    memset(ret_game, 0, sizeof *ret_game);
    ret_game->size = size;
    ret_game->stops_early = stops_early;
}

bool textbook_go_play(struct textbook_go *game, int colour, int column, int row)
{
    int opponent = TEXTBOOK_BLACK + TEXTBOOK_WHITE - colour;
    uint32_t taken = 0;

    if (game->stone[row][column] != TEXTBOOK_VACANT)
        return false;
    game->stone[row][column] = (char)colour;
    for (int i = 0; i < 4; i++) {
        int r = row + steps[i][0];
        int c = column + steps[i][1];

        if (on_board(game, r, c) && game->stone[r][c] == opponent)
            taken += capture(game, r, c);
    }
    if (taken == 0 && capture(game, row, column) > 0)
        game->suicides++;
    return true;
}

static uint32_t size_of(const struct region *region, int size)
{
    uint32_t count = 0;

    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++)
            count += region->in[row][column];
    return count;
}

struct textbook_score textbook_go_score(const struct textbook_go *game)
{
    struct textbook_score score = {game->captures[0], game->captures[1]};
    bool seen[SIZE][SIZE] = {{false}};

    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++) {
            struct region region = {0};
            bool black;
            bool white;

            if (seen[row][column] ||
                game->stone[row][column] != TEXTBOOK_VACANT)
                continue;
            fill(game, &region, row, column, false);
            for (int i = 0; i < SIZE * SIZE; i++)
                seen[i / SIZE][i % SIZE] |= region.in[i / SIZE][i % SIZE];
            black = region.borders[TEXTBOOK_BLACK];
            white = region.borders[TEXTBOOK_WHITE];
            if (black && !white)
                score.black += size_of(&region, game->size);
            if (white && !black)
                score.white += size_of(&region, game->size);
        }
    return score;
}
