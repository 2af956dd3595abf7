/* Other ways to write the same games. */
#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "go_reading.h"

/* Zeros before each number: no move is an ordinary one any more. */
size_t go_spell_judge(const char *text, size_t length, char *ret_text)
{
    char *to = ret_text;

    for (size_t i = 0; i < length; i++) {
        if (isdigit((unsigned char)text[i]) &&
            (i == 0 || !isdigit((unsigned char)text[i - 1]))) {
            *to++ = '0';
            *to++ = '0';
        }
        *to++ = text[i];
    }
    return (size_t)(to - ret_text);
}

/* A byte of a value, escaped unless it is already or ends the value. */
static char *spell_in_value(char c, bool is_escaped, char *to)
{
    if (!is_escaped && c != ']' && c != '\\')
        *to++ = '\\';
    *to++ = c;
    return to;
}

/* A byte of a game elsewhere: letters in lower case behind those in upper case,
 * and white space before what is no letter of a name. */
static char *spell_outside(char c, char *to)
{
    if (strchr("([;)", c) != NULL && c != '\0')
        *to++ = '\n';
    *to++ = c;
    if (isupper((unsigned char)c))
        *to++ = 'q';
    return to;
}

/* What stands between games stays as it is. */
size_t go_spell_sgf(const char *text, size_t length, char *ret_text)
{
    bool in_value = false;
    bool is_escaped = false;
    char *to = ret_text;
    int depth = 0;

    for (size_t i = 0; i < length; i++) {
        bool was_escaped = is_escaped;

        is_escaped = in_value && !was_escaped && text[i] == '\\';
        depth += !in_value && text[i] == '(';
        if (depth == 0)
            *to++ = text[i];
        else if (in_value)
            to = spell_in_value(text[i], was_escaped, to);
        else
            to = spell_outside(text[i], to);
        depth -= depth > 0 && !in_value && text[i] == ')';
        in_value = in_value ? was_escaped || text[i] != ']'
                            : depth > 0 && text[i] == '[';
    }
    return (size_t)(to - ret_text);
}
