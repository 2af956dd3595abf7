#include "almanac.h"

const char *almanac_status_text(enum almanac_status status)
{
    switch (status) {
    case ALMANAC_OK:
        return "no error";
    case ALMANAC_ERROR_BOARD:
        return "not a board of this game";
    case ALMANAC_ERROR_CELL:
        return "not a cell of this game";
    case ALMANAC_ERROR_TWICE:
        return "a digit appears twice";
    case ALMANAC_ERROR_INDEX:
        return "the index is past the last board";
    case ALMANAC_ERROR_DISTANCE:
        return "no board is at that distance";
    case ALMANAC_ERROR_TABLE:
        return "a table is not what the rules make it";
    case ALMANAC_ERROR_SHORT:
        return "the text ends too early";
    case ALMANAC_ERROR_LONG:
        return "the text goes on after its end";
    case ALMANAC_ERROR_SIZE:
        return "the board's side is not allowed";
    case ALMANAC_ERROR_COUNT:
        return "the number of moves is out of range";
    case ALMANAC_ERROR_MOVE:
        return "not a move";
    case ALMANAC_ERROR_OFF_BOARD:
        return "the stone is off the board";
    case ALMANAC_ERROR_OCCUPIED:
        return "the intersection is occupied";
    case ALMANAC_ERROR_SUICIDE:
        return "suicide is forbidden by the rules";
    case ALMANAC_ERROR_KO:
        return "taking back a ko at once is forbidden by the ko rule";
    case ALMANAC_ERROR_SUPERKO:
        return "bringing back a position is forbidden by the superko rule";
    case ALMANAC_ERROR_HISTORY:
        return "there is no room for more moves under the superko rule";
    case ALMANAC_ERROR_RULES:
        return "these are not rules of Go";
    case ALMANAC_ERROR_GAME:
        return "the game does not agree with its stones";
    case ALMANAC_ERROR_VALUE:
        return "the property cannot have this value";
    case ALMANAC_ERROR_SGF:
        return "not SGF of a game of Go";
    case ALMANAC_ERROR_STOPPED:
        return "the caller stopped it";
    }
    return "unknown status";
}
