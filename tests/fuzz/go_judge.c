/* Games of Go in judge format. */
#include <stdlib.h>
#include <string.h>

#include "go_past.h"
#include "go_reading.h"

/* A reader fed byte by byte, and the textbook's board, which makes the moves
 * that it has accepted. */
struct following {
    const struct go_reading *reading;
    struct almanac_go_reader reader;
    struct textbook_go board;
    struct go_past past;
    /* Where the game begins. */
    size_t start;
};

struct move {
    bool passes;
    int colour;
    long column;
    long row;
};

static bool within(long coordinate, int half)
{
    return coordinate >= -half && coordinate <= half;
}

/* The move whose bracket closes at an offset. */
static struct move move_before(const struct following *following, size_t at)
{
    const char *text = following->reading->text;
    int half = following->reader.game.size / 2;
    struct move move = {0};
    char *end;

    while (text[at] != 'B' && text[at] != 'W') {
        EXPECT(at > 0 && strchr("(),-0123456789", text[at]) != NULL,
               "go_judge: the text at %zu is of no move", at);
        at--;
    }
    move.colour = text[at] == 'B' ? TEXTBOOK_BLACK : TEXTBOOK_WHITE;
    move.passes = text[at + 2] == ')';
    if (move.passes)
        return move;
    move.column = strtol(text + at + 2, &end, 10);
    move.row = strtol(end + 1, NULL, 10);
    if (within(move.column, half) && within(move.row, half)) {
        move.column = half + move.column;
        move.row = half - move.row;
    } else {
        move.column = -1;
    }
    return move;
}

static bool make_move(struct textbook_go *board, const struct move *move)
{
    return textbook_go_play(board, move->colour, (int)move->column,
                            (int)move->row);
}

/* The textbook makes the move that the reader has just played. */
static void follow_move(struct following *following, size_t at)
{
    const struct almanac_go_rules *rules = &following->reading->rules;
    struct textbook_go *board = &following->board;
    struct move move = move_before(following, at);

    if (move.passes) {
        go_past_pass(&following->past);
        return;
    }
    EXPECT(move.column >= 0, "go_judge: at %zu, a stone off the board", at);
    EXPECT(make_move(board, &move), "go_judge: at %zu, a stone on a stone", at);
    EXPECT(rules->suicide == ALMANAC_GO_SUICIDE_ALLOWED || board->suicides == 0,
           "go_judge: at %zu, suicide", at);
    EXPECT(!go_past_forbids(&following->past, rules->ko, board, move.colour),
           "go_judge: at %zu, a position brought back", at);
    go_past_note(&following->past, board, move.colour);
}

/* Why a move is to be refused. That the history is full is left out. */
static enum almanac_status refusal(struct following *following,
                                   const struct move *move)
{
    const struct almanac_go_rules *rules = &following->reading->rules;
    struct textbook_go *board = &following->board;

    if (move->column < 0)
        return ALMANAC_ERROR_OFF_BOARD;
    if (!make_move(board, move))
        return ALMANAC_ERROR_OCCUPIED;
    if (rules->suicide == ALMANAC_GO_SUICIDE_FORBIDDEN && board->suicides > 0)
        return ALMANAC_ERROR_SUICIDE;
    if (!go_past_forbids(&following->past, rules->ko, board, move->colour))
        return ALMANAC_OK;
    return rules->ko == ALMANAC_GO_KO_SIMPLE ? ALMANAC_ERROR_KO
                                             : ALMANAC_ERROR_SUPERKO;
}

/* The reader has refused a move: for the reason that it gives. */
static void check_refusal(struct following *following,
                          enum almanac_status status, size_t at)
{
    struct move move;

    if (status < ALMANAC_ERROR_OFF_BOARD || status > ALMANAC_ERROR_SUPERKO)
        return;
    move = move_before(following, at);
    EXPECT(refusal(following, &move) == status,
           "go_judge: at %zu, status %d is wrong", at, (int)status);
}

static void start_board(struct following *following)
{
    textbook_go_start(&following->board, following->reader.game.size, false);
    go_past_start(&following->past, &following->board);
}

/* A game has ended: its header says what it was, the textbook its points. */
static void check_game(struct following *following, size_t end)
{
    const struct almanac_go_reader *reader = &following->reader;
    const char *header = following->reading->text + following->start;
    char *behind_side;
    long side = strtol(header, &behind_side, 10);
    long moves = strtol(behind_side, NULL, 10);

    EXPECT(side == reader->game.size && moves == (long)reader->played &&
               moves == (long)reader->announced,
           "go_judge: %d moves on a board of side %d, not %ld and %ld",
           (int)reader->played, reader->game.size, moves, side);
    go_expect_same(&reader->game, &following->board);
    following->start = end;
}

/* What has come of the byte at an offset. */
static void follow_byte(struct following *following, uint32_t played_before,
                        size_t at)
{
    const struct almanac_go_reader *reader = &following->reader;

    if (reader->played == played_before + 1)
        follow_move(following, at);
    else if (reader->played == 0)
        start_board(following);
}

/* Follows a text up to its first fault. */
static void follow(struct following *following)
{
    const struct go_reading *reading = following->reading;
    struct almanac_go_reader *reader = &following->reader;
    bool done = false;

    following->start = 0;
    go_reading_start(reading, reader);
    for (size_t at = 0; at < reading->size; at++) {
        uint32_t played = reader->played;
        size_t used = 0;
        enum almanac_status status =
            almanac_go_read(reader, reading->text + at, 1, &used, &done);

        if (status != ALMANAC_OK) {
            check_refusal(following, status, at);
            return;
        }
        follow_byte(following, played, at);
        if (done)
            check_game(following, at + 1);
    }
    done = false;
    if (almanac_go_read_end(reader, &done) == ALMANAC_OK && done) {
        start_board(following);
        check_game(following, reading->size);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct following following;
    struct go_reading reading;

    if (!go_reading_set(&reading, ALMANAC_GO_JUDGE, data, size))
        return 0;
    go_reading_check(&reading);
    following.reading = &reading;
    follow(&following);
    return 0;
}
