/* Games of Go from texts, and random ones against the textbook's board. */
#include <almanac.h>
#include <string.h>
#include <textbook/go.h>

#include "../random.h"
#include "check.h"
#include "golden.h"

#define MOVES 600

static const struct text {
    const char *name;
    const char *text;
    enum almanac_go_format format;
    /* The points of Black and White in the last game. */
    uint32_t black;
    uint32_t white;
} texts[] = {
    {"corners that touch one colour",
     "7 6\nB(-2,-2)\nW(2,2)\nB(-2,-3)\nW(2,3)\nB(-3,-2)\nW(3,2)\n0 0\n",
     ALMANAC_GO_JUDGE, 1, 1},
    {"an empty game, and a capture",
     "3 0 5 4 W(-2,2) B(-1,2) W(2,-2) B(-2,1) 0 0", ALMANAC_GO_JUDGE, 2, 0},
    {"suicide", "3 3 B(0,1) B(-1,0) W(-1,1) 0 0", ALMANAC_GO_JUDGE, 8, 0},
    {"one stone", "3 1 W(1,-1)\r\n0 0", ALMANAC_GO_JUDGE, 0, 8},
    {"SGF, passes", "(;SZ[9];B[ee];W[];B[tt])", ALMANAC_GO_SGF, 80, 0},
    {"SGF, setup", "(;AB[aa];AE[aa]AW[bb])", ALMANAC_GO_SGF, 0, 360},
    {"SGF, a comment", "(;SZ[3]C[;B\\[aa\\]]GN[(;]B[bb])", ALMANAC_GO_SGF, 8,
     0},
    {"SGF, variations", "(;SZ[5]AB[aa:ae];W[ee](;W[ba])(;B[ea]))",
     ALMANAC_GO_SGF, 0, 0},
};

/* The points of both in the last game of a text, fed in pieces. */
static uint64_t read_in_pieces(const struct text *text, size_t piece)
{
    struct almanac_go_reader reader;
    struct almanac_go_result score = {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}};
    size_t length = strlen(text->text);
    size_t used = 0;
    bool done = false;

    almanac_go_reader_start(&reader, text->format, NULL);
    for (size_t at = 0; at < length; at += used) {
        size_t left = length - at < piece ? length - at : piece;

        if (almanac_go_read(&reader, text->text + at, left, &used, &done) !=
            ALMANAC_OK)
            return UINT64_MAX;
        if (done)
            almanac_go_score(&reader.game, &score);
    }
    if (almanac_go_read_end(&reader, &done) != ALMANAC_OK)
        return UINT64_MAX;
    return (uint64_t)score.black.score << 32 | score.white.score;
}

static void check_texts(void)
{
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const struct text *text = &texts[i];
        uint64_t right = (uint64_t)text->black << 32 | text->white;
        uint64_t same = 0;

        for (size_t piece = 1; piece <= strlen(text->text); piece++)
            same += read_in_pieces(text, piece) == right;
        check("Go", text->name, same, strlen(text->text));
    }
}

/* How many positions of a random game are scored as the textbook does. */
static uint64_t play_random(int size, uint64_t *seed)
{
    static struct textbook_go textbook;
    struct almanac_go game;
    struct almanac_go_result score;
    uint64_t same = 0;

    textbook_go_start(&textbook, size, false);
    almanac_go_start(&game, size, NULL);
    for (int move = 0; move < MOVES; move++) {
        int colour = 1 + random_below(seed, 2);
        int column = random_below(seed, size);
        int row = random_below(seed, size);
        struct textbook_score right;
        bool played = almanac_go_play(&game, (enum almanac_go_stone)colour,
                                      column, row) == ALMANAC_OK;

        same += textbook_go_play(&textbook, colour, column, row) == played;
        right = textbook_go_score(&textbook);
        almanac_go_score(&game, &score);
        same += score.black.score == right.black &&
                score.white.score == right.white;
    }
    return same + (almanac_go_check(&game) == ALMANAC_OK);
}

void golden_go(void)
{
    static const int sizes[] = {3, 9, 19};
    static const char *const names[] = {"a random game of 3 by 3",
                                        "a random game of 9 by 9",
                                        "a random game of 19 by 19"};
    uint64_t seed = 4278;

    check_texts();
    for (int i = 0; i < 3; i++)
        check("Go", names[i], play_random(sizes[i], &seed), 2 * MOVES + 1);
}
