#include "go_fault.h"

#include <inttypes.h>

static void set_judge_fault(const struct almanac_go_reader *reader,
                            enum almanac_status status, struct place place,
                            struct fault *ret_fault)
{
    switch (status) {
    case ALMANAC_ERROR_SIZE:
        fault_set(ret_fault, place,
                  "expected the side of a board, an odd number from 3 to %d, "
                  "or the closing 0 0",
                  ALMANAC_GO_SIZE_MAX);
        break;
    case ALMANAC_ERROR_COUNT:
        fault_set(ret_fault, place,
                  "expected the number of moves, from 0 to %d",
                  ALMANAC_GO_MOVES_MAX);
        break;
    case ALMANAC_ERROR_MOVE:
        fault_set(ret_fault, place,
                  "expected move %" PRIu32 " of %" PRIu32 ", B(x,y) or W(x,y)",
                  reader->played + 1, reader->announced);
        break;
    case ALMANAC_ERROR_LONG:
        fault_set(ret_fault, place,
                  "expected the end of input after the closing 0 0");
        break;
    case ALMANAC_ERROR_SHORT:
        fault_set(ret_fault, place,
                  reader->played < reader->announced
                      ? "the input ends after %" PRIu32 " of %" PRIu32 " moves"
                      : "the input ends without the closing 0 0",
                  reader->played, reader->announced);
        break;
    default:
        fault_set(ret_fault, place, "%s", almanac_status_text(status));
    }
}

static void set_sgf_fault(const struct almanac_go_reader *reader,
                          enum almanac_status status, struct place place,
                          struct fault *ret_fault)
{
    if (reader->expected == NULL)
        fault_set(ret_fault, place, "%s", almanac_status_text(status));
    else if (status == ALMANAC_ERROR_SHORT)
        fault_set(ret_fault, place, "the input ends, expected %s",
                  reader->expected);
    else
        fault_set(ret_fault, place, "expected %s", reader->expected);
}

void go_fault_set(const struct almanac_go_reader *reader,
                  enum almanac_status status, struct fault *ret_fault)
{
    struct place place = {reader->line, reader->column};

    if (reader->blank)
        fault_set(ret_fault, place, "the input is empty, expected %s",
                  reader->format == ALMANAC_GO_SGF ? reader->expected
                                                   : "the side of a board");
    else if (reader->format == ALMANAC_GO_SGF)
        set_sgf_fault(reader, status, place, ret_fault);
    else
        set_judge_fault(reader, status, place, ret_fault);
}
