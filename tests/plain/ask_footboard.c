#include "../random.h"
#include "ask.h"

#define SIDE 5
/* Every so many positions the library calls a watch. */
struct calls {
    uint64_t count;
};

static bool go_on(void *data, uint64_t positions)
{
    struct calls *calls = (struct calls *)data;

    calls->count = fold(calls->count, positions);
    return true;
}

static struct almanac_footboard draw(uint64_t *seed)
{
    struct almanac_footboard position = {0, 0, 0, false};

    for (int row = 0; row < SIDE; row++)
        position.tiles |= (random_next(seed) & random_next(seed) & 31)
                          << 8 * row;
    position.tiles = ~position.tiles & UINT64_C(0x1f1f1f1f1f);
    position.a = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(
        random_below(seed, SIDE), random_below(seed, SIDE));
    position.b = (unsigned char)ALMANAC_FOOTBOARD_SQUARE(
        random_below(seed, SIDE), random_below(seed, SIDE));
    position.tiles |= UINT64_C(1) << position.a | UINT64_C(1) << position.b;
    position.b_to_move = random_below(seed, 2) == 1;
    return position;
}

static uint64_t fold_result(uint64_t answers,
                            const struct almanac_footboard_result *result)
{
    answers = fold(answers, (unsigned char)result->winner);
    return fold(answers, (uint64_t)result->length);
}

static uint64_t fold_position(uint64_t answers,
                              const struct almanac_footboard *position)
{
    answers = fold(answers, position->tiles);
    answers = fold(answers, (uint64_t)position->a << 8 | position->b);
    return fold(answers, position->b_to_move);
}

static uint64_t ask_line(struct almanac_footboard position,
                         const struct almanac_watch *watch)
{
    char line[ALMANAC_FOOTBOARD_MOVES_MAX];
    struct almanac_footboard_result result = {'?', 0};
    uint64_t answers = almanac_footboard_line(position, watch, line, &result);

    for (int i = 0; i < result.length; i++) {
        answers =
            fold(answers, almanac_footboard_step(position, line[i], &position));
        answers = fold_position(answers, &position);
    }
    return fold_bytes(fold_result(answers, &result), line,
                      (size_t)result.length);
}

static uint64_t ask_moves(struct almanac_footboard position,
                          const struct almanac_watch *watch)
{
    struct almanac_footboard_move moves[ALMANAC_FOOTBOARD_DIRECTIONS];
    uint64_t answers = 0;
    int count = 0;

    answers = almanac_footboard_moves(position, watch, moves, &count);
    for (int i = 0; i < count; i++) {
        answers = fold(answers, (unsigned char)moves[i].direction);
        answers = fold_position(answers, &moves[i].position);
        answers = fold_result(answers, &moves[i].result);
    }
    return answers;
}

uint64_t ask_footboard(uint64_t seed)
{
    struct almanac_footboard position = draw(&seed);
    struct almanac_footboard_result result = {'?', 0};
    struct calls calls = {0};
    struct almanac_watch watch = {go_on, &calls};
    uint64_t answers = 0;

    answers = almanac_footboard_solve(position, &watch, &result);
    answers = fold_result(answers, &result);
    answers = fold(answers, ask_line(position, &watch));
    answers = fold(answers, ask_moves(position, &watch));
    return fold(answers, calls.count);
}
