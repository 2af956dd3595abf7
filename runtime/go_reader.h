/* What the readers of judge format and of SGF have in common. */
#ifndef ALMANAC_RUNTIME_GO_READER_H
#define ALMANAC_RUNTIME_GO_READER_H

#include "almanac.h"

/* The byte read next begins what a fault is to be reported at. */
static inline void almanac_go_mark(struct almanac_go_reader *reader)
{
    reader->blank = false;
    reader->line = reader->next.line;
    reader->column = reader->next.column;
}

/* A fault at a place, and what was expected there or NULL. */
static inline enum almanac_status
almanac_go_fail(struct almanac_go_reader *reader, struct almanac_go_place place,
                enum almanac_status status, const char *expected)
{
    reader->line = place.line;
    reader->column = place.column;
    reader->expected = expected;
    return status;
}

/* Reads a byte; stores true if it ends a game. */
enum almanac_status almanac_go_judge_byte(struct almanac_go_reader *reader,
                                          char c, bool *ret_done);
enum almanac_status almanac_go_sgf_byte(struct almanac_go_reader *reader,
                                        char c, bool *ret_done);

/* Plays the move that a text begins with, if it is an ordinary one and all of
 * it is there: most are, and are read faster than byte by byte. Returns its
 * bytes, or 0 if it must be read byte by byte: then nothing is played. */
size_t almanac_go_judge_move(struct almanac_go_reader *reader, const char *text,
                             size_t length, bool *ret_done);

/* Has the reader pass over the rest of a game whose fault it has reported. */
void almanac_go_judge_skip(struct almanac_go_reader *reader,
                           enum almanac_status fault);
void almanac_go_sgf_skip(struct almanac_go_reader *reader);

/* Reads the end of the text; stores true if it ends a game. */
enum almanac_status almanac_go_judge_end(struct almanac_go_reader *reader,
                                         bool *ret_done);
enum almanac_status almanac_go_sgf_end(struct almanac_go_reader *reader);

/* What a node's setup says of a point that it does not change; else a stone or
 * ALMANAC_GO_VACANT. */
#define ALMANAC_GO_SGF_UNCHANGED 3

/* A node of the main line of an SGF game: begun, given a value of the property
 * that the reader is at, and played. */
void almanac_go_sgf_begin_node(struct almanac_go_sgf *sgf);
enum almanac_status almanac_go_sgf_take_value(struct almanac_go_reader *reader);
enum almanac_status almanac_go_sgf_end_node(struct almanac_go_reader *reader);

#endif
