/* Every arrangement of the 8-puzzle, to the usual goal. */
#include <string.h>
#include <textbook/puzzle8.h>

#include "check.h"
#include "games.h"
#include "golden.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
/* Solutions are looked at on every so many boards. */
#define STEP 499

static signed char slides[BOARDS];

static almanac_board board_of_rank(int rank)
{
    char cells[ALMANAC_CELLS];
    almanac_board board = 0;

    textbook_puzzle8_unrank(rank, cells);
    almanac_puzzle8_parse(cells, sizeof cells, &board, NULL);
    return board;
}

static void check_distances(void)
{
    uint64_t same = 0;

    for (int rank = 0; rank < BOARDS; rank++) {
        int distance = -2;

        almanac_puzzle8_distance(board_of_rank(rank), ALMANAC_PUZZLE8_GOAL,
                                 &distance);
        same += distance == slides[rank];
    }
    check("8-puzzle", "every arrangement", same, BOARDS);
}

static void check_lines(void)
{
    static char text[BOARDS * ALMANAC_LINE];
    static signed char distances[BOARDS];
    size_t count = 0;

    for (int rank = 0; rank < BOARDS; rank++) {
        textbook_puzzle8_unrank(rank, text + rank * ALMANAC_LINE);
        text[rank * ALMANAC_LINE + ALMANAC_CELLS] = '\n';
    }
    almanac_puzzle8_distances(text, BOARDS, ALMANAC_PUZZLE8_GOAL, distances,
                              &count);
    check("8-puzzle", "every line", count, BOARDS);
    check("8-puzzle", "lines as arrangements",
          memcmp(distances, slides, BOARDS) == 0, 1);
}

/* The boards at each distance; source: OEIS A089473. */
static void check_levels(void)
{
    static const uint32_t right[] = {
        1,     2,     4,     8,     16,    20,    39,    62,
        116,   152,   286,   396,   748,   1024,  1893,  2512,
        4485,  5638,  9529,  10878, 16993, 17110, 23952, 20224,
        24047, 15578, 14560, 6274,  3910,  760,   221,   2};
    uint32_t levels[ALMANAC_PUZZLE8_DEEPEST + 1];
    uint64_t same = 0;

    almanac_puzzle8_levels(levels);
    for (int i = 0; i <= ALMANAC_PUZZLE8_DEEPEST; i++)
        same += levels[i] == right[i];
    check("8-puzzle", "boards at each distance", same,
          ALMANAC_PUZZLE8_DEEPEST + 1);
}

/* Whether the solution found leads to the goal. */
static bool solves(int rank)
{
    unsigned char tiles[ALMANAC_PUZZLE8_DEEPEST];
    almanac_board board = board_of_rank(rank);
    int length = -2;

    almanac_puzzle8_solve(board, ALMANAC_PUZZLE8_GOAL, tiles, &length);
    for (int i = 0; i < length; i++)
        almanac_puzzle8_play(board, tiles[i], &board);
    return length == slides[rank] &&
           (board == ALMANAC_PUZZLE8_GOAL) == (length >= 0);
}

static void check_solutions(void)
{
    static int counts[BOARDS];
    uint64_t counted = 0;
    uint64_t solved = 0;
    uint64_t boards = 0;

    textbook_puzzle8_count("123456780", slides, counts);
    for (int rank = 0; rank < BOARDS; rank += STEP) {
        int count = -1;
        int length = -2;

        almanac_puzzle8_solutions(board_of_rank(rank), ALMANAC_PUZZLE8_GOAL,
                                  NULL, &count, &length);
        counted += count == counts[rank];
        solved += solves(rank);
        boards++;
    }
    check("8-puzzle", "solutions", solved, boards);
    check("8-puzzle", "numbers of solutions", counted, boards);
}

void golden_puzzle8(void)
{
    textbook_puzzle8_search("123456780", slides);
    check_distances();
    check_lines();
    check_levels();
    check_solutions();
}
