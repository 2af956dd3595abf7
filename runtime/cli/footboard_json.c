#include "footboard_json.h"

#include <jansson.h>
#include <stdbool.h>

#include "footboard_shape.h"
#include "json_place.h"

/* What is read of a position. Jansson counts lines and columns from the start
 * of each array, in characters: so where each array starts is kept, with the
 * bytes it is made of. */
struct source {
    struct input *input;
    size_t count;
    bool over;
    size_t array_start;
    struct place array_place;
    char bytes[POSITION_BYTES];
};

/* Gives Jansson one byte at a time, so that it takes none beyond the array it
 * is reading. A NUL is where the text ends for it: it would pass over one that
 * stands behind a number. */
static size_t give_byte(void *buffer, size_t size, void *data)
{
    struct source *source = data;
    int byte;

    (void)size;
    source->over = source->count == POSITION_BYTES;
    if (source->over)
        return 0;
    byte = input_take(source->input);
    if (byte == INPUT_END)
        return 0;
    source->bytes[source->count++] = (char)byte;
    if (byte == '\0')
        return 0;
    *(unsigned char *)buffer = (unsigned char)byte;
    return 1;
}

/* The place of a byte of the array that is being read. */
static struct place place_of(const struct source *source, size_t offset)
{
    struct place place = source->array_place;

    for (size_t i = 0; i < offset; i++) {
        place.column++;
        if (source->bytes[source->array_start + i] == '\n') {
            place.line++;
            place.column = 1;
        }
    }
    return place;
}

/* A number too large for Jansson is JSON all the same, and so not called
 * anything else. */
static void set_json_fault(const struct source *source,
                           const json_error_t *error, struct fault *ret_fault)
{
    const char *bytes = source->bytes + source->array_start;
    size_t count = source->count - source->array_start;
    size_t at = json_fault_offset(bytes, count, error);
    struct place place = place_of(source, at);

    if (source->over)
        fault_set(ret_fault, source->array_place,
                  "the position is over %d bytes", POSITION_BYTES);
    else if (json_error_code(error) == json_error_numeric_overflow)
        fault_set(ret_fault, place, "the number is too large");
    else if (at < count && bytes[at] == '\0')
        fault_set(ret_fault, place, "not JSON: unexpected byte 0x00");
    else
        fault_set(ret_fault, place, "not JSON: %s", error->text);
}

/* The next array and its place, or NULL and a fault. */
static json_t *read_array(struct source *source, const char *what,
                          struct fault *ret_fault)
{
    json_error_t error;
    json_t *array;

    if (input_peek_past_space(source->input) == INPUT_END) {
        fault_set(ret_fault, source->input->place,
                  "the input ends, expected %s", what);
        return NULL;
    }
    source->array_place = source->input->place;
    source->array_start = source->count;
    array =
        json_load_callback(give_byte, source, JSON_DISABLE_EOF_CHECK, &error);
    if (array == NULL)
        set_json_fault(source, &error, ret_fault);
    return array;
}

enum reading footboard_json_read(void *board, struct input *input,
                                 struct fault *ret_fault)
{
    static const char *const what[] = {"a board", "A's [row, column]",
                                       "B's [row, column]"};
    struct source source = {.input = input};
    struct footboard_array arrays[3] = {{NULL, {0, 0}}};
    enum reading result = READING_GOOD;

    for (int i = 0; i < 3 && result == READING_GOOD; i++) {
        arrays[i].json = read_array(&source, what[i], ret_fault);
        arrays[i].place = source.array_place;
        if (arrays[i].json == NULL)
            result = READING_BROKEN;
    }
    if (result == READING_GOOD &&
        !footboard_shape_take(arrays, board, ret_fault))
        result = READING_BAD;
    for (int i = 0; i < 3; i++)
        json_decref(arrays[i].json);
    return result;
}
