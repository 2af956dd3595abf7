/* Games of Go in SGF. */
#include <stdio.h>
#include <string.h>

#include "go_reading.h"
#include "go_sgf_plain.h"

/* The stones of a game as setup, and read again, are the same. */
static void check_setup(const struct almanac_go *game)
{
    static struct almanac_go_reader again;
    char text[ALMANAC_GO_SIZE_MAX * ALMANAC_GO_SIZE_MAX * 6 + 16];
    int length = sprintf(text, "(;");
    size_t used = 0;
    bool done = false;

    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++) {
            int stone = (int)almanac_go_stone_at(game, column, row);

            if (stone != ALMANAC_GO_VACANT)
                length += sprintf(text + length, "A%c[%c%c]",
                                  stone == ALMANAC_GO_BLACK ? 'B' : 'W',
                                  'a' + column, 'a' + row);
        }
    length += sprintf(text + length, "SZ[%d])", game->size);
    almanac_go_reader_start(&again, ALMANAC_GO_SGF, NULL);
    EXPECT(almanac_go_read(&again, text, (size_t)length, &used, &done) ==
                   ALMANAC_OK &&
               done && again.game.size == game->size &&
               again.game.hash == game->hash,
           "go_sgf: not the same stones again: %s", text);
}

/* Follows a text game by game, up to its first fault. */
static void follow(const struct go_reading *reading)
{
    static struct almanac_go_reader reader;
    static struct sgf_plain plain;
    size_t at = 0;

    go_reading_start(reading, &reader);
    while (at < reading->size) {
        size_t used = 0;
        bool done = false;

        if (almanac_go_read(&reader, reading->text + at, reading->size - at,
                            &used, &done) != ALMANAC_OK)
            return;
        if (done) {
            sgf_plain_replay(&plain, reading->text + at, used);
            go_expect_same(&reader.game, &plain.board);
            EXPECT(reader.played == plain.played,
                   "go_sgf: %d moves were played, not %d", (int)reader.played,
                   (int)plain.played);
            check_setup(&reader.game);
        }
        at += used;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct go_reading reading;

    if (!go_reading_set(&reading, ALMANAC_GO_SGF, data, size))
        return 0;
    go_reading_check(&reading);
    follow(&reading);
    return 0;
}
