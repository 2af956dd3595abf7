/* The Go board: strings kept incrementally.
 *
 * The stones of a string are linked in a ring; the string's number is one of
 * its points. Its pseudo-liberties count a vacant point once for each stone
 * next to it: 0 exactly when it has no liberty, and kept up by adding and
 * subtracting alone. Vacant and border points are strings of their own, whose
 * counts mean nothing: so counting needs no branch. */
#include "go_board.h"

enum almanac_status almanac_go_start(struct almanac_go *ret_game, int size)
{
    int p;
    int row;
    int column;

    if (size < ALMANAC_GO_SIZE_MIN || size > ALMANAC_GO_SIZE_MAX)
        return ALMANAC_ERROR_SIZE;
    ret_game->size = size;
    ret_game->captures[0] = 0;
    ret_game->captures[1] = 0;
    for (p = 0; p < ALMANAC_GO_POINTS; p++) {
        ret_game->colours[p] = ALMANAC_GO_BORDER;
        ret_game->string[p] = (uint16_t)p;
        ret_game->next[p] = (uint16_t)p;
        ret_game->stones[p] = 0;
        ret_game->liberties[p] = 0;
    }
    for (row = 0; row < size; row++)
        for (column = 0; column < size; column++)
            ret_game->colours[almanac_go_point(column, row)] =
                ALMANAC_GO_VACANT;
    return ALMANAC_OK;
}

static void change_liberties(struct almanac_go *game, int point, int change)
{
    int i;

    for (i = 0; i < 4; i++) {
        int string = game->string[point + almanac_go_steps[i]];

        game->liberties[string] = (uint16_t)(game->liberties[string] + change);
    }
}

/* A stone as a string of its own. */
static void put_stone(struct almanac_go *game, int point,
                      enum almanac_go_stone colour)
{
    int vacant = 0;
    int i;

    for (i = 0; i < 4; i++)
        vacant +=
            game->colours[point + almanac_go_steps[i]] == ALMANAC_GO_VACANT;
    game->colours[point] = (unsigned char)colour;
    game->next[point] = (uint16_t)point;
    game->stones[point] = 1;
    game->liberties[point] = (uint16_t)vacant;
    change_liberties(game, point, -1);
}

/* Makes one string of two: the smaller takes the larger's number. Exchanging
 * the successors of one stone of each makes one ring of two. */
static void join(struct almanac_go *game, int one, int other)
{
    int large = game->stones[one] < game->stones[other] ? other : one;
    int small = large == one ? other : one;
    int point = small;
    uint16_t after = game->next[large];

    do {
        game->string[point] = (uint16_t)large;
        point = game->next[point];
    } while (point != small);
    game->next[large] = game->next[small];
    game->next[small] = after;
    game->stones[large] = (uint16_t)(game->stones[large] + game->stones[small]);
    game->liberties[large] =
        (uint16_t)(game->liberties[large] + game->liberties[small]);
}

static void join_neighbours(struct almanac_go *game, int point)
{
    int i;

    for (i = 0; i < 4; i++) {
        int other = point + almanac_go_steps[i];

        if (game->colours[other] == game->colours[point] &&
            game->string[other] != game->string[point])
            join(game, game->string[other], game->string[point]);
    }
}

/* Takes a string off the board for the other colour and returns its stones. */
static uint32_t take(struct almanac_go *game, int string)
{
    uint32_t stones = game->stones[string];
    bool black = game->colours[string] == ALMANAC_GO_BLACK;
    int point = string;

    do {
        game->colours[point] = ALMANAC_GO_VACANT;
        game->string[point] = (uint16_t)point;
        change_liberties(game, point, 1);
        point = game->next[point];
    } while (point != string);
    game->captures[black ? 1 : 0] += stones;
    return stones;
}

static uint32_t take_neighbours(struct almanac_go *game, int point)
{
    unsigned opponent =
        ALMANAC_GO_BLACK + ALMANAC_GO_WHITE - game->colours[point];
    uint32_t taken = 0;
    int i;

    for (i = 0; i < 4; i++) {
        int other = point + almanac_go_steps[i];

        if (game->colours[other] == opponent &&
            game->liberties[game->string[other]] == 0)
            taken += take(game, game->string[other]);
    }
    return taken;
}

enum almanac_status almanac_go_play(struct almanac_go *game,
                                    enum almanac_go_stone colour, int column,
                                    int row)
{
    int point;

    if (colour != ALMANAC_GO_BLACK && colour != ALMANAC_GO_WHITE)
        return ALMANAC_ERROR_MOVE;
    if (!almanac_go_on_board(game, column, row))
        return ALMANAC_ERROR_OFF_BOARD;
    point = almanac_go_point(column, row);
    if (game->colours[point] != ALMANAC_GO_VACANT)
        return ALMANAC_ERROR_OCCUPIED;
    put_stone(game, point, colour);
    join_neighbours(game, point);
    if (take_neighbours(game, point) == 0 &&
        game->liberties[game->string[point]] == 0)
        take(game, game->string[point]);
    return ALMANAC_OK;
}

enum almanac_go_stone almanac_go_stone_at(const struct almanac_go *game,
                                          int column, int row)
{
    if (!almanac_go_on_board(game, column, row))
        return ALMANAC_GO_VACANT;
    return (enum almanac_go_stone)game->colours[almanac_go_point(column, row)];
}
