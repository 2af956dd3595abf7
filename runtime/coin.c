#include "almanac.h"

#include "../tables/coin.h"
#include "two_sided.h"
#include "two_sided_nine.h"
#include "walk.h"

enum almanac_status almanac_coin_parse(const char *text, size_t length,
                                       almanac_board *ret_board, size_t *where)
{
    return almanac_two_sided_parse('T', 'H', text, length, ret_board, where);
}

enum almanac_status almanac_coin_format(almanac_board board,
                                        char ret_text[ALMANAC_CELLS])
{
    return almanac_two_sided_format('T', 'H', board, ret_text);
}

static unsigned flips(almanac_board coins)
{
    return almanac_packed_entry(almanac_coin_table, (uint32_t)coins);
}

/* Three rows turn all coins over, so both faces can be reached or neither.
 * What cannot be reached has the largest entry: it is told by arithmetic, for
 * to guess which board is one costs more. */
static int coin_distance(almanac_board board, almanac_board goal)
{
    bool either = goal == ALMANAC_COIN_EITHER;
    unsigned one = flips(board ^ (either ? 0 : goal));
    unsigned other = flips(board ^ (either ? ALMANAC_TWO_SIDED_ALL : goal));
    unsigned fewest = one < other ? one : other;

    return (int)fewest - (int)((fewest + 1) & (ALMANAC_PACKED_UNREACHABLE + 1));
}

enum almanac_status almanac_coin_distance(almanac_board board,
                                          almanac_board goal, int *ret_distance)
{
    if (board > ALMANAC_TWO_SIDED_ALL || goal > ALMANAC_COIN_EITHER)
        return ALMANAC_ERROR_BOARD;
    *ret_distance = coin_distance(board, goal);
    return ALMANAC_OK;
}

enum almanac_status almanac_coin_distances(const char *text, size_t lines,
                                           almanac_board goal,
                                           signed char *ret_distances,
                                           size_t *ret_count)
{
    if (goal > ALMANAC_COIN_EITHER)
        return ALMANAC_ERROR_BOARD;
    *ret_count = almanac_two_sided_distances('T', 'H', coin_distance, text,
                                             lines, goal, ret_distances);
    return ALMANAC_OK;
}

enum almanac_status almanac_coin_play(almanac_board board, int move,
                                      almanac_board *ret_board)
{
    return almanac_two_sided_play(almanac_coin_lines, ALMANAC_COIN_LINES, board,
                                  move, ret_board);
}

static int coin_moves(almanac_board board, almanac_board goal, int distance,
                      struct almanac_move *ret_moves)
{
    (void)distance;
    return almanac_two_sided_moves(almanac_coin_lines, ALMANAC_COIN_LINES,
                                   coin_distance, board, goal, ret_moves);
}

static struct almanac_walk coin_walk(void)
{
    struct almanac_walk walk;

    walk.distance = almanac_coin_distance;
    walk.list_moves = coin_moves;
    walk.sets = true;
    return walk;
}

enum almanac_status
almanac_coin_moves(almanac_board board, almanac_board goal,
                   struct almanac_move ret_moves[ALMANAC_COIN_MOVES],
                   int *ret_count)
{
    return almanac_walk_moves(coin_walk(), board, goal, ret_moves, ret_count);
}

enum almanac_status
almanac_coin_hint(almanac_board board, almanac_board goal,
                  struct almanac_move ret_moves[ALMANAC_COIN_MOVES],
                  int *ret_count)
{
    return almanac_walk_hint(coin_walk(), board, goal, ret_moves, ret_count);
}

enum almanac_status
almanac_coin_solve(almanac_board board, almanac_board goal,
                   unsigned char ret_solution[ALMANAC_COIN_DEEPEST],
                   int *ret_distance)
{
    return almanac_walk_solve(coin_walk(), board, goal, ret_solution,
                              ret_distance);
}

enum almanac_status almanac_coin_solutions(
    almanac_board board, almanac_board goal,
    unsigned char ret_solutions[ALMANAC_COIN_SOLUTIONS * ALMANAC_COIN_DEEPEST],
    int *ret_count, int *ret_distance)
{
    return almanac_walk_solutions(coin_walk(), board, goal, ret_solutions,
                                  ret_count, ret_distance);
}

enum almanac_status almanac_coin_board(uint32_t index, almanac_board *ret_board)
{
    return almanac_two_sided_board(index, ret_board);
}

enum almanac_status
almanac_coin_levels(uint32_t ret_levels[ALMANAC_COIN_DEEPEST + 1])
{
    almanac_two_sided_levels(coin_distance, ALMANAC_COIN_EITHER,
                             ALMANAC_COIN_DEEPEST, ret_levels);
    return ALMANAC_OK;
}

/* To the closer of two faces, no board is 5 flips away. */
enum almanac_status almanac_coin_random(almanac_board goal, int distance,
                                        uint64_t *seed,
                                        almanac_board *ret_board)
{
    int deepest = goal == ALMANAC_COIN_EITHER ? ALMANAC_COIN_DEEPEST - 1
                                              : ALMANAC_COIN_DEEPEST;

    if (goal > ALMANAC_COIN_EITHER)
        return ALMANAC_ERROR_BOARD;
    return almanac_two_sided_random(coin_distance, goal, deepest, distance,
                                    seed, ret_board);
}
