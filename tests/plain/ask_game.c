#include "../random.h"
#include "ask.h"

#define LINES 70
#define SOLUTIONS_MAX (ALMANAC_PUZZLE8_SOLUTIONS * ALMANAC_PUZZLE8_DEEPEST)

static uint64_t ask_text(const struct game *game, almanac_board board)
{
    char text[ALMANAC_CELLS];
    almanac_board again = 0;
    size_t where = 0;
    uint64_t answers = game->format(board, text);

    answers = fold_bytes(answers, text, sizeof text);
    answers = fold(answers, game->parse(text, sizeof text, &again, NULL));
    text[board % ALMANAC_CELLS] = 'x';
    answers = fold(answers, game->parse(text, sizeof text, &again, &where));
    return fold(fold(answers, again), where);
}

static uint64_t fold_moves(uint64_t answers, const struct almanac_move *moves,
                           int count)
{
    for (int i = 0; i < count; i++) {
        answers = fold(answers, (uint64_t)moves[i].move);
        answers = fold(answers, moves[i].board);
        answers = fold(answers, (uint64_t)moves[i].distance);
    }
    return fold(answers, (uint64_t)count);
}

static uint64_t ask_moves(const struct game *game, almanac_board board,
                          almanac_board goal)
{
    struct almanac_move moves[ALMANAC_MOVES_MAX];
    uint64_t answers = 0;
    int count = 0;

    answers = fold(answers, game->moves(board, goal, moves, &count));
    answers = fold_moves(answers, moves, count);
    answers = fold(answers, game->hint(board, goal, moves, &count));
    answers = fold_moves(answers, moves, count);
    for (int move = 0; move < ALMANAC_MOVES_MAX; move++) {
        almanac_board next = 0;

        answers = fold(answers, game->play(board, move, &next));
        answers = fold(answers, next);
    }
    return answers;
}

static uint64_t ask_solutions(const struct game *game, almanac_board board,
                              almanac_board goal)
{
    unsigned char solutions[SOLUTIONS_MAX];
    uint64_t answers = 0;
    int count = 0;
    int distance = 0;

    answers = fold(answers, game->distance(board, goal, &distance));
    answers = fold(answers, (uint64_t)distance);
    answers = fold(answers, game->solve(board, goal, solutions, &distance));
    if (distance > 0)
        answers = fold_bytes(answers, solutions, (size_t)distance);
    answers = fold(answers,
                   game->solutions(board, goal, solutions, &count, &distance));
    if (distance > 0)
        answers = fold_bytes(answers, solutions, (size_t)(count * distance));
    return fold(answers, (uint64_t)count);
}

/* One of the lines, at any place, is of another shape. */
static uint64_t ask_lines(const struct game *game, almanac_board goal,
                          uint64_t *seed)
{
    char text[ALMANAC_LINE * LINES];
    signed char distances[LINES];
    almanac_board board = 0;
    size_t count = 0;
    uint64_t answers = 0;

    for (int i = 0; i < LINES; i++) {
        char *line = text + ALMANAC_LINE * i;

        game->board((uint32_t)random_below(seed, (int)game->boards), &board);
        game->format(board, line);
        line[ALMANAC_CELLS] = '\n';
    }
    text[random_below(seed, sizeof text)] = ' ';
    answers = game->distances(text, LINES, goal, distances, &count);
    return fold_bytes(answers, distances, count);
}

static uint64_t ask_levels(const struct game *game)
{
    uint32_t levels[ALMANAC_LEVELS_MAX];
    uint64_t answers = game->levels(levels);

    for (int i = 0; i <= game->deepest; i++)
        answers = fold(answers, levels[i]);
    return answers;
}

uint64_t ask_game(const struct game *game, uint64_t seed)
{
    almanac_board board = 0;
    almanac_board goal = 0;
    almanac_board far = 0;
    uint64_t answers = ask_levels(game);

    game->board((uint32_t)random_below(&seed, (int)game->boards), &goal);
    answers =
        fold(answers, game->random(goal, ALMANAC_ANY_DISTANCE, &seed, &board));
    answers = fold(answers, game->random(game->goal, random_below(&seed, 32),
                                         &seed, &far));
    answers = fold(fold(answers, board), far);
    answers = fold(answers, ask_text(game, board));
    answers = fold(answers, ask_moves(game, board, goal));
    answers = fold(answers, ask_solutions(game, board, goal));
    answers = fold(answers, ask_solutions(game, far, game->goal));
    answers = fold(answers, ask_lines(game, goal, &seed));
    return fold(answers, ask_lines(game, game->goal, &seed));
}
