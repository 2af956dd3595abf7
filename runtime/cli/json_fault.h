/* A fault as JSON. */
#ifndef ALMANAC_CLI_JSON_FAULT_H
#define ALMANAC_CLI_JSON_FAULT_H

#include "fault.h"

/* Prints the object that stands for a fault. Its text may quote any bytes of
 * the input: those that are not ASCII become question marks, for JSON must be
 * UTF-8. */
void json_print_fault(const struct fault *fault);

#endif
