/* The same seed draws the same boards on every machine. */
#include "ask.h"
#include "check.h"
#include "golden.h"

/* Boards drawn one after the other, in one number. */
static uint64_t draw(const struct game *game, int distance)
{
    almanac_board board = 0;
    uint64_t seed = 1;
    uint64_t boards = 0;

    for (int i = 0; i < 9; i++) {
        game->random(game->goal, distance, &seed, &board);
        boards = fold(boards, board);
    }
    return boards;
}

void golden_random(void)
{
    check("coin", "random", draw(&games[COIN], 3),
          UINT64_C(5234425703749063088));
    check("cross", "random", draw(&games[CROSS], 6),
          UINT64_C(9773222877052983933));
    check("8-puzzle", "random", draw(&games[PUZZLE8], ALMANAC_ANY_DISTANCE),
          UINT64_C(15912669838284737139));
    check("8-puzzle", "random at a distance", draw(&games[PUZZLE8], 20),
          UINT64_C(16282914786911556994));
}
