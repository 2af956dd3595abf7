/* almanac-gen: prints the C file of a table, or the digests of all. */
#include <stdio.h>
#include <string.h>

#include "print.h"
#include "space.h"
#include "table.h"

static int fail(const char *name, const char *fault)
{
    fprintf(stderr, "almanac-gen: %s: %s\n", name, fault);
    return 1;
}

static int usage(void)
{
    fprintf(stderr, "usage: almanac-gen TABLE | --digests\ntables:");
    for (size_t i = 0; spaces[i] != NULL; i++)
        fprintf(stderr, " %s", spaces[i]->name);
    fputc('\n', stderr);
    return 2;
}

static int print_one(const char *name)
{
    const struct space *space = space_find(name);
    struct table table;
    const char *fault;

    if (space == NULL)
        return usage();
    fault = table_make(space, &table);
    if (fault != NULL)
        return fail(name, fault);
    print_file(stdout, &table);
    table_free(&table);
    return 0;
}

static int print_all_digests(void)
{
    for (size_t i = 0; spaces[i] != NULL; i++) {
        struct table table;
        const char *fault = table_make(spaces[i], &table);

        if (fault != NULL)
            return fail(spaces[i]->name, fault);
        print_digests(stdout, &table, "");
        table_free(&table);
    }
    return 0;
}

int main(int argc, char **argv)
{
    int status;

    if (argc != 2)
        return usage();
    status = strcmp(argv[1], "--digests") == 0 ? print_all_digests()
                                               : print_one(argv[1]);
    if (status == 0 && (fflush(stdout) != 0 || ferror(stdout)))
        return fail(argv[1], "cannot write");
    return status;
}
