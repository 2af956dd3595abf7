/* The proof of the 8-puzzle's tables. */
#ifndef ALMANAC_RUNTIME_PUZZLE8_PROVE_H
#define ALMANAC_RUNTIME_PUZZLE8_PROVE_H

#include "puzzle8_look_up.h"

/* Returns the number of a table that is wrong, or -1 if all are proved. The
 * scratch has a byte for each state kept. */
int almanac_puzzle8_prove(const struct almanac_puzzle8_tables *tables,
                          unsigned char *scratch);

#endif
