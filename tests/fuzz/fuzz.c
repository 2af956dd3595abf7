#include "fuzz.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "capture.h"

_Noreturn void fuzz_fail(const char *format, ...)
{
    va_list arguments;

    capture_stop();
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    abort();
}
