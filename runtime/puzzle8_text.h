/* Reading 8-puzzle boards that are not written as nine digits in a row. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_TEXT_H
#define ALMANAC_RUNTIME_PUZZLE8_TEXT_H

#include "almanac.h"

/* almanac_puzzle8_parse of any text at all: it finds the fault if there is
 * one. */
enum almanac_status almanac_puzzle8_parse_any(const char *text, size_t length,
                                              almanac_board *ret_board,
                                              size_t *where);

#endif
