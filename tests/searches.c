/* The textbook searches answer as the tables do, and count what they visit. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/puzzle8_searches.h>
#include <textbook/two_sided.h>
#include <textbook/two_sided_elimination.h>

#include "puzzle8_boards.h"

#define BOARDS TEXTBOOK_PUZZLE8_BOARDS
#define GOAL "123456780"

static textbook_puzzle8_search_for *const searches[] = {
    textbook_puzzle8_breadth_first,
    textbook_puzzle8_bidirectional,
    textbook_puzzle8_a_star,
    textbook_puzzle8_ida_star,
};
#define SEARCHES (int)(sizeof searches / sizeof searches[0])

static void expect_answer(const char start[ALMANAC_CELLS],
                          const char goal[ALMANAC_CELLS])
{
    int expected = distance(board_of(start), board_of(goal));

    for (int i = 0; i < SEARCHES; i++) {
        struct textbook_work work = {-1, 0};

        cr_assert_eq(searches[i](start, goal, &work), expected,
                     "search %d: %.9s to %.9s", i, start, goal);
        cr_assert_geq(work.visited, expected > 0 ? expected : 0);
        cr_assert_gt(work.bytes, 0);
    }
}

Test(searches, puzzle8_arrangements)
{
    for (int rank = 0; rank < BOARDS; rank += 18149) {
        char start[ALMANAC_CELLS];

        textbook_puzzle8_unrank(rank, start);
        expect_answer(start, GOAL);
    }
}

static void expect_answer_at(int slides, uint64_t *seed)
{
    almanac_board board = 0;
    char start[ALMANAC_CELLS];

    cr_assert_eq(
        almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, slides, seed, &board),
        ALMANAC_OK);
    cr_assert_eq(almanac_puzzle8_format(board, start), ALMANAC_OK);
    expect_answer(start, GOAL);
}

Test(searches, puzzle8_every_distance)
{
    uint64_t seed = 1525;

    for (int i = 0; i <= ALMANAC_PUZZLE8_DEEPEST; i++)
        expect_answer_at(i, &seed);
}

/* A byte marks what a search reaches: after 127 searches from two ends marks
 * come again, and what the first has left must be gone. */
Test(searches, puzzle8_one_after_another)
{
    uint64_t seed = 1525;

    for (int i = 0; i < 130; i++)
        expect_answer_at(i % 127 == 0 ? 25 : 3, &seed);
}

Test(searches, puzzle8_solved_deepest_unsolvable)
{
    expect_answer(GOAL, GOAL);
    expect_answer("647850321", GOAL);
    expect_answer("867254301", GOAL);
    expect_answer("213456780", GOAL);
}

Test(searches, puzzle8_other_goals)
{
    for (int i = 0; i < 10; i++) {
        char start[ALMANAC_CELLS];
        char goal[ALMANAC_CELLS];

        textbook_puzzle8_unrank((i * 8069 + 77) % BOARDS, start);
        textbook_puzzle8_unrank((i + 1) * 10007 % BOARDS, goal);
        expect_answer(start, goal);
    }
}

/* What knows more visits less. */
Test(searches, puzzle8_visits)
{
    int visited[SEARCHES];

    for (int i = 0; i < SEARCHES; i++) {
        struct textbook_work work;

        searches[i]("213456780", GOAL, &work);
        visited[i] = work.visited;
    }
    cr_assert_eq(visited[0], BOARDS / 2 + 1);
    cr_assert_eq(visited[3], 0);
    for (int i = 0; i < SEARCHES; i++) {
        struct textbook_work work;

        searches[i]("647850321", GOAL, &work);
        visited[i] = work.visited;
    }
    cr_assert_eq(visited[0], BOARDS / 2);
    cr_assert_lt(visited[1], visited[0] / 4);
    cr_assert_lt(visited[2], visited[0] / 4);
}

Test(searches, elimination)
{
    for (unsigned board = 0; board < TEXTBOOK_TWO_SIDED_BOARDS; board++) {
        struct textbook_work queue;
        struct textbook_work rows;

        cr_assert_eq(textbook_coin_elimination(board, &rows),
                     textbook_coin(board, &queue), "coin %u", board);
        cr_assert_leq(rows.visited, 4);
        cr_assert_eq(textbook_cross_elimination(board, &rows),
                     textbook_cross(board, &queue), "cross %u", board);
        cr_assert_eq(rows.visited, 1);
        cr_assert_leq(queue.visited, TEXTBOOK_TWO_SIDED_BOARDS);
    }
}
