/* Where in a text Jansson has found a fault. */
#ifndef ALMANAC_CLI_JSON_PLACE_H
#define ALMANAC_CLI_JSON_PLACE_H

#include <jansson.h>
#include <stddef.h>

/* The offset of the token or the byte at fault, given the bytes that Jansson
 * has taken; `count` if it wanted more than there are. */
size_t json_fault_offset(const char *bytes, size_t count,
                         const json_error_t *error);

#endif
