/* The proof of a set of tables, from the rules alone. */
#include "../tables/coin.h"
#include "../tables/cross.h"
#include "../tables/proof.h"
#include "almanac.h"
#include "puzzle8_prove.h"

/* A two-sided table: is the entry of every state proved? */
static bool is_two_sided_proved(const unsigned char *entries,
                                const uint16_t *masks, unsigned count)
{
    uint32_t state;
    unsigned i;

    for (state = 0; state < ALMANAC_TWO_SIDED_STATES; state++) {
        unsigned others[ALMANAC_MOVES_MAX];

        for (i = 0; i < count; i++)
            others[i] = almanac_packed_distance(entries, state ^ masks[i]);
        if (!almanac_proof_holds(state == 0,
                                 almanac_packed_distance(entries, state),
                                 others, count))
            return false;
    }
    return true;
}

static enum almanac_status fail(int table, int *where)
{
    if (where != NULL)
        *where = table;
    return ALMANAC_ERROR_TABLE;
}

enum almanac_status
almanac_prove(const struct almanac_table tables[ALMANAC_TABLES],
              unsigned char scratch[ALMANAC_PROVE_SCRATCH], int *where)
{
    struct almanac_puzzle8_tables puzzle8;
    int fault;

    if (!is_two_sided_proved(tables[ALMANAC_TABLE_COIN].entries,
                             almanac_coin_lines, ALMANAC_COIN_LINES))
        return fail(ALMANAC_TABLE_COIN, where);
    if (!is_two_sided_proved(tables[ALMANAC_TABLE_CROSS].entries,
                             almanac_cross_clicks, ALMANAC_CROSS_CLICKS))
        return fail(ALMANAC_TABLE_CROSS, where);
    puzzle8.first = tables[ALMANAC_TABLE_PUZZLE8_FIRST].words;
    puzzle8.last = tables[ALMANAC_TABLE_PUZZLE8_LAST].words;
    puzzle8.corner = tables[ALMANAC_TABLE_PUZZLE8_CORNER].entries;
    puzzle8.edge = tables[ALMANAC_TABLE_PUZZLE8_EDGE].entries;
    puzzle8.centre = tables[ALMANAC_TABLE_PUZZLE8_CENTRE].entries;
    fault = almanac_puzzle8_prove(&puzzle8, scratch);
    return fault < 0 ? ALMANAC_OK : fail(fault, where);
}
