/* The footboard: every start of the full board of 5 by 5. */
#include <textbook/footboard_boards.h>

#include "check.h"
#include "golden.h"

#define SIDE 5
#define STARTS (SIDE * SIDE * SIDE * SIDE)

static struct almanac_footboard_result solve(int rows, int columns, int start)
{
    struct textbook_footboard board =
        textbook_footboard_full(rows, columns, start);
    struct almanac_footboard_result result = {'?', -1};

    almanac_footboard_solve(textbook_footboard_position(&board), NULL, &result);
    return result;
}

/* How many starts have each length, as playing out every line found it. */
static void check_lengths(void)
{
    static const int right[] = {0,   25,  0,  0,  0,  0,  4,  4,  12,
                                44,  16,  28, 0,  8,  8,  20, 28, 36,
                                100, 136, 56, 24, 48, 20, 8};
    int found[ALMANAC_FOOTBOARD_MOVES_MAX + 1] = {0};
    uint64_t same = 0;
    uint64_t winners = 0;

    for (int start = 0; start < STARTS; start++) {
        struct almanac_footboard_result result = solve(SIDE, SIDE, start);

        found[result.length]++;
        winners += result.winner == (result.length % 2 == 1 ? 'A' : 'B');
    }
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++)
        same += found[i] == right[i];
    check("footboard", "starts of each length", same,
          sizeof right / sizeof right[0]);
    check("footboard", "winners", winners, STARTS);
}

static void check_against_textbook(int side)
{
    uint64_t same = 0;
    int starts = side * side * side * side;

    for (int start = 0; start < starts; start++) {
        struct textbook_footboard board =
            textbook_footboard_full(side, side, start);
        uint64_t positions = 0;

        same += solve(side, side, start).length ==
                textbook_footboard(&board, &positions).moves;
    }
    check("footboard", "every start of 4 by 4", same, (uint64_t)starts);
}

void golden_footboard(void)
{
    check_lengths();
    check_against_textbook(4);
    check("footboard", "opposite corners",
          (uint64_t)solve(SIDE, SIDE, STARTS / (SIDE * SIDE) - 1).length, 21);
}
