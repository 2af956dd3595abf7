/* The 8-puzzle to goals of either parity, their blanks in all nine cells. */
#include "puzzle8_boards.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS

/* The small profile walks to each answer: fewer goals. */
#if defined(ALMANAC_TABLES_SMALL)
#define GOALS_A_BLANK 1
#else
#define GOALS_A_BLANK 5
#endif

static signed char slides[BOARDS];

/* Every move of a board leads where the textbook says, and as close. */
static void expect_moves(int rank, almanac_board goal)
{
    struct almanac_move moves[ALMANAC_PUZZLE8_MOVES];
    char cells[ALMANAC_CELLS];
    int count = 0;
    int legal = 0;

    textbook_puzzle8_unrank(rank, cells);
    cr_assert_eq(almanac_puzzle8_moves(board_of(cells), goal, moves, &count),
                 ALMANAC_OK);
    for (int i = 0; i < count; i++) {
        char next[ALMANAC_CELLS];
        int next_rank;

        memcpy(next, cells, sizeof next);
        if (!textbook_puzzle8_slide(next, (char)('0' + moves[i].move)))
            cr_assert_fail("%.9s: illegal move %d", cells, moves[i].move);
        next_rank = textbook_puzzle8_rank(next);
        if (board_of(next) != moves[i].board ||
            slides[next_rank] != moves[i].distance)
            cr_assert_fail("%.9s: move %d", cells, moves[i].move);
    }
    for (char tile = '1'; tile <= '8'; tile++) {
        char next[ALMANAC_CELLS];

        memcpy(next, cells, sizeof next);
        legal += textbook_puzzle8_slide(next, tile);
    }
    if (count != legal)
        cr_assert_fail("%.9s: %d moves", cells, count);
}

/* Compares every start with a textbook search from the goal, both ways. */
static void expect_all_starts(const char goal_cells[ALMANAC_CELLS])
{
    almanac_board goal = board_of(goal_cells);

    textbook_puzzle8_search(goal_cells, slides);
    for (int rank = 0; rank < BOARDS; rank++) {
        almanac_board board = board_of_rank(rank);
        int expected = slides[rank];

        if (distance(board, goal) != expected ||
            distance(goal, board) != expected)
            cr_assert_fail("%09llx to %.9s, expected %d",
                           (unsigned long long)board, goal_cells, expected);
        if (rank % 5 == 0)
            expect_moves(rank, goal);
    }
}

Test(puzzle8_goals, every_start_to_many_goals)
{
    int goals[ALMANAC_CELLS] = {0};

    for (int i = 0; i < ALMANAC_CELLS * 40; i++) {
        char goal[ALMANAC_CELLS];
        int blank = 0;

        textbook_puzzle8_unrank((i + 1) * 10007 % BOARDS, goal);
        while (goal[blank] != '0')
            blank++;
        if (goals[blank]++ < GOALS_A_BLANK)
            expect_all_starts(goal);
    }
    for (int blank = 0; blank < ALMANAC_CELLS; blank++)
        cr_assert_geq(goals[blank], GOALS_A_BLANK);
}
