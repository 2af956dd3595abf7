/* The generated table, in program memory: the attribute of a declaration holds
 * for what it declares. The linker drops the rest of the file. */
#include <avr/pgmspace.h>

#include "../../../tables/packed.h"

#undef ALMANAC_TABLE
#define ALMANAC_TABLE extern const PROGMEM

#include "small-puzzle8_corner.c"
