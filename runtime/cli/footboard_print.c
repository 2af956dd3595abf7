#include "footboard_print.h"

#include <stdio.h>

#include "json.h"

static void print_line(const struct footboard_answer *answer)
{
    printf("%d", answer->result.length);
    for (int i = 0; i < answer->result.length; i++)
        printf(" %c", answer->line[i]);
    putchar('\n');
}

static char draw_square(const struct almanac_footboard *position, int square)
{
    if (position->a == square)
        return position->b == square ? '*' : 'A';
    if (position->b == square)
        return 'B';
    return (position->tiles >> square & 1) != 0 ? '#' : '.';
}

static void draw(const struct footboard_board *board,
                 const struct almanac_footboard *position)
{
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            printf("%c%c",
                   draw_square(position, ALMANAC_FOOTBOARD_SQUARE(row, column)),
                   column + 1 < board->columns ? ' ' : '\n');
}

/* The line of --solve, then the board before, between and after its moves. */
static void show(const struct footboard_board *board,
                 const struct footboard_answer *answer)
{
    struct almanac_footboard position = board->position;

    print_line(answer);
    putchar('\n');
    draw(board, &position);
    for (int i = 0; i < answer->result.length; i++) {
        printf("\n%c %c\n", position.b_to_move ? 'B' : 'A', answer->line[i]);
        almanac_footboard_step(position, answer->line[i], &position);
        draw(board, &position);
    }
    putchar('\n');
}

static json_t *letter(char c)
{
    return json_stringn(&c, 1);
}

static json_t *line_of(const struct footboard_answer *answer)
{
    json_t *line = json_array();

    for (int i = 0; i < answer->result.length; i++)
        json_array_append_new(line, letter(answer->line[i]));
    return line;
}

static json_t *moves_of(const struct footboard_answer *answer)
{
    json_t *list = json_array();

    for (int i = 0; i < answer->count; i++) {
        const struct almanac_footboard_move *move = &answer->moves[i];

        json_array_append_new(list, json_pack("{s:o, s:o, s:i}", "move",
                                              letter(move->direction), "winner",
                                              letter(move->result.winner),
                                              "length", move->result.length));
    }
    return list;
}

static void print_json(const struct footboard_answer *answer)
{
    json_print(json_pack("{s:s, s:o, s:i, s:o, s:o}", "game", "footboard",
                         "winner", letter(answer->result.winner), "length",
                         answer->result.length, "line", line_of(answer),
                         "moves", moves_of(answer)));
}

void footboard_print(const struct footboard_board *board,
                     const struct footboard_answer *answer, enum mode mode)
{
    switch (mode) {
    case MODE_SOLVE:
        print_line(answer);
        break;
    case MODE_SHOW:
        show(board, answer);
        break;
    case MODE_JSON:
        print_json(answer);
        break;
    default:
        printf("%d\n", answer->result.length);
    }
}
