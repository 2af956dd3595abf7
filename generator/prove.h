/* The proof that a search's distances are right, from the rules alone. */
#ifndef ALMANAC_GENERATOR_PROVE_H
#define ALMANAC_GENERATOR_PROVE_H

#include <stdint.h>

#include "space.h"

/* NULL if the distances are proved, else what is wrong. Goals have distance
 * 0; every other reached state has a neighbour exactly one closer and none
 * more than one closer; neighbours of reached states are reached and of
 * unreached ones are not; the space's `odd` tells the truth; as many states
 * are reached as must be. By induction no other distances pass. */
const char *prove(const struct space *space, const uint8_t *distances);

#endif
