#include <almanac.h>
#include <criterion/criterion.h>
#include <textbook/footboard.h>

#include "random.h"

static struct almanac_footboard
position_of(const struct textbook_footboard *board)
{
    struct almanac_footboard position = {0, 0, 0};

    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (board->tile[row][column])
                position.tiles |= UINT64_C(1)
                                  << ALMANAC_FOOTBOARD_SQUARE(row, column);
    position.a = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(board->row[0],
                                                         board->column[0]);
    position.b = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(board->row[1],
                                                         board->column[1]);
    return position;
}

static struct almanac_footboard_result
solve(const struct textbook_footboard *board)
{
    struct almanac_footboard_result result = {'?', -1};

    cr_assert_eq(almanac_footboard_solve(position_of(board), &result),
                 ALMANAC_OK);
    return result;
}

/* Compares with plain minimax and returns the length. */
static int expect_as_minimax(const struct textbook_footboard *board)
{
    uint64_t positions = 0;
    struct textbook_outcome expected = textbook_footboard(board, &positions);
    struct almanac_footboard_result result = solve(board);

    cr_assert_eq(result.length, expected.moves);
    cr_assert_eq(result.winner, expected.mover_wins ? 'A' : 'B');
    cr_assert_eq(result.winner == 'A', result.length % 2 == 1);
    return result.length;
}

static struct textbook_footboard full_board(int rows, int columns)
{
    struct textbook_footboard board = {.rows = rows, .columns = columns};

    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            board.tile[row][column] = true;
    return board;
}

static void put_player(struct textbook_footboard *board, int player,
                       uint64_t *seed)
{
    do {
        board->row[player] = random_below(seed, board->rows);
        board->column[player] = random_below(seed, board->columns);
    } while (!board->tile[board->row[player]][board->column[player]]);
}

/* A board of about the given share of tiles, at least one. */
static struct textbook_footboard random_board(uint64_t *seed, int side)
{
    struct textbook_footboard board = {0};
    int density = 50 + random_below(seed, 51);

    board.rows = 1 + random_below(seed, side);
    board.columns = 1 + random_below(seed, side);
    for (int row = 0; row < board.rows; row++)
        for (int column = 0; column < board.columns; column++)
            board.tile[row][column] = random_below(seed, 100) < density;
    board.tile[random_below(seed, board.rows)]
              [random_below(seed, board.columns)] = true;
    put_player(&board, 0, seed);
    put_player(&board, 1, seed);
    return board;
}

Test(footboard, every_start_of_the_full_board)
{
    struct textbook_footboard board = full_board(5, 5);
    int longest = 0;

    for (int start = 0; start < 625; start++) {
        int length;

        board.row[0] = start / 125;
        board.column[0] = start / 25 % 5;
        board.row[1] = start / 5 % 5;
        board.column[1] = start % 5;
        length = expect_as_minimax(&board);
        longest = length > longest ? length : longest;
    }
    cr_assert_eq(longest, ALMANAC_FOOTBOARD_MOVES_MAX);
}

Test(footboard, opposite_corners_of_the_full_board)
{
    struct textbook_footboard board = full_board(5, 5);

    board.row[1] = 4;
    board.column[1] = 4;
    cr_assert_eq(solve(&board).length, 21);
}

Test(footboard, random_boards)
{
    uint64_t seed = 92345;

    for (int i = 0; i < 25000; i++) {
        struct textbook_footboard board = random_board(&seed, 4);

        expect_as_minimax(&board);
    }
}

Test(footboard, random_boards_up_to_5x5)
{
    uint64_t seed = 5;

    for (int i = 0; i < 3000; i++) {
        struct textbook_footboard board = random_board(&seed, 5);

        expect_as_minimax(&board);
    }
}

Test(footboard, bad_positions)
{
    static const struct {
        struct almanac_footboard position;
        enum almanac_status status;
    } bad[] = {
        {{0, 0, 0}, ALMANAC_ERROR_BOARD},
        {{3, 0, 2}, ALMANAC_ERROR_BOARD},
        {{3, 2, 0}, ALMANAC_ERROR_BOARD},
        {{3, 64, 0}, ALMANAC_ERROR_BOARD},
        {{3, 0, 255}, ALMANAC_ERROR_BOARD},
        {{0x21, 0, 0}, ALMANAC_ERROR_SIZE},
        {{UINT64_C(1) << 40 | 1, 0, 0}, ALMANAC_ERROR_SIZE},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct almanac_footboard_result result = {'?', 77};

        cr_assert_eq(almanac_footboard_solve(bad[i].position, &result),
                     bad[i].status, "%zu", i);
        cr_assert_eq(result.winner, '?');
        cr_assert_eq(result.length, 77);
    }
}
