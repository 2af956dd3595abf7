#include "json_place.h"

#include <stdbool.h>
#include <string.h>

/* Jansson's position is the end of a token at fault, but before a byte that no
 * token can have. It takes at most one byte more than it has used. */
static size_t position_of(const json_error_t *error, size_t count)
{
    size_t position = error->position > 0 ? (size_t)error->position : 0;

    return position < count ? position : count;
}

/* Whether an offset is within a string: behind an odd number of quotes. */
static bool in_string(const char *bytes, size_t offset)
{
    bool inside = false;

    for (size_t i = 0; i < offset; i++)
        if (inside && bytes[i] == '\\')
            i++;
        else
            inside ^= bytes[i] == '"';
    return inside;
}

static bool is_token_byte(char c)
{
    return c != '\0' && strchr("[]{},:\" \t\r\n", c) == NULL;
}

/* The start of the token that ends before an offset. */
static size_t token_start(const char *bytes, size_t end)
{
    size_t start = end - 1;

    if (bytes[start] == '"')
        while (start > 0 && in_string(bytes, start))
            start--;
    if (is_token_byte(bytes[start]))
        while (start > 0 && is_token_byte(bytes[start - 1]))
            start--;
    return start;
}

size_t json_fault_offset(const char *bytes, size_t count,
                         const json_error_t *error)
{
    size_t position = position_of(error, count);
    enum json_error_code code = json_error_code(error);
    bool at_nul = count > 0 && bytes[count - 1] == '\0';

    if (code == json_error_premature_end_of_input)
        return at_nul ? count - 1 : count;
    if (code == json_error_invalid_utf8 || position == 0 ||
        in_string(bytes, position))
        return position;
    return token_start(bytes, position);
}
