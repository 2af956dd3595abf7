/* JSON on standard output, an object a line. */
#ifndef ALMANAC_CLI_JSON_H
#define ALMANAC_CLI_JSON_H

#include <jansson.h>

#include "fault.h"

/* Prints an object on a line, its keys in the order in which they were set,
 * and frees it. Ends the program with a message if memory runs out; an object
 * that is NULL means that it has. */
void json_print(json_t *object);

/* Prints the object that stands for a fault. Its text may quote any bytes of
 * the input: those that are not ASCII become question marks, for JSON must be
 * UTF-8. */
void json_print_fault(const struct fault *fault);

#endif
