/* Negamax with a null window: each search answers one question, whether the
 * score is at least a bound, and a few such answers close in on the score.
 *
 * A player is as good as beaten after a step onto the other's tile or into a
 * dead end, and has as good as won when the other has no live step left, a
 * step that is neither. So a position is looked at only while both have one;
 * who is out of them is seen one position earlier, from sets of squares. */
#include "footboard_search.h"

#define WIN_AT(ply) (ALMANAC_FOOTBOARD_WIN - (ply))
#define LOSS_AT(ply) ((ply)-ALMANAC_FOOTBOARD_WIN)

/* How many positions go by between two calls of the watch; a power of 2. */
#define WATCH_INTERVAL 4096

struct choice {
    uint64_t step;
    /* The live steps that it leaves the other player. */
    uint64_t replies;
    int rank;
};

/* Counts a position. Returns false if the search is to stop. */
static inline bool count_position(struct almanac_footboard_search *search)
{
    const struct almanac_watch *watch = search->watch;

    search->positions++;
    if (search->positions % WATCH_INTERVAL == 0 && watch != NULL)
        search->stopped = !watch->go_on(watch->data, search->positions);
    return !search->stopped;
}

/* How many of at most three squares there are. */
static inline int count_up_to_three(uint64_t squares)
{
    uint64_t without_one = squares & (squares - 1);
    uint64_t without_two = without_one & (without_one - 1);

    return (squares != 0) + (without_one != 0) + (without_two != 0);
}

/* What is tried first has the lowest rank: steps toward the other player, and
 * of these the ones with most exits. */
static inline int rank_of(uint64_t step, uint64_t other, uint64_t free_tiles)
{
    int distance = almanac_footboard_distance(almanac_footboard_square(step),
                                              almanac_footboard_square(other));

    return 4 * distance -
           count_up_to_three(almanac_footboard_around(step) & free_tiles);
}

static inline void insert_by_rank(struct choice *choices, int count,
                                  struct choice choice)
{
    for (; count > 0 && choices[count - 1].rank > choice.rank; count--)
        choices[count] = choices[count - 1];
    choices[count] = choice;
}

/* Stores the live steps in the order in which to try them. Returns how many
 * there are, or 0 if one of them leaves the other player none. */
static inline int order_steps(uint64_t live, uint64_t other,
                              uint64_t free_tiles, struct choice *ret_choices)
{
    uint64_t replies = almanac_footboard_around(other) & free_tiles;
    int count = 0;

    for (; live != 0; live &= live - 1) {
        uint64_t step = live & (~live + 1);
        uint64_t left = free_tiles & ~step;
        struct choice choice;

        choice.step = step;
        choice.replies = replies & left & almanac_footboard_around(left);
        if (choice.replies == 0)
            return 0;
        choice.rank = rank_of(step, other, left);
        insert_by_rank(ret_choices, count++, choice);
    }
    return count;
}

/* Probes a turn whose mover has the given live steps, and whose other player
 * can step too. */
static int probe_live(struct almanac_footboard_search *search,
                      const struct almanac_footboard_turn *turn, uint64_t live,
                      int ply, int bound)
{
    struct almanac_footboard_turn next;
    struct choice choices[4];
    int best = LOSS_AT(ply + 4);
    int count;
    int i;

    if (!count_position(search))
        return best;
    next.tiles = turn->tiles & ~turn->mover;
    next.mover = turn->other;
    count = order_steps(live, turn->other, next.tiles & ~turn->other, choices);
    if (count == 0)
        return WIN_AT(ply + 3);
    if (WIN_AT(ply + 5) < bound)
        return WIN_AT(ply + 5);
    for (i = 0; i < count && best < bound; i++) {
        int score;

        next.other = choices[i].step;
        score =
            -probe_live(search, &next, choices[i].replies, ply + 1, 1 - bound);
        if (score > best)
            best = score;
    }
    return best;
}

int almanac_footboard_probe(struct almanac_footboard_search *search,
                            const struct almanac_footboard_turn *turn, int ply,
                            int bound)
{
    uint64_t left = turn->tiles & ~turn->mover;
    uint64_t free_tiles = left & ~turn->other;
    uint64_t steps = almanac_footboard_around(turn->mover) & left;
    uint64_t live = steps & free_tiles & almanac_footboard_around(free_tiles);

    if (steps == 0)
        return LOSS_AT(ply);
    if (turn->mover == turn->other ||
        (almanac_footboard_around(turn->other) & left) == 0)
        return WIN_AT(ply + 1);
    if (live == 0)
        return LOSS_AT(ply + 2);
    return probe_live(search, turn, live, ply, bound);
}

/* The first question is who wins; each next one is asked at the bound that
 * the last one gave. Source: MTD(f), Plaat et al., Best-first fixed-depth
 * minimax algorithms, Artificial Intelligence 87, 1996; here without a
 * memo. */
int almanac_footboard_score(struct almanac_footboard_search *search,
                            const struct almanac_footboard_turn *turn, int ply)
{
    int low = -ALMANAC_FOOTBOARD_WIN;
    int high = ALMANAC_FOOTBOARD_WIN;
    int score = 0;

    while (low < high && !search->stopped) {
        int bound = score > low ? score : low + 1;

        score = almanac_footboard_probe(search, turn, ply, bound);
        if (score < bound)
            high = score;
        else
            low = score;
    }
    return score;
}
