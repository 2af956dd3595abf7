/* Reads 8-puzzle boards over the serial line and answers each with the
 * distance and the next tile to slide. */
#include <stdlib.h>

#include "../../../tables/puzzle8_board.h"
#include "puzzle8.h"
#include "serial.h"

/* Reads a line; returns whether it holds nine digits that are a board. */
static bool read_board(unsigned char *ret_cells)
{
    unsigned char count = 0;
    char byte;

    while ((byte = serial_read()) != '\n')
        if (byte != '\r') {
            if (count < ALMANAC_PUZZLE8_CELLS)
                ret_cells[count] = (unsigned char)(byte - '0');
            if (count <= ALMANAC_PUZZLE8_CELLS)
                count++;
        }
    return count == ALMANAC_PUZZLE8_CELLS && puzzle8_is_board(ret_cells);
}

static void write_number(int number)
{
    char text[7];

    serial_write(itoa(number, text, 10));
}

int main(void)
{
    serial_start();
    serial_write("ready\r\n");
    for (;;) {
        unsigned char cells[ALMANAC_PUZZLE8_CELLS];
        unsigned char tile = 0;

        if (!read_board(cells)) {
            serial_write("error\r\n");
            continue;
        }
        write_number(puzzle8_solve(cells, &tile));
        if (tile != 0) {
            serial_write(" ");
            write_number(tile);
        }
        serial_write("\r\n");
    }
}
