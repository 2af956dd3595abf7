/* The reader of games: bytes are counted here and understood elsewhere. */
#include "go_reader.h"

#include "go_board.h"

static const struct almanac_go_place first_place = {1, 1};

enum almanac_status
almanac_go_reader_start(struct almanac_go_reader *ret_reader,
                        enum almanac_go_format format,
                        const struct almanac_go_rules *rules)
{
    if (rules == NULL)
        rules = &almanac_go_default_rules;
    if (!almanac_go_are_rules(rules) || (unsigned)format > ALMANAC_GO_SGF)
        return ALMANAC_ERROR_RULES;
    ret_reader->announced = 0;
    ret_reader->played = 0;
    ret_reader->line = first_place.line;
    ret_reader->column = first_place.column;
    ret_reader->expected = NULL;
    ret_reader->stopped = 0;
    ret_reader->blank = true;
    ret_reader->rules = *rules;
    ret_reader->next = first_place;
    ret_reader->value = 0;
    ret_reader->size = 0;
    ret_reader->x = 0;
    ret_reader->format = (unsigned char)format;
    ret_reader->state = 0;
    ret_reader->digits = 0;
    ret_reader->negative = 0;
    ret_reader->colour = ALMANAC_GO_VACANT;
    ret_reader->sgf.depth = 0;
    return almanac_go_start(&ret_reader->game, ALMANAC_GO_SIZE_MAX, rules);
}

static void pass_byte(struct almanac_go_reader *reader, char c)
{
    reader->next.column++;
    if (c == '\n') {
        reader->next.line++;
        reader->next.column = 1;
    }
}

static enum almanac_status read_byte(struct almanac_go_reader *reader, char c,
                                     bool *ret_done)
{
    enum almanac_status status =
        reader->format == ALMANAC_GO_SGF
            ? almanac_go_sgf_byte(reader, c, ret_done)
            : almanac_go_judge_byte(reader, c, ret_done);

    if (status == ALMANAC_OK)
        pass_byte(reader, c);
    return status;
}

static size_t read_move(struct almanac_go_reader *reader, const char *text,
                        size_t length, bool *ret_done)
{
    size_t count = 0;

    if (reader->format == ALMANAC_GO_JUDGE)
        count = almanac_go_judge_move(reader, text, length, ret_done);
    reader->next.column += count;
    return count;
}

enum almanac_status almanac_go_read(struct almanac_go_reader *reader,
                                    const char *text, size_t length,
                                    size_t *ret_used, bool *ret_done)
{
    enum almanac_status status = ALMANAC_OK;
    bool done = false;
    size_t used = 0;

    while (used < length && !done) {
        size_t count = read_move(reader, text + used, length - used, &done);

        if (count == 0)
            status = read_byte(reader, text[used++], &done);
        if (status != ALMANAC_OK) {
            reader->stopped = used - 1;
            return status;
        }
        used += count;
    }
    *ret_used = used;
    *ret_done = done;
    return ALMANAC_OK;
}

enum almanac_status almanac_go_read_end(struct almanac_go_reader *reader,
                                        bool *ret_done)
{
    bool done = false;
    bool blank = reader->blank;
    enum almanac_status status = reader->format == ALMANAC_GO_SGF
                                     ? almanac_go_sgf_end(reader)
                                     : almanac_go_judge_end(reader, &done);

    reader->stopped = 0;
    if (status == ALMANAC_ERROR_SHORT)
        almanac_go_mark(reader);
    reader->blank = blank;
    if (status == ALMANAC_OK)
        *ret_done = done;
    return status;
}

enum almanac_status almanac_go_skip(struct almanac_go_reader *reader,
                                    enum almanac_status fault)
{
    bool in_sgf = reader->format == ALMANAC_GO_SGF;

    if (fault == ALMANAC_OK || fault == ALMANAC_ERROR_SHORT ||
        fault == (in_sgf ? ALMANAC_ERROR_SGF : ALMANAC_ERROR_LONG))
        return fault;
    if (in_sgf)
        almanac_go_sgf_skip(reader);
    else
        almanac_go_judge_skip(reader, fault);
    return ALMANAC_OK;
}
