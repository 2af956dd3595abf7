/* Where Jansson ends a token, which may be none that JSON has. */
#ifndef ALMANAC_CLI_JSON_TOKEN_H
#define ALMANAC_CLI_JSON_TOKEN_H

#include <stddef.h>

/* The offset behind the number or the word at an offset, or the character that
 * begins neither; at most `end`. */
size_t json_token_end(const char *bytes, size_t at, size_t end);

#endif
