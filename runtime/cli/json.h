/* JSON on standard output, an object a line. */
#ifndef ALMANAC_CLI_JSON_H
#define ALMANAC_CLI_JSON_H

#include <jansson.h>

/* Prints an object on a line, its keys in the order in which they were set,
 * and frees it. Ends the program with a message if memory runs out; an object
 * that is NULL means that it has. */
void json_print(json_t *object);

#endif
