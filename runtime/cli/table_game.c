#include "table_game.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "board_cells.h"
#include "cases.h"
#include "interrupt.h"
#include "lines.h"
#include "output.h"
#include "table_print.h"

/* A game, the goal asked for, and the board that is being answered. */
struct playing {
    const struct table_game *game;
    almanac_board goal;
    almanac_board board;
};

static void set_fault(const struct table_game *game,
                      const struct board_cells *cells,
                      enum almanac_status status, size_t where,
                      struct fault *ret_fault)
{
    char text[MESSAGE_BYTE];
    struct place place = cells->places[where];

    if (status == ALMANAC_ERROR_SHORT)
        fault_set(ret_fault, place, "the board ends after %zu of its %d cells",
                  cells->count, ALMANAC_CELLS);
    else if (status == ALMANAC_ERROR_TWICE)
        fault_set(ret_fault, place, "digit %c appears twice",
                  cells->text[where]);
    else
        fault_set(ret_fault, place, "found %s, expected %s",
                  message_byte((unsigned char)cells->text[where], text),
                  game->cells);
}

static enum reading read_board(void *data, struct input *input,
                               struct fault *ret_fault)
{
    struct playing *playing = data;
    struct board_cells cells;
    size_t where = 0;
    enum almanac_status status;

    board_cells_read(input, &cells);
    status =
        playing->game->parse(cells.text, cells.count, &playing->board, &where);
    if (status == ALMANAC_OK)
        return READING_GOOD;
    set_fault(playing->game, &cells, status, where, ret_fault);
    return READING_BAD;
}

static void answer(const void *data, const struct options *options)
{
    const struct playing *playing = data;

    table_print(playing->game, playing->board, playing->goal, options->mode);
}

static size_t answer_many(void *data, struct input *input, uint64_t most)
{
    const struct playing *playing = data;

    return lines_answer(playing->game, playing->goal, input, most);
}

static int draw(const struct playing *playing, const struct options *options,
                uint64_t *seed, almanac_board *ret_board)
{
    interrupt_check();
    if (playing->game->random(playing->goal, options->distance, seed,
                              ret_board) == ALMANAC_OK)
        return EXIT_ANSWERED;
    return message_usage(options->command->name,
                         "no board is %d moves from the goal",
                         options->distance);
}

/* Boards are drawn without end on request: a write that fails must end it. */
#define FLUSH_EVERY 4096

static int print_random(const struct playing *playing,
                        const struct options *options)
{
    uint64_t seed = options->seed;
    almanac_board board;

    /* Whether there are such boards does not depend on how many are asked
     * for. */
    if (options->random_count == 0)
        return draw(playing, options, &seed, &board);
    for (uint64_t i = 0; i < options->random_count; i++) {
        int status = draw(playing, options, &seed, &board);

        if (status != EXIT_ANSWERED)
            return status;
        table_print_board(playing->game, board);
        if (i % FLUSH_EVERY == FLUSH_EVERY - 1)
            output_flush(options->command->name);
    }
    return EXIT_ANSWERED;
}

/* The options of random boards go together, and with no others. */
static int check_options(const struct options *options)
{
    const char *name = options->command->name;

    if (!options->random && (options->distance >= 0 || options->seeded))
        return message_usage(name, "--distance and --seed need --random");
    if (options->random && options->mode != MODE_ANSWER)
        return message_usage(name, "--random prints boards, nothing else");
    if (options->random && options->keep_going)
        return message_usage(name, "--random and --keep-going exclude one "
                                   "another");
    if (options->random && options->operands[0] != NULL)
        return message_usage(name, "--random takes no boards");
    return EXIT_ANSWERED;
}

int table_game_run(const struct table_game *game, const struct options *options)
{
    const struct cases cases = {game->expected, game->counted, read_board,
                                answer};
    struct playing playing = {.game = game, .goal = game->goal};
    int status = check_options(options);

    if (status != EXIT_ANSWERED)
        return status;
    if (options->goal != NULL &&
        game->parse(options->goal, strlen(options->goal), &playing.goal,
                    NULL) != ALMANAC_OK)
        return message_usage(options->command->name,
                             "'%s' is no BOARD for --goal, expected %s",
                             options->goal, game->expected);
    if (options->random)
        return print_random(&playing, options);
    return cases_answer_many(&cases,
                             options->mode == MODE_ANSWER ? answer_many : NULL,
                             &playing, options);
}
