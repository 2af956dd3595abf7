/* The strings of a Go board, kept incrementally. In a header, for a move
 * should call nothing.
 *
 * The stones of a string are linked in a ring; the string's number is one of
 * its points. Its pseudo-liberties count a vacant point once for each stone
 * next to it: 0 exactly when it has no liberty, and kept up by adding and
 * subtracting alone. Vacant and border points are strings of their own, whose
 * counts stay far from 0: so neither counting nor looking for strings that
 * have lost their last liberty needs a branch for each neighbour. */
#ifndef ALMANAC_RUNTIME_GO_STRINGS_H
#define ALMANAC_RUNTIME_GO_STRINGS_H

#include "go_board.h"

/* What a vacant or border point counts: this, give or take the stones put
 * next to it or lifted since, its own string's among them. */
#define ALMANAC_GO_FAR 16384
#define ALMANAC_GO_FAR_MIN (ALMANAC_GO_FAR - 4)
#define ALMANAC_GO_FAR_MAX (ALMANAC_GO_FAR + 4 * ALMANAC_GO_POINTS)

static inline void almanac_go_clear_point(struct almanac_go *game, int point,
                                          unsigned colour)
{
    game->colours[point] = (unsigned char)colour;
    game->string[point] = (uint16_t)point;
    game->next[point] = (uint16_t)point;
    game->stones[point] = 0;
    game->liberties[point] = ALMANAC_GO_FAR;
}

static inline void almanac_go_add_liberties(struct almanac_go *game, int point,
                                            int change)
{
    int i;

    for (i = 0; i < 4; i++) {
        int string = game->string[point + almanac_go_steps[i]];

        game->liberties[string] = (uint16_t)(game->liberties[string] + change);
    }
}

/* Lists the neighbours of one colour: how many there are is one thing for the
 * processor to guess, each of four would be four. */
static inline int almanac_go_list(const struct almanac_go *game, int point,
                                  unsigned colour, int ret_neighbours[4])
{
    int count = 0;
    int i;

    for (i = 0; i < 4; i++) {
        int other = point + almanac_go_steps[i];

        ret_neighbours[count] = other;
        count += game->colours[other] == colour;
    }
    return count;
}

static inline int almanac_go_count(const struct almanac_go *game, int point,
                                   unsigned colour)
{
    int neighbours[4];

    return almanac_go_list(game, point, colour, neighbours);
}

/* Exchanging the successors of one stone of each makes one ring of two. */
static inline void almanac_go_link(struct almanac_go *game, int one, int other)
{
    uint16_t after = game->next[one];

    game->next[one] = game->next[other];
    game->next[other] = after;
}

static inline void almanac_go_add_counts(struct almanac_go *game, int string,
                                         int stones, int liberties)
{
    game->stones[string] = (uint16_t)(game->stones[string] + stones);
    game->liberties[string] = (uint16_t)(game->liberties[string] + liberties);
}

/* Makes one string of two: the smaller takes the larger's number. */
static inline void almanac_go_join(struct almanac_go *game, int one, int other)
{
    int large = game->stones[one] < game->stones[other] ? other : one;
    int small = large == one ? other : one;
    int point = small;

    do {
        game->string[point] = (uint16_t)large;
        point = game->next[point];
    } while (point != small);
    almanac_go_link(game, large, small);
    almanac_go_add_counts(game, large, game->stones[small],
                          game->liberties[small]);
}

/* Puts a stone on a vacant point. */
static inline void almanac_go_put(struct almanac_go *game, int point,
                                  unsigned colour)
{
    int vacant = almanac_go_count(game, point, ALMANAC_GO_VACANT);
    int same[4];
    int count = almanac_go_list(game, point, colour, same);
    int string = count == 0 ? point : game->string[same[0]];
    int i;

    game->hash ^= almanac_go_key(point, colour);
    almanac_go_add_liberties(game, point, -1);
    game->colours[point] = (unsigned char)colour;
    if (count == 0) {
        game->liberties[point] = 0;
    } else {
        game->string[point] = (uint16_t)string;
        almanac_go_link(game, point, string);
    }
    almanac_go_add_counts(game, string, 1, vacant);
    for (i = 1; i < count; i++)
        if (game->string[same[i]] != game->string[point])
            almanac_go_join(game, game->string[same[i]], game->string[point]);
}

/* Takes a string off the board and returns how many stones it had. */
static inline uint32_t almanac_go_lift(struct almanac_go *game, int string)
{
    unsigned colour = game->colours[string];
    uint32_t stones = game->stones[string];
    int point = string;

    do {
        int next = game->next[point];

        game->hash ^= almanac_go_key(point, colour);
        almanac_go_clear_point(game, point, ALMANAC_GO_VACANT);
        almanac_go_add_liberties(game, point, 1);
        point = next;
    } while (point != string);
    return stones;
}

#endif
