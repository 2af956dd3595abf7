/* The coin game: the lines a move turns over, and its table. */
#ifndef ALMANAC_TABLES_COIN_H
#define ALMANAC_TABLES_COIN_H

#include <stdint.h>

#include "packed.h"
#include "two_sided.h"

#define ALMANAC_COIN_LINES 8

/* Rows from the top, columns from the left, the diagonal that starts at the
 * top left, the other one. */
static const uint16_t almanac_coin_lines[ALMANAC_COIN_LINES] = {
    0x1c0, 0x038, 0x007, 0x124, 0x092, 0x049, 0x111, 0x054,
};

/* Fewest flips that turn over exactly the coins that are 1 in the state. */
ALMANAC_TABLE unsigned char almanac_coin_table[ALMANAC_TWO_SIDED_BYTES];
ALMANAC_TABLE uint64_t almanac_coin_table_digest;
ALMANAC_TABLE struct almanac_table_facts almanac_coin_table_facts;

#endif
