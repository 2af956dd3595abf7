/* The texts of boards of two-sided cells. */
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

#endif
