/* A move of Go, by every rule. */
#include "go_strings.h"

/* Takes a string for the other colour. */
static uint32_t take(struct almanac_go *game, int string)
{
    bool black = game->colours[string] == ALMANAC_GO_BLACK;
    uint32_t stones = almanac_go_lift(game, string);

    game->captures[black ? 1 : 0] += stones;
    return stones;
}

static bool touches_string_without_liberty(const struct almanac_go *game,
                                           int point)
{
    unsigned found = 0;
    int i;

    for (i = 0; i < 4; i++) {
        int string = game->string[point + almanac_go_steps[i]];

        found |= game->liberties[string] == 0;
    }
    return found != 0;
}

static uint32_t take_neighbours(struct almanac_go *game, int point)
{
    unsigned opponent = almanac_go_other(game->colours[point]);
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

/* Whether a stone would take nothing and leave its own string without a
 * liberty: all it touches are strings of its colour whose pseudo-liberties are
 * this point alone, and of the other colour with more of them, as the border
 * has. */
static bool is_suicide(const struct almanac_go *game, unsigned colour,
                       int point)
{
    int i;
    int k;

    for (i = 0; i < 4; i++) {
        int other = point + almanac_go_steps[i];
        int string = game->string[other];
        int touched = 0;

        for (k = 0; k < 4; k++)
            touched += game->string[point + almanac_go_steps[k]] == string;
        if (game->colours[other] == ALMANAC_GO_VACANT ||
            (game->colours[other] == colour) !=
                (game->liberties[string] == touched))
            return false;
    }
    return true;
}

/* A ko is a single stone that has taken a single stone and has its place as
 * its only liberty. Returns that place. */
static int find_ko(const struct almanac_go *game, int point, uint32_t taken)
{
    int vacant[4];

    if (taken != 1 || game->stones[game->string[point]] != 1 ||
        almanac_go_list(game, point, ALMANAC_GO_VACANT, vacant) != 1)
        return ALMANAC_GO_NOWHERE;
    return vacant[0];
}

enum almanac_status almanac_go_move(struct almanac_go *game, unsigned colour,
                                    int point)
{
    uint32_t taken = 0;

    if (game->ko == point && game->ko_colour == colour)
        return ALMANAC_ERROR_KO;
    if (game->rules.suicide == ALMANAC_GO_SUICIDE_FORBIDDEN &&
        is_suicide(game, colour, point))
        return ALMANAC_ERROR_SUICIDE;
    almanac_go_put(game, point, colour);
    if (touches_string_without_liberty(game, point))
        taken = take_neighbours(game, point);
    if (game->liberties[game->string[point]] == 0)
        take(game, game->string[point]);
    if (game->rules.ko == ALMANAC_GO_KO_SIMPLE) {
        game->ko = (uint16_t)find_ko(game, point, taken);
        game->ko_colour = (unsigned char)almanac_go_other(colour);
    }
    return ALMANAC_OK;
}

enum almanac_status almanac_go_play(struct almanac_go *game,
                                    enum almanac_go_stone colour, int column,
                                    int row)
{
    int point;

    if (!almanac_go_is_colour(colour))
        return ALMANAC_ERROR_MOVE;
    if (!almanac_go_on_board(game, column, row))
        return ALMANAC_ERROR_OFF_BOARD;
    point = almanac_go_point(column, row);
    if (game->colours[point] != ALMANAC_GO_VACANT)
        return ALMANAC_ERROR_OCCUPIED;
    if (game->rules.ko == ALMANAC_GO_KO_SUPERKO)
        return almanac_go_move_new(game, colour, point);
    return almanac_go_move(game, colour, point);
}

void almanac_go_pass(struct almanac_go *game)
{
    game->ko = ALMANAC_GO_NOWHERE;
}

enum almanac_go_stone almanac_go_stone_at(const struct almanac_go *game,
                                          int column, int row)
{
    if (!almanac_go_on_board(game, column, row))
        return ALMANAC_GO_VACANT;
    return (enum almanac_go_stone)game->colours[almanac_go_point(column, row)];
}
