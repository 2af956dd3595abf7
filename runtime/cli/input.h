/* Bytes of input, each with its place. Memory is constant, and what has been
 * answered is written before more input is waited for. */
#ifndef ALMANAC_CLI_INPUT_H
#define ALMANAC_CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define INPUT_BUFFER 131072
#define INPUT_NAME 32
#define INPUT_END (-1)

/* Lines and columns count from 1, columns in bytes. */
struct place {
    uint64_t line;
    uint64_t column;
};

struct input {
    /* For messages: the command that reads, and what it reads. */
    const char *command;
    const char *name;
    /* -1 if the input is a text in memory. */
    int descriptor;
    /* Whether all has been read, or no more can be. */
    bool ended;
    /* Why no more can be read, an `errno`, or 0. Unless this may happen, the
     * program ends with a message instead. */
    int error;
    bool may_fail;
    /* The bytes read and not yet taken. */
    const unsigned char *next;
    const unsigned char *end;
    /* Of the byte that `next` points at, if bytes are taken one by one; the
     * reader of Go counts by itself. */
    struct place place;
    char own_name[INPUT_NAME];
    unsigned char buffer[INPUT_BUFFER];
};

/* These pass over a byte-order mark at the start. */
void input_open_stdin(struct input *ret_input, const char *command);

/* Opens a file, or standard input for -. It may fail: then there is nothing
 * (more) to read, and `error` says why. */
void input_open_file(struct input *ret_input, const char *command,
                     const char *path);

/* The K-th board on the command line, from 1; the text must stay alive. */
void input_open_argument(struct input *ret_input, const char *command, int k,
                         const char *text);

/* Closes what was opened as a file. */
void input_close(struct input *input);

/* The next byte, which stays the next, or INPUT_END. */
int input_peek(struct input *input);

/* Takes the next byte, or returns INPUT_END. */
int input_take(struct input *input);

/* Takes whole lines that have been read, each of so many bytes. */
void input_take_lines(struct input *input, size_t lines, size_t length);

/* The next byte that is not white space, which stays the next, or
 * INPUT_END. */
int input_peek_past_space(struct input *input);

bool is_space(int byte);

#endif
