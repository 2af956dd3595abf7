/* Every pair of boards of the coin game and the cross flip. */
#include <textbook/two_sided.h>

#include "check.h"
#include "games.h"
#include "golden.h"

#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS

typedef void search_function(unsigned start, int ret_moves[BOARDS]);

/* How many boards are answered as a search from the goal finds them. */
static uint64_t same_as(const struct game *game, almanac_board goal,
                        const int moves[BOARDS])
{
    uint64_t same = 0;

    for (almanac_board board = 0; board < BOARDS; board++) {
        int distance = -2;

        game->distance(board, goal, &distance);
        same += distance == moves[board];
    }
    return same;
}

static void check_pairs(const struct game *game, search_function *search)
{
    int moves[BOARDS];
    uint64_t same = 0;

    for (unsigned goal = 0; goal < BOARDS; goal++) {
        search(goal, moves);
        same += same_as(game, goal, moves);
    }
    check(game->name, "every pair", same, (uint64_t)BOARDS * BOARDS);
}

static void check_either(void)
{
    int heads[BOARDS];
    int tails[BOARDS];

    textbook_coin_search(BOARDS - 1, heads);
    textbook_coin_search(0, tails);
    for (int board = 0; board < BOARDS; board++)
        if (heads[board] != -1 && heads[board] < tails[board])
            tails[board] = heads[board];
    check("coin", "either face",
          same_as(&games[COIN], ALMANAC_COIN_EITHER, tails), BOARDS);
}

static int distance_of(const struct game *game, const char *text,
                       almanac_board goal)
{
    almanac_board board = 0;
    int distance = -2;

    game->parse(text, ALMANAC_CELLS, &board, NULL);
    game->distance(board, goal, &distance);
    return distance;
}

void golden_two_sided(void)
{
    check_pairs(&games[COIN], textbook_coin_search);
    check_pairs(&games[CROSS], textbook_cross_search);
    check_either();
    check("coin", "four flips",
          (uint64_t)distance_of(&games[COIN], "HHHHTHHHH", ALMANAC_COIN_EITHER),
          4);
    check(
        "cross", "nine clicks",
        (uint64_t)distance_of(&games[CROSS], "*.*.*.*.*", ALMANAC_CROSS_WHITE),
        9);
}
