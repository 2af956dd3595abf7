#include "two_sided.h"

#define SIDE 3
#define BOARDS TEXTBOOK_TWO_SIDED_BOARDS
#define ALL (BOARDS - 1)
#define NO_BOARD (-1)

static unsigned cell(int row, int column)
{
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE)
        return 0;
    return 1u << (SIDE * SIDE - 1 - (SIDE * row + column));
}

/* Three rows, three columns, two diagonals. */
static struct textbook_moves make_coin_moves(void)
{
    struct textbook_moves moves = {8, {0}};

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

static struct textbook_moves make_cross_moves(void)
{
    struct textbook_moves moves = {9, {0}};

    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++)
            moves.cells[SIDE * row + column] =
                cell(row, column) | cell(row - 1, column) |
                cell(row + 1, column) | cell(row, column - 1) |
                cell(row, column + 1);
    return moves;
}

const struct textbook_moves *textbook_coin_moves(void)
{
    static struct textbook_moves moves;

    if (moves.count == 0)
        moves = make_coin_moves();
    return &moves;
}

const struct textbook_moves *textbook_cross_moves(void)
{
    static struct textbook_moves moves;

    if (moves.count == 0)
        moves = make_cross_moves();
    return &moves;
}

/* Searches until one of two boards has been reached, or to the end; returns
 * how many boards were reached. */
static int search(const struct textbook_moves *moves, unsigned start, int until,
                  int or_until, int ret_moves[BOARDS])
{
    unsigned queue[BOARDS];
    int head = 0;
    int tail = 0;

    for (int board = 0; board < BOARDS; board++)
        ret_moves[board] = -1;
    ret_moves[start] = 0;
    queue[tail++] = start;
    while (head < tail && (until == NO_BOARD || (ret_moves[until] == -1 &&
                                                 ret_moves[or_until] == -1))) {
        unsigned board = queue[head++];

        for (int i = 0; i < moves->count; i++) {
            unsigned next = board ^ moves->cells[i];

            if (ret_moves[next] == -1) {
                ret_moves[next] = ret_moves[board] + 1;
                queue[tail++] = next;
            }
        }
    }
    return tail;
}

unsigned textbook_coin_move(int move)
{
    return textbook_coin_moves()->cells[move];
}

unsigned textbook_cross_move(int move)
{
    return textbook_cross_moves()->cells[move];
}

void textbook_coin_search(unsigned start, int ret_moves[BOARDS])
{
    search(textbook_coin_moves(), start, NO_BOARD, NO_BOARD, ret_moves);
}

void textbook_cross_search(unsigned start, int ret_moves[BOARDS])
{
    search(textbook_cross_moves(), start, NO_BOARD, NO_BOARD, ret_moves);
}

static struct textbook_work work_of(int visited)
{
    struct textbook_work work;

    work.visited = visited;
    work.bytes = BOARDS * sizeof(int) + (size_t)visited * sizeof(unsigned);
    return work;
}

/* Both ends are as far away if the same board leads to them. */
int textbook_coin(unsigned board, struct textbook_work *ret_work)
{
    int moves[BOARDS];

    *ret_work = work_of(search(textbook_coin_moves(), board, 0, ALL, moves));
    return moves[0] != -1 ? moves[0] : moves[ALL];
}

int textbook_cross(unsigned board, struct textbook_work *ret_work)
{
    int moves[BOARDS];

    *ret_work = work_of(search(textbook_cross_moves(), board, 0, 0, moves));
    return moves[0];
}
