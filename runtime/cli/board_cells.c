#include "board_cells.h"

void board_cells_read(struct input *input, struct board_cells *ret_cells)
{
    size_t count = 0;

    while (count < ALMANAC_CELLS && input_peek_past_space(input) != INPUT_END) {
        ret_cells->places[count] = input->place;
        ret_cells->text[count++] = (char)input_take(input);
    }
    ret_cells->places[count] = input->place;
    ret_cells->count = count;
}
