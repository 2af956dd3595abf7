/* What a question to the tables of the 8-puzzle costs, on the same random
 * boards: the median of many rounds, in which the questions take turns, and
 * its ratio to a load of one byte from a table, the least that any look up
 * can cost. Each is asked in two ways: the next at once, and the next only
 * when the last is answered.
 *
 * The other goal differs from the usual one in two tiles only: its boards are
 * folded, as any goal's are that has no table of its own, and cannot be solved
 * for the usual one. */
#include <almanac.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../tests/random.h"

#define BOARDS 65536u
#define LINES 1024u
#define ROUNDS 51
#define OTHER_GOAL UINT64_C(0x213456780)

static almanac_board boards[BOARDS];
static almanac_board other_boards[BOARDS];
/* Half of them cannot be solved. */
static almanac_board arrangements[BOARDS];
static char texts[BOARDS][ALMANAC_LINE];
static uint32_t places[BOARDS];
static const unsigned char *table;

/* Keeps the compiler from leaving the work out. */
static volatile long total;

static void draw_boards(void)
{
    struct almanac_table corner;
    uint64_t seed = 1525;

    almanac_table_at(ALMANAC_TABLE_PUZZLE8_CORNER, &corner);
    table = corner.entries;
    for (unsigned i = 0; i < BOARDS; i++) {
        almanac_puzzle8_random(ALMANAC_PUZZLE8_GOAL, ALMANAC_ANY_DISTANCE,
                               &seed, &boards[i]);
        almanac_puzzle8_random(OTHER_GOAL, ALMANAC_ANY_DISTANCE, &seed,
                               &other_boards[i]);
        arrangements[i] =
            random_below(&seed, 2) == 0 ? boards[i] : other_boards[i];
        almanac_puzzle8_format(arrangements[i], texts[i]);
        texts[i][ALMANAC_CELLS] = '\n';
        places[i] = (uint32_t)random_below(&seed, (int)corner.size);
    }
}

static int load_byte(unsigned i)
{
    return table[places[i]];
}

static int ask_distance(unsigned i)
{
    int distance = 0;

    almanac_puzzle8_distance(arrangements[i], ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

static int ask_folded(unsigned i)
{
    int distance = 0;

    almanac_puzzle8_distance(other_boards[i], OTHER_GOAL, &distance);
    return distance;
}

static int ask_text(unsigned i)
{
    almanac_board board = 0;
    int distance = 0;

    almanac_puzzle8_parse(texts[i], ALMANAC_CELLS, &board, NULL);
    almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

/* Many are answered ahead, all that there is room for. */
static int ask_line(unsigned i)
{
    static signed char distances[LINES];
    size_t count;

    if (i % LINES == 0)
        almanac_puzzle8_distances(texts[i], LINES, ALMANAC_PUZZLE8_GOAL,
                                  distances, &count);
    return distances[i % LINES];
}

static int ask_hint(unsigned i)
{
    struct almanac_move hints[ALMANAC_PUZZLE8_MOVES];
    int count = 0;

    almanac_puzzle8_hint(boards[i], ALMANAC_PUZZLE8_GOAL, hints, &count);
    return count;
}

static int ask_solution(unsigned i)
{
    unsigned char solution[ALMANAC_PUZZLE8_DEEPEST];
    int distance = 0;

    almanac_puzzle8_solve(boards[i], ALMANAC_PUZZLE8_GOAL, solution, &distance);
    return distance;
}

enum { AT_ONCE, IN_TURN, WAYS };

static struct row {
    const char *question;
    int (*ask)(unsigned i);
    /* Nanoseconds a question. */
    double times[WAYS][ROUNDS];
} rows[] = {
    {"a byte of the table, its place known", load_byte, {{0}}},
    {"distance to 123/456/780", ask_distance, {{0}}},
    {"nine digits, parsed, and their distance", ask_text, {{0}}},
    {"the same, of 1024 lines at once", ask_line, {{0}}},
    {"distance to another goal", ask_folded, {{0}}},
    {"hint", ask_hint, {{0}}},
    {"solution", ask_solution, {{0}}},
};

#define ROWS (sizeof rows / sizeof rows[0])

/* Of this process only: what else the machine does is not counted. */
static double nanoseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

static long ask_at_once(int (*ask)(unsigned i))
{
    long sum = 0;

    for (unsigned i = 0; i < BOARDS; i++)
        sum += ask(i);
    return sum;
}

/* No answer is 511 or more, which only we know: the next question has to wait
 * for it. */
static long ask_in_turn(int (*ask)(unsigned i))
{
    long sum = 0;

    for (unsigned i = 0; i < BOARDS; i++) {
        int answer = ask(i);

        sum += answer;
        i += (unsigned)(answer + 1) & 512u;
    }
    return sum;
}

static double time_round(const struct row *row, int way)
{
    double start = nanoseconds();

    total += way == AT_ONCE ? ask_at_once(row->ask) : ask_in_turn(row->ask);
    return (nanoseconds() - start) / BOARDS;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *times)
{
    qsort(times, ROUNDS, sizeof *times, compare);
    return times[ROUNDS / 2];
}

static void print_rows(void)
{
    double load[WAYS] = {0};

    printf("%-40s %8s %6s %8s %6s\n", "8-puzzle, random boards", "at once",
           "ratio", "in turn", "ratio");
    for (size_t i = 0; i < ROWS; i++) {
        printf("%-40s", rows[i].question);
        for (int way = 0; way < WAYS; way++) {
            double time = median(rows[i].times[way]);

            load[way] = i == 0 ? time : load[way];
            printf(" %8.1f %6.1f", time, time / load[way]);
        }
        putchar('\n');
    }
}

int main(void)
{
    draw_boards();
    for (int round = 0; round < ROUNDS; round++)
        for (size_t i = 0; i < ROWS; i++)
            for (int way = 0; way < WAYS; way++)
                rows[i].times[way][round] = time_round(&rows[i], way);
    print_rows();
    return 0;
}
