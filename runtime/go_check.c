/* A Go game checked against what its stones alone say. Nothing that the game
 * says of itself is followed before it is known to be a point. */
#include "go_strings.h"

struct check {
    const struct almanac_go *game;
    /* The stones of the string that was found last, and its count. */
    uint16_t stones[ALMANAC_GO_SIZE_MAX * ALMANAC_GO_SIZE_MAX];
    int count;
    int liberties;
    /* For each point, how often it was found: by a walk, then by a ring. */
    unsigned char found[ALMANAC_GO_POINTS];
};

static bool are_colours(const struct almanac_go *game)
{
    int row;
    int column;

    for (row = -1; row <= ALMANAC_GO_SIZE_MAX; row++)
        for (column = -1; column <= ALMANAC_GO_SIZE_MAX; column++) {
            unsigned colour = game->colours[almanac_go_point(column, row)];
            bool border = colour == ALMANAC_GO_BORDER;

            if (colour > ALMANAC_GO_BORDER ||
                border == almanac_go_on_board(game, column, row))
                return false;
        }
    return true;
}

static bool is_no_string(const struct almanac_go *game, int point)
{
    return game->string[point] == point && game->next[point] == point &&
           game->stones[point] == 0 &&
           game->liberties[point] >= ALMANAC_GO_FAR_MIN &&
           game->liberties[point] <= ALMANAC_GO_FAR_MAX;
}

static void find_stone(struct check *check, int point)
{
    if (check->found[point] != 0)
        return;
    check->found[point] = 1;
    check->stones[check->count++] = (uint16_t)point;
}

static void walk_string(struct check *check, int start)
{
    int i;
    int k;

    check->count = 0;
    check->liberties = 0;
    find_stone(check, start);
    for (i = 0; i < check->count; i++)
        for (k = 0; k < 4; k++) {
            int other = check->stones[i] + almanac_go_steps[k];
            unsigned colour = check->game->colours[other];

            check->liberties += colour == ALMANAC_GO_VACANT;
            if (colour == check->game->colours[start])
                find_stone(check, other);
        }
}

/* Whether the ring from a stone passes each stone of its string once: as many
 * steps as there are, each to a stone of the string and to none twice. */
static bool is_ring(struct check *check, int string)
{
    int point = string;
    int i;

    for (i = 0; i < check->count; i++) {
        point = check->game->next[point];
        if (point >= ALMANAC_GO_POINTS || check->found[point] != 1 ||
            check->game->string[point] != string)
            return false;
        check->found[point] = 2;
    }
    return point == string;
}

static bool is_string(struct check *check, int start)
{
    const struct almanac_go *game = check->game;
    int string = game->string[start];

    walk_string(check, start);
    return string < ALMANAC_GO_POINTS && check->found[string] == 1 &&
           game->stones[string] == check->count &&
           game->liberties[string] == check->liberties &&
           is_ring(check, string);
}

static bool are_strings(const struct almanac_go *game)
{
    struct check check;
    int p;

    check.game = game;
    for (p = 0; p < ALMANAC_GO_POINTS; p++)
        check.found[p] = 0;
    for (p = 0; p < ALMANAC_GO_POINTS; p++) {
        bool stone = almanac_go_is_colour(game->colours[p]);

        if (stone ? check.found[p] == 0 && !is_string(&check, p)
                  : !is_no_string(game, p))
            return false;
    }
    return true;
}

static bool is_hash(const struct almanac_go *game)
{
    uint64_t hash = 0;
    int p;

    for (p = 0; p < ALMANAC_GO_POINTS; p++)
        if (almanac_go_is_colour(game->colours[p]))
            hash ^= almanac_go_key(p, game->colours[p]);
    return hash == game->hash;
}

/* A ko is a vacant point whose neighbours are the other colour's: one of them
 * a single stone without another liberty. */
static bool is_ko(const struct almanac_go *game)
{
    unsigned other = almanac_go_other(game->ko_colour);
    bool single = false;
    int i;

    if (game->ko == ALMANAC_GO_NOWHERE)
        return true;
    if (game->rules.ko != ALMANAC_GO_KO_SIMPLE ||
        !almanac_go_is_colour(game->ko_colour) ||
        game->ko >= ALMANAC_GO_POINTS ||
        game->colours[game->ko] != ALMANAC_GO_VACANT)
        return false;
    for (i = 0; i < 4; i++) {
        int point = game->ko + almanac_go_steps[i];

        /* A vacant point is inside the border, its neighbours on the board. */
        /* cppcheck-suppress arrayIndexOutOfBoundsCond */
        if (game->colours[point] == ALMANAC_GO_BORDER)
            continue;
        if (game->colours[point] != other)
            return false;
        single |= game->stones[game->string[point]] == 1 &&
                  game->liberties[game->string[point]] == 1;
    }
    return single;
}

enum almanac_status almanac_go_check(const struct almanac_go *game)
{
    if (game->size < ALMANAC_GO_SIZE_MIN || game->size > ALMANAC_GO_SIZE_MAX ||
        !almanac_go_are_rules(&game->rules) || !are_colours(game) ||
        !are_strings(game) || !is_hash(game) || !is_ko(game))
        return ALMANAC_ERROR_GAME;
    return ALMANAC_OK;
}
