/* What a user's first program may be, in C and in C++. */
#include <almanac.h>
#include <stdio.h>

int main(void)
{
    almanac_board board;
    int slides;

    if (almanac_puzzle8_parse("103425786", 9, &board, NULL) != ALMANAC_OK ||
        almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &slides) !=
            ALMANAC_OK)
        return 1;
    printf("%s %d\n", almanac_version(), slides);
    return 0;
}
