/* Tables and their digests as text. */
#ifndef ALMANAC_GENERATOR_PRINT_H
#define ALMANAC_GENERATOR_PRINT_H

#include <stdio.h>

#include "table.h"

/* Prints the C file of a table: a report, then the arrays. */
void print_file(FILE *out, const struct table *table);

/* Prints a line `DIGEST  NAME` for each array of the file, behind a text. */
void print_digests(FILE *out, const struct table *table, const char *before);

#endif
