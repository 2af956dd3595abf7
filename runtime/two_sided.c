#include "two_sided.h"

#include "../tables/two_sided.h"
#include "cells.h"
#include "random.h"
#include "two_sided_nine.h"

enum almanac_status almanac_two_sided_parse(char zero, char one,
                                            const char *text, size_t length,
                                            almanac_board *ret_board,
                                            size_t *where)
{
    struct almanac_cells cells = {text, length, 0};
    almanac_board board = 0;
    enum almanac_status status;
    int i;

    if (length == ALMANAC_CELLS &&
        almanac_two_sided_nine(zero, one, text, ret_board))
        return ALMANAC_OK;
    for (i = 0; i < ALMANAC_CELLS; i++) {
        char cell;

        if (!almanac_cells_next(&cells, &cell))
            return almanac_fail(ALMANAC_ERROR_SHORT, length, where);
        if (cell != zero && cell != one)
            return almanac_fail(ALMANAC_ERROR_CELL, cells.at - 1, where);
        board = board << 1 | (cell == one);
    }
    status = almanac_cells_end(&cells, where);
    if (status == ALMANAC_OK)
        *ret_board = board;
    return status;
}

enum almanac_status almanac_two_sided_format(char zero, char one,
                                             almanac_board board,
                                             char *ret_text)
{
    int i;

    if (board > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    for (i = 0; i < ALMANAC_CELLS; i++)
        ret_text[i] = (board >> (ALMANAC_CELLS - 1 - i) & 1) != 0 ? one : zero;
    return ALMANAC_OK;
}

enum almanac_status almanac_two_sided_play(const uint16_t *masks, int count,
                                           almanac_board board, int move,
                                           almanac_board *ret_board)
{
    if (board > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    if (move < 0 || move >= count)
        return ALMANAC_ERROR_MOVE;
    *ret_board = board ^ masks[move];
    return ALMANAC_OK;
}

enum almanac_status almanac_two_sided_board(uint32_t index,
                                            almanac_board *ret_board)
{
    if (index >= ALMANAC_TWO_SIDED_STATES)
        return ALMANAC_ERROR_INDEX;
    *ret_board = index;
    return ALMANAC_OK;
}

int almanac_two_sided_moves(const uint16_t *masks, int count,
                            almanac_two_sided_distance *distance_of,
                            almanac_board board, almanac_board goal,
                            struct almanac_move *ret_moves)
{
    int i;

    for (i = 0; i < count; i++) {
        ret_moves[i].move = i;
        ret_moves[i].board = board ^ masks[i];
        ret_moves[i].distance = distance_of(ret_moves[i].board, goal);
    }
    return count;
}

void almanac_two_sided_levels(almanac_two_sided_distance *distance_of,
                              almanac_board goal, int deepest,
                              uint32_t *ret_levels)
{
    almanac_board board;
    int level;

    for (level = 0; level <= deepest; level++)
        ret_levels[level] = 0;
    for (board = 0; board < ALMANAC_TWO_SIDED_STATES; board++) {
        int distance = distance_of(board, goal);

        if (distance != ALMANAC_UNSOLVABLE)
            ret_levels[distance]++;
    }
}

static almanac_board two_sided_board(uint32_t index, almanac_board goal)
{
    (void)goal;
    return index;
}

enum almanac_status
almanac_two_sided_random(almanac_two_sided_distance *distance_of,
                         almanac_board goal, int deepest, int distance,
                         uint64_t *seed, almanac_board *ret_board)
{
    struct almanac_draw draw;

    draw.boards = ALMANAC_TWO_SIDED_STATES;
    draw.goal = goal;
    draw.deepest = deepest;
    draw.board_of = two_sided_board;
    draw.distance_of = distance_of;
    return almanac_draw_board(&draw, distance, seed, ret_board);
}
