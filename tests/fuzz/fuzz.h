/* Targets for libFuzzer: each is a function that is given bytes and finds
 * fault with what becomes of them. */
#ifndef ALMANAC_TESTS_FUZZ_H
#define ALMANAC_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Tries some bytes; ends the program if an answer is wrong. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Longer inputs are not tried: no reader keeps so much. */
#define FUZZ_SIZE_MAX 8192

/* Ends the program with a message. */
_Noreturn void fuzz_fail(const char *format, ...);

#define EXPECT(condition, ...) ((condition) ? (void)0 : fuzz_fail(__VA_ARGS__))

#endif
