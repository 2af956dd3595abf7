#include "puzzle8_moves.h"

/* Neighbours are one closer or one farther: the remainder of a distance
 * modulo 4 tells which, and so serves both profiles. */
static bool is_closer(const struct almanac_puzzle8_tables *tables,
                      almanac_board board, almanac_board goal, int distance)
{
    int known = almanac_puzzle8_known(tables, board, goal);

    return ((known ^ (distance - 1)) & 3) == 0;
}

int almanac_puzzle8_list_moves(const struct almanac_puzzle8_tables *tables,
                               almanac_board board, almanac_board goal,
                               int distance, struct almanac_move *ret_moves)
{
    unsigned blank = almanac_puzzle8_blank(board);
    const unsigned char *from = almanac_puzzle8_slides[blank];
    int count;

    for (count = 0; count < ALMANAC_PUZZLE8_MOVES &&
                    from[count] != ALMANAC_PUZZLE8_NO_CELL;
         count++) {
        struct almanac_move *move = &ret_moves[count];

        move->move = (int)almanac_puzzle8_tile(board, from[count]);
        move->board = almanac_puzzle8_slide(board, blank, from[count]);
        move->distance = ALMANAC_UNSOLVABLE;
        if (distance != ALMANAC_UNSOLVABLE)
            move->distance = is_closer(tables, move->board, goal, distance)
                                 ? distance - 1
                                 : distance + 1;
    }
    return count;
}

#if defined(ALMANAC_TABLES_SMALL)

/* Stores a neighbour one closer; false if there is none. */
static bool step_closer(const struct almanac_puzzle8_tables *tables,
                        almanac_board *board, almanac_board goal, int distance)
{
    unsigned blank = almanac_puzzle8_blank(*board);
    const unsigned char *from = almanac_puzzle8_slides[blank];
    int i;

    for (i = 0; i < ALMANAC_PUZZLE8_MOVES && from[i] != ALMANAC_PUZZLE8_NO_CELL;
         i++) {
        almanac_board next = almanac_puzzle8_slide(*board, blank, from[i]);

        if (is_closer(tables, next, goal, distance)) {
            *board = next;
            return true;
        }
    }
    return false;
}

/* Only the remainder is stored: the way down is counted. */
int almanac_puzzle8_distance_in(const struct almanac_puzzle8_tables *tables,
                                almanac_board board, almanac_board goal)
{
    int known = almanac_puzzle8_known(tables, board, goal);
    int steps = 0;

    while (board != goal && steps <= ALMANAC_PUZZLE8_DEEPEST)
        if (!step_closer(tables, &board, goal, known - steps++))
            return ALMANAC_PUZZLE8_DEEPEST + 1;
    return steps;
}

#else

int almanac_puzzle8_distance_in(const struct almanac_puzzle8_tables *tables,
                                almanac_board board, almanac_board goal)
{
    return almanac_puzzle8_known(tables, board, goal);
}

#endif
