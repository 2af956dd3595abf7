/* The boards of the coin game and the cross flip: nine two-sided cells.
 *
 * The top-left cell is the most significant of nine bits, the rest follow in
 * reading order; a head (H) and a black cell (*) are 1. The state of a board
 * is the number it is. */
#ifndef ALMANAC_TABLES_TWO_SIDED_H
#define ALMANAC_TABLES_TWO_SIDED_H

#define ALMANAC_TWO_SIDED_STATES 512u
#define ALMANAC_TWO_SIDED_ALL 511u
#define ALMANAC_TWO_SIDED_BYTES 256u

#endif
