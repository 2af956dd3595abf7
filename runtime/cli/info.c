/* `almanac info`. */
#include <almanac.h>
#include <inttypes.h>
#include <stdio.h>

#include "command.h"
#include "json.h"
#include "message.h"
#include "options.h"

#define BAR 40

static double mean_distance(const struct almanac_table *table)
{
    double sum = 0;

    for (int i = 0; i <= table->deepest; i++)
        sum += (double)i * table->levels[i];
    return sum / table->reachable;
}

static uint32_t largest_level(const struct almanac_table *table)
{
    uint32_t largest = 1;

    for (int i = 0; i <= table->deepest; i++)
        if (table->levels[i] > largest)
            largest = table->levels[i];
    return largest;
}

static void print_levels(const struct almanac_table *table)
{
    uint32_t largest = largest_level(table);

    puts("  by distance");
    for (int i = 0; i <= table->deepest; i++) {
        int bar = (int)((uint64_t)table->levels[i] * BAR / largest);

        printf("    %2d %6" PRIu32 "%s%.*s\n", i, table->levels[i],
               bar > 0 ? " " : "", bar,
               "########################################");
    }
}

static void print_table(const struct almanac_table *table, bool levels)
{
    printf("%s\n", table->name);
    if (table->states > 0) {
        printf("  states     %" PRIu32 "\n", table->states);
        printf("  reachable  %" PRIu32 "\n", table->reachable);
        printf("  kept       %" PRIu32 "\n", table->kept);
        printf("  deepest    %d\n", table->deepest);
        printf("  mean       %.4f\n", mean_distance(table));
    }
    printf("  bytes      %zu\n", table->size);
    printf("  bits       %u %s\n", table->bits,
           table->words != NULL ? "a word" : "a state");
    printf("  XXH3-64    %016" PRIx64 "\n", table->digest);
    if (levels && table->states > 0)
        print_levels(table);
}

static json_t *level_list(const struct almanac_table *table)
{
    json_t *list = json_array();

    for (int i = 0; i <= table->deepest; i++)
        json_array_append_new(list, json_integer(table->levels[i]));
    return list;
}

static void print_json(const struct almanac_table *table, bool levels)
{
    char digest[17];
    json_t *object = json_pack("{s:s}", "table", table->name);

    snprintf(digest, sizeof digest, "%016" PRIx64, table->digest);
    if (table->states > 0)
        json_object_update_new(
            object, json_pack("{s:I, s:I, s:I, s:i, s:f}", "states",
                              (json_int_t)table->states, "reachable",
                              (json_int_t)table->reachable, "kept",
                              (json_int_t)table->kept, "deepest",
                              table->deepest, "mean", mean_distance(table)));
    json_object_update_new(
        object, json_pack("{s:I, s:i, s:s}", "bytes", (json_int_t)table->size,
                          "bits", (int)table->bits, "digest", digest));
    if (levels && table->states > 0)
        json_object_set_new(object, "levels", level_list(table));
    json_print(object);
}

static int run(const struct options *options)
{
    struct almanac_table table;

    if (options->operands[0] != NULL)
        return message_usage(options->command->name, "takes no '%s'",
                             options->operands[0]);
    for (int i = 0; almanac_table_at(i, &table) == ALMANAC_OK; i++)
        if (options->mode == MODE_JSON)
            print_json(&table, options->levels);
        else
            print_table(&table, options->levels);
    return EXIT_ANSWERED;
}

const struct command command_info = {
    .name = "info",
    .bit = COMMAND_INFO,
    .operands = "",
    .summary = "what is in the tables",
    .about =
        "Prints of each table: the states that were searched, those that can\n"
        "reach the goal and those that have an entry; the largest and the\n"
        "mean distance; bytes, bits a state, and the digest of the bytes. Of\n"
        "8-puzzle boards that are mirror images of each other, the tables of\n"
        "goals with the blank at an edge or in the centre have one state.\n",
    .example = "  $ almanac info | head -n 3\n"
               "  coin\n"
               "    states     512\n"
               "    reachable  128\n",
    .run = run,
};
