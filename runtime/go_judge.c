/* The reader of judge format: a state machine fed a byte at a time. */
#include "cells.h"
#include "go_reader.h"

enum judge_state {
    /* Between games: the size of the next board. */
    READ_SIZE,
    READ_ANNOUNCED,
    READ_COLOUR,
    READ_OPEN,
    READ_X,
    READ_Y,
    /* In a game that is passed over: within a word, and before one. */
    SKIP_WORD,
    SKIP_SPACE,
    /* After the closing `0 0`. */
    READ_NOTHING
};

/* Larger than any number that means something. */
#define VALUE_MAX UINT64_C(2147483648)

/* The longest move that is read at once. */
#define MOVE_BYTES (sizeof "B(-99,-99)" - 1)

static void start_number(struct almanac_go_reader *reader,
                         enum judge_state state)
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
    almanac_go_start(&reader->game, reader->size, &reader->rules);
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
        almanac_go_mark(reader);
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
    almanac_go_mark(reader);
    if (c != 'B' && c != 'W')
        return ALMANAC_ERROR_MOVE;
    reader->colour = c == 'B' ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE;
    reader->state = READ_OPEN;
    return ALMANAC_OK;
}

static enum almanac_status expect(struct almanac_go_reader *reader, char c,
                                  char expected, enum judge_state next)
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

static void end_move(struct almanac_go_reader *reader, bool *ret_done)
{
    reader->played++;
    *ret_done = reader->played == reader->announced;
    start_number(reader, *ret_done ? READ_SIZE : READ_COLOUR);
}

static enum almanac_status play(struct almanac_go_reader *reader, int y,
                                bool *ret_done)
{
    int half = reader->size / 2;
    enum almanac_status status =
        almanac_go_play(&reader->game, (enum almanac_go_stone)reader->colour,
                        half + reader->x, half - y);

    if (status == ALMANAC_OK)
        end_move(reader, ret_done);
    return status;
}

static enum almanac_status pass(struct almanac_go_reader *reader,
                                bool *ret_done)
{
    almanac_go_pass(&reader->game);
    end_move(reader, ret_done);
    return ALMANAC_OK;
}

static enum almanac_status read_coordinate(struct almanac_go_reader *reader,
                                           char c, bool *ret_done)
{
    int value;

    if (take_digit(reader, c))
        return ALMANAC_OK;
    if (c == ')' && reader->state == READ_X && !in_number(reader))
        return pass(reader, ret_done);
    if (!reader->digits)
        return ALMANAC_ERROR_MOVE;
    value = coordinate(reader);
    if (reader->state == READ_X) {
        reader->x = value;
        return expect(reader, c, ',', READ_Y);
    }
    return c == ')' ? play(reader, value, ret_done) : ALMANAC_ERROR_MOVE;
}

/* Reads one or two digits, perhaps behind a sign; NULL if there are none. */
static const char *read_short(const char *text, int *ret_number)
{
    bool negative = *text == '-';
    unsigned digit;
    int number;

    text += negative;
    digit = (unsigned)(*text++ - '0');
    if (digit > 9)
        return NULL;
    number = (int)digit;
    digit = (unsigned)(*text - '0');
    if (digit <= 9) {
        number = 10 * number + (int)digit;
        text++;
    }
    *ret_number = negative ? -number : number;
    return text;
}

size_t almanac_go_judge_move(struct almanac_go_reader *reader, const char *text,
                             size_t length, bool *ret_done)
{
    const char *at = text;
    int x;
    int y;

    if (reader->state != READ_COLOUR || length < MOVE_BYTES ||
        (at[0] != 'B' && at[0] != 'W') || at[1] != '(')
        return 0;
    reader->colour = at[0] == 'B' ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE;
    at = read_short(at + 2, &x);
    if (at == NULL || *at != ',')
        return 0;
    at = read_short(at + 1, &y);
    if (at == NULL || *at != ')')
        return 0;
    reader->x = x;
    return play(reader, y, ret_done) == ALMANAC_OK ? (size_t)(at + 1 - text)
                                                   : 0;
}

static bool begins_number(char c)
{
    return c == '-' || (c >= '0' && c <= '9');
}

/* A move ends with its bracket, even if no white space follows. */
static enum almanac_status skip_word(struct almanac_go_reader *reader, char c)
{
    if (almanac_is_space(c) || c == ')')
        reader->state = SKIP_SPACE;
    return ALMANAC_OK;
}

/* Moves begin with a letter: a number is the next board's side, but for as
 * many as `value` says. */
static enum almanac_status skip_space(struct almanac_go_reader *reader, char c,
                                      bool *ret_done)
{
    if (almanac_is_space(c))
        return ALMANAC_OK;
    if (begins_number(c) && reader->value == 0) {
        start_number(reader, READ_SIZE);
        return read_header(reader, c, ret_done);
    }
    reader->value = 0;
    reader->state = SKIP_WORD;
    return ALMANAC_OK;
}

/* Behind the side of a board there is a number of moves to pass over. Where a
 * move should be, a number is the next board's side: moves are missing. */
void almanac_go_judge_skip(struct almanac_go_reader *reader,
                           enum almanac_status fault)
{
    bool in_side = fault == ALMANAC_ERROR_SIZE && in_number(reader) &&
                   reader->state == READ_SIZE;
    bool before_word =
        fault == ALMANAC_ERROR_MOVE && reader->state == READ_COLOUR;

    reader->announced = 0;
    reader->played = 0;
    start_number(reader, before_word ? SKIP_SPACE : SKIP_WORD);
    reader->value = in_side ? 1 : 0;
}

static enum almanac_status read_nothing(struct almanac_go_reader *reader,
                                        char c)
{
    if (almanac_is_space(c))
        return ALMANAC_OK;
    almanac_go_mark(reader);
    return ALMANAC_ERROR_LONG;
}

enum almanac_status almanac_go_judge_byte(struct almanac_go_reader *reader,
                                          char c, bool *ret_done)
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
    case SKIP_WORD:
        return skip_word(reader, c);
    case SKIP_SPACE:
        return skip_space(reader, c, ret_done);
    default:
        return read_nothing(reader, c);
    }
}

enum almanac_status almanac_go_judge_end(struct almanac_go_reader *reader,
                                         bool *ret_done)
{
    enum almanac_status status = ALMANAC_OK;

    if (reader->state <= READ_ANNOUNCED && reader->digits)
        status = end_header(reader, ret_done);
    if (status != ALMANAC_OK || *ret_done || reader->state == READ_NOTHING)
        return status;
    return ALMANAC_ERROR_SHORT;
}
