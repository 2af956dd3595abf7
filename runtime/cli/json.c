#include "json.h"

#include <stdio.h>
#include <stdlib.h>

#include "message.h"

void json_print(json_t *object)
{
    char *text = object != NULL ? json_dumps(object, JSON_COMPACT) : NULL;

    if (text == NULL)
        message_fatal(NULL, "<stdout>", "out of memory");
    /* cppcheck-suppress nullPointer; message_fatal has not returned */
    puts(text);
    free(text);
    json_decref(object);
}
