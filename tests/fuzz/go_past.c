#include "go_past.h"

#include <string.h>

#include "fuzz.h"

static void note(struct go_past *past, const struct textbook_go *board)
{
    EXPECT(past->count < GO_PAST_MAX, "go: too many moves");
    memcpy(past->stone[past->count++], board->stone, sizeof board->stone);
}

void go_past_start(struct go_past *ret_past, const struct textbook_go *board)
{
    ret_past->count = 0;
    ret_past->colour = TEXTBOOK_VACANT;
    note(ret_past, board);
}

void go_past_pass(struct go_past *past)
{
    past->colour = TEXTBOOK_VACANT;
}

void go_past_note(struct go_past *past, const struct textbook_go *board,
                  int colour)
{
    past->colour = colour;
    note(past, board);
}

static bool is_position(const struct go_past *past, size_t back,
                        const struct textbook_go *board)
{
    return back <= past->count &&
           memcmp(past->stone[past->count - back], board->stone,
                  sizeof board->stone) == 0;
}

bool go_past_forbids(const struct go_past *past, enum almanac_go_ko ko,
                     const struct textbook_go *board, int colour)
{
    if (ko == ALMANAC_GO_KO_SIMPLE)
        return past->colour != TEXTBOOK_VACANT && past->colour != colour &&
               is_position(past, 2, board);
    for (size_t i = 1; i <= past->count && ko == ALMANAC_GO_KO_SUPERKO; i++)
        if (is_position(past, i, board))
            return true;
    return false;
}
