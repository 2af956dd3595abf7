/* The cross flip: the cells a click turns over, and its table. */
#ifndef ALMANAC_TABLES_CROSS_H
#define ALMANAC_TABLES_CROSS_H

#include <stdint.h>

#include "packed.h"
#include "two_sided.h"

#define ALMANAC_CROSS_CLICKS 9

/* The clicked cell and its orthogonal neighbours, cells in reading order. */
static const uint16_t almanac_cross_clicks[ALMANAC_CROSS_CLICKS] = {
    0x1a0, 0x1d0, 0x0c8, 0x134, 0x0ba, 0x059, 0x026, 0x017, 0x00b,
};

/* Fewest clicks that turn over exactly the cells that are 1 in the state. */
ALMANAC_TABLE unsigned char almanac_cross_table[ALMANAC_TWO_SIDED_BYTES];
ALMANAC_TABLE uint64_t almanac_cross_table_digest;
ALMANAC_TABLE struct almanac_table_facts almanac_cross_table_facts;

#endif
