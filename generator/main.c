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
    fprintf(stderr, "usage: almanac-gen [--small] TABLE | --digests\ntables:");
    for (size_t i = 0; spaces[i] != NULL; i++)
        fprintf(stderr, " %s", spaces[i]->name);
    fputc('\n', stderr);
    return 2;
}

static int print_table(const char *name, enum profile profile)
{
    const struct space *space = space_find(name);
    struct table table;
    const char *fault;

    if (space == NULL)
        return usage();
    fault = table_make(space, profile, &table);
    if (fault != NULL)
        return fail(name, fault);
    print_file(stdout, &table);
    table_free(&table);
    return 0;
}

static int print_all_digests(enum profile profile, const char *before)
{
    for (size_t i = 0; spaces[i] != NULL; i++) {
        struct table table;
        const char *fault = table_make(spaces[i], profile, &table);

        if (fault != NULL)
            return fail(spaces[i]->name, fault);
        print_digests(stdout, &table, before);
        table_free(&table);
    }
    return 0;
}

static int run(int argc, char **argv)
{
    int status;

    if (argc == 3 && strcmp(argv[1], "--small") == 0)
        return print_table(argv[2], PROFILE_SMALL);
    if (argc != 2)
        return usage();
    if (strcmp(argv[1], "--digests") != 0)
        return print_table(argv[1], PROFILE_FAST);
    status = print_all_digests(PROFILE_FAST, "fast   ");
    return status != 0 ? status : print_all_digests(PROFILE_SMALL, "small  ");
}

int main(int argc, char **argv)
{
    int status = run(argc, argv);

    if (status == 0 && (fflush(stdout) != 0 || ferror(stdout)))
        return fail("standard output", "cannot write");
    return status;
}
