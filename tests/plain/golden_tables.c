/* The tables as they lie in memory. */
#include <almanac.h>

#include "../../tables/digest.h"
#include "check.h"
#include "golden.h"

static uint64_t digest_of(const struct almanac_table *table)
{
    if (table->words != NULL)
        return digest_words(table->words, table->size / sizeof(uint32_t));
    return digest_bytes(table->entries, table->size);
}

void golden_tables(void)
{
    static unsigned char scratch[ALMANAC_PROVE_SCRATCH];
    struct almanac_table tables[ALMANAC_TABLES];

    for (int i = 0; i < ALMANAC_TABLES; i++) {
        almanac_table_at(i, &tables[i]);
        check(tables[i].name, "digest", digest_of(&tables[i]),
              tables[i].digest);
    }
    check("tables", "proof", almanac_prove(tables, scratch, NULL), ALMANAC_OK);
}
