/* The 8-puzzle: any start and goal, folded onto one of the three goals.
 *
 * Turning or mirroring both boards, and renaming the tiles by their place in
 * the goal, changes no distance. */
#ifndef ALMANAC_TABLES_PUZZLE8_FOLD_H
#define ALMANAC_TABLES_PUZZLE8_FOLD_H

#include <stdint.h>

#include "puzzle8_board.h"
#include "puzzle8_goals.h"

#define ALMANAC_PUZZLE8_MIRRORS 8

/* Where each turn or mirror image of the board takes each cell. */
static const almanac_puzzle8_cells
    almanac_puzzle8_mirrors[ALMANAC_PUZZLE8_MIRRORS] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8}, {2, 1, 0, 5, 4, 3, 8, 7, 6},
        {6, 7, 8, 3, 4, 5, 0, 1, 2}, {8, 7, 6, 5, 4, 3, 2, 1, 0},
        {0, 3, 6, 1, 4, 7, 2, 5, 8}, {6, 3, 0, 7, 4, 1, 8, 5, 2},
        {2, 5, 8, 1, 4, 7, 0, 3, 6}, {8, 5, 2, 7, 4, 1, 6, 3, 0},
};

/* The mirror image that takes the goal's blank to its place and the start's
 * to a cell with a slot. There always is one. */
static inline const unsigned char *
almanac_puzzle8_mirror(unsigned kind, unsigned blank, unsigned goal_blank)
{
    const almanac_puzzle8_cells *mirror = almanac_puzzle8_mirrors;
    const unsigned char *slots = almanac_puzzle8_slots[kind];
    unsigned target = almanac_puzzle8_goal_blanks[kind];

    while ((*mirror)[goal_blank] != target ||
           slots[(*mirror)[blank]] == ALMANAC_PUZZLE8_NO_SLOT)
        mirror++;
    return *mirror;
}

/* The tile that one of the three goals has on a cell. */
static inline unsigned almanac_puzzle8_goal_tile(unsigned goal_blank,
                                                 unsigned cell)
{
    if (cell == goal_blank)
        return 0;
    return cell < goal_blank ? cell + 1 : cell;
}

/* A start mirrored, its tiles renamed by their place in the mirrored goal. */
static inline uint64_t almanac_puzzle8_fold(uint64_t board, uint64_t goal,
                                            unsigned kind,
                                            const unsigned char *mirror)
{
    unsigned goal_blank = almanac_puzzle8_goal_blanks[kind];
    unsigned names[16];
    uint64_t folded = 0;
    unsigned cell;

    for (cell = 0; cell < ALMANAC_PUZZLE8_CELLS; cell++)
        names[almanac_puzzle8_tile(goal, cell)] =
            almanac_puzzle8_goal_tile(goal_blank, mirror[cell]);
    for (cell = 0; cell < ALMANAC_PUZZLE8_CELLS; cell++)
        folded |= (uint64_t)names[almanac_puzzle8_tile(board, cell)]
                  << almanac_puzzle8_shift(mirror[cell]);
    return folded;
}

#endif
