#include "json_token.h"

#include <stdbool.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static size_t end_of_digits(const char *bytes, size_t at, size_t end)
{
    while (at < end && is_digit(bytes[at]))
        at++;
    return at;
}

/* As far as a number may go, be it whole or not. */
static size_t end_of_number(const char *bytes, size_t at, size_t end)
{
    at = end_of_digits(bytes, at + (bytes[at] == '-'), end);
    if (at < end && bytes[at] == '.')
        at = end_of_digits(bytes, at + 1, end);
    if (at < end && (bytes[at] == 'e' || bytes[at] == 'E')) {
        at++;
        if (at < end && (bytes[at] == '+' || bytes[at] == '-'))
            at++;
        at = end_of_digits(bytes, at, end);
    }
    return at;
}

size_t json_token_end(const char *bytes, size_t at, size_t end)
{
    if (bytes[at] == '-' || is_digit(bytes[at]))
        return end_of_number(bytes, at, end);
    if (is_letter(bytes[at])) {
        while (at < end && is_letter(bytes[at]))
            at++;
        return at;
    }
    for (at++; at < end && ((unsigned char)bytes[at] & 0xc0) == 0x80; at++)
        continue;
    return at;
}
