/* The count that may stand before the boards of an input. */
#ifndef ALMANAC_CLI_COUNT_H
#define ALMANAC_CLI_COUNT_H

#include <stdbool.h>
#include <stdint.h>

#include "fault.h"
#include "input.h"

/* Takes the digits up to white space or the end of input. */
bool count_read(struct input *input, uint64_t *ret_count,
                struct fault *ret_fault);

#endif
