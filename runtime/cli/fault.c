#include "fault.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "output.h"

void fault_set(struct fault *ret_fault, struct place place, const char *format,
               ...)
{
    va_list arguments;

    ret_fault->place = place;
    va_start(arguments, format);
    vsnprintf(ret_fault->text, sizeof ret_fault->text, format, arguments);
    va_end(arguments);
}

void fault_report(const struct input *input, const struct fault *fault)
{
    output_flush(input->command);
    if (fault->place.line == 0) {
        message_print(input->command, "%s: %s", input->name, fault->text);
        return;
    }
    message_print(input->command, "%s:%" PRIu64 ":%" PRIu64 ": %s", input->name,
                  fault->place.line, fault->place.column, fault->text);
}
