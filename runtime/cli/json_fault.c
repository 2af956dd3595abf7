#include "json_fault.h"

#include "json.h"

void json_print_fault(const struct fault *fault)
{
    char text[FAULT_TEXT];
    size_t i = 0;

    for (; fault->text[i] != '\0'; i++)
        text[i] = (unsigned char)fault->text[i] < 0x80 ? fault->text[i] : '?';
    text[i] = '\0';
    json_print(json_pack("{s:s, s:I, s:I}", "error", text, "line",
                         (json_int_t)fault->place.line, "column",
                         (json_int_t)fault->place.column));
}
