#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/footboard_boards.h>

static struct almanac_footboard_result
solve(const struct textbook_footboard *board)
{
    struct almanac_footboard_result result = {'?', -1};

    cr_assert_eq(almanac_footboard_solve(textbook_footboard_position(board),
                                         NULL, &result),
                 ALMANAC_OK);
    return result;
}

/* Compares with another solution and returns the length. */
static int expect(const struct textbook_footboard *board,
                  struct textbook_outcome expected)
{
    struct almanac_footboard_result result = solve(board);

    cr_assert_eq(result.length, expected.moves);
    cr_assert_eq(result.winner, expected.mover_wins ? 'A' : 'B');
    cr_assert_eq(result.winner == 'A', result.length % 2 == 1);
    return result.length;
}

static int expect_as_minimax(const struct textbook_footboard *board)
{
    uint64_t positions = 0;

    return expect(board, textbook_footboard(board, &positions));
}

Test(footboard, every_start_of_the_full_board)
{
    int longest = 0;

    for (int start = 0; start < 625; start++) {
        struct textbook_footboard board = textbook_footboard_full(5, 5, start);
        int length = expect_as_minimax(&board);

        longest = length > longest ? length : longest;
    }
    cr_assert_eq(longest, 24);
}

Test(footboard, opposite_corners_of_the_full_board)
{
    struct textbook_footboard board = textbook_footboard_full(5, 5, 24);

    cr_assert_eq(solve(&board).length, 21);
}

Test(footboard, random_boards)
{
    uint64_t seed = 92345;

    for (int i = 0; i < 25000; i++) {
        int rows = 1 + random_below(&seed, 4);
        int columns = 1 + random_below(&seed, 4);
        struct textbook_footboard board =
            textbook_footboard_random(&seed, rows, columns, 50);

        expect_as_minimax(&board);
    }
}

Test(footboard, random_boards_up_to_5x5)
{
    uint64_t seed = 5;

    for (int i = 0; i < 3000; i++) {
        int rows = 1 + random_below(&seed, 5);
        int columns = 1 + random_below(&seed, 5);
        struct textbook_footboard board =
            textbook_footboard_random(&seed, rows, columns, 50);

        expect_as_minimax(&board);
    }
}

Test(footboard, random_boards_of_5x5)
{
    uint64_t seed = 55;

    for (int i = 0; i < 3000; i++) {
        struct textbook_footboard board =
            textbook_footboard_random(&seed, 5, 5, 50);

        expect_as_minimax(&board);
    }
}

Test(footboard, random_boards_from_5x6_to_7x7)
{
    uint64_t seed = 67;

    for (int i = 0; i < 400; i++) {
        int rows = 5 + random_below(&seed, 3);
        int columns =
            rows == 5 ? 6 + random_below(&seed, 2) : 5 + random_below(&seed, 3);
        struct textbook_footboard board =
            textbook_footboard_random(&seed, rows, columns, 70);

        expect(&board, textbook_footboard_deepening(&board));
    }
}

Test(footboard, starts_of_the_full_board_of_6x6)
{
    for (int start = 0; start < 1296; start += 23) {
        struct textbook_footboard board = textbook_footboard_full(6, 6, start);

        expect(&board, textbook_footboard_deepening(&board));
    }
}

/* The edges of the largest board: a step must not wrap. */
Test(footboard, random_boards_of_8_rows_or_columns)
{
    uint64_t seed = 8;

    for (int i = 0; i < 1000; i++) {
        struct textbook_footboard board =
            textbook_footboard_random(&seed, i % 2 ? 8 : 3, i % 2 ? 3 : 8, 70);

        expect(&board, textbook_footboard_deepening(&board));
    }
}

Test(footboard, two_textbooks_agree)
{
    uint64_t seed = 2;

    for (int i = 0; i < 1000; i++) {
        struct textbook_footboard board =
            textbook_footboard_random(&seed, 4, 5, 50);
        uint64_t positions = 0;
        struct textbook_outcome plain = textbook_footboard(&board, &positions);
        struct textbook_outcome deepening =
            textbook_footboard_deepening(&board);

        cr_assert_eq(plain.moves, deepening.moves);
        cr_assert_eq(plain.mover_wins, deepening.mover_wins);
    }
}

Test(footboard, tiles_out_of_reach)
{
    static const uint64_t tiles[] = {0x21, UINT64_C(1) << 40 | 1,
                                     UINT64_C(1) << 63 | 1, 1};

    for (size_t i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        struct almanac_footboard position = {tiles[i], 0, 0, false};
        struct almanac_footboard_result result = {'?', 77};

        cr_assert_eq(almanac_footboard_solve(position, NULL, &result),
                     ALMANAC_OK);
        cr_assert_eq(result.winner, 'B');
        cr_assert_eq(result.length, 0);
    }
}
