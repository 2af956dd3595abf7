/* What proves the distances of a table, a state at a time.
 *
 * If this holds for every state, the distances are right: the way from a state
 * down to the closest neighbour and on ends at the goal after as many moves as
 * the distance says, and no move can take more than one off. */
#ifndef ALMANAC_TABLES_PROOF_H
#define ALMANAC_TABLES_PROOF_H

#include <stdint.h>

/* The distance of a state from which no moves lead to the goal. */
#define ALMANAC_PROOF_UNREACHED 255u

/* The goal alone is at distance 0; any other state has a neighbour exactly one
 * closer and none more than one closer; the neighbours of reached states are
 * reached, and of unreached ones are not. */
static inline int almanac_proof_holds(int is_goal, unsigned distance,
                                      const unsigned *neighbours,
                                      unsigned count)
{
    unsigned closest = ALMANAC_PROOF_UNREACHED;
    unsigned i;

    for (i = 0; i < count; i++) {
        if ((neighbours[i] == ALMANAC_PROOF_UNREACHED) !=
            (distance == ALMANAC_PROOF_UNREACHED))
            return 0;
        if (neighbours[i] < closest)
            closest = neighbours[i];
    }
    if (is_goal)
        return distance == 0;
    return distance == ALMANAC_PROOF_UNREACHED ||
           (distance != 0 && closest + 1 == distance);
}

#endif
