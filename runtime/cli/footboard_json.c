#include "footboard_json.h"

#include <jansson.h>
#include <stdbool.h>

#include "message.h"

/* What is read of a position. Jansson counts lines and columns from the start
 * of each array, in characters: so where each array starts is kept, with the
 * bytes it is made of. */
struct reading {
    struct input *input;
    size_t count;
    bool over;
    size_t array_start;
    struct place array_place;
    char bytes[POSITION_BYTES];
};

/* Gives Jansson one byte at a time, so that it takes none beyond the array it
 * is reading. */
static size_t give_byte(void *buffer, size_t size, void *data)
{
    struct reading *reading = data;
    int byte;

    (void)size;
    reading->over = reading->count == POSITION_BYTES;
    if (reading->over)
        return 0;
    byte = input_take(reading->input);
    if (byte == INPUT_END)
        return 0;
    reading->bytes[reading->count++] = (char)byte;
    *(unsigned char *)buffer = (unsigned char)byte;
    return 1;
}

/* The place of a byte of the array that is being read. */
static struct place place_of(const struct reading *reading, size_t offset)
{
    struct place place = reading->array_place;

    for (size_t i = 0; i < offset; i++) {
        place.column++;
        if (reading->bytes[reading->array_start + i] == '\n') {
            place.line++;
            place.column = 1;
        }
    }
    return place;
}

static json_t *complain_of_json(const struct reading *reading,
                                const json_error_t *error)
{
    size_t read = reading->count - reading->array_start;
    size_t past = error->position > 0 ? (size_t)error->position : 0;
    bool ended = json_error_code(error) == json_error_premature_end_of_input;
    size_t at = past > 0 && !ended ? past - 1 : read;

    if (reading->over)
        message_at(reading->input, reading->array_place,
                   "the position is over %d bytes", POSITION_BYTES);
    else
        message_at(reading->input, place_of(reading, at), "not JSON: %s",
                   error->text);
    return NULL;
}

/* The next array, or NULL after a message. */
static json_t *read_array(struct reading *reading, const char *what)
{
    json_error_t error;
    json_t *array;

    if (input_peek_past_space(reading->input) == INPUT_END) {
        message_at(reading->input, reading->input->place,
                   "the input ends, expected %s", what);
        return NULL;
    }
    reading->array_place = reading->input->place;
    reading->array_start = reading->count;
    array =
        json_load_callback(give_byte, reading, JSON_DISABLE_EOF_CHECK, &error);
    return array != NULL ? array : complain_of_json(reading, &error);
}

static bool complain_of_shape(const struct reading *reading, const char *what)
{
    message_at(reading->input, reading->array_place, "%s", what);
    return false;
}

static bool take_row(const struct reading *reading, const json_t *cells,
                     size_t row, uint64_t *tiles)
{
    for (size_t column = 0; column < json_array_size(cells); column++) {
        const json_t *cell = json_array_get(cells, column);
        json_int_t value = json_integer_value(cell);

        if (!json_is_integer(cell) || value < 0 || value > 1)
            return complain_of_shape(reading,
                                     "a cell of the board is not 0 or 1");
        *tiles |= (uint64_t)value << ALMANAC_FOOTBOARD_SQUARE(row, column);
    }
    return true;
}

#define STRING_OF(x) #x
#define STRING(x) STRING_OF(x)
#define LIMIT STRING(ALMANAC_FOOTBOARD_SIDE_MAX)

/* Stores the tiles of a board and its sides. */
static bool take_board(const struct reading *reading, const json_t *rows,
                       uint64_t *ret_tiles, size_t ret_sides[2])
{
    size_t height = json_array_size(rows);
    size_t width = json_array_size(json_array_get(rows, 0));

    *ret_tiles = 0;
    if (height == 0 || width == 0)
        return complain_of_shape(
            reading, "expected a board, an array of rows of 0 and 1");
    if (height > ALMANAC_FOOTBOARD_SIDE_MAX ||
        width > ALMANAC_FOOTBOARD_SIDE_MAX)
        return complain_of_shape(reading, "a side of the board is over " LIMIT);
    for (size_t row = 0; row < height; row++) {
        const json_t *cells = json_array_get(rows, row);

        if (!json_is_array(cells) || json_array_size(cells) != width)
            return complain_of_shape(
                reading, "the rows of the board are not all arrays of one "
                         "length");
        if (!take_row(reading, cells, row, ret_tiles))
            return false;
    }
    ret_sides[0] = height;
    ret_sides[1] = width;
    return true;
}

static bool take_square(const struct reading *reading, const json_t *pair,
                        uint64_t tiles, const size_t sides[2],
                        unsigned char *ret_square)
{
    json_int_t at[2];

    if (!json_is_array(pair) || json_array_size(pair) != 2)
        return complain_of_shape(reading, "expected [row, column]");
    for (size_t i = 0; i < 2; i++) {
        const json_t *value = json_array_get(pair, i);

        if (!json_is_integer(value))
            return complain_of_shape(reading, "expected [row, column]");
        at[i] = json_integer_value(value);
        if (at[i] < 0 || at[i] >= (json_int_t)sides[i])
            return complain_of_shape(reading, "the player is off the board");
    }
    *ret_square = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(at[0], at[1]);
    if ((tiles >> *ret_square & 1) == 0)
        return complain_of_shape(reading, "the player is on a hole");
    return true;
}

static bool read_board(struct reading *reading, uint64_t *ret_tiles,
                       size_t ret_sides[2])
{
    json_t *rows = read_array(reading, "a board");
    bool taken =
        rows != NULL && take_board(reading, rows, ret_tiles, ret_sides);

    json_decref(rows);
    return taken;
}

static bool read_square(struct reading *reading, const char *whose,
                        uint64_t tiles, const size_t sides[2],
                        unsigned char *ret_square)
{
    json_t *pair = read_array(reading, whose);
    bool taken =
        pair != NULL && take_square(reading, pair, tiles, sides, ret_square);

    json_decref(pair);
    return taken;
}

int footboard_json_read(struct input *input,
                        struct almanac_footboard *ret_position)
{
    struct reading reading = {.input = input};
    struct almanac_footboard position;
    size_t sides[2];

    if (!read_board(&reading, &position.tiles, sides) ||
        !read_square(&reading, "A's [row, column]", position.tiles, sides,
                     &position.a) ||
        !read_square(&reading, "B's [row, column]", position.tiles, sides,
                     &position.b))
        return EXIT_BAD_INPUT;
    *ret_position = position;
    return EXIT_ANSWERED;
}
