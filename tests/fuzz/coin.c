/* Boards of the coin game. */
#include "table_game.h"
#include "two_sided.h"

static struct two_sided_answers answers;

static int textbook(int goal, const char cells[ALMANAC_CELLS])
{
    return answers.moves[goal][two_sided_board(cells, 'H')];
}

static void search(void)
{
    struct textbook_work work;

    two_sided_search(textbook_coin_search, ALMANAC_COIN_EITHER, &answers);
    for (unsigned board = 0; board < TEXTBOOK_TWO_SIDED_BOARDS; board++)
        answers.moves[0][board] = textbook_coin(board, &work);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct fuzz_game game = {
        .name = "coin",
        .cells = "HT",
        .parse = almanac_coin_parse,
        .format = almanac_coin_format,
        .distance = almanac_coin_distance,
        .distances = almanac_coin_distances,
        .goals = answers.goals,
        .goal_count = TWO_SIDED_GOALS,
        .textbook = textbook,
    };

    if (answers.goals[0] != ALMANAC_COIN_EITHER)
        search();
    fuzz_table_game(&game, data, size);
    return 0;
}
