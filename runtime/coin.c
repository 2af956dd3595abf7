#include "almanac.h"

#include "../tables/coin.h"
#include "two_sided.h"

enum almanac_status almanac_coin_parse(const char *text, size_t length,
                                       almanac_board *ret_board, size_t *where)
{
    return almanac_two_sided_parse('T', 'H', text, length, ret_board, where);
}

enum almanac_status almanac_coin_format(almanac_board board,
                                        char ret_text[ALMANAC_CELLS])
{
    return almanac_two_sided_format('T', 'H', board, ret_text);
}

static int flips(almanac_board coins)
{
    unsigned entry = almanac_packed_entry(almanac_coin_table, (uint32_t)coins);

    return entry == ALMANAC_PACKED_UNREACHABLE ? ALMANAC_UNSOLVABLE
                                               : (int)entry;
}

/* Three rows turn all coins over, so both faces can be reached or neither. */
static int flips_to_either(almanac_board board)
{
    int tails = flips(board);
    int heads = flips(board ^ ALMANAC_TWO_SIDED_ALL);

    return tails < heads ? tails : heads;
}

enum almanac_status almanac_coin_distance(almanac_board board,
                                          almanac_board goal, int *ret_distance)
{
    if (board > ALMANAC_TWO_SIDED_ALL || goal > ALMANAC_COIN_EITHER)
        return ALMANAC_ERROR_BOARD;
    *ret_distance = goal == ALMANAC_COIN_EITHER ? flips_to_either(board)
                                                : flips(board ^ goal);
    return ALMANAC_OK;
}
