#include "two_sided_elimination.h"

#include "two_sided.h"

#define ALL (TEXTBOOK_TWO_SIDED_BOARDS - 1)
#define MOVES_MAX TEXTBOOK_TWO_SIDED_MOVES_MAX
#define UNSOLVABLE (-1)

/* A set of moves and the cells that it turns over. */
struct row {
    unsigned cells;
    unsigned moves;
};

struct echelon {
    /* No row has the lowest cell of an earlier one. */
    int rank;
    struct row rows[MOVES_MAX];
    /* Sets of moves that turn over nothing, and from which all such sets can
     * be put together. */
    int kernel_count;
    unsigned kernel[MOVES_MAX];
};

/* Takes from a row what the rows so far can make. */
static struct row reduce(const struct echelon *echelon, struct row row)
{
    for (int i = 0; i < echelon->rank; i++) {
        unsigned cells = echelon->rows[i].cells;

        if ((row.cells & cells & (0u - cells)) != 0) {
            row.cells ^= cells;
            row.moves ^= echelon->rows[i].moves;
        }
    }
    return row;
}

static struct echelon eliminate(const struct textbook_moves *moves)
{
    struct echelon echelon = {0};

    for (int i = 0; i < moves->count; i++) {
        struct row row =
            reduce(&echelon, (struct row){moves->cells[i], 1u << i});

        if (row.cells != 0)
            echelon.rows[echelon.rank++] = row;
        else
            echelon.kernel[echelon.kernel_count++] = row.moves;
    }
    return echelon;
}

static int size(unsigned set)
{
    int members = 0;

    for (; set != 0; set &= set - 1)
        members++;
    return members;
}

/* The least of the sets that do the same as a given one: it with every part of
 * the kernel. */
static int least(const struct echelon *echelon, unsigned moves)
{
    int best = MOVES_MAX;

    for (unsigned part = 0; part < 1u << echelon->kernel_count; part++) {
        unsigned set = moves;

        for (int i = 0; i < echelon->kernel_count; i++)
            if ((part >> i & 1) != 0)
                set ^= echelon->kernel[i];
        if (size(set) < best)
            best = size(set);
    }
    return best;
}

/* The fewest moves that turn over just these cells, or UNSOLVABLE. */
static int solve(const struct echelon *echelon, unsigned cells,
                 struct textbook_work *work)
{
    struct row left = reduce(echelon, (struct row){cells, 0});

    work->bytes = sizeof *echelon;
    if (left.cells != 0)
        return UNSOLVABLE;
    work->visited += 1 << echelon->kernel_count;
    return least(echelon, left.moves);
}

int textbook_coin_elimination(unsigned board, struct textbook_work *ret_work)
{
    static struct echelon echelon;
    int tails;
    int heads;

    if (echelon.rank == 0)
        echelon = eliminate(textbook_coin_moves());
    ret_work->visited = 0;
    tails = solve(&echelon, board, ret_work);
    heads = solve(&echelon, board ^ ALL, ret_work);
    if (tails == UNSOLVABLE || (heads != UNSOLVABLE && heads < tails))
        return heads;
    return tails;
}

int textbook_cross_elimination(unsigned board, struct textbook_work *ret_work)
{
    static struct echelon echelon;

    if (echelon.rank == 0)
        echelon = eliminate(textbook_cross_moves());
    ret_work->visited = 0;
    return solve(&echelon, board, ret_work);
}
