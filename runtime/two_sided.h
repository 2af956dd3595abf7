/* What the coin game and the cross flip have in common: boards of two-sided
 * cells, and moves that turn over a fixed set of them. */
#ifndef ALMANAC_RUNTIME_TWO_SIDED_H
#define ALMANAC_RUNTIME_TWO_SIDED_H

#include "almanac.h"

enum almanac_status almanac_two_sided_parse(char zero, char one,
                                            const char *text, size_t length,
                                            almanac_board *ret_board,
                                            size_t *where);

enum almanac_status almanac_two_sided_format(char zero, char one,
                                             almanac_board board,
                                             char *ret_text);

/* Turns over the cells of one of `count` masks. */
enum almanac_status almanac_two_sided_play(const uint16_t *masks, int count,
                                           almanac_board board, int move,
                                           almanac_board *ret_board);

/* The board of an index is the index. */
enum almanac_status almanac_two_sided_board(uint32_t index,
                                            almanac_board *ret_board);

typedef int almanac_two_sided_distance(almanac_board board, almanac_board goal);

/* Lists the boards that the masks lead to; returns the count. */
int almanac_two_sided_moves(const uint16_t *masks, int count,
                            almanac_two_sided_distance *distance_of,
                            almanac_board board, almanac_board goal,
                            struct almanac_move *ret_moves);

/* Counts the boards at each distance from a goal, up to the deepest. */
void almanac_two_sided_levels(almanac_two_sided_distance *distance_of,
                              almanac_board goal, int deepest,
                              uint32_t *ret_levels);

/* Draws a board; see almanac_GAME_random. */
enum almanac_status
almanac_two_sided_random(almanac_two_sided_distance *distance_of,
                         almanac_board goal, int deepest, int distance,
                         uint64_t *seed, almanac_board *ret_board);

#endif
