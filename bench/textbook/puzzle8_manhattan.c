#include "puzzle8_manhattan.h"

#define CELLS TEXTBOOK_PUZZLE8_CELLS

static const int apart[CELLS][CELLS] = {
    {0, 1, 2, 1, 2, 3, 2, 3, 4}, {1, 0, 1, 2, 1, 2, 3, 2, 3},
    {2, 1, 0, 3, 2, 1, 4, 3, 2}, {1, 2, 3, 0, 1, 2, 1, 2, 3},
    {2, 1, 2, 1, 0, 1, 2, 1, 2}, {3, 2, 1, 2, 1, 0, 3, 2, 1},
    {2, 3, 4, 1, 2, 3, 0, 1, 2}, {3, 2, 3, 2, 1, 2, 1, 0, 1},
    {4, 3, 2, 3, 2, 1, 2, 1, 0},
};

struct textbook_homes textbook_puzzle8_homes(const char goal[CELLS])
{
    struct textbook_homes homes;

    for (int cell = 0; cell < CELLS; cell++)
        homes.cell[goal[cell] - '0'] = cell;
    return homes;
}

int textbook_puzzle8_away(const struct textbook_homes *homes, char tile,
                          int cell)
{
    return apart[homes->cell[tile - '0']][cell];
}

int textbook_puzzle8_manhattan(const struct textbook_homes *homes,
                               const char cells[CELLS])
{
    int away = 0;

    for (int cell = 0; cell < CELLS; cell++)
        if (cells[cell] != '0')
            away += textbook_puzzle8_away(homes, cells[cell], cell);
    return away;
}
