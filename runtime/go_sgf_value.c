/* The values of SGF that mean something for the board. They are kept until the
 * node ends, for the size of the board may stand behind the stones. */
#include "go_reader.h"

#define SIDE ALMANAC_GO_SIZE_MAX

/* Columns and rows beyond any board. */
#define BEYOND 26

struct rectangle {
    int left;
    int top;
    int right;
    int bottom;
};

static enum almanac_status fail_value(struct almanac_go_reader *reader,
                                      const char *expected)
{
    return almanac_go_fail(reader, reader->sgf.value_place, ALMANAC_ERROR_VALUE,
                           expected);
}

static bool is_name(const struct almanac_go_sgf *sgf, char first, char second)
{
    return sgf->name[0] == first &&
           (second == '\0' ? sgf->name_length == 1
                           : sgf->name_length == 2 && sgf->name[1] == second);
}

/* The decimal number in some bytes, or -1. */
static int number(const char *text, int length)
{
    int value = 0;
    int i;

    for (i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = 10 * value + (text[i] - '0');
    }
    return length == 0 ? -1 : value;
}

/* A value too long to be kept is no number. */
static int value_number(const struct almanac_go_sgf *sgf)
{
    return sgf->value_length > ALMANAC_GO_SGF_VALUE
               ? -1
               : number(sgf->value, sgf->value_length);
}

/* The column or row that a letter names, or -1. */
static int letter_number(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    return letter >= 'A' && letter <= 'Z' ? BEYOND : -1;
}

static bool read_point(const char *text, int *ret_column, int *ret_row)
{
    *ret_column = letter_number(text[0]);
    *ret_row = letter_number(text[1]);
    return *ret_column >= 0 && *ret_row >= 0;
}

static bool is_pass(const struct almanac_go_sgf *sgf)
{
    return sgf->value_length == 0 ||
           (sgf->value_length == 2 && sgf->value[0] == 't' &&
            sgf->value[1] == 't');
}

static enum almanac_status take_move(struct almanac_go_reader *reader,
                                     unsigned colour)
{
    struct almanac_go_sgf *sgf = &reader->sgf;
    struct almanac_go_sgf_move *move = &sgf->moves[sgf->move_count];
    int column = -1;
    int row = -1;

    if (sgf->move_count == 2 ||
        (sgf->move_count == 1 && sgf->moves[0].colour == colour))
        return fail_value(reader, "one move of a colour in a node");
    if (!is_pass(sgf) &&
        (sgf->value_length != 2 || !read_point(sgf->value, &column, &row)))
        return fail_value(reader, "a point such as dd, or nothing for a pass");
    move->place = sgf->value_place;
    move->colour = (unsigned char)colour;
    move->column = (signed char)column;
    move->row = (signed char)row;
    sgf->move_count++;
    return ALMANAC_OK;
}

static bool read_rectangle(const struct almanac_go_sgf *sgf,
                           struct rectangle *ret_area)
{
    const char *last = sgf->value;

    if (sgf->value_length == 5 && sgf->value[2] == ':')
        last += 3;
    else if (sgf->value_length != 2)
        return false;
    return read_point(sgf->value, &ret_area->left, &ret_area->top) &&
           read_point(last, &ret_area->right, &ret_area->bottom) &&
           ret_area->left <= ret_area->right &&
           ret_area->top <= ret_area->bottom;
}

static void begin_setup(struct almanac_go_sgf *sgf)
{
    static const struct almanac_go_place nowhere = {0, 0};
    int i;

    for (i = 0; i < SIDE * SIDE; i++)
        sgf->setup[i] = ALMANAC_GO_SGF_UNCHANGED;
    for (i = 0; i <= SIDE; i++)
        sgf->beyond[i] = nowhere;
    sgf->has_setup = true;
}

/* Notes how far a rectangle goes, if it is the first that goes so far. */
static void note_extent(struct almanac_go_sgf *sgf,
                        const struct rectangle *area)
{
    int far = area->right > area->bottom ? area->right : area->bottom;

    if (far > SIDE)
        far = SIDE;
    if (sgf->beyond[far].line == 0)
        sgf->beyond[far] = sgf->value_place;
}

static enum almanac_status take_setup(struct almanac_go_reader *reader,
                                      unsigned stone)
{
    struct almanac_go_sgf *sgf = &reader->sgf;
    struct rectangle area;
    int row;
    int column;

    if (!read_rectangle(sgf, &area))
        return fail_value(reader,
                          "a point such as dd, or a rectangle such as aa:cc");
    if (!sgf->has_setup)
        begin_setup(sgf);
    note_extent(sgf, &area);
    for (row = area.top; row <= area.bottom && row < SIDE; row++)
        for (column = area.left; column <= area.right && column < SIDE;
             column++)
            sgf->setup[row * SIDE + column] = (unsigned char)stone;
    return ALMANAC_OK;
}

/* A square may be written twice, `19:19`. */
static int read_size(const struct almanac_go_sgf *sgf)
{
    int length = sgf->value_length;
    int half = length / 2;
    int width;

    if (length > ALMANAC_GO_SGF_VALUE || length % 2 == 0 ||
        sgf->value[half] != ':')
        return value_number(sgf);
    width = number(sgf->value, half);
    return width == number(sgf->value + half + 1, half) ? width : -1;
}

/* The size is fixed at the end of the first node, and said once. */
static enum almanac_status take_size(struct almanac_go_reader *reader)
{
    struct almanac_go_sgf *sgf = &reader->sgf;
    int size = read_size(sgf);
    int known = sgf->in_root ? sgf->size : reader->game.size;

    if (size < ALMANAC_GO_SIZE_MIN || size > ALMANAC_GO_SIZE_MAX)
        return almanac_go_fail(reader, sgf->value_place, ALMANAC_ERROR_SIZE,
                               "the side of a square board, from 2 to 19");
    if (known != 0 && size != known)
        return almanac_go_fail(reader, sgf->value_place, ALMANAC_ERROR_SIZE,
                               "the same side of the board as before");
    sgf->size = (unsigned char)size;
    return ALMANAC_OK;
}

static enum almanac_status take_number(struct almanac_go_reader *reader,
                                       int most, const char *expected)
{
    int value = value_number(&reader->sgf);

    return value >= 1 && value <= most ? ALMANAC_OK
                                       : fail_value(reader, expected);
}

enum almanac_status almanac_go_sgf_take_value(struct almanac_go_reader *reader)
{
    const struct almanac_go_sgf *sgf = &reader->sgf;

    if (is_name(sgf, 'B', '\0'))
        return take_move(reader, ALMANAC_GO_BLACK);
    if (is_name(sgf, 'W', '\0'))
        return take_move(reader, ALMANAC_GO_WHITE);
    if (is_name(sgf, 'A', 'B'))
        return take_setup(reader, ALMANAC_GO_BLACK);
    if (is_name(sgf, 'A', 'W'))
        return take_setup(reader, ALMANAC_GO_WHITE);
    if (is_name(sgf, 'A', 'E'))
        return take_setup(reader, ALMANAC_GO_VACANT);
    if (is_name(sgf, 'S', 'Z'))
        return take_size(reader);
    if (is_name(sgf, 'G', 'M'))
        return take_number(reader, 1, "game 1, which is Go");
    if (is_name(sgf, 'F', 'F'))
        return take_number(reader, 4, "a version of SGF, from 1 to 4");
    return ALMANAC_OK;
}
