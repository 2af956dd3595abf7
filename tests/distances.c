/* Distances of boards one a line: those of the boards one by one. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

#include "random.h"

/* Some whole blocks of any size that the library may work in, and a rest. */
#define LINES 1000
/* Every so many lines one is changed: with an odd step, at any place of a
 * block in turn. */
#if defined(ALMANAC_TABLES_SMALL)
/* The small profile walks to each answer: fewer lines. */
#define STEP 97
#else
#define STEP 7
#endif

typedef enum almanac_status parse_function(const char *text, size_t length,
                                           almanac_board *ret_board,
                                           size_t *where);
typedef enum almanac_status
distance_function(almanac_board board, almanac_board goal, int *ret_distance);
typedef enum almanac_status distances_function(const char *text, size_t lines,
                                               almanac_board goal,
                                               signed char *ret_distances,
                                               size_t *ret_count);

struct game {
    const char *cells;
    almanac_board goal;
    almanac_board other_goal;
    almanac_board no_goal;
    parse_function *parse;
    distance_function *distance;
    distances_function *distances;
};

static const struct game games[] = {
    {"HTHTTHTHT", ALMANAC_COIN_EITHER, 37, 513, almanac_coin_parse,
     almanac_coin_distance, almanac_coin_distances},
    {"*.*..*.*.", ALMANAC_CROSS_WHITE, 37, 512, almanac_cross_parse,
     almanac_cross_distance, almanac_cross_distances},
    {"012345678", ALMANAC_PUZZLE8_GOAL, UINT64_C(0x213405678), 0,
     almanac_puzzle8_parse, almanac_puzzle8_distance,
     almanac_puzzle8_distances},
};

#define GAMES (sizeof games / sizeof games[0])

/* Random orders of a game's cells. */
static void draw_lines(const struct game *game, char *text)
{
    uint64_t seed = 1525;

    for (int i = 0; i < LINES; i++) {
        char *line = text + ALMANAC_LINE * i;

        memcpy(line, game->cells, ALMANAC_CELLS);
        line[ALMANAC_CELLS] = '\n';
        for (int j = ALMANAC_CELLS - 1; j > 0; j--) {
            int k = random_below(&seed, j + 1);
            char cell = line[j];

            line[j] = line[k];
            line[k] = cell;
        }
    }
}

/* How many lines are answered; each must be right. */
static size_t answered(const struct game *game, const char *text, size_t lines,
                       almanac_board goal)
{
    signed char distances[LINES];
    size_t count = LINES + 1;

    cr_assert_eq(game->distances(text, lines, goal, distances, &count),
                 ALMANAC_OK);
    cr_assert_leq(count, lines);
    for (size_t i = 0; i < count; i++) {
        almanac_board board = 0;
        int distance = -2;

        game->parse(text + ALMANAC_LINE * i, ALMANAC_CELLS, &board, NULL);
        game->distance(board, goal, &distance);
        cr_assert_eq(distances[i], distance, "line %zu", i);
    }
    return count;
}

Test(distances, of_all_lines)
{
    for (size_t g = 0; g < GAMES; g++) {
        char text[ALMANAC_LINE * LINES];

        draw_lines(&games[g], text);
        for (size_t lines = 0; lines <= LINES; lines += 1 + lines / 5) {
            cr_assert_eq(answered(&games[g], text, lines, games[g].goal),
                         lines);
            cr_assert_eq(answered(&games[g], text, lines, games[g].other_goal),
                         lines);
        }
    }
}

/* A line is answered exactly if it is a board and a line feed, whatever byte
 * stands anywhere in it. */
Test(distances, end_before_what_is_no_board)
{
    for (size_t g = 0; g < GAMES; g++) {
        char text[ALMANAC_LINE * LINES];

        draw_lines(&games[g], text);
        for (size_t i = 0; i < LINES / 2; i += STEP)
            for (size_t at = 0; at < ALMANAC_LINE; at++)
                for (int byte = 0; byte < 256; byte++) {
                    char *line = text + ALMANAC_LINE * i;
                    char kept = line[at];
                    almanac_board board;
                    bool good;

                    line[at] = (char)byte;
                    good = line[ALMANAC_CELLS] == '\n' &&
                           games[g].parse(line, ALMANAC_CELLS, &board, NULL) ==
                               ALMANAC_OK;
                    cr_assert_eq(
                        answered(&games[g], text, i + 64, games[g].goal),
                        good ? i + 64 : i, "line %zu, byte %zu is %d", i, at,
                        byte);
                    line[at] = kept;
                }
    }
}

Test(distances, goal_that_is_none)
{
    for (size_t g = 0; g < GAMES; g++) {
        char text[ALMANAC_LINE * LINES];
        signed char distance = 99;
        size_t count = 99;

        draw_lines(&games[g], text);
        cr_assert_eq(
            games[g].distances(text, 1, games[g].no_goal, &distance, &count),
            ALMANAC_ERROR_BOARD);
        cr_assert_eq(distance, 99);
        cr_assert_eq(count, 99);
    }
}
