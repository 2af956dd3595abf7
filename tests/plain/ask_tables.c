#include "ask.h"

static uint64_t fold_text(uint64_t answers, const char *text)
{
    while (*text != '\0')
        answers = fold(answers, (unsigned char)*text++);
    return answers;
}

/* What is the same in both profiles. */
static uint64_t fold_table(uint64_t answers, const struct almanac_table *table)
{
    answers = fold_text(answers, table->name);
    answers = fold(answers, table->states);
    answers = fold(answers, table->kept);
    for (int i = 0; i < ALMANAC_LEVELS_MAX; i++)
        answers = fold(answers, table->levels[i]);
    return answers;
}

uint64_t ask_proof(void)
{
    unsigned char scratch[ALMANAC_PROVE_SCRATCH];
    struct almanac_table tables[ALMANAC_TABLES];
    uint64_t answers = fold_text(0, almanac_version());
    int where = -1;

    for (int i = 0; i < ALMANAC_TABLES; i++)
        almanac_table_at(i, &tables[i]);
    answers = fold(answers, almanac_prove(tables, scratch, &where));
    return fold(answers, (uint64_t)where);
}

uint64_t ask_tables(void)
{
    struct almanac_table table;
    uint64_t answers = 0;

    for (int i = 0; i <= ALMANAC_TABLES; i++)
        if (almanac_table_at(i, &table) == ALMANAC_OK)
            answers = fold_table(answers, &table);
    for (int i = 0; i <= ALMANAC_ERROR_STOPPED; i++)
        answers =
            fold_text(answers, almanac_status_text((enum almanac_status)i));
    return answers;
}
