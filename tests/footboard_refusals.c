/* What ends without an answer: positions that are none, and solves that the
 * caller stops. Every output must then be as it was. */
#include <almanac.h>
#include <criterion/criterion.h>

static void expect_solve(struct almanac_footboard position,
                         const struct almanac_watch *watch,
                         enum almanac_status status)
{
    struct almanac_footboard_result result = {'?', 77};

    cr_assert_eq(almanac_footboard_solve(position, watch, &result), status);
    cr_assert_eq(result.winner, '?');
    cr_assert_eq(result.length, 77);
}

static void expect_line(struct almanac_footboard position,
                        const struct almanac_watch *watch,
                        enum almanac_status status)
{
    struct almanac_footboard_result result = {'?', 77};
    char line[ALMANAC_FOOTBOARD_MOVES_MAX] = {0};

    cr_assert_eq(almanac_footboard_line(position, watch, line, &result),
                 status);
    cr_assert_eq(result.winner, '?');
    cr_assert_eq(result.length, 77);
    for (int i = 0; i < ALMANAC_FOOTBOARD_MOVES_MAX; i++)
        cr_assert_eq(line[i], 0);
}

static void expect_moves(struct almanac_footboard position,
                         const struct almanac_watch *watch,
                         enum almanac_status status)
{
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS] = {0};
    int count = 77;

    cr_assert_eq(almanac_footboard_moves(position, watch, moves, &count),
                 status);
    cr_assert_eq(count, 77);
    for (int i = 0; i < ALMANAC_FOOTBOARD_DIRECTIONS; i++) {
        cr_assert_eq(moves[i].direction, 0);
        cr_assert_eq(moves[i].position.tiles, 0);
        cr_assert_eq(moves[i].result.length, 0);
    }
}

Test(footboard_refusals, bad_positions)
{
    static const struct almanac_footboard bad[] = {
        {0, 0, 0, false},   {3, 0, 2, false},   {3, 2, 0, false},
        {3, 64, 0, false},  {3, 0, 255, false}, {3, 0, 2, true},
        {3, 2, 0, true},    {3, 255, 0, true},  {3, 255, 255, false},
        {3, 254, 0, false}, {1, 1, 0, false},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct almanac_footboard next = {77, 0, 0, false};

        expect_solve(bad[i], NULL, ALMANAC_ERROR_BOARD);
        expect_line(bad[i], NULL, ALMANAC_ERROR_BOARD);
        expect_moves(bad[i], NULL, ALMANAC_ERROR_BOARD);
        cr_assert_eq(almanac_footboard_step(bad[i], 'R', &next),
                     ALMANAC_ERROR_BOARD);
        cr_assert_eq(next.tiles, 77);
    }
}

/* A watch that goes on for a number of calls. */
struct patience {
    int calls;
    int limit;
    uint64_t positions;
};

static bool go_on(void *data, uint64_t positions)
{
    struct patience *patience = data;

    cr_assert_gt(positions, patience->positions);
    cr_assert_lt(positions - patience->positions, 10000);
    patience->positions = positions;
    return ++patience->calls < patience->limit;
}

/* 6x6, the players in the middle. */
static const struct almanac_footboard slow = {
    UINT64_C(0x3f3f3f3f3f3f), ALMANAC_FOOTBOARD_SQUARE(2, 2),
    ALMANAC_FOOTBOARD_SQUARE(3, 3), false};

typedef void expectation(struct almanac_footboard position,
                         const struct almanac_watch *watch,
                         enum almanac_status status);

/* Stops at the first call, at the second ... at the last. */
static void stop_anywhere(expectation *expect, int calls)
{
    cr_assert_gt(calls, 3);
    for (int limit = 1; limit <= calls; limit++) {
        struct patience patience = {0, limit, 0};
        struct almanac_watch watch = {go_on, &patience};

        expect(slow, &watch, ALMANAC_ERROR_STOPPED);
        cr_assert_eq(patience.calls, limit);
    }
}

Test(footboard_refusals, a_stopped_solve)
{
    struct almanac_footboard_result result = {'?', -1};
    struct almanac_footboard_result alone = {'?', -2};
    struct patience patience = {0, 1000000, 0};
    struct almanac_watch watch = {go_on, &patience};

    cr_assert_eq(almanac_footboard_solve(slow, &watch, &result), ALMANAC_OK);
    cr_assert_eq(almanac_footboard_solve(slow, NULL, &alone), ALMANAC_OK);
    cr_assert_eq(result.winner, alone.winner);
    cr_assert_eq(result.length, alone.length);
    stop_anywhere(expect_solve, patience.calls);
}

Test(footboard_refusals, a_stopped_line)
{
    struct almanac_footboard_result result;
    char line[ALMANAC_FOOTBOARD_MOVES_MAX];
    struct patience patience = {0, 1000000, 0};
    struct almanac_watch watch = {go_on, &patience};

    cr_assert_eq(almanac_footboard_line(slow, &watch, line, &result),
                 ALMANAC_OK);
    stop_anywhere(expect_line, patience.calls);
}

Test(footboard_refusals, stopped_moves)
{
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    struct patience patience = {0, 1000000, 0};
    struct almanac_watch watch = {go_on, &patience};
    int count;

    cr_assert_eq(almanac_footboard_moves(slow, &watch, moves, &count),
                 ALMANAC_OK);
    cr_assert_eq(count, 4);
    stop_anywhere(expect_moves, patience.calls);
}
