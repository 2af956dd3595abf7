/* Boards that stand one a line, asked one by one. */
#ifndef ALMANAC_RUNTIME_LINES_H
#define ALMANAC_RUNTIME_LINES_H

#include "almanac.h"

/* The functions of a game that answer a board. */
struct almanac_lines {
    enum almanac_status (*parse)(const char *text, size_t length,
                                 almanac_board *ret_board, size_t *where);
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
};

/* Answers the lines from one on, up to the first that has another shape or is
 * no board, and returns the number of that one. */
size_t almanac_lines_answer(const struct almanac_lines *game, const char *text,
                            size_t from, size_t lines, almanac_board goal,
                            signed char *ret_distances);

#endif
