/* Boards of the 8-puzzle. */
#include <textbook/puzzle8.h>

#include "table_game.h"

/* Goals with the blank in two corners, at an edge and in the centre. */
#define GOALS 4

static const almanac_board goals[GOALS] = {ALMANAC_PUZZLE8_GOAL, 0x012345678,
                                           0x283164705, 0x123804765};
static const char *const goal_cells[GOALS] = {"123456780", "012345678",
                                              "283164705", "123804765"};

static signed char slides[GOALS][TEXTBOOK_PUZZLE8_BOARDS];

static int textbook(int goal, const char cells[ALMANAC_CELLS])
{
    return slides[goal][textbook_puzzle8_rank(cells)];
}

static void search(void)
{
    static bool searched;

    for (int i = 0; i < GOALS && !searched; i++)
        textbook_puzzle8_search(goal_cells[i], slides[i]);
    searched = true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct fuzz_game game = {
        .name = "puzzle8",
        .cells = "012345678",
        .distinct = true,
        .parse = almanac_puzzle8_parse,
        .format = almanac_puzzle8_format,
        .distance = almanac_puzzle8_distance,
        .distances = almanac_puzzle8_distances,
        .goals = goals,
        .goal_count = GOALS,
        .textbook = textbook,
    };

    search();
    fuzz_table_game(&game, data, size);
    return 0;
}
