/* What a compiler may call where there is no C library. */
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *one, const void *other, size_t count);

void *memcpy(void *to, const void *from, size_t count)
{
    unsigned char *target = to;
    const unsigned char *source = from;

    while (count-- > 0)
        *target++ = *source++;
    return to;
}

void *memset(void *to, int byte, size_t count)
{
    unsigned char *target = to;

    while (count-- > 0)
        *target++ = (unsigned char)byte;
    return to;
}

int memcmp(const void *one, const void *other, size_t count)
{
    const unsigned char *a = one;
    const unsigned char *b = other;

    for (; count > 0 && *a == *b; count--) {
        a++;
        b++;
    }
    return count == 0 ? 0 : *a - *b;
}
