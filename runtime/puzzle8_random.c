#include "../tables/puzzle8_goals.h"
#include "puzzle8_boards.h"
#include "puzzle8_look_up.h"
#include "random.h"

/* A board with two of its tiles exchanged: of the other parity. */
static almanac_board exchange(almanac_board board)
{
    unsigned blank = almanac_puzzle8_blank(board);
    unsigned one = blank == 0 ? 1 : 0;
    unsigned other = blank <= 1 ? 2 : 1;
    almanac_board difference =
        almanac_puzzle8_tile(board, one) ^ almanac_puzzle8_tile(board, other);

    return board ^ difference << almanac_puzzle8_shift(one) ^
           difference << almanac_puzzle8_shift(other);
}

static bool is_odd(almanac_board board)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();

    return almanac_puzzle8_is_odd(almanac_puzzle8_word(&tables, board)) != 0;
}

/* An order of the goal's parity: a board that can reach it. */
static almanac_board reachable_board(uint32_t index, almanac_board goal)
{
    almanac_board board =
        almanac_puzzle8_board_of((unsigned)(index / ALMANAC_PUZZLE8_ORDERS),
                                 index % ALMANAC_PUZZLE8_ORDERS);

    return is_odd(goal) ? exchange(board) : board;
}

static int reachable_distance(almanac_board board, almanac_board goal)
{
    int distance = ALMANAC_UNSOLVABLE;

    almanac_puzzle8_distance(board, goal, &distance);
    return distance;
}

enum almanac_status almanac_puzzle8_random(almanac_board goal, int distance,
                                           uint64_t *seed,
                                           almanac_board *ret_board)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    struct almanac_draw draw;
    unsigned blank = almanac_puzzle8_blank(goal);

    if (!almanac_puzzle8_is_board(almanac_puzzle8_word(&tables, goal)))
        return ALMANAC_ERROR_BOARD;
    draw.boards = ALMANAC_PUZZLE8_BOARDS;
    draw.goal = goal;
    draw.deepest = ALMANAC_PUZZLE8_DEEPEST;
    if (almanac_puzzle8_kinds[blank] == ALMANAC_PUZZLE8_CENTRE)
        draw.deepest = ALMANAC_PUZZLE8_DEEPEST_TO_CENTRE;
    draw.board_of = reachable_board;
    draw.distance_of = reachable_distance;
    return almanac_draw_board(&draw, distance, seed, ret_board);
}
