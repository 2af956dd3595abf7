#include "../tables/puzzle8_goals.h"
#include "almanac.h"

enum almanac_status
almanac_puzzle8_levels(uint32_t ret_levels[ALMANAC_PUZZLE8_DEEPEST + 1])
{
    int i;

    for (i = 0; i <= ALMANAC_PUZZLE8_DEEPEST; i++)
        ret_levels[i] = almanac_puzzle8_corner_table_facts.levels[i];
    return ALMANAC_OK;
}
