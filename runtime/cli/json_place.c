#include "json_place.h"

#include <stdbool.h>
#include <string.h>

#include "json_token.h"

/* Jansson's position is the end of a token or of an escape at fault, but
 * before a byte that neither can have. It takes at most one byte more than it
 * has used. */
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

static bool is_one_of(const char *set, char c)
{
    return c != '\0' && strchr(set, c) != NULL;
}

/* The first byte before `end` that an escape cannot have, or `end`. */
static size_t fault_of_escape(const char *bytes, size_t slash, size_t end)
{
    size_t at = slash + 1;

    if (at < end && bytes[at] != 'u')
        return is_one_of("\"\\/bfnrt", bytes[at]) ? end : at;
    for (at++; at < end && at < slash + 6; at++)
        if (!is_one_of("0123456789abcdefABCDEF", bytes[at]))
            return at;
    return end;
}

/* The same for all escapes of all strings. */
static size_t fault_of_escapes(const char *bytes, size_t end)
{
    size_t at = end;

    for (size_t i = 0; i < end && at == end; i++)
        if (bytes[i] == '\\' && in_string(bytes, i))
            at = fault_of_escape(bytes, i++, end);
    return at;
}

static bool is_token_byte(char c)
{
    return c != '\0' && strchr("[]{},:\" \t\r\n", c) == NULL;
}

/* The start of the token that ends before an offset. Tokens may stand side by
 * side, as in `1x`: so they are followed from the first of them. */
static size_t token_start(const char *bytes, size_t end)
{
    size_t start = end - 1;
    size_t next;

    if (bytes[start] == '"')
        while (start > 0 && in_string(bytes, start))
            start--;
    if (!is_token_byte(bytes[start]))
        return start;
    while (start > 0 && is_token_byte(bytes[start - 1]))
        start--;
    while ((next = json_token_end(bytes, start, end)) < end)
        start = next;
    return start;
}

size_t json_fault_offset(const char *bytes, size_t count,
                         const json_error_t *error)
{
    size_t position = position_of(error, count);
    size_t bad_escape = fault_of_escapes(bytes, position);
    enum json_error_code code = json_error_code(error);
    bool at_nul = count > 0 && bytes[count - 1] == '\0';

    if (code == json_error_premature_end_of_input)
        return at_nul ? count - 1 : count;
    if (bad_escape < position)
        return bad_escape;
    if (code == json_error_invalid_utf8 || position == 0 ||
        in_string(bytes, position))
        return position;
    return token_start(bytes, position);
}
