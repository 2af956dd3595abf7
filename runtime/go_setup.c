/* A game of Go begun, and stones set up that nobody plays. */
#include "go_strings.h"

const struct almanac_go_rules almanac_go_default_rules =
    ALMANAC_GO_RULES_DEFAULT;

bool almanac_go_are_rules(const struct almanac_go_rules *rules)
{
    bool superko = rules->ko == ALMANAC_GO_KO_SUPERKO;

    return (unsigned)rules->scoring <= ALMANAC_GO_AREA &&
           (unsigned)rules->suicide <= ALMANAC_GO_SUICIDE_FORBIDDEN &&
           (unsigned)rules->ko <= ALMANAC_GO_KO_SUPERKO &&
           rules->komi >= -ALMANAC_GO_KOMI_MAX &&
           rules->komi <= ALMANAC_GO_KOMI_MAX &&
           superko == (rules->history != NULL);
}

static void clear_board(struct almanac_go *game)
{
    int p;
    int row;
    int column;

    for (p = 0; p < ALMANAC_GO_POINTS; p++)
        almanac_go_clear_point(game, p, ALMANAC_GO_BORDER);
    for (row = 0; row < game->size; row++)
        for (column = 0; column < game->size; column++)
            game->colours[almanac_go_point(column, row)] = ALMANAC_GO_VACANT;
}

enum almanac_status almanac_go_start(struct almanac_go *ret_game, int size,
                                     const struct almanac_go_rules *rules)
{
    if (rules == NULL)
        rules = &almanac_go_default_rules;
    if (size < ALMANAC_GO_SIZE_MIN || size > ALMANAC_GO_SIZE_MAX)
        return ALMANAC_ERROR_SIZE;
    if (!almanac_go_are_rules(rules))
        return ALMANAC_ERROR_RULES;
    ret_game->size = size;
    ret_game->rules = *rules;
    ret_game->hash = 0;
    ret_game->captures[0] = 0;
    ret_game->captures[1] = 0;
    ret_game->ko = ALMANAC_GO_NOWHERE;
    ret_game->ko_colour = ALMANAC_GO_VACANT;
    clear_board(ret_game);
    if (rules->history != NULL)
        rules->history->count = 0;
    return ALMANAC_OK;
}

/* A string that loses a stone may fall apart: the rest is put anew. */
static void remove_stone(struct almanac_go *game, int removed)
{
    uint16_t rest[ALMANAC_GO_SIZE_MAX * ALMANAC_GO_SIZE_MAX];
    unsigned colour = game->colours[removed];
    int count = 0;
    int point;

    for (point = game->next[removed]; point != removed;
         point = game->next[point])
        rest[count++] = (uint16_t)point;
    almanac_go_lift(game, removed);
    while (count > 0)
        almanac_go_put(game, rest[--count], colour);
}

void almanac_go_change(struct almanac_go *game, unsigned stone, int point)
{
    if (game->colours[point] != ALMANAC_GO_VACANT)
        remove_stone(game, point);
    if (stone != ALMANAC_GO_VACANT)
        almanac_go_put(game, point, stone);
}

enum almanac_status almanac_go_set(struct almanac_go *game,
                                   enum almanac_go_stone stone, int column,
                                   int row)
{
    int point;

    if (stone != ALMANAC_GO_VACANT && !almanac_go_is_colour(stone))
        return ALMANAC_ERROR_MOVE;
    if (!almanac_go_on_board(game, column, row))
        return ALMANAC_ERROR_OFF_BOARD;
    if (almanac_go_history_is_full(game))
        return ALMANAC_ERROR_HISTORY;
    point = almanac_go_point(column, row);
    almanac_go_change(game, stone, point);
    almanac_go_note_setup(game, point);
    game->ko = ALMANAC_GO_NOWHERE;
    return ALMANAC_OK;
}
