/* Looking up 8-puzzle boards in a set of tables: the linked ones, or others
 * that are to be proved. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_LOOK_UP_H
#define ALMANAC_RUNTIME_PUZZLE8_LOOK_UP_H

#include "../tables/puzzle8_goals.h"
#include "../tables/puzzle8_index.h"
#include "almanac.h"

struct almanac_puzzle8_tables {
    const uint32_t *first;
    const uint32_t *last;
    const unsigned char *edge;
    const unsigned char *centre;
    const unsigned char *corner;
};

static inline struct almanac_puzzle8_tables almanac_puzzle8_linked(void)
{
    struct almanac_puzzle8_tables tables;

    tables.first = almanac_puzzle8_first;
    tables.last = almanac_puzzle8_last;
    tables.edge = almanac_puzzle8_edge_table;
    tables.centre = almanac_puzzle8_centre_table;
    tables.corner = almanac_puzzle8_corner_table;
    return tables;
}

static inline uint32_t
almanac_puzzle8_word(const struct almanac_puzzle8_tables *tables,
                     almanac_board board)
{
    return almanac_puzzle8_word_of(board, tables->first, tables->last);
}

static inline const unsigned char *
almanac_puzzle8_table(const struct almanac_puzzle8_tables *tables,
                      unsigned kind)
{
    if (kind == ALMANAC_PUZZLE8_CORNER)
        return tables->corner;
    return kind == ALMANAC_PUZZLE8_EDGE ? tables->edge : tables->centre;
}

/* The slot of a cell that has one. The corner's slots are the cells: nothing
 * to look up. */
static inline unsigned almanac_puzzle8_slot(unsigned kind, unsigned blank)
{
    return kind == ALMANAC_PUZZLE8_CORNER ? blank
                                          : almanac_puzzle8_slots[kind][blank];
}

/* The state of a board, the cell of whose blank has a slot; `word` is the
 * board's word. */
static inline uint32_t almanac_puzzle8_state(unsigned kind, unsigned blank,
                                             uint32_t word)
{
    return almanac_puzzle8_slot(kind, blank) * ALMANAC_PUZZLE8_ORDERS +
           almanac_puzzle8_number(word);
}

/* What the tables know of the distance of a board to the goal of a kind: all
 * of it, or in the small profile its remainder modulo 4. The board's order is
 * even, and the cell of its blank has a slot that is kept. */
static inline int
almanac_puzzle8_look_up(const struct almanac_puzzle8_tables *tables,
                        unsigned kind, unsigned blank, uint32_t word)
{
    unsigned entry =
        almanac_puzzle8_entry(almanac_puzzle8_table(tables, kind),
                              almanac_puzzle8_slot(kind, blank), word);

    return (int)(2 * entry +
                 almanac_puzzle8_odd(blank, almanac_puzzle8_goal_blanks[kind]));
}

/* Where the answer for two boards that can reach each other stands, after
 * folding them onto one of the three goals: the start that they become, and
 * the cell of its blank. */
struct almanac_puzzle8_place {
    unsigned kind;
    unsigned blank;
    almanac_board board;
};

struct almanac_puzzle8_place almanac_puzzle8_place_of(almanac_board board,
                                                      almanac_board goal);

/* What the tables know of the distance between two such boards. */
static inline int
almanac_puzzle8_known(const struct almanac_puzzle8_tables *tables,
                      almanac_board board, almanac_board goal)
{
    struct almanac_puzzle8_place place;

    if (goal == ALMANAC_PUZZLE8_GOAL)
        return almanac_puzzle8_look_up(tables, ALMANAC_PUZZLE8_CORNER,
                                       almanac_puzzle8_blank(board),
                                       almanac_puzzle8_word(tables, board));
    place = almanac_puzzle8_place_of(board, goal);
    return almanac_puzzle8_look_up(tables, place.kind, place.blank,
                                   almanac_puzzle8_word(tables, place.board));
}

#endif
