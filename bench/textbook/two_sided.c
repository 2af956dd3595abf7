#include "two_sided.h"

#define SIDE 3
#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS
#define ALL (BOARDS - 1)
#define MOVES_MAX 9

struct moves {
    int count;
    unsigned cells[MOVES_MAX];
};

static unsigned cell(int row, int column)
{
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE)
        return 0;
    return 1u << (SIDE * SIDE - 1 - (SIDE * row + column));
}

/* Three rows, three columns, two diagonals. */
static struct moves coin_moves(void)
{
    struct moves moves = {8, {0}};

    for (int i = 0; i < SIDE; i++) {
        for (int j = 0; j < SIDE; j++) {
            moves.cells[i] |= cell(i, j);
            moves.cells[SIDE + i] |= cell(j, i);
        }
        moves.cells[6] |= cell(i, i);
        moves.cells[7] |= cell(i, SIDE - 1 - i);
    }
    return moves;
}

static struct moves cross_moves(void)
{
    struct moves moves = {9, {0}};

    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++)
            moves.cells[SIDE * row + column] =
                cell(row, column) | cell(row - 1, column) |
                cell(row + 1, column) | cell(row, column - 1) |
                cell(row, column + 1);
    return moves;
}

static void search(const struct moves *moves, unsigned start,
                   int ret_moves[BOARDS])
{
    unsigned queue[BOARDS];
    int head = 0;
    int tail = 0;

    for (int board = 0; board < BOARDS; board++)
        ret_moves[board] = -1;
    ret_moves[start] = 0;
    queue[tail++] = start;
    while (head < tail) {
        unsigned board = queue[head++];

        for (int i = 0; i < moves->count; i++) {
            unsigned next = board ^ moves->cells[i];

            if (ret_moves[next] == -1) {
                ret_moves[next] = ret_moves[board] + 1;
                queue[tail++] = next;
            }
        }
    }
}

unsigned textbook_coin_move(int move)
{
    return coin_moves().cells[move];
}

unsigned textbook_cross_move(int move)
{
    return cross_moves().cells[move];
}

void textbook_coin_search(unsigned start, int ret_moves[BOARDS])
{
    struct moves moves = coin_moves();

    search(&moves, start, ret_moves);
}

void textbook_cross_search(unsigned start, int ret_moves[BOARDS])
{
    struct moves moves = cross_moves();

    search(&moves, start, ret_moves);
}

int textbook_coin(unsigned board)
{
    int moves[BOARDS];

    textbook_coin_search(board, moves);
    if (moves[0] == -1 || (moves[ALL] != -1 && moves[ALL] < moves[0]))
        return moves[ALL];
    return moves[0];
}

int textbook_cross(unsigned board)
{
    int moves[BOARDS];

    textbook_cross_search(0, moves);
    return moves[board];
}
