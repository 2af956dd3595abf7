#include "table_game.h"

#include <inttypes.h>
#include <stdio.h>

#include "board_cells.h"
#include "message.h"

static int complain(const struct table_game *game, const struct input *input,
                    const struct board_cells *cells, enum almanac_status status,
                    size_t where)
{
    char text[MESSAGE_BYTE];
    struct place place = cells->places[where];

    if (status == ALMANAC_ERROR_SHORT)
        return message_at(input, place,
                          "the board ends after %zu of its %d cells",
                          cells->count, ALMANAC_CELLS);
    if (status == ALMANAC_ERROR_TWICE)
        return message_at(input, place, "digit %c appears twice",
                          cells->text[where]);
    return message_at(input, place, "found %s, expected %s",
                      message_byte((unsigned char)cells->text[where], text),
                      game->cells);
}

static int read_board(const struct table_game *game, struct input *input,
                      almanac_board *ret_board)
{
    struct board_cells cells;
    size_t where;
    enum almanac_status status;

    board_cells_read(input, &cells);
    status = game->parse(cells.text, cells.count, ret_board, &where);
    if (status != ALMANAC_OK)
        return complain(game, input, &cells, status, where);
    return EXIT_ANSWERED;
}

static void answer(const struct table_game *game, almanac_board board)
{
    int distance;

    game->distance(board, game->goal, &distance);
    printf("%d\n", distance);
}

static int answer_next(const struct table_game *game, struct input *input)
{
    almanac_board board;
    int status = read_board(game, input, &board);

    if (status == EXIT_ANSWERED)
        answer(game, board);
    return status;
}

static int answer_until_end(const struct table_game *game, struct input *input)
{
    int status = EXIT_ANSWERED;

    while (status == EXIT_ANSWERED && input_peek_past_space(input) != INPUT_END)
        status = answer_next(game, input);
    return status;
}

/* Takes a count: digits up to white space or the end of input. */
static int read_count(struct input *input, uint64_t *ret_count)
{
    struct place start = input->place;
    uint64_t count = 0;
    int byte;

    while (!is_space(byte = input_peek(input)) && byte != INPUT_END) {
        char text[MESSAGE_BYTE];
        unsigned digit = (unsigned)(byte - '0');

        if (digit > 9)
            return message_at(input, input->place,
                              "found %s in the count of boards, expected a "
                              "number",
                              message_byte(byte, text));
        if (count > (UINT64_MAX - digit) / 10)
            return message_at(input, start,
                              "the count of boards is over %" PRIu64,
                              UINT64_MAX);
        count = count * 10 + digit;
        input_take(input);
    }
    *ret_count = count;
    return EXIT_ANSWERED;
}

static int answer_counted(const struct table_game *game, struct input *input)
{
    char text[MESSAGE_BYTE];
    uint64_t count = 0;
    int status = read_count(input, &count);

    for (uint64_t i = 0; i < count && status == EXIT_ANSWERED; i++) {
        if (input_peek_past_space(input) == INPUT_END)
            return message_at(input, input->place,
                              "found %" PRIu64 " boards, expected %" PRIu64, i,
                              count);
        status = answer_next(game, input);
    }
    if (status == EXIT_ANSWERED && input_peek_past_space(input) != INPUT_END)
        return message_at(input, input->place,
                          "found %s after the last of %" PRIu64
                          " boards, expected the end of input",
                          message_byte(input_peek(input), text), count);
    return status;
}

static int answer_input(const struct table_game *game, struct input *input)
{
    int byte = input_peek_past_space(input);

    if (byte == INPUT_END)
        return message_at(input, input->place,
                          "the input is empty, expected a board of %d cells, "
                          "%s",
                          ALMANAC_CELLS, game->cells);
    if (game->counted && byte >= '0' && byte <= '9')
        return answer_counted(game, input);
    return answer_until_end(game, input);
}

static int answer_argument(const struct table_game *game, struct input *input)
{
    char text[MESSAGE_BYTE];
    almanac_board board;
    int status = read_board(game, input, &board);

    if (status != EXIT_ANSWERED)
        return status;
    if (input_peek_past_space(input) != INPUT_END)
        return message_at(input, input->place,
                          "found %s after the board, expected %d cells",
                          message_byte(input_peek(input), text), ALMANAC_CELLS);
    answer(game, board);
    return EXIT_ANSWERED;
}

int table_game_run(const struct table_game *game, char **boards)
{
    struct input input;
    int status = EXIT_ANSWERED;

    if (boards[0] == NULL) {
        input_open_stdin(&input, game->name);
        return answer_input(game, &input);
    }
    for (int i = 0; boards[i] != NULL && status == EXIT_ANSWERED; i++) {
        input_open_argument(&input, game->name, i + 1, boards[i]);
        status = answer_argument(game, &input);
    }
    return status;
}
