/* The tables that are linked are the ones whose digests are pinned for their
 * profile. */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../tables/coin.h"
#include "../tables/cross.h"
#include "../tables/digest.h"
#include "../tables/puzzle8_goals.h"

#define LINES_MAX 16
#define LINE 80

static char pins[LINES_MAX][LINE];
static int pin_count;
static int checked;

static void read_pins(void)
{
    FILE *file = fopen(DIGESTS, "r");

    cr_assert_not_null(file, "cannot open %s", DIGESTS);
    while (pin_count < LINES_MAX && fgets(pins[pin_count], LINE, file) != NULL)
        pin_count += strncmp(pins[pin_count], PROFILE, strlen(PROFILE)) == 0;
    fclose(file);
}

static void expect_pinned(const char *name, uint64_t digest)
{
    char line[LINE];
    bool found = false;

    snprintf(line, sizeof line, "%-5s  %016" PRIx64 "  %s\n", PROFILE, digest,
             name);
    for (int i = 0; i < pin_count; i++)
        found |= strcmp(pins[i], line) == 0;
    cr_assert(found, "not pinned: %s", line);
    checked++;
}

#define EXPECT_TABLE(table) \
    expect_pinned(#table, digest_bytes(table, sizeof table))
#define EXPECT_WORDS(array) \
    expect_pinned(#array, digest_words(array, sizeof array / sizeof array[0]))

Test(digests, every_table_is_pinned)
{
    read_pins();
    EXPECT_TABLE(almanac_coin_table);
    EXPECT_TABLE(almanac_cross_table);
    EXPECT_WORDS(almanac_puzzle8_first);
    EXPECT_WORDS(almanac_puzzle8_last);
    EXPECT_TABLE(almanac_puzzle8_corner_table);
    EXPECT_TABLE(almanac_puzzle8_edge_table);
    EXPECT_TABLE(almanac_puzzle8_centre_table);
    cr_assert_eq(checked, pin_count, "a pin without a table");
}

Test(digests, words_low_byte_first)
{
    static const uint32_t words[] = {0x44434241, 0x48474645};

    cr_assert_eq(digest_words(words, 2),
                 digest_bytes((const unsigned char *)"ABCDEFGH", 8));
}
