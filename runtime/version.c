#include "almanac.h"

const char *almanac_version(void)
{
    return ALMANAC_VERSION;
}
