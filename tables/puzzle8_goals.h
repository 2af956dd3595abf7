/* The 8-puzzle: the three goals that have a table, and the states of each.
 *
 * A goal has the tiles 1..8 in reading order and its blank at an edge, in the
 * centre or in a corner. A state is `slot * 20160 + number`: the slot says
 * where the start's blank is, the number how its tiles are ordered. */
#ifndef ALMANAC_TABLES_PUZZLE8_GOALS_H
#define ALMANAC_TABLES_PUZZLE8_GOALS_H

#include <stddef.h>

#include "packed.h"
#include "puzzle8_board.h"
#include "puzzle8_index.h"

enum almanac_puzzle8_kind {
    ALMANAC_PUZZLE8_EDGE,
    ALMANAC_PUZZLE8_CENTRE,
    ALMANAC_PUZZLE8_CORNER,
    ALMANAC_PUZZLE8_KINDS
};

#define ALMANAC_PUZZLE8_NO_SLOT 9

typedef unsigned char almanac_puzzle8_cells[ALMANAC_PUZZLE8_CELLS];

/* The kind of each cell. */
static const almanac_puzzle8_cells almanac_puzzle8_kinds = {
    2, 0, 2, 0, 1, 0, 2, 0, 2,
};

/* Each goal, and the cell of its blank. */
static const uint64_t almanac_puzzle8_goals[] = {
    UINT64_C(0x123456708), UINT64_C(0x123405678), UINT64_C(0x123456780)};
static const unsigned char almanac_puzzle8_goal_blanks[] = {7, 4, 8};

/* The slot of the starts with their blank on each cell, a row a goal. A cell
 * without a slot is mirrored onto one that has one. The corner's table is not
 * folded: it is the one asked most, and a folded answer takes several times as
 * long (bench/queries.c). */
static const almanac_puzzle8_cells almanac_puzzle8_slots[] = {
    {3, 0, 9, 1, 4, 9, 5, 2, 9},
    {9, 9, 9, 9, 0, 9, 9, 1, 2},
    {0, 1, 2, 3, 4, 5, 6, 7, 8},
};

/* How many slots a search goes through, and how many of them are kept: of two
 * boards the one whose blank is of the higher kind is made the goal, so the
 * rest is never asked for. */
#define ALMANAC_PUZZLE8_EDGE_SLOTS 6u
#define ALMANAC_PUZZLE8_EDGE_KEPT 3u
#define ALMANAC_PUZZLE8_CENTRE_SLOTS 3u
#define ALMANAC_PUZZLE8_CENTRE_KEPT 2u
#define ALMANAC_PUZZLE8_CORNER_SLOTS 9u

/* An entry is half the fewest slides to the goal, or in the small profile the
 * lowest bit of that half; `almanac_puzzle8_odd` has the rest. */
#if defined(ALMANAC_TABLES_SMALL)
#define ALMANAC_PUZZLE8_BITS 1u
#else
#define ALMANAC_PUZZLE8_BITS 4u
#endif

#define ALMANAC_PUZZLE8_BYTES(slots) \
    ((slots) * (ALMANAC_PUZZLE8_ORDERS * ALMANAC_PUZZLE8_BITS / 8))

/* The entry of a slot and the number in a word. */
static inline unsigned almanac_puzzle8_entry(const unsigned char *table,
                                             unsigned slot, uint32_t word)
{
    const unsigned char *bytes =
        table + (size_t)slot * (ALMANAC_PUZZLE8_ORDERS / 2);

    if (ALMANAC_PUZZLE8_BITS == 1)
        return almanac_packed_bit(table, slot * ALMANAC_PUZZLE8_ORDERS +
                                             almanac_puzzle8_number(word));
    return almanac_packed_half(bytes[word & ALMANAC_PUZZLE8_HALF],
                               word >> ALMANAC_PUZZLE8_LOWEST_SHIFT);
}

ALMANAC_TABLE unsigned char almanac_puzzle8_corner_table[ALMANAC_PUZZLE8_BYTES(
    ALMANAC_PUZZLE8_CORNER_SLOTS)];
ALMANAC_TABLE unsigned char almanac_puzzle8_edge_table[ALMANAC_PUZZLE8_BYTES(
    ALMANAC_PUZZLE8_EDGE_KEPT)];
ALMANAC_TABLE unsigned char almanac_puzzle8_centre_table[ALMANAC_PUZZLE8_BYTES(
    ALMANAC_PUZZLE8_CENTRE_KEPT)];
ALMANAC_TABLE uint64_t almanac_puzzle8_corner_table_digest;
ALMANAC_TABLE uint64_t almanac_puzzle8_edge_table_digest;
ALMANAC_TABLE uint64_t almanac_puzzle8_centre_table_digest;
ALMANAC_TABLE struct almanac_table_facts almanac_puzzle8_corner_table_facts;
ALMANAC_TABLE struct almanac_table_facts almanac_puzzle8_edge_table_facts;
ALMANAC_TABLE struct almanac_table_facts almanac_puzzle8_centre_table_facts;

#endif
