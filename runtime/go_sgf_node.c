/* A node of SGF played: its setup, then its moves. */
#include "go_reader.h"

#define SIDE ALMANAC_GO_SIZE_MAX

void almanac_go_sgf_begin_node(struct almanac_go_sgf *sgf)
{
    sgf->move_count = 0;
    sgf->has_setup = false;
}

/* The first point of the setup that is off the board. */
static enum almanac_status check_setup(struct almanac_go_reader *reader)
{
    struct almanac_go_place first = {0, 0};
    int i;

    for (i = reader->game.size; i <= SIDE; i++) {
        struct almanac_go_place place = reader->sgf.beyond[i];

        if (place.line != 0 &&
            (first.line == 0 || place.line < first.line ||
             (place.line == first.line && place.column < first.column)))
            first = place;
    }
    return first.line == 0
               ? ALMANAC_OK
               : almanac_go_fail(reader, first, ALMANAC_ERROR_OFF_BOARD, NULL);
}

static enum almanac_status set_up(struct almanac_go_reader *reader)
{
    enum almanac_status status = check_setup(reader);
    int i;

    for (i = 0; i < SIDE * SIDE && status == ALMANAC_OK; i++)
        if (reader->sgf.setup[i] != ALMANAC_GO_SGF_UNCHANGED) {
            almanac_go_mark(reader);
            reader->expected = NULL;
            status = almanac_go_set(&reader->game,
                                    (enum almanac_go_stone)reader->sgf.setup[i],
                                    i % SIDE, i / SIDE);
        }
    return status;
}

static enum almanac_status play_one(struct almanac_go_reader *reader,
                                    const struct almanac_go_sgf_move *move)
{
    enum almanac_status status = ALMANAC_OK;

    if (move->column < 0)
        almanac_go_pass(&reader->game);
    else
        status =
            almanac_go_play(&reader->game, (enum almanac_go_stone)move->colour,
                            move->column, move->row);
    if (status != ALMANAC_OK)
        return almanac_go_fail(reader, move->place, status, NULL);
    reader->played++;
    return ALMANAC_OK;
}

enum almanac_status almanac_go_sgf_end_node(struct almanac_go_reader *reader)
{
    struct almanac_go_sgf *sgf = &reader->sgf;
    enum almanac_status status = ALMANAC_OK;
    int i;

    if (sgf->in_root)
        status = almanac_go_start(
            &reader->game, sgf->size == 0 ? SIDE : sgf->size, &reader->rules);
    sgf->in_root = false;
    if (status == ALMANAC_OK && sgf->has_setup)
        status = set_up(reader);
    for (i = 0; i < sgf->move_count && status == ALMANAC_OK; i++)
        status = play_one(reader, &sgf->moves[i]);
    return status;
}
