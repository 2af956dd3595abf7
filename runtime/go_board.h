/* The points of a Go board, and what the files of the game share. */
#ifndef ALMANAC_RUNTIME_GO_BOARD_H
#define ALMANAC_RUNTIME_GO_BOARD_H

#include "almanac.h"
#include "splitmix.h"

/* Points from one row to the next, whatever the size. */
#define ALMANAC_GO_STRIDE (ALMANAC_GO_SIZE_MAX + 2)
#define ALMANAC_GO_BORDER 3

/* No point of the board: where there is no ko. */
#define ALMANAC_GO_NOWHERE 0

/* From a point to its four neighbours. */
static const int almanac_go_steps[4] = {-ALMANAC_GO_STRIDE, -1, 1,
                                        ALMANAC_GO_STRIDE};

static inline int almanac_go_point(int column, int row)
{
    return (row + 1) * ALMANAC_GO_STRIDE + column + 1;
}

static inline bool almanac_go_on_board(const struct almanac_go *game,
                                       int column, int row)
{
    return column >= 0 && column < game->size && row >= 0 && row < game->size;
}

static inline bool almanac_go_is_colour(unsigned stone)
{
    return stone == ALMANAC_GO_BLACK || stone == ALMANAC_GO_WHITE;
}

static inline unsigned almanac_go_other(unsigned colour)
{
    return ALMANAC_GO_BLACK + ALMANAC_GO_WHITE - colour;
}

/* A stone's part in the hash of a position, for Zobrist hashing: splitmix64
 * of its point and colour, so that no table is needed. */
static inline uint64_t almanac_go_key(int point, unsigned colour)
{
    return almanac_splitmix((uint64_t)(4 * point + (int)colour) *
                            ALMANAC_SPLITMIX_STEP);
}

extern const struct almanac_go_rules almanac_go_default_rules;

bool almanac_go_are_rules(const struct almanac_go_rules *rules);

/* Plays on a vacant point by every rule but superko. */
enum almanac_status almanac_go_move(struct almanac_go *game, unsigned colour,
                                    int point);

/* Plays on a vacant point by the superko rule too, and notes the move. */
enum almanac_status almanac_go_move_new(struct almanac_go *game,
                                        unsigned colour, int point);

/* Makes a point hold a stone or none; captures nothing, notes nothing. */
void almanac_go_change(struct almanac_go *game, unsigned stone, int point);

/* Notes in the history that a point was set up, as it now is. */
void almanac_go_note_setup(struct almanac_go *game, int point);

bool almanac_go_history_is_full(const struct almanac_go *game);

#endif
