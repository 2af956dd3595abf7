#include "footboard.h"

static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

/* Winning beats losing; the winner wants few moves, the loser many. */
static bool better(struct textbook_outcome one, struct textbook_outcome other)
{
    if (one.mover_wins != other.mover_wins)
        return one.mover_wins;
    return one.mover_wins ? one.moves < other.moves : one.moves > other.moves;
}

static struct textbook_outcome play(struct textbook_footboard *board, int mover,
                                    uint64_t *positions)
{
    int row = board->row[mover];
    int column = board->column[mover];
    struct textbook_outcome best = {false, 0};

    ++*positions;
    if (!board->tile[row][column])
        return best;
    board->tile[row][column] = false;
    for (int i = 0; i < 4; i++) {
        struct textbook_outcome outcome;

        board->row[mover] = row + steps[i][0];
        board->column[mover] = column + steps[i][1];
        if (!textbook_footboard_is_tile(board, board->row[mover],
                                        board->column[mover]))
            continue;
        outcome = play(board, 1 - mover, positions);
        outcome.mover_wins = !outcome.mover_wins;
        outcome.moves++;
        if (better(outcome, best))
            best = outcome;
    }
    board->tile[row][column] = true;
    board->row[mover] = row;
    board->column[mover] = column;
    return best;
}

struct textbook_outcome
textbook_footboard(const struct textbook_footboard *position,
                   uint64_t *positions)
{
    struct textbook_footboard board = *position;

    return play(&board, 0, positions);
}
