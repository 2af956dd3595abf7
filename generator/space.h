/* What the generator needs to know of a table puzzle. A new one is a file
 * that fills in a `struct space`, and a row in spaces.c. */
#ifndef ALMANAC_GENERATOR_SPACE_H
#define ALMANAC_GENERATOR_SPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SPACE_NEIGHBOURS_MAX 16

/* An array of at most DIGEST_WORDS_MAX words that a lookup needs beside the
 * table, printed with it. */
struct space_array {
    const char *name;
    const uint32_t *words;
    size_t count;
};

struct space {
    /* The table's name, and the header in tables/ that declares it. */
    const char *name;
    const char *header;
    /* What an entry answers, for the report. */
    const char *answer;
    uint32_t states;
    /* How many states the search must reach. */
    uint32_t reachable;
    /* The first so many states are packed; the rest the runtime asks of
     * another table. */
    uint32_t kept;
    unsigned loads;
    /* Called before anything else; NULL if there is nothing to do. */
    void (*prepare)(void);
    bool (*is_goal)(uint32_t state);
    /* Stores the states one move away and returns how many there are. Moves
     * can be taken back. */
    unsigned (*neighbours)(uint32_t state, uint32_t *ret_neighbours);
    /* Whether the distance is odd, if the state alone tells; then half the
     * distance is packed. NULL if it does not. */
    unsigned (*odd)(uint32_t state);
    const struct space_array *arrays;
    size_t array_count;
};

extern const struct space space_coin;
extern const struct space space_cross;
extern const struct space space_puzzle8_corner;
extern const struct space space_puzzle8_edge;
extern const struct space space_puzzle8_centre;

/* Every space, in the order of the pins; NULL ends the list. */
extern const struct space *const spaces[];

/* The space of that name, or NULL. */
const struct space *space_find(const char *name);

#endif
