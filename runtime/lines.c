#include "lines.h"

/* A board of nine bytes has no white space between its cells. */
static bool answer_line(const struct almanac_lines *game, const char *line,
                        almanac_board goal, signed char *ret_distance)
{
    almanac_board board;
    int distance;

    if (line[ALMANAC_CELLS] != '\n' ||
        game->parse(line, ALMANAC_CELLS, &board, NULL) != ALMANAC_OK ||
        game->distance(board, goal, &distance) != ALMANAC_OK)
        return false;
    *ret_distance = (signed char)distance;
    return true;
}

size_t almanac_lines_answer(const struct almanac_lines *game, const char *text,
                            size_t from, size_t lines, almanac_board goal,
                            signed char *ret_distances)
{
    size_t i = from;

    while (i < lines &&
           answer_line(game, text + i * ALMANAC_LINE, goal, ret_distances + i))
        i++;
    return i;
}
