#include "puzzle8_orders.h"

#define HALF 4
#define TILES 8

uint32_t puzzle8_first[ALMANAC_PUZZLE8_CODES];
uint32_t puzzle8_last[ALMANAC_PUZZLE8_CODES];

/* The eight tiles of each number, as a board without its blank. */
static uint32_t tiles_of[ALMANAC_PUZZLE8_ORDERS];

static unsigned tile_of(uint32_t code, unsigned place)
{
    return code >> 3 * (HALF - 1 - place) & 7;
}

/* The set of the four tiles of a code, or 0 if they are not different. */
static unsigned tile_set(uint32_t code)
{
    unsigned set = 0;

    for (unsigned i = 0; i < HALF; i++) {
        unsigned bit = 1u << tile_of(code, i);

        if ((set & bit) != 0)
            return 0;
        set |= bit;
    }
    return set;
}

/* How many pairs of the four stand in falling order. */
static unsigned inversions(uint32_t code)
{
    unsigned count = 0;

    for (unsigned i = 0; i < HALF; i++)
        for (unsigned j = i + 1; j < HALF; j++)
            count += tile_of(code, i) > tile_of(code, j);
    return count;
}

/* How many pairs of a tile in the set and a tile outside it stand in falling
 * order when the set comes first. */
static unsigned inversions_between(unsigned set)
{
    unsigned count = 0;

    for (unsigned i = 0; i < TILES; i++)
        for (unsigned j = 0; j < i; j++)
            count += (set >> i & 1) > (set >> j & 1);
    return count;
}

/* The rank of four different tiles among the orders of those four. */
static unsigned rank_of_four(uint32_t code)
{
    unsigned rank = 0;

    for (unsigned i = 0; i < HALF; i++) {
        unsigned smaller = 0;

        for (unsigned j = i + 1; j < HALF; j++)
            smaller += tile_of(code, j) < tile_of(code, i);
        rank = rank * (HALF - i) + smaller;
    }
    return rank;
}

static uint32_t word(uint32_t number, unsigned set, unsigned odd)
{
    return almanac_puzzle8_share(number) |
           (uint32_t)set << ALMANAC_PUZZLE8_SET_SHIFT |
           (odd % 2 == 1 ? ALMANAC_PUZZLE8_ODD : 0);
}

/* Codes rise as the choices of four tiles do in lexicographic order, so
 * counting them ranks them. Of two neighbouring ranks of the last four one is
 * even and one is odd: half the rank is enough. */
static void fill_words(void)
{
    uint32_t choice = 0;

    for (uint32_t code = 0; code < ALMANAC_PUZZLE8_CODES; code++) {
        unsigned set = tile_set(code);
        unsigned odd = inversions(code);

        if (set == 0)
            continue;
        puzzle8_first[code] =
            word(12 * choice++, set, odd + inversions_between(set));
        puzzle8_last[code] = word(rank_of_four(code) / 2, set, odd);
    }
}

static uint32_t tiles_of_codes(uint32_t first, uint32_t last)
{
    uint32_t tiles = 0;

    for (unsigned i = 0; i < HALF; i++)
        tiles |= (tile_of(first, i) + 1) << 4 * (TILES - 1 - i) |
                 (tile_of(last, i) + 1) << 4 * (HALF - 1 - i);
    return tiles;
}

static void fill_tiles(void)
{
    for (uint32_t f = 0; f < ALMANAC_PUZZLE8_CODES; f++)
        for (uint32_t l = 0; l < ALMANAC_PUZZLE8_CODES; l++) {
            uint32_t sum = puzzle8_first[f] + puzzle8_last[l];

            if ((sum & ALMANAC_PUZZLE8_CHECKS) == ALMANAC_PUZZLE8_SET)
                tiles_of[almanac_puzzle8_number(sum)] = tiles_of_codes(f, l);
        }
}

void puzzle8_orders_prepare(void)
{
    fill_words();
    fill_tiles();
}

uint32_t puzzle8_order(uint64_t board)
{
    return almanac_puzzle8_number(
        almanac_puzzle8_word_of(board, puzzle8_first, puzzle8_last));
}

uint64_t puzzle8_board(unsigned blank, uint32_t number)
{
    unsigned shift = almanac_puzzle8_shift(blank);
    uint64_t below = (UINT64_C(1) << shift) - 1;
    uint64_t tiles = tiles_of[number];

    return (tiles & ~below) << 4 | (tiles & below);
}
