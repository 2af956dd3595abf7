/* Footboard positions in JSON. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <textbook/footboard.h>

#include "../../runtime/cli/footboard_json.h"
#include "fuzz.h"

/* Positions of more tiles are read, but not solved: that may take long. */
#define TILES_MAX 12

static void open_text(struct input *ret_input, const uint8_t *data, size_t size)
{
    input_open_argument(ret_input, "footboard", 1, "");
    ret_input->next = data;
    ret_input->end = data + size;
}

/* The place of an offset of the text. */
static struct place place_at(const uint8_t *data, size_t offset)
{
    struct place place = {1, 1};

    for (size_t i = 0; i < offset; i++) {
        place.column = data[i] == '\n' ? 1 : place.column + 1;
        place.line += data[i] == '\n';
    }
    return place;
}

static bool is_before(struct place place, struct place other)
{
    return place.line < other.line ||
           (place.line == other.line && place.column < other.column);
}

static int count_tiles(uint64_t tiles)
{
    int count = 0;

    for (; tiles != 0; tiles &= tiles - 1)
        count++;
    return count;
}

static struct textbook_footboard
textbook_board(const struct footboard_board *board)
{
    struct almanac_footboard position = board->position;
    struct textbook_footboard result = {.rows = board->rows,
                                        .columns = board->columns};

    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            result.tile[row][column] =
                position.tiles >> ALMANAC_FOOTBOARD_SQUARE(row, column) & 1;
    result.row[0] = position.a / 8;
    result.column[0] = position.a % 8;
    result.row[1] = position.b / 8;
    result.column[1] = position.b % 8;
    return result;
}

/* Both players are on tiles, and all tiles on the board. */
static void check_board(const struct footboard_board *board)
{
    struct textbook_footboard again;
    int count = 0;

    EXPECT(board->rows >= 1 && board->rows <= 8 && board->columns >= 1 &&
               board->columns <= 8 && board->position.a < 64 &&
               board->position.b < 64 && !board->position.b_to_move,
           "footboard: a position that is none");
    again = textbook_board(board);
    for (int i = 0; i < board->rows * board->columns; i++)
        count += again.tile[i / board->columns][i % board->columns];
    EXPECT(count == count_tiles(board->position.tiles),
           "footboard: tiles off the board");
    for (int i = 0; i < 2; i++)
        EXPECT(
            textbook_footboard_is_tile(&again, again.row[i], again.column[i]),
            "footboard: a player is on no tile");
}

/* Writes a position in JSON, with white space between all tokens if asked
 * for. Returns the bytes. */
static int format(const struct textbook_footboard *board, const char *space,
                  char *ret_text)
{
    char *to = ret_text;

    for (int row = 0; row < board->rows; row++) {
        to += sprintf(to, "%s%s[", row == 0 ? "[" : ",", space);
        for (int column = 0; column < board->columns; column++)
            to += sprintf(to, "%s%s%d%s", column == 0 ? "" : ",", space,
                          board->tile[row][column], space);
        to += sprintf(to, "]%s", space);
    }
    to += sprintf(to, "]%s", space);
    for (int i = 0; i < 2; i++)
        to += sprintf(to, "[%s%d%s,%s%d%s]%s", space, board->row[i], space,
                      space, board->column[i], space, space);
    return (int)(to - ret_text);
}

/* But for white space and the sign of -0, a position was written as we would
 * write it. */
static void check_text(const struct footboard_board *board,
                       const uint8_t *start, const uint8_t *end)
{
    struct textbook_footboard plain = textbook_board(board);
    char text[POSITION_BYTES];
    int length = format(&plain, "", text);
    int at = 0;

    for (; start < end; start++) {
        if (isspace(*start) || (start[0] == '-' && start[1] == '0'))
            continue;
        EXPECT(at < length && text[at] == *start,
               "footboard: another position than %.*s", length, text);
        at++;
    }
    EXPECT(at == length, "footboard: less than %.*s", length, text);
}

/* A position written is read again as the same, however it is spaced. */
static void check_format(const struct footboard_board *board)
{
    static struct input input;
    static const char *const spaces[] = {"", " ", "\r\n"};
    struct textbook_footboard plain = textbook_board(board);

    for (int i = 0; i < 3; i++) {
        char text[POSITION_BYTES];
        int length = format(&plain, spaces[i], text);
        struct footboard_board again = {.rows = 0};
        struct fault fault;

        open_text(&input, (const uint8_t *)text, (size_t)length);
        EXPECT(footboard_json_read(&again, &input, &fault) == READING_GOOD &&
                   again.rows == board->rows &&
                   again.columns == board->columns &&
                   again.position.tiles == board->position.tiles &&
                   again.position.a == board->position.a &&
                   again.position.b == board->position.b,
               "footboard: not the same position again: %.*s", length, text);
    }
}

/* The best line is one of legal moves, as long as the game. */
static void check_line(struct almanac_footboard position,
                       const struct almanac_footboard_result *result)
{
    char line[ALMANAC_FOOTBOARD_MOVES_MAX];
    struct almanac_footboard_result again;

    EXPECT(almanac_footboard_line(position, NULL, line, &again) == ALMANAC_OK &&
               again.winner == result->winner && again.length == result->length,
           "footboard: another result with a line");
    for (int i = 0; i < again.length; i++)
        EXPECT(almanac_footboard_step(position, line[i], &position) ==
                   ALMANAC_OK,
               "footboard: step %d of %d is none", i, again.length);
    EXPECT(almanac_footboard_solve(position, NULL, &again) == ALMANAC_OK &&
               again.length == 0,
           "footboard: a line ends too early");
}

/* The textbook plays every game out. */
static void check_answer(const struct footboard_board *board)
{
    struct textbook_footboard plain = textbook_board(board);
    struct almanac_footboard_result result;
    struct textbook_outcome expected;
    uint64_t positions = 0;

    if (count_tiles(board->position.tiles) > TILES_MAX)
        return;
    expected = textbook_footboard(&plain, &positions);
    EXPECT(almanac_footboard_solve(board->position, NULL, &result) ==
                   ALMANAC_OK &&
               result.length == expected.moves &&
               (result.winner == 'A') == expected.mover_wins,
           "footboard: %d moves, not %d", result.length, expected.moves);
    check_line(board->position, &result);
}

/* Reads the next position; false if there can be no other. */
static bool read_next(struct input *input, const uint8_t *data, size_t size)
{
    const uint8_t *start = input->next;
    struct footboard_board board;
    struct fault fault = {.text = ""};
    enum reading reading = footboard_json_read(&board, input, &fault);
    size_t offset = (size_t)(input->next - data);
    struct place end = place_at(data, offset);

    EXPECT(!is_before(input->place, end) && !is_before(end, input->place),
           "footboard: another place at %zu", offset);
    EXPECT(reading != READING_BAD ||
               (input->next > start && strchr("]}", input->next[-1]) != NULL),
           "footboard: a bad position that does not end at %zu", offset);
    EXPECT(reading != READING_GOOD || input->next[-1] == ']',
           "footboard: a position that does not end at %zu", offset);
    if (reading == READING_GOOD) {
        check_board(&board);
        check_text(&board, start, input->next);
        check_format(&board);
        check_answer(&board);
        return offset < size;
    }
    EXPECT(fault.text[0] != '\0' && !is_before(end, fault.place) &&
               !is_before(fault.place, place_at(data, (size_t)(start - data))),
           "footboard: a fault at %zu is somewhere else", offset);
    return reading == READING_BAD;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct input input;

    if (size > FUZZ_SIZE_MAX)
        return 0;
    open_text(&input, data, size);
    while (read_next(&input, data, size))
        continue;
    return 0;
}
