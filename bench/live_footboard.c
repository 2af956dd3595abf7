/* The footboard's engine against plain minimax.
 *
 * Each round, both solve all positions, one after the other; what counts is
 * the fastest round of a position, for it was disturbed the least. The clock
 * of the processor is too coarse for the engine on small boards, and the
 * clock on the wall counts other programs in what takes longer: so each is
 * used for the other. */
#include <footboard_search.h>
#include <stdio.h>
#include <stdlib.h>
#include <textbook/footboard_boards.h>

#include "clock.h"
#include "live.h"

#define ROUNDS 5
#define FULL_BOARDS 625
#define RANDOM_BOARDS 1000

/* A position, and what its solutions gave and took. */
struct trial {
    struct textbook_footboard board;
    struct textbook_outcome outcome;
    struct almanac_footboard_result result;
    uint64_t visited_by_minimax;
    double of_minimax;
    double of_engine;
};

struct figures {
    int boards;
    /* Of all boards together. */
    double seconds;
    uint64_t positions;
    /* Of the slowest board. */
    double slowest;
};

static void add(struct figures *figures, double seconds, uint64_t positions)
{
    figures->boards++;
    figures->seconds += seconds;
    figures->positions += positions;
    if (seconds > figures->slowest)
        figures->slowest = seconds;
}

static void time_minimax(struct trial *trial)
{
    double start = clock_processor();
    double seconds;

    trial->visited_by_minimax = 0;
    trial->outcome =
        textbook_footboard(&trial->board, &trial->visited_by_minimax);
    seconds = clock_processor() - start;
    if (trial->of_minimax == 0 || seconds < trial->of_minimax)
        trial->of_minimax = seconds;
}

static void time_engine(struct trial *trial)
{
    struct almanac_footboard position =
        textbook_footboard_position(&trial->board);
    double start = clock_wall();
    double seconds;

    almanac_footboard_solve(position, NULL, &trial->result);
    seconds = clock_wall() - start;
    if (trial->of_engine == 0 || seconds < trial->of_engine)
        trial->of_engine = seconds;
}

/* The library does not tell how many positions it looked at, its search
 * does. */
static uint64_t count_engine(const struct textbook_footboard *board)
{
    struct almanac_footboard position = textbook_footboard_position(board);
    struct almanac_footboard_search search = {NULL, 0, false};
    struct almanac_footboard_turn turn = {position.tiles,
                                          almanac_footboard_bit(position.a),
                                          almanac_footboard_bit(position.b)};

    almanac_footboard_score(&search, &turn, 0);
    return search.positions;
}

static void compare(const struct trial *trial)
{
    if (trial->result.length == trial->outcome.moves &&
        (trial->result.winner == 'A') == trial->outcome.mover_wins)
        return;
    fprintf(stderr, "footboard: the engine says %d moves, minimax %d\n",
            trial->result.length, trial->outcome.moves);
    exit(EXIT_FAILURE);
}

static void print_row(const char *name, double minimax, double engine,
                      const char *unit)
{
    printf("  %-16s %12.2f %12.2f %-3s %8.1f times\n", name, minimax, engine,
           unit, minimax / engine);
}

static void print_both(const char *what, struct figures minimax,
                       struct figures engine)
{
    const double boards = minimax.boards;

    printf("footboard, %s, %d positions\n", what, minimax.boards);
    printf("  %-16s %12s %12s\n", "", "minimax", "engine");
    print_row("mean time", minimax.seconds / boards * 1e6,
              engine.seconds / boards * 1e6, "us");
    print_row("slowest", minimax.slowest * 1e6, engine.slowest * 1e6, "us");
    print_row("mean visited", (double)minimax.positions / boards,
              (double)engine.positions / boards, "");
}

static void measure_both(const char *what, struct trial *trials, int count)
{
    struct figures minimax = {0};
    struct figures engine = {0};

    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < count; i++)
            time_minimax(&trials[i]);
        for (int i = 0; i < count; i++)
            time_engine(&trials[i]);
    }
    for (int i = 0; i < count; i++) {
        compare(&trials[i]);
        add(&minimax, trials[i].of_minimax, trials[i].visited_by_minimax);
        add(&engine, trials[i].of_engine, count_engine(&trials[i].board));
    }
    print_both(what, minimax, engine);
}

static void measure_full_board(void)
{
    static struct trial trials[FULL_BOARDS];

    for (int start = 0; start < FULL_BOARDS; start++)
        trials[start].board = textbook_footboard_full(5, 5, start);
    measure_both("full 5x5", trials, FULL_BOARDS);
}

static void measure_random_boards(void)
{
    static struct trial trials[RANDOM_BOARDS];
    uint64_t seed = 92345;

    for (int i = 0; i < RANDOM_BOARDS; i++)
        trials[i].board = textbook_footboard_random(&seed, 5, 5, 50);
    measure_both("random 5x5, density 0.5 to 1", trials, RANDOM_BOARDS);
}

/* Every so many starts of a full board that is too large for minimax. */
static void measure_large(int side, int stride)
{
    const int starts = side * side * side * side;
    struct figures engine = {0};

    for (int start = 0; start < starts; start += stride) {
        struct textbook_footboard board =
            textbook_footboard_full(side, side, start);
        double before = clock_processor();
        uint64_t positions = count_engine(&board);

        add(&engine, clock_processor() - before, positions);
    }
    printf("footboard, full %dx%d, %d of %d starts: mean %.2f ms, slowest "
           "%.2f ms, mean visited %.0f\n",
           side, side, engine.boards, starts,
           engine.seconds / engine.boards * 1e3, engine.slowest * 1e3,
           (double)engine.positions / engine.boards);
}

void live_footboard(void)
{
    measure_full_board();
    measure_random_boards();
    measure_large(6, 1);
    measure_large(7, 1);
    measure_large(8, 117);
}
