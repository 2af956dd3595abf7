// The public header is C++ too.
#include <almanac.h>

int main()
{
    almanac_board board = 0;
    int distance = -1;

    if (almanac_puzzle8_parse("103425786", 9, &board, nullptr) != ALMANAC_OK ||
        almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &distance) !=
            ALMANAC_OK)
        return 1;
    return distance == 3 ? 0 : 1;
}
