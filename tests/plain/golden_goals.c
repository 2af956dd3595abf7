/* Other goals of the 8-puzzle, its blank in each cell. */
#include <textbook/puzzle8.h>

#include "check.h"
#include "games.h"
#include "golden.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
/* Prime, so that every cell changes from one board to the next. */
#define STEP 31

static almanac_board board_of(const char *cells)
{
    almanac_board board = 0;

    almanac_puzzle8_parse(cells, ALMANAC_CELLS, &board, NULL);
    return board;
}

static void check_goal(const char *goal)
{
    static signed char slides[BOARDS];
    uint64_t boards = 0;
    uint64_t same = 0;

    textbook_puzzle8_search(goal, slides);
    for (int rank = 0; rank < BOARDS; rank += STEP) {
        char cells[ALMANAC_CELLS];
        int distance = -2;

        textbook_puzzle8_unrank(rank, cells);
        almanac_puzzle8_distance(board_of(cells), board_of(goal), &distance);
        same += distance == slides[rank];
        boards++;
    }
    check("8-puzzle to", goal, same, boards);
}

void golden_goals(void)
{
    static const char *const goals[] = {
        "012345678", "801234567", "780123456", "678012345", "567801234",
        "456780123", "345678012", "234567801", "876543210",
    };

    for (int i = 0; i < ALMANAC_CELLS; i++)
        check_goal(goals[i]);
}
