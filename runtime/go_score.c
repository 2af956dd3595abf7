/* The score of a Go game: each region of vacant points is walked once. */
#include "go_board.h"

#define TOUCHES_BLACK (1u << ALMANAC_GO_BLACK)
#define TOUCHES_WHITE (1u << ALMANAC_GO_WHITE)

struct walk {
    const struct almanac_go *game;
    /* The points found and not yet walked from. */
    int waiting;
    uint16_t points[ALMANAC_GO_SIZE_MAX * ALMANAC_GO_SIZE_MAX];
    bool seen[ALMANAC_GO_POINTS];
};

static void find(struct walk *walk, int point)
{
    if (walk->seen[point])
        return;
    walk->seen[point] = true;
    walk->points[walk->waiting++] = (uint16_t)point;
}

/* Walks the region of a point; stores its size and returns what it touches,
 * a bit a colour. */
static unsigned walk_region(struct walk *walk, int start, uint32_t *ret_size)
{
    unsigned touches = 0;
    uint32_t size = 0;
    int i;

    find(walk, start);
    while (walk->waiting > 0) {
        int point = walk->points[--walk->waiting];

        size++;
        for (i = 0; i < 4; i++) {
            int other = point + almanac_go_steps[i];

            touches |= 1u << walk->game->colours[other];
            if (walk->game->colours[other] == ALMANAC_GO_VACANT)
                find(walk, other);
        }
    }
    *ret_size = size;
    return touches & (TOUCHES_BLACK | TOUCHES_WHITE);
}

static void count_territory(const struct almanac_go *game,
                            struct almanac_go_result *score)
{
    struct walk walk;
    int point;

    walk.game = game;
    walk.waiting = 0;
    for (point = 0; point < ALMANAC_GO_POINTS; point++)
        walk.seen[point] = game->colours[point] != ALMANAC_GO_VACANT;
    for (point = 0; point < ALMANAC_GO_POINTS; point++) {
        uint32_t size = 0;
        unsigned touches =
            walk.seen[point] ? 0 : walk_region(&walk, point, &size);

        if (touches == TOUCHES_BLACK)
            score->black.territory += size;
        if (touches == TOUCHES_WHITE)
            score->white.territory += size;
    }
}

static void count_stones(const struct almanac_go *game,
                         struct almanac_go_result *score)
{
    int point;

    for (point = 0; point < ALMANAC_GO_POINTS; point++) {
        score->black.stones += game->colours[point] == ALMANAC_GO_BLACK;
        score->white.stones += game->colours[point] == ALMANAC_GO_WHITE;
    }
}

static void add_up(const struct almanac_go_rules *rules, int komi,
                   struct almanac_go_points *points)
{
    points->score =
        points->territory +
        (rules->scoring == ALMANAC_GO_AREA ? points->stones : points->captures);
    points->half_points = 2 * (int64_t)points->score + komi;
}

enum almanac_status almanac_go_score(const struct almanac_go *game,
                                     struct almanac_go_result *ret_score)
{
    struct almanac_go_result score = {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}};

    score.black.captures = game->captures[0];
    score.white.captures = game->captures[1];
    count_territory(game, &score);
    count_stones(game, &score);
    add_up(&game->rules, 0, &score.black);
    add_up(&game->rules, game->rules.komi, &score.white);
    *ret_score = score;
    return ALMANAC_OK;
}
