/* The list of table puzzles. */
#include "space.h"

#include <string.h>

const struct space *const spaces[] = {
    &space_coin,         &space_cross,          &space_puzzle8_corner,
    &space_puzzle8_edge, &space_puzzle8_centre, NULL,
};

const struct space *space_find(const char *name)
{
    size_t i = 0;

    while (spaces[i] != NULL && strcmp(spaces[i]->name, name) != 0)
        i++;
    return spaces[i];
}
