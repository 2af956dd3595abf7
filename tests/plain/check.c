#include "check.h"

#include <inttypes.h>
#include <stdio.h>

static int checked;
static int failed;

void check(const char *game, const char *what, uint64_t found, uint64_t right)
{
    checked++;
    if (found == right) {
        printf("ok      %s: %s\n", game, what);
        return;
    }
    failed++;
    printf("FAILED  %s: %s: %" PRIu64 ", not %" PRIu64 "\n", game, what, found,
           right);
}

int check_end(void)
{
    printf("%d of %d checks passed\n", checked - failed, checked);
    return failed == 0 ? 0 : 1;
}
