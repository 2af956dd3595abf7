#include "go_reading.h"

#include <string.h>

#include "../random.h"

/* A fault may be found, and found again when it is read as something else. */
#define EVENTS_MAX (2 * FUZZ_SIZE_MAX + 8)

/* The end of a game, of the text, or a fault, as so many numbers. */
#define FACTS 12

struct events {
    size_t count;
    uint64_t facts[EVENTS_MAX][FACTS];
};

/* Few enough for long games to need more. */
#define RECORDS 300

static struct almanac_go_record records[RECORDS];
static struct almanac_go_history history = {records, RECORDS, 0};

bool go_reading_set(struct go_reading *ret_reading,
                    enum almanac_go_format format, const uint8_t *data,
                    size_t size)
{
    static char text[FUZZ_SIZE_MAX + 1];
    unsigned choice;

    if (size == 0 || size > FUZZ_SIZE_MAX)
        return false;
    choice = (unsigned char)(data[0] - 'a');
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    ret_reading->format = format;
    ret_reading->rules = (struct almanac_go_rules){
        .ko = (enum almanac_go_ko)(choice % 3),
        .suicide = (enum almanac_go_suicide)(choice / 3 & 1),
        .history = choice % 3 == ALMANAC_GO_KO_SUPERKO ? &history : NULL,
    };
    ret_reading->text = text;
    ret_reading->size = size - 1;
    return true;
}

void go_reading_start(const struct go_reading *reading,
                      struct almanac_go_reader *ret_reader)
{
    EXPECT(almanac_go_reader_start(ret_reader, reading->format,
                                   &reading->rules) == ALMANAC_OK,
           "go: no reader for rules that there are");
}

/* Of how a call ended, with what text read. */
static void note(struct events *events, const struct almanac_go_reader *reader,
                 enum almanac_status status, bool done, size_t at)
{
    uint64_t *facts;

    EXPECT(events->count < EVENTS_MAX, "go: the reader does not get on");
    EXPECT(almanac_go_check(&reader->game) == ALMANAC_OK,
           "go: at %zu, a game that is none", at);
    facts = events->facts[events->count++];
    memset(facts, 0, sizeof events->facts[0]);
    facts[0] = (uint64_t)status;
    facts[1] = done;
    facts[2] = at;
    facts[3] = reader->game.hash;
    facts[4] = reader->game.captures[0];
    facts[5] = reader->game.captures[1];
    facts[6] = reader->blank;
    if (status != ALMANAC_OK) {
        facts[7] = reader->line;
        facts[8] = reader->column;
        facts[9] = (uint64_t)(uintptr_t)reader->expected;
        facts[10] = reader->played;
        facts[11] = reader->announced;
    }
}

/* The column that a fault is at is one of its line, or behind its end. */
static void check_place(const struct go_reading *reading,
                        const struct almanac_go_reader *reader)
{
    const char *line = reading->text;
    const char *end = reading->text + reading->size;

    for (uint64_t i = 1; i < reader->line; i++) {
        line = memchr(line, '\n', (size_t)(end - line));
        EXPECT(line != NULL, "go: a fault in line %d, which is none",
               (int)reader->line);
        line++;
    }
    EXPECT(reader->column >= 1 &&
               reader->column <= (uint64_t)(end - line) + 1 &&
               memchr(line, '\n', (size_t)reader->column - 1) == NULL,
           "go: a fault in column %d of line %d, which is none",
           (int)reader->column, (int)reader->line);
}

static enum almanac_status read_end(const struct go_reading *reading,
                                    struct almanac_go_reader *reader,
                                    struct events *events)
{
    enum almanac_status status;
    bool done;

    do {
        done = false;
        status = almanac_go_read_end(reader, &done);
        note(events, reader, status, done, reading->size);
    } while (status == ALMANAC_OK && done);
    if (status != ALMANAC_OK)
        check_place(reading, reader);
    return status;
}

/* Reads the text in pieces of up to a length; seed 0 is one piece. */
static void read_text(const struct go_reading *reading, uint64_t seed,
                      struct events *ret_events)
{
    static struct almanac_go_reader reader;
    enum almanac_status status = ALMANAC_OK;
    size_t at = 0;

    ret_events->count = 0;
    go_reading_start(reading, &reader);
    while (at < reading->size && status == ALMANAC_OK) {
        size_t left = reading->size - at;
        size_t piece = seed == 0 ? left : 1 + (size_t)random_below(&seed, 24);
        size_t used = 0;
        bool done = false;

        if (piece > left)
            piece = left;
        status =
            almanac_go_read(&reader, reading->text + at, piece, &used, &done);
        at += status == ALMANAC_OK ? used : reader.stopped;
        if (status != ALMANAC_OK || done)
            note(ret_events, &reader, status, done, at);
        if (status != ALMANAC_OK) {
            check_place(reading, &reader);
            status = almanac_go_skip(&reader, status);
        }
    }
    if (status == ALMANAC_OK)
        read_end(reading, &reader, ret_events);
}

void go_reading_check(const struct go_reading *reading)
{
    static struct events whole;
    static struct events pieces;

    read_text(reading, 0, &whole);
    read_text(reading, 1 + reading->size, &pieces);
    for (size_t i = 0; i < whole.count && i < pieces.count; i++)
        for (int k = 0; k < FACTS; k++)
            EXPECT(whole.facts[i][k] == pieces.facts[i][k],
                   "go: in pieces, event %zu, fact %d: %lld, not %lld", i, k,
                   (long long)pieces.facts[i][k], (long long)whole.facts[i][k]);
    EXPECT(whole.count == pieces.count, "go: %zu events at once, %zu in pieces",
           whole.count, pieces.count);
}

void go_expect_same(const struct almanac_go *game, struct textbook_go *board)
{
    struct textbook_score expected = textbook_go_score(board);
    struct almanac_go_score score;

    EXPECT(game->size == board->size, "go: a board of side %d, not %d",
           game->size, board->size);
    for (int row = 0; row < game->size; row++)
        for (int column = 0; column < game->size; column++)
            EXPECT((int)almanac_go_stone_at(game, column, row) ==
                       board->stone[textbook_go_point(column, row)],
                   "go: another stone in column %d, row %d", column, row);
    almanac_go_score(game, &score);
    EXPECT(score.black.territory + score.black.captures == expected.black &&
               score.white.territory + score.white.captures == expected.white,
           "go: %d and %d points, not %d and %d",
           (int)(score.black.territory + score.black.captures),
           (int)(score.white.territory + score.white.captures),
           (int)expected.black, (int)expected.white);
}
