/* Shortest solutions of the 8-puzzle, replayed and counted. */
#include "puzzle8_boards.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS

static signed char slides[BOARDS];
static int counts[BOARDS];
static unsigned char
    solutions[ALMANAC_PUZZLE8_SOLUTIONS * ALMANAC_PUZZLE8_DEEPEST];

static void search(const char goal[ALMANAC_CELLS])
{
    textbook_puzzle8_search(goal, slides);
    textbook_puzzle8_count(goal, slides, counts);
}

/* Slides the tiles of a solution, one after the other, and notes the cells
 * that they slide from. */
static bool replays(int rank, const char goal[ALMANAC_CELLS],
                    const unsigned char *solution, int length, char *ret_from)
{
    char cells[ALMANAC_CELLS];

    textbook_puzzle8_unrank(rank, cells);
    for (int i = 0; i < length; i++) {
        char tile = (char)('0' + solution[i]);
        const char *from = memchr(cells, tile, ALMANAC_CELLS);

        if (from == NULL || !textbook_puzzle8_slide(cells, tile))
            return false;
        ret_from[i] = (char)(from - cells);
    }
    return memcmp(cells, goal, ALMANAC_CELLS) == 0;
}

static void expect_solution(int rank, const char goal[ALMANAC_CELLS])
{
    unsigned char solution[ALMANAC_PUZZLE8_DEEPEST];
    char from[ALMANAC_PUZZLE8_DEEPEST];
    int length = -2;

    cr_assert_eq(almanac_puzzle8_solve(board_of_rank(rank), board_of(goal),
                                       solution, &length),
                 ALMANAC_OK);
    cr_assert_eq(length, slides[rank]);
    if (length >= 0 && !replays(rank, goal, solution, length, from))
        cr_assert_fail("rank %d", rank);
}

/* All shortest solutions: as many as there should be, all right, in the order
 * of the cells that the tiles slide from, so no two the same. */
static int expect_solutions(int rank, const char goal[ALMANAC_CELLS])
{
    unsigned char solution[ALMANAC_PUZZLE8_DEEPEST];
    char from[2][ALMANAC_PUZZLE8_DEEPEST];
    int count = -2;
    int length = -2;

    cr_assert_eq(almanac_puzzle8_solutions(board_of_rank(rank), board_of(goal),
                                           solutions, &count, &length),
                 ALMANAC_OK);
    cr_assert_eq(length, slides[rank]);
    cr_assert_eq(count, counts[rank], "rank %d: %d", rank, count);
    almanac_puzzle8_solve(board_of_rank(rank), board_of(goal), solution,
                          &length);
    if (length >= 0)
        cr_assert_eq(memcmp(solutions, solution, (size_t)length), 0);
    for (int i = 0; i < count; i++) {
        cr_assert(
            replays(rank, goal, solutions + i * length, length, from[i % 2]));
        cr_assert(i == 0 ||
                  memcmp(from[(i + 1) % 2], from[i % 2], (size_t)length) < 0);
    }
    return count;
}

Test(puzzle8_solutions, every_board_is_solved)
{
    search("123456780");
    for (int rank = 0; rank < BOARDS; rank++)
        expect_solution(rank, "123456780");
}

Test(puzzle8_solutions, every_board_is_counted)
{
    int64_t sum = 0;
    int single = 0;
    int most = 0;

    search("123456780");
    for (int rank = 0; rank < BOARDS; rank++) {
        int count = -2;
        int length = -2;

        cr_assert_eq(almanac_puzzle8_solutions(board_of_rank(rank),
                                               ALMANAC_PUZZLE8_GOAL, NULL,
                                               &count, &length),
                     ALMANAC_OK);
        cr_assert_eq(length, slides[rank]);
        cr_assert_eq(count, counts[rank]);
        single += count == 1;
        most = count > most ? count : most;
        sum += count;
    }
    cr_assert_eq(single, 78033);
    cr_assert_eq(most, 64);
    cr_assert_float_eq((double)sum / ALMANAC_PUZZLE8_BOARDS, 2.76, 0.005);
}

/* The most solutions to a goal; they fit into the buffer. */
static int most_solutions(const char goal[ALMANAC_CELLS])
{
    int most = 0;

    search(goal);
    for (int rank = 0; rank < BOARDS; rank++)
        if (counts[rank] > most)
            most = expect_solutions(rank, goal);
    return most;
}

Test(puzzle8_solutions, constants_hold_the_most_solutions)
{
    cr_assert_eq(most_solutions("123456780"), 64);
    cr_assert_eq(most_solutions("123456708"), 86);
    cr_assert_eq(most_solutions("123405678"), 82);
    cr_assert_eq(ALMANAC_PUZZLE8_SOLUTIONS, 86);
}

Test(puzzle8_solutions, other_goals)
{
    for (int i = 0; i < 45; i++) {
        char goal[ALMANAC_CELLS];

        textbook_puzzle8_unrank((i * 8069 + 77) % BOARDS, goal);
        search(goal);
        for (int rank = i; rank < BOARDS; rank += 997) {
            expect_solution(rank, goal);
            expect_solutions(rank, goal);
        }
    }
}

/* Hints are the moves that lead one closer, and nothing else. */
Test(puzzle8_solutions, hints)
{
    search("123456780");
    for (int rank = 0; rank < BOARDS; rank += 3) {
        struct almanac_move hints[ALMANAC_PUZZLE8_MOVES];
        int count = -2;
        int closer = 0;

        cr_assert_eq(almanac_puzzle8_hint(board_of_rank(rank),
                                          ALMANAC_PUZZLE8_GOAL, hints, &count),
                     ALMANAC_OK);
        for (char tile = '1'; tile <= '8'; tile++) {
            char cells[ALMANAC_CELLS];

            textbook_puzzle8_unrank(rank, cells);
            if (!textbook_puzzle8_slide(cells, tile) || slides[rank] <= 0 ||
                slides[textbook_puzzle8_rank(cells)] != slides[rank] - 1)
                continue;
            closer++;
            for (int i = 0; i < count; i++)
                if (hints[i].move == tile - '0')
                    hints[i].move = 0;
        }
        cr_assert_eq(count, closer);
        for (int i = 0; i < count; i++)
            cr_assert_eq(hints[i].move, 0);
    }
}

Test(puzzle8_solutions, play)
{
    almanac_board board = 77;

    cr_assert_eq(almanac_puzzle8_play(0x103425786, 2, &board), ALMANAC_OK);
    cr_assert_eq(board, 0x123405786);
    for (int move = -1; move <= 9; move++)
        if (move != 1 && move != 2 && move != 3)
            cr_assert_eq(almanac_puzzle8_play(0x103425786, move, &board),
                         ALMANAC_ERROR_MOVE, "%d", move);
    cr_assert_eq(almanac_puzzle8_play(0x103425787, 2, &board),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(board, 0x123405786);
}

Test(puzzle8_solutions, no_board)
{
    struct almanac_move moves[ALMANAC_PUZZLE8_MOVES];
    unsigned char solution[ALMANAC_PUZZLE8_DEEPEST];
    int count = 77;
    int length = 77;

    cr_assert_eq(almanac_puzzle8_moves(0, ALMANAC_PUZZLE8_GOAL, moves, &count),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_puzzle8_hint(ALMANAC_PUZZLE8_GOAL, 0, moves, &count),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(
        almanac_puzzle8_solve(0, ALMANAC_PUZZLE8_GOAL, solution, &length),
        ALMANAC_ERROR_BOARD);
    cr_assert_eq(almanac_puzzle8_solutions(ALMANAC_PUZZLE8_GOAL, 0, NULL,
                                           &count, &length),
                 ALMANAC_ERROR_BOARD);
    cr_assert_eq(count, 77);
    cr_assert_eq(length, 77);
}
