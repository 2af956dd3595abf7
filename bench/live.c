#include "live.h"

int main(void)
{
    live_footboard();
    return 0;
}
