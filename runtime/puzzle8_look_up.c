#include "puzzle8_look_up.h"

#include "../tables/puzzle8_fold.h"

struct almanac_puzzle8_place almanac_puzzle8_place_of(almanac_board board,
                                                      almanac_board goal)
{
    struct almanac_puzzle8_place place;
    unsigned blank = almanac_puzzle8_blank(board);
    unsigned goal_blank = almanac_puzzle8_blank(goal);
    unsigned kind = almanac_puzzle8_kinds[goal_blank];
    const unsigned char *mirror;

    if (almanac_puzzle8_kinds[blank] > kind)
        return almanac_puzzle8_place_of(goal, board);
    mirror = almanac_puzzle8_mirror(kind, blank, goal_blank);
    place.kind = kind;
    place.blank = mirror[blank];
    place.board = almanac_puzzle8_fold(board, goal, kind, mirror);
    return place;
}
