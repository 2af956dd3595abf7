#include "cases.h"

#include <inttypes.h>
#include <stdio.h>

#include "count.h"
#include "interrupt.h"
#include "json_fault.h"

/* A case whose fault is passed over still makes the exit status bad. */
struct run {
    const struct cases *cases;
    cases_many *many;
    void *game;
    const struct options *options;
    struct input *input;
    int status;
};

void cases_report(const struct options *options, const struct input *input,
                  const struct fault *fault)
{
    fault_report(input, fault);
    if (!options->keep_going)
        return;
    if (options->mode == MODE_JSON)
        json_print_fault(fault);
    else
        puts("error");
}

/* A fault of the input as a whole, which no case can be answered for. */
static void fail(struct run *run, const struct fault *fault)
{
    fault_report(run->input, fault);
    run->status = EXIT_BAD_INPUT;
}

static bool at_end(struct input *input)
{
    return input_peek_past_space(input) == INPUT_END;
}

/* False if the cases behind this one cannot be answered. */
static bool settle(struct run *run, enum reading reading,
                   const struct fault *fault)
{
    interrupt_check();
    if (reading == READING_GOOD) {
        run->cases->answer(run->game, run->options);
        return true;
    }
    cases_report(run->options, run->input, fault);
    run->status = EXIT_BAD_INPUT;
    return run->options->keep_going && reading == READING_BAD;
}

static bool answer_next(struct run *run)
{
    struct fault fault;
    enum reading reading = run->cases->read(run->game, run->input, &fault);

    return settle(run, reading, &fault);
}

/* Answers at least one of the next cases; 0 if those behind them cannot be
 * answered. */
static uint64_t answer_some(struct run *run, uint64_t most)
{
    uint64_t many = 0;

    if (run->many != NULL)
        many = run->many(run->game, run->input, most);
    return many > 0 ? many : answer_next(run);
}

static void answer_counted(struct run *run)
{
    char text[MESSAGE_BYTE];
    struct fault fault;
    uint64_t answered;
    uint64_t count;

    if (!count_read(run->input, &count, &fault)) {
        fail(run, &fault);
        return;
    }
    for (uint64_t i = 0; i < count; i += answered) {
        if (at_end(run->input)) {
            fault_set(&fault, run->input->place,
                      "found %" PRIu64 " of %" PRIu64 " boards", i, count);
            fail(run, &fault);
            return;
        }
        answered = answer_some(run, count - i);
        if (answered == 0)
            return;
    }
    if (at_end(run->input))
        return;
    fault_set(&fault, run->input->place,
              "found %s, expected the end of input: the count is %" PRIu64,
              message_byte(input_peek(run->input), text), count);
    fail(run, &fault);
}

static void answer_input(struct run *run)
{
    int byte = input_peek_past_space(run->input);
    struct fault fault;

    if (byte == INPUT_END) {
        fault_set(&fault, run->input->place, "the input is empty, expected %s",
                  run->cases->expected);
        fail(run, &fault);
    } else if (run->cases->counted && (byte == '-' || byte == '+')) {
        fault_set(&fault, run->input->place,
                  "found '%c', expected a count without a sign, or %s", byte,
                  run->cases->expected);
        fail(run, &fault);
    } else if (run->cases->counted && byte >= '0' && byte <= '9') {
        answer_counted(run);
    } else {
        while (!at_end(run->input) && answer_some(run, UINT64_MAX) > 0)
            continue;
    }
}

/* An argument is one case: what stands behind it is its fault. */
static bool answer_argument(struct run *run)
{
    struct fault fault;
    enum reading reading = run->cases->read(run->game, run->input, &fault);
    char text[MESSAGE_BYTE];

    if (reading == READING_GOOD && !at_end(run->input)) {
        fault_set(&fault, run->input->place, "found %s after %s",
                  message_byte(input_peek(run->input), text),
                  run->cases->expected);
        reading = READING_BAD;
    }
    /* The next argument is an input of its own, whatever this one was. */
    if (reading == READING_BROKEN)
        reading = READING_BAD;
    return settle(run, reading, &fault);
}

int cases_answer_many(const struct cases *cases, cases_many *many, void *game,
                      const struct options *options)
{
    struct input input;
    struct run run = {cases, many, game, options, &input, EXIT_ANSWERED};
    bool more = true;

    if (options->operands[0] == NULL) {
        input_open_stdin(&input, options->command->name);
        answer_input(&run);
    }
    for (int i = 0; options->operands[i] != NULL && more; i++) {
        input_open_argument(&input, options->command->name, i + 1,
                            options->operands[i]);
        more = answer_argument(&run);
    }
    return run.status;
}

int cases_answer(const struct cases *cases, void *game,
                 const struct options *options)
{
    return cases_answer_many(cases, NULL, game, options);
}
