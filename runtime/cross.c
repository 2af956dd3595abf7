#include "almanac.h"

#include "../tables/cross.h"
#include "two_sided.h"

enum almanac_status almanac_cross_parse(const char *text, size_t length,
                                        almanac_board *ret_board, size_t *where)
{
    return almanac_two_sided_parse('.', '*', text, length, ret_board, where);
}

enum almanac_status almanac_cross_format(almanac_board board,
                                         char ret_text[ALMANAC_CELLS])
{
    return almanac_two_sided_format('.', '*', board, ret_text);
}

enum almanac_status almanac_cross_distance(almanac_board board,
                                           almanac_board goal,
                                           int *ret_distance)
{
    if (board > ALMANAC_TWO_SIDED_ALL || goal > ALMANAC_TWO_SIDED_ALL)
        return ALMANAC_ERROR_BOARD;
    *ret_distance = (int)almanac_packed_entry(almanac_cross_table,
                                              (uint32_t)(board ^ goal));
    return ALMANAC_OK;
}
