#include "table.h"

#include <stdlib.h>

#include "prove.h"
#include "search.h"

static const char *make(const struct table *table)
{
    const char *fault;

    if (table->distances == NULL || table->packed == NULL)
        return "out of memory";
    if (table->space->prepare != NULL)
        table->space->prepare();
    if (!search(table->space, table->distances))
        return "the search ran out of memory, or of levels";
    fault = prove(table->space, table->distances);
    if (fault != NULL)
        return fault;
    if (!pack(table->space, table->profile, table->distances, table->packed))
        return "a distance does not fit into its entry";
    return NULL;
}

const char *table_make(const struct space *space, enum profile profile,
                       struct table *ret_table)
{
    struct table table = {
        .space = space,
        .profile = profile,
        .distances = malloc(space->states),
        .packed = malloc(pack_bytes(space, profile)),
    };
    const char *fault = make(&table);

    if (fault != NULL)
        table_free(&table);
    else
        *ret_table = table;
    return fault;
}

void table_free(struct table *table)
{
    free(table->distances);
    free(table->packed);
}
