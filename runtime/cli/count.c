#include "count.h"

#include <inttypes.h>

bool count_read(struct input *input, uint64_t *ret_count,
                struct fault *ret_fault)
{
    struct place start = input->place;
    uint64_t count = 0;
    int byte;

    while (!is_space(byte = input_peek(input)) && byte != INPUT_END) {
        char text[MESSAGE_BYTE];
        unsigned digit = (unsigned)(byte - '0');

        if (digit > 9) {
            fault_set(ret_fault, input->place,
                      "found %s in the count of boards, expected a number",
                      message_byte(byte, text));
            return false;
        }
        if (count > (UINT64_MAX - digit) / 10) {
            fault_set(ret_fault, start, "the count of boards is over %" PRIu64,
                      UINT64_MAX);
            return false;
        }
        count = count * 10 + digit;
        input_take(input);
    }
    *ret_count = count;
    return true;
}
