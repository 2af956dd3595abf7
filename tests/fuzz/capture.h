/* The standard streams of a command that runs within this program. */
#ifndef ALMANAC_TESTS_FUZZ_CAPTURE_H
#define ALMANAC_TESTS_FUZZ_CAPTURE_H

#include <stddef.h>

#define CAPTURE_MAX (1 << 20)

/* What was written, terminated. */
struct captured {
    char out[CAPTURE_MAX];
    char error[CAPTURE_MAX];
};

/* Standard input holds these bytes from now on, and what is written is kept. */
void capture_start(const void *input, size_t size);

/* Puts the streams back, if they are not. */
void capture_stop(void);

/* Stops, and reads what was written. */
void capture_end(struct captured *ret_captured);

#endif
