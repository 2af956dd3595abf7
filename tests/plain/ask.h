/* Together these ask every function of the library, and fold all that it
 * answers into one number: the same questions, the same number, on every
 * machine and in every thread. */
#ifndef ALMANAC_TESTS_ASK_H
#define ALMANAC_TESTS_ASK_H

#include "games.h"

static inline uint64_t fold(uint64_t answers, uint64_t answer)
{
    answers = (answers ^ answer) * UINT64_C(0x9e3779b97f4a7c15);
    return answers ^ answers >> 29;
}

static inline uint64_t fold_bytes(uint64_t answers, const void *bytes,
                                  size_t count)
{
    const unsigned char *next = (const unsigned char *)bytes;

    while (count-- > 0)
        answers = fold(answers, *next++);
    return answers;
}

/* The seed chooses the boards, games and positions that are asked. */
uint64_t ask_game(const struct game *game, uint64_t seed);
uint64_t ask_go(uint64_t seed);
uint64_t ask_footboard(uint64_t seed);

/* A game as it stands, which others may look at too. */
uint64_t ask_go_standing(const struct almanac_go *game);

/* What is known of the tables, and the texts of all statuses. */
uint64_t ask_tables(void);

/* The proof of the tables, which takes longest, and the version, which is not
 * the same for ever. */
uint64_t ask_proof(void);

#endif
