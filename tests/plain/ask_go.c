#include "../random.h"
#include "ask.h"

#define MOVES 150
#define HISTORY 400

static uint64_t fold_points(uint64_t answers,
                            const struct almanac_go_points *points)
{
    answers = fold(answers, points->territory);
    answers = fold(answers, points->captures);
    answers = fold(answers, points->stones);
    answers = fold(answers, points->score);
    return fold(answers, (uint64_t)points->half_points);
}

uint64_t ask_go_standing(const struct almanac_go *game)
{
    struct almanac_go_result score;
    uint64_t answers = almanac_go_check(game);

    answers = fold(answers, almanac_go_score(game, &score));
    answers = fold_points(answers, &score.black);
    answers = fold_points(answers, &score.white);
    for (int row = -1; row <= game->size; row++)
        for (int column = -1; column <= game->size; column++)
            answers = fold(answers, almanac_go_stone_at(game, column, row));
    return answers;
}

/* Setup, stones of both colours anywhere, some forbidden, and passes. */
static uint64_t ask_moves(struct almanac_go *game, uint64_t *seed)
{
    uint64_t answers = 0;

    for (int move = 0; move < MOVES; move++) {
        int column = random_below(seed, game->size);
        int row = random_below(seed, game->size);
        enum almanac_go_stone stone =
            (enum almanac_go_stone)random_below(seed, 3);

        if (move < 9 || stone != ALMANAC_GO_VACANT)
            answers = fold(
                answers, move < 9 ? almanac_go_set(game, stone, column, row)
                                  : almanac_go_play(game, stone, column, row));
        else
            almanac_go_pass(game);
    }
    return answers;
}

static uint64_t ask_game_of(uint64_t *seed)
{
    struct almanac_go_record records[HISTORY];
    struct almanac_go_history history = {records, HISTORY, 0};
    struct almanac_go_rules rules = {
        ALMANAC_GO_AREA, ALMANAC_GO_SUICIDE_FORBIDDEN, ALMANAC_GO_KO_SUPERKO,
        random_below(seed, 30), &history};
    struct almanac_go game;
    uint64_t answers =
        almanac_go_start(&game, 2 + random_below(seed, 8), &rules);

    answers = fold(answers, ask_moves(&game, seed));
    return fold(answers, ask_go_standing(&game));
}

/* A text with a fault in its first game, which is passed over. */
static uint64_t ask_reader(enum almanac_go_format format, const char *text,
                           size_t length)
{
    struct almanac_go_reader reader;
    uint64_t answers = almanac_go_reader_start(&reader, format, NULL);
    size_t at = 0;
    bool done = true;

    while (at < length) {
        size_t used = 0;
        enum almanac_status status =
            almanac_go_read(&reader, text + at, length - at, &used, &done);

        at += status == ALMANAC_OK ? used : reader.stopped;
        answers = fold(fold(answers, status), at);
        if (status != ALMANAC_OK)
            answers = fold(answers, almanac_go_skip(&reader, status));
        else if (done)
            answers = fold(answers, ask_go_standing(&reader.game));
    }
    answers = fold(answers, almanac_go_read_end(&reader, &done));
    return fold(fold(answers, done), reader.line << 32 | reader.column);
}

uint64_t ask_go(uint64_t seed)
{
    static const char judge[] =
        "5 3 B(0,0) W(9,9) B(1,1) 7 3 B(-3,3)W(-2,3)\r\nW(-3,2) 3 0 0 0\n";
    static const char sgf[] =
        "mail (;SZ[5]B[aa];B[aa]) (;GM[1]SZ[9]AB[aa:cc]AW[dd]C[\\]];B[ef](;W[])"
        "(;B[gg]))";
    uint64_t answers = ask_game_of(&seed);

    answers =
        fold(answers, ask_reader(ALMANAC_GO_JUDGE, judge, sizeof judge - 1));
    return fold(answers, ask_reader(ALMANAC_GO_SGF, sgf, sizeof sgf - 1));
}
