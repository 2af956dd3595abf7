#include "go_print.h"

#include <stdio.h>

#include "json.h"

static char stone(const struct almanac_go *game, int column, int row)
{
    return ".XO"[almanac_go_stone_at(game, column, row)];
}

static json_t *points(const struct almanac_go_points *points)
{
    return json_pack("{s:I, s:I, s:I}", "territory",
                     (json_int_t)points->territory, "captures",
                     (json_int_t)points->captures, "score",
                     (json_int_t)points->score);
}

static json_t *rows(const struct almanac_go *game)
{
    json_t *list = json_array();

    for (int row = 0; row < game->size; row++) {
        char text[ALMANAC_GO_SIZE_MAX];

        for (int column = 0; column < game->size; column++)
            text[column] = stone(game, column, row);
        json_array_append_new(list, json_stringn(text, (size_t)game->size));
    }
    return list;
}

void go_print_json(const struct almanac_go *game,
                   const struct almanac_go_score *score)
{
    json_print(json_pack("{s:s, s:i, s:o, s:o, s:o}", "game", "go", "size",
                         game->size, "black", points(&score->black), "white",
                         points(&score->white), "board", rows(game)));
}

void go_draw_board(const struct almanac_go *game)
{
    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++)
            printf("%c%c", stone(game, column, row),
                   column + 1 < game->size ? ' ' : '\n');
    putchar('\n');
}
