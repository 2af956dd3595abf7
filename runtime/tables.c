/* What there is to know of the tables. */
#include "../tables/coin.h"
#include "../tables/cross.h"
#include "../tables/puzzle8_goals.h"
#include "../tables/puzzle8_index.h"
#include "almanac.h"

static struct almanac_table words_of(const char *name, const uint32_t *words,
                                     uint64_t digest)
{
    struct almanac_table table;
    int i;

    table.name = name;
    table.entries = NULL;
    table.words = words;
    table.size = sizeof(uint32_t) * ALMANAC_PUZZLE8_CODES;
    table.bits = 32;
    table.digest = digest;
    table.states = 0;
    table.reachable = 0;
    table.kept = 0;
    table.deepest = 0;
    for (i = 0; i < ALMANAC_LEVELS_MAX; i++)
        table.levels[i] = 0;
    return table;
}

static struct almanac_table entries_of(const char *name,
                                       const unsigned char *entries,
                                       unsigned bits, uint64_t digest,
                                       const struct almanac_table_facts *facts)
{
    struct almanac_table table = words_of(name, NULL, digest);
    int i;

    table.entries = entries;
    table.size = facts->kept * bits / 8;
    table.bits = bits;
    table.states = facts->states;
    table.reachable = facts->reachable;
    table.kept = facts->kept;
    for (i = 0; i < ALMANAC_LEVELS_MAX; i++) {
        table.levels[i] = facts->levels[i];
        if (facts->levels[i] != 0)
            table.deepest = i;
    }
    return table;
}

#define WORDS(array) words_of(#array, almanac_##array, almanac_##array##_digest)
#define ENTRIES(name, bits)                         \
    entries_of(#name, almanac_##name##_table, bits, \
               almanac_##name##_table_digest, &almanac_##name##_table_facts)

enum almanac_status almanac_table_at(int index, struct almanac_table *ret_table)
{
    switch (index) {
    case ALMANAC_TABLE_COIN:
        *ret_table = ENTRIES(coin, 4);
        return ALMANAC_OK;
    case ALMANAC_TABLE_CROSS:
        *ret_table = ENTRIES(cross, 4);
        return ALMANAC_OK;
    case ALMANAC_TABLE_PUZZLE8_FIRST:
        *ret_table = WORDS(puzzle8_first);
        return ALMANAC_OK;
    case ALMANAC_TABLE_PUZZLE8_LAST:
        *ret_table = WORDS(puzzle8_last);
        return ALMANAC_OK;
    case ALMANAC_TABLE_PUZZLE8_CORNER:
        *ret_table = ENTRIES(puzzle8_corner, ALMANAC_PUZZLE8_BITS);
        return ALMANAC_OK;
    case ALMANAC_TABLE_PUZZLE8_EDGE:
        *ret_table = ENTRIES(puzzle8_edge, ALMANAC_PUZZLE8_BITS);
        return ALMANAC_OK;
    case ALMANAC_TABLE_PUZZLE8_CENTRE:
        *ret_table = ENTRIES(puzzle8_centre, ALMANAC_PUZZLE8_BITS);
        return ALMANAC_OK;
    default:
        return ALMANAC_ERROR_INDEX;
    }
}
