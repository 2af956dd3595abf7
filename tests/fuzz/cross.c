/* Boards of the cross flip. */
#include "table_game.h"
#include "two_sided.h"

static struct two_sided_answers answers;

static int textbook(int goal, const char cells[ALMANAC_CELLS])
{
    return answers.moves[goal][two_sided_board(cells, '*')];
}

static void search(void)
{
    two_sided_search(textbook_cross_search, ALMANAC_CROSS_WHITE, &answers);
    textbook_cross_search(0, answers.moves[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct fuzz_game game = {
        .name = "cross",
        .cells = ".*",
        .parse = almanac_cross_parse,
        .format = almanac_cross_format,
        .distance = almanac_cross_distance,
        .distances = almanac_cross_distances,
        .goals = answers.goals,
        .goal_count = TWO_SIDED_GOALS,
        .textbook = textbook,
    };

    if (answers.goals[2] != 1)
        search();
    fuzz_table_game(&game, data, size);
    return 0;
}
