/* The reader of SGF: trees, nodes, names and values, a byte at a time. What a
 * node means is another file's. */
#include "cells.h"
#include "go_reader.h"

enum sgf_state {
    /* Before the first game, where anything may stand. */
    SGF_BEFORE,
    /* The same behind a fault between games. */
    SGF_PASSED,
    SGF_BETWEEN,
    /* After `(`. */
    SGF_TREE,
    SGF_NODE,
    SGF_NAME,
    SGF_NAME_END,
    SGF_VALUE,
    SGF_ESCAPE,
    /* After `]`. */
    SGF_VALUE_END,
    /* After a variation, where only others may follow. */
    SGF_TREE_END
};

/* Text by text, not by address: addresses would have to be filled in whenever
 * the library is loaded. */
static const char sgf_expected[][52] = {
    /* SGF_BEFORE */ "a game, which begins with (;",
    /* SGF_PASSED: nothing is at fault there */ "",
    /* SGF_BETWEEN */ "another game, which begins with (;, or the end",
    /* SGF_TREE */ "a node, which begins with ;",
    /* SGF_NODE */ "a property, or one of ; ( )",
    /* SGF_NAME */ "an upper-case letter",
    /* SGF_NAME_END */ "a value in [ ]",
    /* SGF_VALUE */ "the ] of a value",
    /* SGF_ESCAPE */ "a character after the \\, and the ] of a value",
    /* SGF_VALUE_END */ "another value in [ ], a property, or one of ; ( )",
    /* SGF_TREE_END */ "another variation, which begins with (, or )",
};

static enum almanac_status fail_here(struct almanac_go_reader *reader)
{
    almanac_go_mark(reader);
    reader->expected = sgf_expected[reader->state];
    return reader->state == SGF_BETWEEN ? ALMANAC_ERROR_LONG
                                        : ALMANAC_ERROR_SGF;
}

static enum almanac_status go_to(struct almanac_go_reader *reader,
                                 enum sgf_state state)
{
    reader->state = (unsigned char)state;
    return ALMANAC_OK;
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_letter(char c)
{
    return is_lower(c) || (c >= 'A' && c <= 'Z');
}

static void begin_game(struct almanac_go_reader *reader)
{
    reader->blank = false;
    reader->played = 0;
    reader->sgf.size = 0;
    reader->sgf.in_root = true;
    reader->sgf.is_main = true;
    reader->sgf.is_skipped = false;
}

static enum almanac_status open_tree(struct almanac_go_reader *reader)
{
    if (reader->sgf.depth == 0)
        begin_game(reader);
    reader->sgf.depth++;
    return go_to(reader, SGF_TREE);
}

/* The first variation that ends has been the main line. */
static enum almanac_status close_tree(struct almanac_go_reader *reader,
                                      bool *ret_done)
{
    reader->sgf.is_main = false;
    reader->sgf.depth--;
    *ret_done = reader->sgf.depth == 0 && !reader->sgf.is_skipped;
    return go_to(reader, reader->sgf.depth == 0 ? SGF_BETWEEN : SGF_TREE_END);
}

static enum almanac_status begin_node(struct almanac_go_reader *reader)
{
    almanac_go_sgf_begin_node(&reader->sgf);
    return go_to(reader, SGF_NODE);
}

/* Letters in lower case do not count; a name that is longer than any that
 * means something is as good as any other. */
static enum almanac_status read_name(struct almanac_go_reader *reader, char c)
{
    struct almanac_go_sgf *sgf = &reader->sgf;

    if (is_lower(c))
        return ALMANAC_OK;
    if (sgf->name_length < sizeof sgf->name)
        sgf->name[sgf->name_length] = c;
    if (sgf->name_length <= sizeof sgf->name)
        sgf->name_length++;
    return ALMANAC_OK;
}

static enum almanac_status begin_name(struct almanac_go_reader *reader, char c)
{
    reader->sgf.name_length = 0;
    reader->state = SGF_NAME;
    return read_name(reader, c);
}

static enum almanac_status begin_value(struct almanac_go_reader *reader)
{
    reader->sgf.value_length = 0;
    reader->sgf.value_place = reader->next;
    reader->sgf.value_place.column++;
    return go_to(reader, SGF_VALUE);
}

static enum almanac_status read_name_end(struct almanac_go_reader *reader,
                                         char c)
{
    if (reader->sgf.name_length == 0)
        return fail_here(reader);
    reader->state = SGF_NAME_END;
    if (c == '[')
        return begin_value(reader);
    return almanac_is_space(c) ? ALMANAC_OK : fail_here(reader);
}

static enum almanac_status keep(struct almanac_go_reader *reader, char c)
{
    struct almanac_go_sgf *sgf = &reader->sgf;

    if (almanac_is_space(c))
        return go_to(reader, SGF_VALUE);
    if (sgf->value_length < sizeof sgf->value)
        sgf->value[sgf->value_length] = c;
    if (sgf->value_length <= sizeof sgf->value)
        sgf->value_length++;
    return go_to(reader, SGF_VALUE);
}

static enum almanac_status read_value(struct almanac_go_reader *reader, char c)
{
    enum almanac_status status = ALMANAC_OK;

    if (c == '\\')
        return go_to(reader, SGF_ESCAPE);
    if (c != ']')
        return keep(reader, c);
    if (reader->sgf.is_main)
        status = almanac_go_sgf_take_value(reader);
    return status == ALMANAC_OK ? go_to(reader, SGF_VALUE_END) : status;
}

/* What may follow a node ends it; all else belongs to it. */
static enum almanac_status read_node(struct almanac_go_reader *reader, char c,
                                     bool *ret_done)
{
    enum almanac_status status = ALMANAC_OK;

    if (is_letter(c))
        return begin_name(reader, c);
    if (c != ';' && c != '(' && c != ')')
        return fail_here(reader);
    if (reader->sgf.is_main)
        status = almanac_go_sgf_end_node(reader);
    if (status != ALMANAC_OK)
        return status;
    if (c == ';')
        return begin_node(reader);
    return c == '(' ? open_tree(reader) : close_tree(reader, ret_done);
}

static enum almanac_status read_between(struct almanac_go_reader *reader,
                                        char c, bool *ret_done)
{
    if (reader->state != SGF_TREE && c == '(')
        return open_tree(reader);
    if (reader->state == SGF_TREE && c == ';')
        return begin_node(reader);
    if (reader->state == SGF_TREE_END && c == ')')
        return close_tree(reader, ret_done);
    return fail_here(reader);
}

enum almanac_status almanac_go_sgf_byte(struct almanac_go_reader *reader,
                                        char c, bool *ret_done)
{
    if (reader->state == SGF_VALUE)
        return read_value(reader, c);
    if (reader->state == SGF_ESCAPE)
        return keep(reader, c);
    if (reader->state == SGF_NAME)
        return is_letter(c) || (c >= '0' && c <= '9')
                   ? read_name(reader, c)
                   : read_name_end(reader, c);
    if (almanac_is_space(c))
        return ALMANAC_OK;
    if (reader->state <= SGF_PASSED && c != '(') {
        reader->blank = false;
        return ALMANAC_OK;
    }
    if (reader->state == SGF_VALUE_END && c == '[')
        return begin_value(reader);
    if (reader->state == SGF_NAME_END)
        return read_name_end(reader, c);
    if (reader->state == SGF_NODE || reader->state == SGF_VALUE_END)
        return read_node(reader, c, ret_done);
    return read_between(reader, c, ret_done);
}

enum almanac_status almanac_go_sgf_end(struct almanac_go_reader *reader)
{
    if (reader->state == SGF_PASSED || reader->state == SGF_BETWEEN)
        return ALMANAC_OK;
    reader->expected = sgf_expected[reader->state];
    return ALMANAC_ERROR_SHORT;
}

/* The byte at fault is read again, in a line that no longer counts, or before
 * the next game. */
void almanac_go_sgf_skip(struct almanac_go_reader *reader)
{
    if (reader->state == SGF_BETWEEN) {
        reader->state = SGF_PASSED;
        return;
    }
    reader->sgf.is_main = false;
    reader->sgf.is_skipped = true;
}
