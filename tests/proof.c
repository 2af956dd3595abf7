/* A bit that is changed in any table is found. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

#include "../tables/puzzle8_goals.h"
#include "../tables/puzzle8_index.h"
#include "random.h"

#define SIZE_MAX_TABLE 100000

static unsigned char scratch[ALMANAC_PROVE_SCRATCH];
static unsigned char entries[SIZE_MAX_TABLE];
static uint32_t words[SIZE_MAX_TABLE / 4];
static struct almanac_table tables[ALMANAC_TABLES];

static void read_tables(void)
{
    for (int i = 0; i < ALMANAC_TABLES; i++)
        cr_assert_eq(almanac_table_at(i, &tables[i]), ALMANAC_OK);
}

/* Proves the tables with one bit of one of them changed. */
static void expect_found(int table, uint64_t bit)
{
    struct almanac_table right = tables[table];
    int where = -1;

    cr_assert_leq(right.size, SIZE_MAX_TABLE);
    if (right.words != NULL) {
        memcpy(words, right.words, right.size);
        words[bit / 32] ^= (uint32_t)1 << bit % 32;
        tables[table].words = words;
    } else {
        memcpy(entries, right.entries, right.size);
        entries[bit / 8] ^= (unsigned char)(1 << bit % 8);
        tables[table].entries = entries;
    }
    cr_assert_eq(almanac_prove(tables, scratch, &where), ALMANAC_ERROR_TABLE,
                 "%s, bit %d", right.name, (int)bit);
    cr_assert_eq(where, table, "%s, bit %d: found in %d", right.name, (int)bit,
                 where);
    tables[table] = right;
}

static uint64_t bits_of(int table)
{
    return tables[table].size * 8;
}

Test(proof, the_tables_are_proved)
{
    int where = 77;

    read_tables();
    cr_assert_eq(almanac_prove(tables, scratch, &where), ALMANAC_OK);
    cr_assert_eq(where, 77);
    cr_assert_eq(almanac_table_at(ALMANAC_TABLES, &tables[0]),
                 ALMANAC_ERROR_INDEX);
    cr_assert_eq(almanac_table_at(-1, &tables[0]), ALMANAC_ERROR_INDEX);
}

Test(proof, every_bit_of_the_two_sided_tables)
{
    read_tables();
    for (int table = ALMANAC_TABLE_COIN; table <= ALMANAC_TABLE_CROSS; table++)
        for (uint64_t bit = 0; bit < bits_of(table); bit++)
            expect_found(table, bit);
}

Test(proof, bits_of_the_index)
{
    uint64_t seed = 1;

    read_tables();
    for (int i = 0; i < 1000; i++)
        for (int table = ALMANAC_TABLE_PUZZLE8_FIRST;
             table <= ALMANAC_TABLE_PUZZLE8_LAST; table++)
            expect_found(table, random_next(&seed) % bits_of(table));
}

Test(proof, bits_of_the_puzzle8_tables)
{
    uint64_t seed = 2;

    read_tables();
    for (int table = ALMANAC_TABLE_PUZZLE8_CORNER; table < ALMANAC_TABLES;
         table++) {
        expect_found(table, 0);
        expect_found(table, bits_of(table) - 1);
        for (int i = 0; i < 8; i++)
            expect_found(table, random_next(&seed) % bits_of(table));
    }
}

/* The lowest bit of the entry of each goal, which no walk to it need read. */
Test(proof, the_bits_of_the_goals)
{
    static const struct {
        int table;
        uint32_t state;
    } goals[] = {
        {ALMANAC_TABLE_PUZZLE8_CORNER, 8 * 20160},
        {ALMANAC_TABLE_PUZZLE8_EDGE, 2 * 20160},
        {ALMANAC_TABLE_PUZZLE8_CENTRE, 0},
    };

    read_tables();
    for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++)
        expect_found(goals[i].table,
                     (uint64_t)goals[i].state * tables[goals[i].table].bits);
}

/* From every state the one above it follows, down to a goal that is not at
 * 0. */
Test(proof, a_table_of_distances_that_are_all_too_large)
{
    struct almanac_table *cross = &tables[ALMANAC_TABLE_CROSS];
    int where = -1;

    read_tables();
    for (size_t i = 0; i < cross->size; i++)
        entries[i] = (unsigned char)(cross->entries[i] + 0x11);
    cross->entries = entries;
    cr_assert_eq(almanac_prove(tables, scratch, &where), ALMANAC_ERROR_TABLE);
    cr_assert_eq(where, ALMANAC_TABLE_CROSS);
}

/* The bit of a board's entry in the table of a goal, a bit at a time in turn;
 * nothing if the entry is that of a mirror image. */
static void expect_board_found(unsigned kind, almanac_board board, int turn)
{
    static const int numbers[] = {ALMANAC_TABLE_PUZZLE8_EDGE,
                                  ALMANAC_TABLE_PUZZLE8_CENTRE,
                                  ALMANAC_TABLE_PUZZLE8_CORNER};
    static const unsigned kept[] = {ALMANAC_PUZZLE8_EDGE_KEPT,
                                    ALMANAC_PUZZLE8_CENTRE_KEPT,
                                    ALMANAC_PUZZLE8_CORNER_SLOTS};
    unsigned slot = almanac_puzzle8_slots[kind][almanac_puzzle8_blank(board)];
    uint64_t bits = tables[numbers[kind]].bits;
    uint64_t state = slot * ALMANAC_PUZZLE8_ORDERS +
                     almanac_puzzle8_number(almanac_puzzle8_word_of(
                         board, tables[ALMANAC_TABLE_PUZZLE8_FIRST].words,
                         tables[ALMANAC_TABLE_PUZZLE8_LAST].words));

    if (slot < kept[kind])
        expect_found(numbers[kind], state * bits + (uint64_t)turn % bits);
}

/* All boards a few moves from a goal; a board is reached more than once. */
static void expect_near_found(unsigned kind, almanac_board board, int moves)
{
    static int turn;
    struct almanac_move next[ALMANAC_MOVES_MAX];
    int count = 0;

    expect_board_found(kind, board, turn++);
    if (moves == 0)
        return;
    almanac_puzzle8_moves(board, almanac_puzzle8_goals[kind], next, &count);
    for (int i = 0; i < count; i++)
        expect_near_found(kind, next[i].board, moves - 1);
}

Test(proof, bits_near_the_goals)
{
    read_tables();
    for (unsigned kind = 0; kind < ALMANAC_PUZZLE8_KINDS; kind++)
        expect_near_found(kind, almanac_puzzle8_goals[kind], 3);
}

/* Whatever is in a table, the proof ends. */
Test(proof, no_table_keeps_the_proof_from_ending)
{
    uint64_t seed = 3;

    for (int fill = 0; fill < 4; fill++) {
        read_tables();
        for (size_t i = 0; i < sizeof entries; i++)
            entries[i] = (unsigned char)(fill == 0   ? 0
                                         : fill == 1 ? 255
                                         : fill == 2 ? 0xaa
                                                     : random_next(&seed));
        for (int table = ALMANAC_TABLE_PUZZLE8_CORNER; table < ALMANAC_TABLES;
             table++)
            tables[table].entries = entries;
        cr_assert_eq(almanac_prove(tables, scratch, NULL), ALMANAC_ERROR_TABLE);
    }
}
