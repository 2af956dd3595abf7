#include "footboard_shape.h"

static bool fail(const struct footboard_array *array, struct fault *ret_fault,
                 const char *what)
{
    fault_set(ret_fault, array->place, "%s", what);
    return false;
}

static bool take_row(const struct footboard_array *board, size_t row,
                     uint64_t *tiles, struct fault *ret_fault)
{
    const json_t *cells = json_array_get(board->json, row);

    for (size_t column = 0; column < json_array_size(cells); column++) {
        const json_t *cell = json_array_get(cells, column);
        json_int_t value = json_integer_value(cell);

        if (!json_is_integer(cell) || value < 0 || value > 1)
            return fail(board, ret_fault, "a cell of the board is not 0 or 1");
        *tiles |= (uint64_t)value << ALMANAC_FOOTBOARD_SQUARE(row, column);
    }
    return true;
}

#define STRING_OF(x) #x
#define STRING(x) STRING_OF(x)
#define LIMIT STRING(ALMANAC_FOOTBOARD_SIDE_MAX)

/* Stores the height and the width of a board. */
static bool take_sides(const struct footboard_array *board, size_t ret_sides[2],
                       struct fault *ret_fault)
{
    size_t height = json_array_size(board->json);
    size_t width = json_array_size(json_array_get(board->json, 0));

    if (height == 0 || width == 0)
        return fail(board, ret_fault,
                    "expected a board, an array of rows of 0 and 1");
    if (height > ALMANAC_FOOTBOARD_SIDE_MAX ||
        width > ALMANAC_FOOTBOARD_SIDE_MAX)
        return fail(board, ret_fault, "a side of the board is over " LIMIT);
    for (size_t row = 0; row < height; row++)
        if (json_array_size(json_array_get(board->json, row)) != width)
            return fail(board, ret_fault,
                        "the rows of the board are not all arrays of one "
                        "length");
    ret_sides[0] = height;
    ret_sides[1] = width;
    return true;
}

static bool take_square(const struct footboard_array *pair, uint64_t tiles,
                        const size_t sides[2], unsigned char *ret_square,
                        struct fault *ret_fault)
{
    json_int_t at[2];

    for (size_t i = 0; i < 2; i++) {
        const json_t *value = json_array_get(pair->json, i);

        if (json_array_size(pair->json) != 2 || !json_is_integer(value))
            return fail(pair, ret_fault, "expected [row, column]");
        at[i] = json_integer_value(value);
    }
    for (size_t i = 0; i < 2; i++)
        if (at[i] < 0 || at[i] >= (json_int_t)sides[i])
            return fail(pair, ret_fault, "the player is off the board");
    *ret_square = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(at[0], at[1]);
    if ((tiles >> *ret_square & 1) == 0)
        return fail(pair, ret_fault, "the player is on a hole");
    return true;
}

bool footboard_shape_take(const struct footboard_array arrays[3],
                          struct footboard_board *ret_board,
                          struct fault *ret_fault)
{
    struct almanac_footboard position = {0};
    size_t sides[2] = {0};

    if (!take_sides(&arrays[0], sides, ret_fault))
        return false;
    for (size_t row = 0; row < sides[0]; row++)
        if (!take_row(&arrays[0], row, &position.tiles, ret_fault))
            return false;
    if (!take_square(&arrays[1], position.tiles, sides, &position.a,
                     ret_fault) ||
        !take_square(&arrays[2], position.tiles, sides, &position.b, ret_fault))
        return false;
    ret_board->position = position;
    ret_board->rows = (int)sides[0];
    ret_board->columns = (int)sides[1];
    return true;
}
