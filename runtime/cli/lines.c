#include "lines.h"

#include <stdio.h>
#include <string.h>

#define LINES 1024
#define TEXT 4

/* The lines of -1 to 31, all of a size to be copied in one go. */
static const char texts[][TEXT] = {
    "-1\n", "0\n",  "1\n",  "2\n",  "3\n",  "4\n",  "5\n",  "6\n",  "7\n",
    "8\n",  "9\n",  "10\n", "11\n", "12\n", "13\n", "14\n", "15\n", "16\n",
    "17\n", "18\n", "19\n", "20\n", "21\n", "22\n", "23\n", "24\n", "25\n",
    "26\n", "27\n", "28\n", "29\n", "30\n", "31\n",
};

/* Only 0 to 9 have one character; -1 is large when it has no sign. */
static size_t length_of(int distance)
{
    return 2 + ((unsigned)distance > 9);
}

static void print(const signed char *distances, size_t count)
{
    char buffer[LINES * TEXT];
    char *end = buffer;

    for (size_t i = 0; i < count; i++) {
        memcpy(end, texts[distances[i] + 1], TEXT);
        end += length_of(distances[i]);
    }
    fwrite(buffer, 1, (size_t)(end - buffer), stdout);
}

size_t lines_answer(const struct table_game *game, almanac_board goal,
                    struct input *input, uint64_t most)
{
    size_t lines = (size_t)(input->end - input->next) / ALMANAC_LINE;
    signed char distances[LINES];
    size_t count = 0;

    if (lines > LINES)
        lines = LINES;
    if (lines > most)
        lines = (size_t)most;
    game->distances((const char *)input->next, lines, goal, distances, &count);
    input_take_lines(input, count, ALMANAC_LINE);
    print(distances, count);
    return count;
}
