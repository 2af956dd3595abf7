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

/* Nine bytes read alike alone and behind a space, whatever one of them is. */
static inline void expect_same_behind_space(parse_function *parse,
                                            const char *cells)
{
    for (int i = 0; i < ALMANAC_CELLS * 256; i++) {
        char text[] = " .........";
        almanac_board boards[2] = {12345, 12345};
        size_t where[2] = {98, 99};
        enum almanac_status status;

        memcpy(text + 1, cells, ALMANAC_CELLS);
        text[1 + i / 256] = (char)(i % 256);
        status = parse(text, ALMANAC_CELLS + 1, &boards[0], &where[0]);
        cr_assert_eq(parse(text + 1, ALMANAC_CELLS, &boards[1], &where[1]),
                     status, "byte %d is %d", i / 256, i % 256);
        cr_assert_eq(boards[0], boards[1]);
        cr_assert_eq(where[0], status == ALMANAC_OK ? 98 : where[1] + 1);
    }
}

static inline void expect_no_board(format_function *format, almanac_board board)
{
    char text[ALMANAC_CELLS + 1] = "untouched";

    cr_assert_eq(format(board, text), ALMANAC_ERROR_BOARD);
    cr_assert_str_eq(text, "untouched");
}

#endif
