#include "footboard.h"

static bool decided(struct textbook_footboard *board, int mover, int moves);

/* Steps, asks about the position then, and steps back. The tile left behind
 * has vanished already. */
static bool decided_after(struct textbook_footboard *board, int mover,
                          const int step[2], int moves)
{
    bool yes;

    board->row[mover] += step[0];
    board->column[mover] += step[1];
    yes = decided(board, 1 - mover, moves);
    board->row[mover] -= step[0];
    board->column[mover] -= step[1];
    return yes;
}

/* Whether the game ends within so many moves. As its winner makes the last
 * one, an odd number asks whether the mover can win in time, for which one
 * step is enough; an even one whether the mover must lose in time, for which
 * all steps have to. */
static bool decided(struct textbook_footboard *board, int mover, int moves)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    const int row = board->row[mover];
    const int column = board->column[mover];
    const bool to_win = moves % 2 == 1;
    bool yes = !to_win;

    if (!board->tile[row][column])
        return !to_win;
    board->tile[row][column] = false;
    for (int i = 0; i < 4 && yes != to_win; i++)
        if (textbook_footboard_is_tile(board, row + steps[i][0],
                                       column + steps[i][1]))
            yes = moves > 0 && decided_after(board, mover, steps[i], moves - 1);
    board->tile[row][column] = true;
    return yes;
}

struct textbook_outcome
textbook_footboard_deepening(const struct textbook_footboard *position)
{
    struct textbook_footboard board = *position;
    struct textbook_outcome outcome = {false, 0};

    while (!decided(&board, 0, outcome.moves))
        outcome.moves++;
    outcome.mover_wins = outcome.moves % 2 == 1;
    return outcome;
}
