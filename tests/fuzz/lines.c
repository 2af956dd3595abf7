/* The command's boards on standard input, answered many at a time, against the
 * same bytes read one by one, as for a hint. */
#include <string.h>

#include "../../runtime/cli/message.h"
#include "../../runtime/cli/options.h"
#include "capture.h"
#include "fuzz.h"

/* More than the command answers at once. */
#define LONG_INPUT 11000

struct question {
    const struct command *command;
    const char *goal;
    bool keep_going;
    char text[FUZZ_SIZE_MAX + LONG_INPUT + 1];
    size_t length;
};

/* The text, or all of it over and over and a byte that is no cell: the message
 * about it tells whether all before it was counted. */
static void set_text(struct question *question, const uint8_t *data,
                     size_t size, bool repeats)
{
    question->length = 0;
    do {
        memcpy(question->text + question->length, data, size);
        question->length += size;
    } while (repeats && size > 0 && question->length < LONG_INPUT);
    if (repeats)
        question->text[question->length++] = 'x';
}

/* The first byte tells what is asked: from `a` on, the game, whether bad
 * boards are passed over, which goal, and whether the text is repeated. Not
 * both: there would be a message for each board. */
static void set_question(struct question *question, const uint8_t *data,
                         size_t size)
{
    static const struct command *const games[] = {&command_coin, &command_cross,
                                                  &command_puzzle8};
    static const char *const goals[] = {"HTTHTTTHH", "*..**.*..", "123405678"};
    unsigned choice = (unsigned char)(data[0] - 'a');

    question->command = games[choice % 3];
    question->keep_going = (choice / 3 & 1) != 0;
    question->goal = (choice / 6 & 1) != 0 ? goals[choice % 3] : NULL;
    set_text(question, data + 1, size - 1,
             !question->keep_going && choice / 12 % 4 == 1);
}

static int ask(const struct question *question, enum mode mode,
               struct captured *ret_captured)
{
    char *operands[] = {NULL};
    struct options options = {
        .command = question->command,
        .mode = mode,
        .keep_going = question->keep_going,
        .goal = question->goal,
        .distance = -1,
        .operands = operands,
    };
    int status;

    capture_start(question->text, question->length);
    status = question->command->run(&options);
    capture_end(ret_captured);
    return status;
}

/* Leaves of each line what stands before the first space: the distance. */
static void cut_hints(char *text)
{
    char *to = text;
    bool in_hint = false;

    for (const char *from = text; *from != '\0'; from++) {
        in_hint = *from == ' ' || (in_hint && *from != '\n');
        if (!in_hint)
            *to++ = *from;
    }
    *to = '\0';
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct question question;
    static struct captured many;
    static struct captured single;
    int status;

    if (size == 0 || size > FUZZ_SIZE_MAX)
        return 0;
    set_question(&question, data, size);
    status = ask(&question, MODE_ANSWER, &many);
    EXPECT(ask(&question, MODE_HINT, &single) == status,
           "lines: another exit status one by one than %d", status);
    cut_hints(single.out);
    EXPECT(strcmp(many.error, single.error) == 0,
           "lines: other messages:\n%sand one by one:\n%s", many.error,
           single.error);
    EXPECT(strcmp(many.out, single.out) == 0,
           "lines: other answers:\n%sand one by one:\n%s", many.out,
           single.out);
    EXPECT((status == EXIT_ANSWERED) == (many.error[0] == '\0'),
           "lines: exit status %d, and the messages:\n%s", status, many.error);
    return 0;
}
