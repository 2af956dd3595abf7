/* Gives a target every file of a folder, and everything that each file begins
 * with: many more texts that end too early than need to be kept. */
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

static char path[4096];
static size_t length;

/* A target ends the program: say what it was given. */
static void tell_input(int signal)
{
    (void)signal;
    fprintf(stderr, "in the first %zu bytes of %s\n", length, path);
}

static size_t read_file(uint8_t ret_bytes[FUZZ_SIZE_MAX])
{
    FILE *file = fopen(path, "rb");
    size_t size;

    if (file == NULL) {
        perror(path);
        exit(1);
    }
    size = fread(ret_bytes, 1, FUZZ_SIZE_MAX, file);
    fclose(file);
    return size;
}

/* The bytes are given in a block of their own, so that whoever watches memory
 * sees a read beyond them. */
static void try_bytes(const uint8_t *bytes, size_t size)
{
    uint8_t *copy = malloc(size > 0 ? size : 1);

    if (copy == NULL)
        abort();
    memcpy(copy, bytes, size);
    length = size;
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

static size_t replay_file(void)
{
    uint8_t bytes[FUZZ_SIZE_MAX];
    size_t size = read_file(bytes);

    for (size_t i = 0; i <= size; i++)
        try_bytes(bytes, i);
    return size + 1;
}

int main(int argc, char **argv)
{
    DIR *folder = argc == 2 ? opendir(argv[1]) : NULL;
    size_t files = 0;
    size_t inputs = 0;
    struct dirent *entry;

    if (folder == NULL) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    signal(SIGABRT, tell_input);
    while ((entry = readdir(folder)) != NULL)
        if (entry->d_name[0] != '.') {
            snprintf(path, sizeof path, "%s/%s", argv[1], entry->d_name);
            inputs += replay_file();
            files++;
        }
    closedir(folder);
    printf("%zu files, %zu inputs\n", files, inputs);
    return files > 0 ? 0 : 1;
}
