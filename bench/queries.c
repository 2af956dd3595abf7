/* What a question to the tables of the 8-puzzle costs, on the same random
 * boards, each time the best of several rounds. The other goal differs from
 * the usual one in two tiles only: its boards are folded, as any goal's are
 * that has no table of its own. */
#include <almanac.h>
#include <stdio.h>
#include <time.h>

#define BOARDS 65536
#define ROUNDS 15
#define OTHER_GOAL UINT64_C(0x213456780)

static almanac_board boards[BOARDS];
static almanac_board other_boards[BOARDS];
static char texts[BOARDS][ALMANAC_CELLS];

/* Keeps the compiler from leaving the work out. */
static volatile long total;

static void draw_boards(void)
{
    uint64_t seed = 1525;

    for (int i = 0; i < BOARDS; i++) {
        almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, ALMANAC_ANY_DISTANCE,
                               &seed, &boards[i]);
        almanac_puzzle8_random(OTHER_GOAL, ALMANAC_ANY_DISTANCE, &seed,
                               &other_boards[i]);
        almanac_puzzle8_format(boards[i], texts[i]);
    }
}

static long ask_distance(int i)
{
    int distance = 0;

    almanac_puzzle8_distance(boards[i], ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

static long ask_folded(int i)
{
    int distance = 0;

    almanac_puzzle8_distance(other_boards[i], OTHER_GOAL, &distance);
    return distance;
}

static long ask_text(int i)
{
    almanac_board board = 0;
    int distance = 0;

    almanac_puzzle8_parse(texts[i], ALMANAC_CELLS, &board, NULL);
    almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

static long ask_hint(int i)
{
    struct almanac_move hints[ALMANAC_PUZZLE8_MOVES];
    int count = 0;

    almanac_puzzle8_hint(boards[i], ALMANAC_PUZZLE8_GOAL, hints, &count);
    return count;
}

static long ask_solution(int i)
{
    unsigned char solution[ALMANAC_PUZZLE8_DEEPEST];
    int distance = 0;

    almanac_puzzle8_solve(boards[i], ALMANAC_PUZZLE8_GOAL, solution, &distance);
    return distance;
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Nanoseconds a question. */
static double best_of_rounds(long (*ask)(int i))
{
    double best = 0;

    for (int round = 0; round < ROUNDS; round++) {
        double start = seconds();
        double taken;

        for (int i = 0; i < BOARDS; i++)
            total += ask(i);
        taken = seconds() - start;
        if (round == 0 || taken < best)
            best = taken;
    }
    return best / BOARDS * 1e9;
}

int main(void)
{
    static const struct {
        const char *question;
        long (*ask)(int i);
    } rows[] = {
        {"distance to 123/456/780", ask_distance},
        {"distance to another goal", ask_folded},
        {"nine digits, parsed, and their distance", ask_text},
        {"hint", ask_hint},
        {"solution", ask_solution},
    };
    double first = 0;

    draw_boards();
    printf("%-42s %8s %8s\n", "8-puzzle, random boards", "ns", "ratio");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        double time = best_of_rounds(rows[i].ask);

        first = i == 0 ? time : first;
        printf("%-42s %8.1f %8.2f\n", rows[i].question, time, time / first);
    }
    return 0;
}
