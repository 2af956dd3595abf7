/* `almanac verify`. */
#include <almanac.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

#include "../../tables/digest.h"
#include "command.h"
#include "message.h"
#include "options.h"

static uint64_t digest_of(const struct almanac_table *table)
{
    if (table->words != NULL)
        return digest_words(table->words, table->size / sizeof(uint32_t));
    return digest_bytes(table->entries, table->size);
}

/* Complains of a table. */
static bool complain(const struct options *options, const char *table,
                     const char *what)
{
    message_print(options->command->name, "%s: %s", table, what);
    return false;
}

static bool check_digests(const struct options *options,
                          struct almanac_table tables[ALMANAC_TABLES])
{
    bool same = true;

    for (int i = 0; i < ALMANAC_TABLES; i++) {
        almanac_table_at(i, &tables[i]);
        if (digest_of(&tables[i]) != tables[i].digest)
            same = complain(options, tables[i].name,
                            "the digest is not that of the table as it was "
                            "generated");
    }
    return same;
}

static bool prove(const struct options *options,
                  const struct almanac_table tables[ALMANAC_TABLES])
{
    static unsigned char scratch[ALMANAC_PROVE_SCRATCH];
    int where = 0;
    enum almanac_status status = almanac_prove(tables, scratch, &where);

    if (status != ALMANAC_OK)
        return complain(options, tables[where].name,
                        almanac_status_text(status));
    return true;
}

static int run(const struct options *options)
{
    struct almanac_table tables[ALMANAC_TABLES];
    bool same;
    bool proved;

    if (options->operands[0] != NULL)
        return message_usage(options->command->name, "takes no '%s'",
                             options->operands[0]);
    same = check_digests(options, tables);
    proved = prove(options, tables);
    if (!same || !proved)
        return EXIT_BAD_INPUT;
    for (int i = 0; i < ALMANAC_TABLES; i++)
        printf("%016" PRIx64 "  %s: proved\n", tables[i].digest,
               tables[i].name);
    return EXIT_ANSWERED;
}

const struct command command_verify = {
    .name = "verify",
    .bit = COMMAND_VERIFY,
    .operands = "",
    .summary = "prove the tables again",
    .about =
        "Compares the digest of each table with the one it had when it was\n"
        "generated, and proves every entry from the rules alone: the goal is\n"
        "at distance 0, and every other state has a neighbour exactly one\n"
        "closer and none more than one closer. Exit status 1 if a table is\n"
        "not what it should be.\n",
    .example = "  $ almanac verify | head -n 1\n"
               "  cc252fe5222c8701  coin: proved\n",
    .run = run,
};
