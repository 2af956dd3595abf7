/* The proof that a search's distances are right, from the rules alone. */
#ifndef ALMANAC_GENERATOR_PROVE_H
#define ALMANAC_GENERATOR_PROVE_H

#include <stdint.h>

#include "space.h"

/* NULL if the distances are proved, else what is wrong. What tables/proof.h
 * asks for holds for every state; the space's `odd` tells the truth; as many
 * states are reached as must be. */
const char *prove(const struct space *space, const uint8_t *distances);

#endif
