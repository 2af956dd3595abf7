#include "puzzle8_boards.h"

#include "../tables/puzzle8_index.h"

#define TILES 8

/* How many orders the tiles behind each place have. */
static const uint16_t orders_behind[TILES] = {5040, 720, 120, 24, 6, 2, 1, 1};

/* Takes one of the tiles left, which stay in order. */
static unsigned take_tile(unsigned char *left, unsigned count, unsigned place)
{
    unsigned tile = left[place];
    unsigned i;

    for (i = place; i + 1 < count; i++)
        left[i] = left[i + 1];
    return tile;
}

/* A number is half the rank of an order in lexicographic order. Of the two
 * orders with that half, alike but for the last two tiles, one is even: the
 * places of the tiles among those left add up to the inversions. */
static uint32_t tiles_of(uint32_t number)
{
    unsigned char left[TILES] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint32_t rank = 2 * number;
    uint32_t tiles = 0;
    unsigned inversions = 0;
    unsigned i;

    for (i = 0; i < TILES; i++) {
        unsigned place = (unsigned)(rank / orders_behind[i]);

        if (i == TILES - 2)
            place = inversions & 1;
        rank %= orders_behind[i];
        inversions += place;
        tiles = tiles << 4 | take_tile(left, TILES - i, place);
    }
    return tiles;
}

almanac_board almanac_puzzle8_board_of(unsigned blank, uint32_t number)
{
    almanac_board tiles = tiles_of(number);
    almanac_board below = (UINT64_C(1) << almanac_puzzle8_shift(blank)) - 1;

    return (tiles & ~below) << 4 | (tiles & below);
}

enum almanac_status almanac_puzzle8_board(uint32_t index,
                                          almanac_board *ret_board)
{
    if (index >= ALMANAC_PUZZLE8_BOARDS)
        return ALMANAC_ERROR_INDEX;
    *ret_board =
        almanac_puzzle8_board_of((unsigned)(index / ALMANAC_PUZZLE8_ORDERS),
                                 index % ALMANAC_PUZZLE8_ORDERS);
    return ALMANAC_OK;
}
