#include "go_print.h"

#include <inttypes.h>
#include <stdio.h>

#include "go_options.h"
#include "json.h"

static char stone(const struct almanac_go *game, int column, int row)
{
    return ".XO"[almanac_go_stone_at(game, column, row)];
}

/* A number of half points as points: `7`, `6.5` or `-0.5`. */
static void print_points(int64_t half_points)
{
    uint64_t size = (uint64_t)(half_points < 0 ? -half_points : half_points);

    printf("%s%" PRIu64 "%s", half_points < 0 ? "-" : "", size / 2,
           size % 2 != 0 ? ".5" : "");
}

static void print_score(const struct almanac_go_result *score)
{
    print_points(score->black.half_points);
    putchar(' ');
    print_points(score->white.half_points);
    putchar('\n');
}

static json_t *half_points(int64_t count)
{
    return count % 2 == 0 ? json_integer(count / 2)
                          : json_real((double)count / 2);
}

static json_t *points(const struct almanac_go_points *points)
{
    return json_pack(
        "{s:I, s:I, s:I, s:o}", "territory", (json_int_t)points->territory,
        "captures", (json_int_t)points->captures, "stones",
        (json_int_t)points->stones, "score", half_points(points->half_points));
}

static json_t *rules(const struct almanac_go_rules *rules)
{
    return json_pack("{s:s, s:o, s:s, s:s}", "scoring", go_scoring_name(rules),
                     "komi", half_points(rules->komi), "suicide",
                     go_suicide_name(rules), "ko", go_ko_name(rules));
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

static void print_json(const struct almanac_go *game,
                       const struct almanac_go_result *score)
{
    json_print(json_pack("{s:s, s:i, s:o, s:o, s:o, s:o}", "game", "go", "size",
                         game->size, "rules", rules(&game->rules), "black",
                         points(&score->black), "white", points(&score->white),
                         "board", rows(game)));
}

static void show_points(const char *colour,
                        const struct almanac_go_points *points)
{
    printf("%s: territory %" PRIu32 ", captures %" PRIu32 ", stones %" PRIu32
           "\n",
           colour, points->territory, points->captures, points->stones);
}

static void show_rules(const struct almanac_go_rules *rules)
{
    printf("rules: %s, komi ", go_scoring_name(rules));
    print_points(rules->komi);
    printf(", suicide %s, ko %s\n", go_suicide_name(rules), go_ko_name(rules));
}

/* The board from the top, a row a line. */
static void draw_board(const struct almanac_go *game)
{
    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++)
            printf("%c%c", stone(game, column, row),
                   column + 1 < game->size ? ' ' : '\n');
}

static void show(const struct almanac_go *game,
                 const struct almanac_go_result *score)
{
    print_score(score);
    show_points("black", &score->black);
    show_points("white", &score->white);
    show_rules(&game->rules);
    putchar('\n');
    draw_board(game);
    putchar('\n');
}

void go_print(const struct almanac_go *game, enum mode mode)
{
    struct almanac_go_result score;

    almanac_go_score(game, &score);
    switch (mode) {
    case MODE_JSON:
        print_json(game, &score);
        break;
    case MODE_SHOW:
        show(game, &score);
        break;
    default:
        print_score(&score);
    }
}
