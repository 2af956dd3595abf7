/* Reading the nine cells of a board from a text, white space skipped. */
#ifndef ALMANAC_RUNTIME_CELLS_H
#define ALMANAC_RUNTIME_CELLS_H

#include <stdbool.h>
#include <stddef.h>

#include "almanac.h"

struct almanac_cells {
    const char *text;
    size_t length;
    /* The offset of the next byte. */
    size_t at;
};

bool almanac_is_space(char c);

/* Stores the next cell; false at the end of the text. */
bool almanac_cells_next(struct almanac_cells *cells, char *ret_cell);

/* Succeeds if nothing but white space is left, else stores where. */
enum almanac_status almanac_cells_end(struct almanac_cells *cells,
                                      size_t *where);

/* The given failure, and where it is. */
enum almanac_status almanac_fail(enum almanac_status status, size_t offset,
                                 size_t *where);

#endif
