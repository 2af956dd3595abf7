#include "cells.h"

bool almanac_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool almanac_cells_next(struct almanac_cells *cells, char *ret_cell)
{
    while (cells->at < cells->length &&
           almanac_is_space(cells->text[cells->at]))
        cells->at++;
    if (cells->at == cells->length)
        return false;
    *ret_cell = cells->text[cells->at++];
    return true;
}

enum almanac_status almanac_cells_end(struct almanac_cells *cells,
                                      size_t *where)
{
    char extra;

    if (almanac_cells_next(cells, &extra))
        return almanac_fail(ALMANAC_ERROR_LONG, cells->at - 1, where);
    return ALMANAC_OK;
}

enum almanac_status almanac_fail(enum almanac_status status, size_t offset,
                                 size_t *where)
{
    if (where != NULL)
        *where = offset;
    return status;
}
