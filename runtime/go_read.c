/* The reader of judge format: a state machine fed a byte at a time. */
#include "cells.h"

enum state {
    /* Between games: the size of the next board. */
    READ_SIZE,
    READ_ANNOUNCED,
    READ_COLOUR,
    READ_OPEN,
    READ_X,
    READ_Y,
    /* After the closing `0 0`. */
    READ_NOTHING
};

/* Larger than any number that means something. */
#define VALUE_MAX UINT64_C(2147483648)

void almanac_go_reader_start(struct almanac_go_reader *ret_reader)
{
    almanac_go_start(&ret_reader->game, ALMANAC_GO_SIZE_MAX);
    ret_reader->announced = 0;
    ret_reader->played = 0;
    ret_reader->line = 1;
    ret_reader->column = 1;
    ret_reader->next_line = 1;
    ret_reader->next_column = 1;
    ret_reader->value = 0;
    ret_reader->size = 0;
    ret_reader->x = 0;
    ret_reader->state = READ_SIZE;
    ret_reader->digits = 0;
    ret_reader->negative = 0;
    ret_reader->colour = ALMANAC_GO_VACANT;
}

/* The byte read next begins a number or move: there a fault is reported. */
static void mark_place(struct almanac_go_reader *reader)
{
    reader->line = reader->next_line;
    reader->column = reader->next_column;
}

static void start_number(struct almanac_go_reader *reader, enum state state)
{
    reader->state = (unsigned char)state;
    reader->value = 0;
    reader->digits = 0;
    reader->negative = 0;
}

/* Takes a byte of a number; false if the number does not go on with it. */
static bool take_digit(struct almanac_go_reader *reader, char c)
{
    if (c == '-' && !reader->negative && !reader->digits) {
        reader->negative = 1;
        return true;
    }
    if (c < '0' || c > '9')
        return false;
    reader->digits = 1;
    reader->value = reader->value * 10 + (unsigned)(c - '0');
    if (reader->value > VALUE_MAX)
        reader->value = VALUE_MAX;
    return true;
}

static bool in_number(const struct almanac_go_reader *reader)
{
    return reader->digits || reader->negative;
}

static enum almanac_status end_size(struct almanac_go_reader *reader)
{
    if (reader->negative || reader->value > ALMANAC_GO_SIZE_MAX ||
        (reader->value != 0 && (reader->value < 3 || reader->value % 2 == 0)))
        return ALMANAC_ERROR_SIZE;
    reader->size = (int)reader->value;
    start_number(reader, READ_ANNOUNCED);
    return ALMANAC_OK;
}

/* A board of side 0 with moves is a fault of its side. */
static enum almanac_status end_announced(struct almanac_go_reader *reader,
                                         bool *ret_done)
{
    bool out_of_range =
        reader->negative || reader->value > ALMANAC_GO_MOVES_MAX;

    if (reader->size == 0 && (out_of_range || reader->value != 0))
        return ALMANAC_ERROR_SIZE;
    if (out_of_range)
        return ALMANAC_ERROR_COUNT;
    if (reader->size == 0) {
        reader->state = READ_NOTHING;
        return ALMANAC_OK;
    }
    reader->announced = (uint32_t)reader->value;
    reader->played = 0;
    almanac_go_start(&reader->game, reader->size);
    *ret_done = reader->announced == 0;
    start_number(reader, *ret_done ? READ_SIZE : READ_COLOUR);
    return ALMANAC_OK;
}

static enum almanac_status end_header(struct almanac_go_reader *reader,
                                      bool *ret_done)
{
    if (reader->state == READ_SIZE)
        return end_size(reader);
    return end_announced(reader, ret_done);
}

static enum almanac_status read_header(struct almanac_go_reader *reader, char c,
                                       bool *ret_done)
{
    if (almanac_is_space(c) && !in_number(reader))
        return ALMANAC_OK;
    if (almanac_is_space(c) && reader->digits)
        return end_header(reader, ret_done);
    if (!in_number(reader) && (reader->state == READ_SIZE || reader->size != 0))
        mark_place(reader);
    if (take_digit(reader, c))
        return ALMANAC_OK;
    return reader->state == READ_SIZE || reader->size == 0
               ? ALMANAC_ERROR_SIZE
               : ALMANAC_ERROR_COUNT;
}

static enum almanac_status read_colour(struct almanac_go_reader *reader, char c)
{
    if (almanac_is_space(c))
        return ALMANAC_OK;
    mark_place(reader);
    if (c != 'B' && c != 'W')
        return ALMANAC_ERROR_MOVE;
    reader->colour = c == 'B' ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE;
    reader->state = READ_OPEN;
    return ALMANAC_OK;
}

static enum almanac_status expect(struct almanac_go_reader *reader, char c,
                                  char expected, enum state next)
{
    if (c != expected)
        return ALMANAC_ERROR_MOVE;
    start_number(reader, next);
    return ALMANAC_OK;
}

/* The number that has ended, kept within an int far off any board. */
static int coordinate(const struct almanac_go_reader *reader)
{
    int value = reader->value > 1000 ? 1000 : (int)reader->value;

    return reader->negative ? -value : value;
}

static enum almanac_status play(struct almanac_go_reader *reader, int y,
                                bool *ret_done)
{
    int half = reader->size / 2;
    enum almanac_status status =
        almanac_go_play(&reader->game, (enum almanac_go_stone)reader->colour,
                        half + reader->x, half - y);

    if (status != ALMANAC_OK)
        return status;
    reader->played++;
    *ret_done = reader->played == reader->announced;
    start_number(reader, *ret_done ? READ_SIZE : READ_COLOUR);
    return ALMANAC_OK;
}

static enum almanac_status read_coordinate(struct almanac_go_reader *reader,
                                           char c, bool *ret_done)
{
    int value;

    if (take_digit(reader, c))
        return ALMANAC_OK;
    if (!reader->digits)
        return ALMANAC_ERROR_MOVE;
    value = coordinate(reader);
    if (reader->state == READ_X) {
        reader->x = value;
        return expect(reader, c, ',', READ_Y);
    }
    return c == ')' ? play(reader, value, ret_done) : ALMANAC_ERROR_MOVE;
}

static enum almanac_status read_nothing(struct almanac_go_reader *reader,
                                        char c)
{
    if (almanac_is_space(c))
        return ALMANAC_OK;
    mark_place(reader);
    return ALMANAC_ERROR_LONG;
}

static enum almanac_status read_byte(struct almanac_go_reader *reader, char c,
                                     bool *ret_done)
{
    switch (reader->state) {
    case READ_SIZE:
    case READ_ANNOUNCED:
        return read_header(reader, c, ret_done);
    case READ_COLOUR:
        return read_colour(reader, c);
    case READ_OPEN:
        return expect(reader, c, '(', READ_X);
    case READ_X:
    case READ_Y:
        return read_coordinate(reader, c, ret_done);
    default:
        return read_nothing(reader, c);
    }
}

static void pass_byte(struct almanac_go_reader *reader, char c)
{
    reader->next_column++;
    if (c == '\n') {
        reader->next_line++;
        reader->next_column = 1;
    }
}

enum almanac_status almanac_go_read(struct almanac_go_reader *reader,
                                    const char *text, size_t length,
                                    size_t *ret_used, bool *ret_done)
{
    bool done = false;
    size_t used = 0;

    while (used < length && !done) {
        char c = text[used++];
        enum almanac_status status = read_byte(reader, c, &done);

        if (status != ALMANAC_OK)
            return status;
        pass_byte(reader, c);
    }
    *ret_used = used;
    *ret_done = done;
    return ALMANAC_OK;
}

enum almanac_status almanac_go_read_end(struct almanac_go_reader *reader,
                                        bool *ret_done)
{
    enum almanac_status status = ALMANAC_OK;
    bool done = false;

    if (reader->state <= READ_ANNOUNCED && reader->digits)
        status = end_header(reader, &done);
    if (status != ALMANAC_OK)
        return status;
    if (!done && reader->state != READ_NOTHING) {
        mark_place(reader);
        return ALMANAC_ERROR_SHORT;
    }
    *ret_done = done;
    return ALMANAC_OK;
}
