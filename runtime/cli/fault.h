/* What is wrong with a piece of input, and where. */
#ifndef ALMANAC_CLI_FAULT_H
#define ALMANAC_CLI_FAULT_H

#include "input.h"
#include "message.h"

#define FAULT_TEXT 240

struct fault {
    /* Line 0 if the fault is of the whole input. */
    struct place place;
    char text[FAULT_TEXT];
};

/* Notes a fault. */
void fault_set(struct fault *ret_fault, struct place place, const char *format,
               ...) MESSAGE_FORMAT(3);

/* Writes what has been answered, then a message. */
void fault_report(const struct input *input, const struct fault *fault);

#endif
