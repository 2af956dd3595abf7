#include "puzzle8.h"

#include <avr/pgmspace.h>

#include "../../../tables/puzzle8_goals.h"

#define GOAL_BLANK 8
#define ALL_DIGITS 0x1ff

bool puzzle8_is_board(const unsigned char *cells)
{
    unsigned digits = 0;

    for (unsigned i = 0; i < ALMANAC_PUZZLE8_CELLS; i++)
        if (cells[i] < ALMANAC_PUZZLE8_CELLS)
            digits |= 1u << cells[i];
    return digits == ALL_DIGITS;
}

static unsigned blank_of(const unsigned char *cells)
{
    unsigned cell = 0;

    while (cells[cell] != 0)
        cell++;
    return cell;
}

/* How many smaller tiles stand behind the one on a cell. */
static unsigned smaller_behind(const unsigned char *cells, unsigned cell)
{
    unsigned count = 0;

    for (unsigned i = cell + 1; i < ALMANAC_PUZZLE8_CELLS; i++)
        count += cells[i] != 0 && cells[i] < cells[cell];
    return count;
}

/* The number of an order of the tiles is half its rank in lexicographic order,
 * counted here, for the arrays that the library looks it up in are as large as
 * the program memory. */
static unsigned number_of(const unsigned char *cells)
{
    unsigned rank = 0;
    unsigned left = ALMANAC_PUZZLE8_CELLS - 1;

    for (unsigned i = 0; i < ALMANAC_PUZZLE8_CELLS; i++)
        if (cells[i] != 0)
            rank = rank * left-- + smaller_behind(cells, i);
    return rank / 2;
}

static bool is_solvable(const unsigned char *cells)
{
    unsigned inversions = 0;

    for (unsigned i = 0; i < ALMANAC_PUZZLE8_CELLS; i++)
        inversions += smaller_behind(cells, i);
    return inversions % 2 == 0;
}

/* The remainder of the distance modulo 4: all that the table knows. */
static unsigned remainder_of(const unsigned char *cells)
{
    unsigned blank = blank_of(cells);
    unsigned number = number_of(cells);
    unsigned char byte = pgm_read_byte(
        &almanac_puzzle8_corner_table[blank * (ALMANAC_PUZZLE8_ORDERS / 8) +
                                      number / 8]);

    return 2 * almanac_packed_bit(&byte, number % 8) +
           almanac_puzzle8_odd(blank, GOAL_BLANK);
}

static void swap(unsigned char *a, unsigned char *b)
{
    unsigned char cell = *a;

    *a = *b;
    *b = cell;
}

/* Makes the first slide that leads one closer, and returns its tile. */
static unsigned char step(unsigned char *cells)
{
    unsigned closer = (remainder_of(cells) + 3) % 4;
    unsigned blank = blank_of(cells);
    const unsigned char *from = almanac_puzzle8_slides[blank];

    swap(&cells[blank], &cells[*from]);
    while (remainder_of(cells) != closer) {
        swap(&cells[blank], &cells[*from++]);
        swap(&cells[blank], &cells[*from]);
    }
    return cells[blank];
}

int puzzle8_solve(unsigned char *cells, unsigned char *ret_tile)
{
    int steps = 0;

    if (!is_solvable(cells))
        return PUZZLE8_UNSOLVABLE;
    while (blank_of(cells) != GOAL_BLANK || number_of(cells) != 0) {
        unsigned char tile = step(cells);

        if (steps++ == 0)
            *ret_tile = tile;
    }
    return steps;
}
