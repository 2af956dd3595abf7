/* The loop over the cases of an input, the same for every game: read one,
 * answer it, until the end. */
#ifndef ALMANAC_CLI_CASES_H
#define ALMANAC_CLI_CASES_H

#include <stdbool.h>

#include "fault.h"
#include "input.h"
#include "options.h"

/* How the reading of a case has ended: a bad case can be passed over, behind
 * a broken one nothing can be trusted. */
enum reading { READING_GOOD, READING_BAD, READING_BROKEN };

struct cases {
    /* What a case is, for messages: "a board of ...". */
    const char *expected;
    /* Whether a count of the cases may stand before them. */
    bool counted;
    /* Reads a case into `game`, which `answer` prints. */
    enum reading (*read)(void *game, struct input *input,
                         struct fault *ret_fault);
    void (*answer)(const void *game, const struct options *options);
};

/* Answers the cases on the command line, each a whole input, or standard
 * input if there are none. Returns the exit status. */
int cases_answer(const struct cases *cases, void *game,
                 const struct options *options);

/* Reads and answers many of the next cases at once, at most so many, and
 * returns how many; 0 where one by one is the only way to go on. */
typedef size_t cases_many(void *game, struct input *input, uint64_t most);

/* The same, where `many` may answer cases of standard input; NULL if there is
 * no such way. */
int cases_answer_many(const struct cases *cases, cases_many *many, void *game,
                      const struct options *options);

/* Reports a fault, and with --keep-going prints an error in the answer's
 * place. */
void cases_report(const struct options *options, const struct input *input,
                  const struct fault *fault);

#endif
