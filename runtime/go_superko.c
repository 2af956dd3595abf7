/* Positional superko: no move may bring back a position. What was played and
 * set up is kept with the hash of the position after it; two positions may
 * share a hash, so a hit is replayed and the stones are compared. */
#include "go_board.h"

bool almanac_go_history_is_full(const struct almanac_go *game)
{
    const struct almanac_go_history *history = game->rules.history;

    return history != NULL && history->count >= history->capacity;
}

static void note(struct almanac_go *game, unsigned stone, int point, bool setup)
{
    struct almanac_go_history *history = game->rules.history;
    struct almanac_go_record *record = &history->records[history->count++];

    record->hash = game->hash;
    record->point = (uint16_t)point;
    record->stone = (unsigned char)stone;
    record->setup = setup;
}

void almanac_go_note_setup(struct almanac_go *game, int point)
{
    if (game->rules.history != NULL)
        note(game, game->colours[point], point, true);
}

/* Whether a position that stood after so many records counts: one in the
 * midst of a setup does not. */
static bool is_position(const struct almanac_go_history *history, size_t count)
{
    return count == history->count || !history->records[count].setup ||
           (count > 0 && !history->records[count - 1].setup);
}

static uint64_t hash_after(const struct almanac_go_history *history,
                           size_t count)
{
    return count == 0 ? 0 : history->records[count - 1].hash;
}

/* Replays the records from one count to another. */
static void replay(const struct almanac_go_history *history, size_t from,
                   size_t to, struct almanac_go *past)
{
    const struct almanac_go_record *record = history->records + from;

    for (; from < to; from++, record++)
        if (record->setup)
            almanac_go_change(past, record->stone, record->point);
        else
            almanac_go_move(past, record->stone, record->point);
}

static bool same_stones(const struct almanac_go *one,
                        const struct almanac_go *other)
{
    int p;

    for (p = 0; p < ALMANAC_GO_POINTS; p++)
        if (one->colours[p] != other->colours[p])
            return false;
    return true;
}

/* The past is replayed once, however many positions share the hash: a file may
 * be made so that many do. */
static bool is_repeated(const struct almanac_go *game,
                        const struct almanac_go *position)
{
    const struct almanac_go_history *history = game->rules.history;
    struct almanac_go past;
    size_t replayed = 0;
    size_t i;
    bool begun = false;

    for (i = 0; i <= history->count; i++) {
        if (hash_after(history, i) != position->hash ||
            !is_position(history, i))
            continue;
        if (!begun)
            almanac_go_start(&past, game->size, NULL);
        begun = true;
        replay(history, replayed, i, &past);
        replayed = i;
        if (same_stones(&past, position))
            return true;
    }
    return false;
}

enum almanac_status almanac_go_move_new(struct almanac_go *game,
                                        unsigned colour, int point)
{
    struct almanac_go after = *game;
    enum almanac_status status = almanac_go_move(&after, colour, point);

    if (status != ALMANAC_OK)
        return status;
    if (is_repeated(game, &after))
        return ALMANAC_ERROR_SUPERKO;
    if (almanac_go_history_is_full(game))
        return ALMANAC_ERROR_HISTORY;
    *game = after;
    note(game, colour, point, false);
    return ALMANAC_OK;
}
