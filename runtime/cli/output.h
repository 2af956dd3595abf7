/* Standard output: written when it is full, when more input must be waited
 * for, and at the end. */
#ifndef ALMANAC_CLI_OUTPUT_H
#define ALMANAC_CLI_OUTPUT_H

/* Gives standard output a large buffer and turns a closed pipe into an error
 * of the next write. Must come before the first output. */
void output_start(void);

/* Writes what is buffered. If that fails, or a write before it has, ends the
 * program with a message. */
void output_flush(const char *command);

#endif
