/* Many threads ask every function at once. Each must be answered as one
 * thread alone, and ThreadSanitizer has nothing to say. */
#include <pthread.h>
#include <stdio.h>

#include "../random.h"
#include "ask.h"

#define THREADS 8
#define QUESTIONS 43

/* Read by all threads at once. */
static struct almanac_go standing;

struct asker {
    pthread_t thread;
    int first;
    uint64_t answers[QUESTIONS];
};

static uint64_t ask(int question)
{
    uint64_t seed = (uint64_t)question;

    if (question == QUESTIONS - 1)
        return ask_proof();
    switch (question % 7) {
    case 0:
        return ask_game(&games[COIN], seed);
    case 1:
        return ask_game(&games[CROSS], seed);
    case 2:
        return ask_game(&games[PUZZLE8], seed);
    case 3:
        return ask_footboard(seed);
    case 4:
        return ask_go(seed);
    case 5:
        return ask_go_standing(&standing);
    default:
        return ask_tables();
    }
}

/* Each thread begins with another question. */
static void *ask_all(void *data)
{
    struct asker *asker = data;

    for (int i = 0; i < QUESTIONS; i++) {
        int question = (asker->first + i) % QUESTIONS;

        asker->answers[question] = ask(question);
    }
    return NULL;
}

static void play(void)
{
    uint64_t seed = 19;

    almanac_go_start(&standing, 19, NULL);
    for (int move = 0; move < 300; move++)
        almanac_go_play(&standing,
                        move % 2 == 0 ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE,
                        random_below(&seed, 19), random_below(&seed, 19));
}

static int wrong_answers(const struct asker *asker, const struct asker *alone)
{
    int wrong = 0;

    for (int i = 0; i < QUESTIONS; i++)
        wrong += asker->answers[i] != alone->answers[i];
    return wrong;
}

int main(void)
{
    static struct asker alone;
    static struct asker askers[THREADS];
    int wrong = 0;

    play();
    ask_all(&alone);
    for (int i = 0; i < THREADS; i++) {
        askers[i].first = i;
        if (pthread_create(&askers[i].thread, NULL, ask_all, &askers[i]) != 0)
            return 1;
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(askers[i].thread, NULL);
        wrong += wrong_answers(&askers[i], &alone);
    }
    printf("%d threads, %d questions each: %d answered otherwise than alone\n",
           THREADS, QUESTIONS, wrong);
    return wrong == 0 ? 0 : 1;
}
