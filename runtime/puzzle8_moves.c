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

/* The slides but the one that would take back the last; returns how many. */
static int list_cells(unsigned blank, unsigned came_from,
                      unsigned char cells[ALMANAC_PUZZLE8_MOVES])
{
    const unsigned char *from = almanac_puzzle8_slides[blank];
    int count = 0;
    int i;

    for (i = 0; i < ALMANAC_PUZZLE8_MOVES && from[i] != ALMANAC_PUZZLE8_NO_CELL;
         i++)
        if (from[i] != came_from)
            cells[count++] = from[i];
    return count;
}

int almanac_puzzle8_step(const struct almanac_puzzle8_tables *tables,
                         almanac_board *board, unsigned *came_from,
                         almanac_board goal, int distance)
{
    unsigned char cells[ALMANAC_PUZZLE8_MOVES] = {0};
    unsigned blank = almanac_puzzle8_blank(*board);
    int last = list_cells(blank, *came_from, cells) - 1;
    int i = 0;
    int tile;

    while (i < last &&
           !is_closer(tables, almanac_puzzle8_slide(*board, blank, cells[i]),
                      goal, distance))
        i++;
    tile = (int)almanac_puzzle8_tile(*board, cells[i]);
    *board = almanac_puzzle8_slide(*board, blank, cells[i]);
    *came_from = blank;
    return tile;
}

#if defined(ALMANAC_TABLES_SMALL)

/* Only the remainder is stored: the way down is counted. */
int almanac_puzzle8_distance_in(const struct almanac_puzzle8_tables *tables,
                                almanac_board board, almanac_board goal)
{
    int known = almanac_puzzle8_known(tables, board, goal);
    unsigned came_from = ALMANAC_PUZZLE8_NO_CELL;
    int steps = 0;

    while (board != goal && steps <= ALMANAC_PUZZLE8_DEEPEST)
        almanac_puzzle8_step(tables, &board, &came_from, goal, known - steps++);
    return steps;
}

#endif
