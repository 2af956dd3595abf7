/* Compares what the library answers with fixed right values and with the
 * textbook searches, on any machine: it needs the C library only. */
#include "golden.h"
#include "check.h"

int main(void)
{
    golden_tables();
    golden_two_sided();
    golden_puzzle8();
    golden_goals();
    golden_go();
    golden_footboard();
    golden_random();
    golden_answers();
    return check_end();
}
