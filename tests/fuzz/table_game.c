#include "table_game.h"

#include <ctype.h>
#include <string.h>

/* A board read without haste: what its reader should say of it. */
struct plain {
    enum almanac_status status;
    size_t where;
    char cells[ALMANAC_CELLS];
};

static enum almanac_status fault_of(const struct fuzz_game *game,
                                    const struct plain *plain, int count,
                                    char c)
{
    if (count == ALMANAC_CELLS)
        return ALMANAC_ERROR_LONG;
    if (c == '\0' || strchr(game->cells, c) == NULL)
        return ALMANAC_ERROR_CELL;
    if (game->distinct && memchr(plain->cells, c, (size_t)count) != NULL)
        return ALMANAC_ERROR_TWICE;
    return ALMANAC_OK;
}

static struct plain read_plainly(const struct fuzz_game *game, const char *text,
                                 size_t length)
{
    struct plain plain = {ALMANAC_OK, length, {0}};
    int count = 0;

    for (size_t i = 0; i < length; i++) {
        if (isspace((unsigned char)text[i]))
            continue;
        plain.status = fault_of(game, &plain, count, text[i]);
        plain.where = i;
        if (plain.status != ALMANAC_OK)
            return plain;
        plain.cells[count++] = text[i];
    }
    plain.where = length;
    if (count < ALMANAC_CELLS)
        plain.status = ALMANAC_ERROR_SHORT;
    return plain;
}

#define UNTOUCHED 77777

/* A board written has the cells that were read, read again it is the same, and
 * it is as far from each goal as the textbook says. */
static void check_board(const struct fuzz_game *game, almanac_board board,
                        const struct plain *plain)
{
    char text[ALMANAC_CELLS];
    almanac_board again = UNTOUCHED;

    EXPECT(game->format(board, text) == ALMANAC_OK &&
               memcmp(text, plain->cells, sizeof text) == 0,
           "%s: a board is not written as it was read", game->name);
    EXPECT(game->parse(text, sizeof text, &again, NULL) == ALMANAC_OK &&
               again == board,
           "%s: a board that was written is read as another", game->name);
    for (int i = 0; i < game->goal_count; i++) {
        int distance = UNTOUCHED;

        EXPECT(game->distance(board, game->goals[i], &distance) == ALMANAC_OK &&
                   distance == game->textbook(i, plain->cells),
               "%s: %.9s is not %d from goal %d", game->name, plain->cells,
               distance, i);
    }
}

static void check_text(const struct fuzz_game *game, const char *text,
                       size_t length)
{
    struct plain plain = read_plainly(game, text, length);
    almanac_board board = UNTOUCHED;
    size_t where = UNTOUCHED;
    enum almanac_status status = game->parse(text, length, &board, &where);

    EXPECT(status == plain.status, "%s: read with status %d, not %d",
           game->name, (int)status, (int)plain.status);
    if (status == ALMANAC_OK) {
        EXPECT(where == UNTOUCHED, "%s: a fault in a board", game->name);
        check_board(game, board, &plain);
        return;
    }
    EXPECT(board == UNTOUCHED, "%s: a bad text left a board", game->name);
    EXPECT(where == plain.where, "%s: a fault at %zu, not %zu", game->name,
           where, plain.where);
}

/* Stores the textbook's answer for a line; false if it is no board of nine
 * cells and a line feed. */
static bool answer_plainly(const struct fuzz_game *game, const char *line,
                           int goal, int *ret_distance)
{
    struct plain plain = read_plainly(game, line, ALMANAC_CELLS);

    if (plain.status != ALMANAC_OK || line[ALMANAC_CELLS] != '\n')
        return false;
    *ret_distance = game->textbook(goal, plain.cells);
    return true;
}

#define LINES_MAX (FUZZ_SIZE_MAX / ALMANAC_LINE)

static void check_lines(const struct fuzz_game *game, const char *text,
                        size_t lines, int goal)
{
    signed char distances[LINES_MAX + 1];
    size_t count = UNTOUCHED;
    int expected = 0;
    size_t i = 0;

    distances[lines] = 55;
    EXPECT(game->distances(text, lines, game->goals[goal], distances, &count) ==
               ALMANAC_OK,
           "%s: lines are not answered", game->name);
    EXPECT(distances[lines] == 55, "%s: answers without room", game->name);
    for (; i < lines &&
           answer_plainly(game, text + i * ALMANAC_LINE, goal, &expected);
         i++)
        EXPECT(i < count && distances[i] == expected,
               "%s: line %zu of %zu, goal %d: not %d", game->name, i, lines,
               goal, expected);
    EXPECT(count == i, "%s: %zu lines are answered, not %zu", game->name, count,
           i);
}

/* More than two of the blocks that the 8-puzzle answers at once. */
#define REPEATED 130

/* The lines over and over, so that a few of them fill a block. */
static void check_repeated(const struct fuzz_game *game, const char *text,
                           size_t lines, int goal)
{
    char repeated[REPEATED * ALMANAC_LINE];

    for (size_t i = 0; i < REPEATED; i++)
        memcpy(repeated + i * ALMANAC_LINE, text + i % lines * ALMANAC_LINE,
               ALMANAC_LINE);
    check_lines(game, repeated, REPEATED, goal);
}

void fuzz_table_game(const struct fuzz_game *game, const uint8_t *data,
                     size_t size)
{
    const char *text = (const char *)data;
    size_t lines = size / ALMANAC_LINE;

    if (size > FUZZ_SIZE_MAX)
        return;
    check_text(game, text, size);
    for (int i = 0; i < 2; i++) {
        int goal = i == 0 ? 0 : (int)(size % (size_t)game->goal_count);

        check_lines(game, text, lines, goal);
        if (lines > 0)
            check_repeated(game, text, lines, goal);
    }
    if (lines > 0)
        check_text(game, text, ALMANAC_CELLS);
}
