/* The footboard move by move: steps, moves and best lines, each checked by
 * rules written down once more here. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>
#include <textbook/footboard_boards.h>

typedef struct textbook_outcome solver(const struct textbook_footboard *board);

static struct textbook_outcome minimax(const struct textbook_footboard *board)
{
    uint64_t positions = 0;

    return textbook_footboard(board, &positions);
}

static const char letters[] = "UDLR";

/* Makes a move of the player to move, who is player 0 before and player 1
 * after it. Returns false if there is no tile in that direction. */
static bool replay(struct textbook_footboard *board, char letter)
{
    int row = board->row[0] + (letter == 'D') - (letter == 'U');
    int column = board->column[0] + (letter == 'R') - (letter == 'L');

    if (!textbook_footboard_is_tile(board, row, column))
        return false;
    board->tile[board->row[0]][board->column[0]] = false;
    board->row[0] = board->row[1];
    board->column[0] = board->column[1];
    board->row[1] = row;
    board->column[1] = column;
    return true;
}

/* Whether a move is one of those that lead to the given outcome. */
static bool leads_to(const struct textbook_footboard *board, char letter,
                     struct textbook_outcome wanted, solver *solve)
{
    struct textbook_footboard next = *board;
    struct textbook_outcome found;

    if (!replay(&next, letter))
        return false;
    found = solve(&next);
    return found.moves + 1 == wanted.moves &&
           found.mover_wins != wanted.mover_wins;
}

/* Every move of the line is optimal, the first such of U, D, L, R, and leads
 * to the end after as many moves as were announced. */
static void expect_line(struct textbook_footboard board, solver *solve)
{
    char line[ALMANAC_FOOTBOARD_MOVES_MAX + 1] = {0};
    struct almanac_footboard_result result = {'?', -1};
    struct textbook_outcome outcome = solve(&board);

    cr_assert_eq(almanac_footboard_line(textbook_footboard_position(&board),
                                        NULL, line, &result),
                 ALMANAC_OK);
    cr_assert_eq(result.winner, outcome.mover_wins ? 'A' : 'B');
    cr_assert_eq(result.length, outcome.moves);
    cr_assert_eq(strlen(line), (size_t)outcome.moves);
    for (int i = 0; i < result.length; i++) {
        for (int k = 0; k < 4 && letters[k] != line[i]; k++)
            cr_assert_not(leads_to(&board, letters[k], outcome, solve));
        cr_assert(leads_to(&board, line[i], outcome, solve));
        cr_assert(replay(&board, line[i]));
        outcome = solve(&board);
    }
    cr_assert_eq(outcome.moves, 0);
}

Test(footboard_play, lines)
{
    uint64_t seed = 11;

    for (int i = 0; i < 3000; i++) {
        int rows = 1 + random_below(&seed, 4);
        int columns = 1 + random_below(&seed, 4);

        expect_line(textbook_footboard_random(&seed, rows, columns, 50),
                    minimax);
    }
}

Test(footboard_play, lines_of_5x5)
{
    uint64_t seed = 12;

    for (int i = 0; i < 200; i++)
        expect_line(textbook_footboard_random(&seed, 5, 5, 60), minimax);
}

Test(footboard_play, lines_of_6x6_and_more)
{
    uint64_t seed = 13;

    for (int i = 0; i < 100; i++) {
        int rows = 6 + random_below(&seed, 2);
        int columns = 6 + random_below(&seed, 2);

        expect_line(textbook_footboard_random(&seed, rows, columns, 50),
                    textbook_footboard_deepening);
    }
}

/* No game is longer, for each move takes a tile away and the last one needs
 * one to end on. */
Test(footboard_play, the_longest_line)
{
    struct almanac_footboard position = {UINT64_MAX,
                                         ALMANAC_FOOTBOARD_SQUARE(3, 1),
                                         ALMANAC_FOOTBOARD_SQUARE(4, 1), false};
    char line[ALMANAC_FOOTBOARD_MOVES_MAX] = {0};
    struct almanac_footboard_result result = {'?', -1};

    cr_assert_eq(almanac_footboard_line(position, NULL, line, &result),
                 ALMANAC_OK);
    cr_assert_eq(result.length, ALMANAC_FOOTBOARD_MOVES_MAX);
    for (int i = 0; i < result.length; i++)
        cr_assert_eq(almanac_footboard_step(position, line[i], &position),
                     ALMANAC_OK);
    for (size_t k = 0; letters[k] != '\0'; k++)
        cr_assert_eq(almanac_footboard_step(position, letters[k], &position),
                     ALMANAC_ERROR_MOVE);
}

static unsigned char square_of(const struct textbook_footboard *board,
                               int player)
{
    if (!board->tile[board->row[player]][board->column[player]])
        return ALMANAC_FOOTBOARD_FALLEN;
    return (unsigned char)ALMANAC_FOOTBOARD_SQUARE(board->row[player],
                                                   board->column[player]);
}

/* A move as the library has it, the value of its position aside; it is the
 * turn of the player whose turn it was not before. */
static void expect_position(struct almanac_footboard position,
                            const struct textbook_footboard *board,
                            bool b_to_move)
{
    cr_assert_eq(position.tiles, textbook_footboard_position(board).tiles);
    cr_assert_eq(position.b_to_move, b_to_move);
    cr_assert_eq(b_to_move ? position.b : position.a, square_of(board, 0));
    cr_assert_eq(b_to_move ? position.a : position.b, square_of(board, 1));
}

static void expect_moves(struct textbook_footboard board, bool b_to_move)
{
    struct almanac_footboard position = textbook_footboard_position(&board);
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    int count = -1;
    int expected = 0;

    if (b_to_move)
        position = (struct almanac_footboard){position.tiles, position.b,
                                              position.a, true};
    cr_assert_eq(almanac_footboard_moves(position, NULL, moves, &count),
                 ALMANAC_OK);
    for (int i = 0; i < 4; i++) {
        struct textbook_footboard next = board;
        struct textbook_outcome outcome;

        if (!replay(&next, letters[i]))
            continue;
        outcome = minimax(&next);
        cr_assert_lt(expected, count);
        cr_assert_eq(moves[expected].direction, letters[i]);
        expect_position(moves[expected].position, &next, !b_to_move);
        cr_assert_eq(moves[expected].result.length, outcome.moves + 1);
        cr_assert_eq(moves[expected].result.winner,
                     outcome.mover_wins == b_to_move ? 'A' : 'B');
        expected++;
    }
    cr_assert_eq(count, expected);
}

Test(footboard_play, moves)
{
    uint64_t seed = 14;

    for (int i = 0; i < 6000; i++) {
        int rows = 1 + random_below(&seed, 4);
        int columns = 1 + random_below(&seed, 5);

        expect_moves(textbook_footboard_random(&seed, rows, columns, 50),
                     i % 2 == 1);
    }
}

/* Whoever of A and B is to move, the player to move fares alike. */
Test(footboard_play, turns)
{
    uint64_t seed = 15;

    for (int i = 0; i < 3000; i++) {
        struct textbook_footboard board =
            textbook_footboard_random(&seed, 4, 4, 50);
        struct almanac_footboard a = textbook_footboard_position(&board);
        struct almanac_footboard b = {a.tiles, a.b, a.a, true};
        struct almanac_footboard_result of_a = {'?', -1};
        struct almanac_footboard_result of_b = {'?', -1};

        cr_assert_eq(almanac_footboard_solve(a, NULL, &of_a), ALMANAC_OK);
        cr_assert_eq(almanac_footboard_solve(b, NULL, &of_b), ALMANAC_OK);
        cr_assert_eq(of_a.length, of_b.length);
        cr_assert_eq(of_a.winner, of_b.winner == 'A' ? 'B' : 'A');
    }
}

Test(footboard_play, steps)
{
    uint64_t seed = 16;

    for (int i = 0; i < 3000; i++) {
        struct textbook_footboard board =
            textbook_footboard_random(&seed, 8, 8, 50);
        struct almanac_footboard start = textbook_footboard_position(&board);

        for (int k = 0; k < 4; k++) {
            struct textbook_footboard next = board;
            struct almanac_footboard position = start;
            bool legal = replay(&next, letters[k]);

            cr_assert_eq(almanac_footboard_step(start, letters[k], &position),
                         legal ? ALMANAC_OK : ALMANAC_ERROR_MOVE);
            if (legal)
                expect_position(position, &next, true);
            else
                cr_assert_eq(position.tiles, start.tiles);
        }
    }
}

Test(footboard_play, no_directions)
{
    struct almanac_footboard position = {UINT64_MAX, 9, 9, false};
    struct almanac_footboard next = {77, 0, 0, false};

    for (int letter = -128; letter < 128; letter++)
        if (letter == 0 || strchr(letters, letter) == NULL)
            cr_assert_eq(almanac_footboard_step(position, (char)letter, &next),
                         ALMANAC_ERROR_MOVE);
    cr_assert_eq(next.tiles, 77);
}

/* Who leaves a shared tile has won, and the other has lost where it was. */
Test(footboard_play, a_shared_tile)
{
    struct almanac_footboard position = {3, 0, 0, false};
    struct almanac_footboard_result result = {'?', -1};
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    int count = -1;

    cr_assert_eq(almanac_footboard_step(position, 'R', &position), ALMANAC_OK);
    cr_assert_eq(position.tiles, 2);
    cr_assert_eq(position.a, 1);
    cr_assert_eq(position.b, ALMANAC_FOOTBOARD_FALLEN);
    cr_assert_eq(almanac_footboard_solve(position, NULL, &result), ALMANAC_OK);
    cr_assert_eq(result.winner, 'A');
    cr_assert_eq(result.length, 0);
    cr_assert_eq(almanac_footboard_moves(position, NULL, moves, &count),
                 ALMANAC_OK);
    cr_assert_eq(count, 0);
    cr_assert_eq(almanac_footboard_step(position, 'L', &position),
                 ALMANAC_ERROR_MOVE);
}
