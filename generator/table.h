/* A table on its way from the rules to the printed file. */
#ifndef ALMANAC_GENERATOR_TABLE_H
#define ALMANAC_GENERATOR_TABLE_H

#include <stdint.h>

#include "pack.h"
#include "space.h"

struct table {
    const struct space *space;
    enum profile profile;
    uint8_t *distances;
    unsigned char *packed;
};

/* Searches a space, proves the distances and packs them. NULL if all went
 * well, else what went wrong; then there is nothing to free. */
const char *table_make(const struct space *space, enum profile profile,
                       struct table *ret_table);

void table_free(struct table *table);

#endif
