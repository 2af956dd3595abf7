#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "interrupt.h"
#include "message.h"
#include "output.h"

static const unsigned char byte_order_mark[] = {0xef, 0xbb, 0xbf};

/* Reads once, waiting if the input is one that does not wait by itself. */
static ssize_t read_once(int descriptor, unsigned char *bytes, size_t size)
{
    ssize_t count;

    while ((count = read(descriptor, bytes, size)) < 0) {
        struct pollfd waiting = {descriptor, POLLIN, 0};

        if (errno == EAGAIN)
            poll(&waiting, 1, -1);
        else if (errno != EINTR)
            break;
    }
    return count;
}

/* Ends what there is to read. */
static void fail(struct input *input, int error)
{
    if (!input->may_fail)
        message_fatal(input->command, input->name, strerror(error));
    input->error = error;
    input->ended = true;
}

/* Reads once more behind the bytes that are there. False at the end, which is
 * reached once: what a terminal would give after it is not asked for. */
static bool read_more(struct input *input)
{
    size_t filled = (size_t)(input->end - input->buffer);
    ssize_t count;

    if (input->ended)
        return false;
    output_flush(input->command);
    interrupt_begin_wait();
    count = read_once(input->descriptor, input->buffer + filled,
                      sizeof input->buffer - filled);
    interrupt_end_wait();
    if (count < 0) {
        fail(input, errno);
        return false;
    }
    input->end += count;
    input->ended = count == 0;
    return count > 0;
}

static bool refill(struct input *input)
{
    if (input->ended)
        return false;
    input->next = input->buffer;
    input->end = input->buffer;
    return read_more(input);
}

static bool starts_like_mark(const struct input *input)
{
    size_t count = (size_t)(input->end - input->next);

    if (count > sizeof byte_order_mark)
        count = sizeof byte_order_mark;
    return memcmp(input->next, byte_order_mark, count) == 0;
}

/* A mark may arrive in pieces: read until it is told from anything else. */
static void pass_byte_order_mark(struct input *input)
{
    while (input->end - input->next < (int)sizeof byte_order_mark)
        if (!starts_like_mark(input) || !read_more(input))
            return;
    if (starts_like_mark(input))
        input->next += sizeof byte_order_mark;
}

static void start(struct input *ret_input, const char *command,
                  const char *name, int descriptor)
{
    ret_input->command = command;
    ret_input->name = name;
    ret_input->descriptor = descriptor;
    ret_input->may_fail = false;
    ret_input->error = 0;
    ret_input->ended = descriptor < 0;
    ret_input->next = ret_input->buffer;
    ret_input->end = ret_input->buffer;
    ret_input->place = (struct place){1, 1};
}

void input_open_stdin(struct input *ret_input, const char *command)
{
    start(ret_input, command, "<stdin>", STDIN_FILENO);
    pass_byte_order_mark(ret_input);
}

/* To open a pipe is to wait for its other end. */
static int open_waiting(const char *path)
{
    int descriptor;

    interrupt_begin_wait();
    descriptor = open(path, O_RDONLY);
    interrupt_end_wait();
    return descriptor;
}

void input_open_file(struct input *ret_input, const char *command,
                     const char *path)
{
    bool is_stdin = strcmp(path, "-") == 0;
    int descriptor;

    output_flush(command);
    descriptor = is_stdin ? dup(STDIN_FILENO) : open_waiting(path);
    start(ret_input, command, is_stdin ? "<stdin>" : path, descriptor);
    ret_input->may_fail = true;
    if (descriptor < 0)
        fail(ret_input, errno);
    pass_byte_order_mark(ret_input);
}

void input_open_argument(struct input *ret_input, const char *command, int k,
                         const char *text)
{
    start(ret_input, command, ret_input->own_name, -1);
    snprintf(ret_input->own_name, INPUT_NAME, "<argument %d>", k);
    ret_input->next = (const unsigned char *)text;
    ret_input->end = ret_input->next + strlen(text);
    pass_byte_order_mark(ret_input);
}

void input_close(struct input *input)
{
    if (input->descriptor >= 0)
        close(input->descriptor);
}

int input_peek(struct input *input)
{
    if (input->next == input->end && !refill(input))
        return INPUT_END;
    return *input->next;
}

int input_take(struct input *input)
{
    int byte = input_peek(input);

    if (byte == INPUT_END)
        return byte;
    input->next++;
    input->place.column++;
    if (byte == '\n') {
        input->place.line++;
        input->place.column = 1;
    }
    return byte;
}

void input_take_lines(struct input *input, size_t lines, size_t length)
{
    if (lines == 0)
        return;
    input->next += lines * length;
    input->place.line += lines;
    input->place.column = 1;
}

bool is_space(int byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

int input_peek_past_space(struct input *input)
{
    while (is_space(input_peek(input)))
        input_take(input);
    return input_peek(input);
}
