#include "capture.h"

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "fuzz.h"

#define STREAMS 3

/* The files in the place of the standard streams, by descriptor, and where the
 * streams lead otherwise. */
static int files[STREAMS];
static int streams[STREAMS];
static bool capturing;

static void open_files(void)
{
    static bool opened;

    for (int i = 0; i < STREAMS && !opened; i++) {
        FILE *file = tmpfile();

        EXPECT(file != NULL, "no temporary file can be had");
        files[i] = fileno(file);
        streams[i] = dup(i);
    }
    opened = true;
}

void capture_start(const void *input, size_t size)
{
    open_files();
    fflush(stdout);
    for (int i = 0; i < STREAMS; i++) {
        EXPECT(ftruncate(files[i], 0) == 0 && lseek(files[i], 0, SEEK_SET) == 0,
               "a temporary file cannot be emptied");
        dup2(files[i], i);
    }
    capturing = true;
    EXPECT(write(files[0], input, size) == (ssize_t)size &&
               lseek(files[0], 0, SEEK_SET) == 0,
           "a temporary file cannot be written");
}

void capture_stop(void)
{
    if (!capturing)
        return;
    capturing = false;
    fflush(stdout);
    for (int i = 0; i < STREAMS; i++)
        dup2(streams[i], i);
}

static void read_file(int file, char ret_text[CAPTURE_MAX])
{
    ssize_t length;

    lseek(file, 0, SEEK_SET);
    length = read(file, ret_text, CAPTURE_MAX - 1);
    EXPECT(length >= 0 && length < CAPTURE_MAX - 1,
           "what was written cannot be read, or is too long");
    ret_text[length] = '\0';
}

void capture_end(struct captured *ret_captured)
{
    capture_stop();
    read_file(files[STDOUT_FILENO], ret_captured->out);
    read_file(files[STDERR_FILENO], ret_captured->error);
}
