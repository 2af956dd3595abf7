#include "go_reading.h"

#include <stdlib.h>
#include <string.h>

#include "../random.h"

/* A fault may be found, and found again when it is read as something else. */
#define EVENTS_MAX (2 * FUZZ_SIZE_MAX + 8)

/* The end of a game, of the text, or a fault, as so many numbers; the last of
 * them tell where. */
#define FACTS 12
#define FACTS_BUT_PLACES 9

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
    facts = events->facts[events->count++];
    memset(facts, 0, sizeof events->facts[0]);
    facts[0] = (uint64_t)status;
    facts[1] = done;
    facts[2] = reader->game.hash;
    facts[3] = reader->game.captures[0];
    facts[4] = reader->game.captures[1];
    facts[5] = reader->blank;
    facts[9] = at;
    if (status == ALMANAC_OK)
        return;
    facts[6] = (uint64_t)(uintptr_t)reader->expected;
    facts[7] = reader->played;
    facts[8] = reader->announced;
    facts[10] = reader->line;
    facts[11] = reader->column;
}

static void check_game(const struct almanac_go_reader *reader, size_t at)
{
    EXPECT(almanac_go_check(&reader->game) == ALMANAC_OK,
           "go: at %zu, a game that is none", at);
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
    check_game(reader, reading->size);
    if (status != ALMANAC_OK)
        check_place(reading, reader);
    return status;
}

/* Reads some bytes from a block of their own, so that whoever watches memory
 * sees a read beyond them. */
static enum almanac_status read_piece(struct almanac_go_reader *reader,
                                      const char *text, size_t length,
                                      size_t *ret_used, bool *ret_done)
{
    char *piece = malloc(length);
    enum almanac_status status;

    EXPECT(piece != NULL, "go: no memory");
    memcpy(piece, text, length);
    status = almanac_go_read(reader, piece, length, ret_used, ret_done);
    free(piece);
    EXPECT(status != ALMANAC_OK || *ret_used == length ||
               (*ret_done && *ret_used < length),
           "go: %zu bytes of %zu were used", *ret_used, length);
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

        status = read_piece(&reader, reading->text + at,
                            piece < left ? piece : left, &used, &done);
        at += status == ALMANAC_OK ? used : reader.stopped;
        if (status != ALMANAC_OK || done)
            note(ret_events, &reader, status, done, at);
        if (done)
            check_game(&reader, at);
        if (status != ALMANAC_OK) {
            check_place(reading, &reader);
            status = almanac_go_skip(&reader, status);
        }
    }
    if (status == ALMANAC_OK)
        read_end(reading, &reader, ret_events);
}

static void expect_alike(const struct events *whole, const struct events *other,
                         int facts, const char *how)
{
    for (size_t i = 0; i < whole->count && i < other->count; i++)
        for (int k = 0; k < facts; k++)
            EXPECT(whole->facts[i][k] == other->facts[i][k],
                   "go: %s, event %zu, fact %d: %lld, not %lld", how, i, k,
                   (long long)other->facts[i][k],
                   (long long)whole->facts[i][k]);
    EXPECT(whole->count == other->count, "go: %s, %zu events, not %zu", how,
           other->count, whole->count);
}

void go_reading_check(const struct go_reading *reading)
{
    static char text[3 * FUZZ_SIZE_MAX];
    static struct events whole;
    static struct events other;
    struct go_reading spelled = *reading;

    read_text(reading, 0, &whole);
    read_text(reading, 1 + reading->size, &other);
    expect_alike(&whole, &other, FACTS, "in pieces");
    spelled.text = text;
    spelled.size = reading->format == ALMANAC_GO_SGF
                       ? go_spell_sgf(reading->text, reading->size, text)
                       : go_spell_judge(reading->text, reading->size, text);
    read_text(&spelled, 0, &other);
    expect_alike(&whole, &other, FACTS_BUT_PLACES, "spelled otherwise");
}

void go_expect_same(const struct almanac_go *game, struct textbook_go *board)
{
    struct textbook_score expected = textbook_go_score(board);
    struct almanac_go_result score;

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
