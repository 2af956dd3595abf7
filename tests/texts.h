/* What holds for reading and writing the boards of any table game. */
#ifndef ALMANAC_TESTS_TEXTS_H
#define ALMANAC_TESTS_TEXTS_H

#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

typedef enum almanac_status parse_function(const char *text, size_t length,
                                           almanac_board *ret_board,
                                           size_t *where);
typedef enum almanac_status format_function(almanac_board board,
                                            char ret_text[ALMANAC_CELLS]);

/* A board written and read again is the same board. */
static inline void expect_round_trip(parse_function *parse,
                                     format_function *format,
                                     almanac_board board)
{
    char text[ALMANAC_CELLS];
    almanac_board again = ~board;

    cr_assert_eq(format(board, text), ALMANAC_OK);
    cr_assert_eq(parse(text, sizeof text, &again, NULL), ALMANAC_OK);
    cr_assert_eq(again, board);
}

static inline void expect_board(parse_function *parse, const char *text,
                                almanac_board board)
{
    almanac_board read = ~board;

    cr_assert_eq(parse(text, strlen(text), &read, NULL), ALMANAC_OK, "'%s'",
                 text);
    cr_assert_eq(read, board, "'%s'", text);
}

/* A bad text fails with a status at an offset, and changes nothing else. */
static inline void expect_bad_text(parse_function *parse, const char *text,
                                   enum almanac_status status, size_t offset)
{
    almanac_board read = 12345;
    size_t where = 99;

    cr_assert_eq(parse(text, strlen(text), &read, &where), status, "'%s'",
                 text);
    cr_assert_eq(where, offset, "'%s': at %zu", text, where);
    cr_assert_eq(read, 12345, "'%s'", text);
    cr_assert_eq(parse(text, strlen(text), &read, NULL), status, "'%s'", text);
}

static inline void expect_no_board(format_function *format, almanac_board board)
{
    char text[ALMANAC_CELLS + 1] = "untouched";

    cr_assert_eq(format(board, text), ALMANAC_ERROR_BOARD);
    cr_assert_str_eq(text, "untouched");
}

#endif
