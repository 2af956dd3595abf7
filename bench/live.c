/* The live engines beside the textbook searches, in one run. */
#include "live.h"

int main(void)
{
    live_footboard();
    live_go();
    live_go_read();
    return 0;
}
