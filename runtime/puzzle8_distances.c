/* Many boards in flight: a block of lines is read, then all its boards are
 * taken apart, then all looked up. Each step is a loop without a branch, so
 * that no board waits for another, and plain enough for compilers to take
 * several boards at once. */
#include "almanac.h"

#include "bytes.h"
#include "puzzle8_look_up.h"

#if defined(ALMANAC_TABLES_SMALL)

/* The way down is walked, board by board. */
/* NOLINTNEXTLINE(readability-non-const-parameter): the other profile writes */
static size_t answer_blocks(const char *text, size_t lines,
                            signed char *ret_distances)
{
    (void)text;
    (void)lines;
    (void)ret_distances;
    return 0;
}

#else

#define BLOCK 64

struct block {
    /* The first eight bytes of each line, then the codes of its tiles. */
    uint64_t eight[BLOCK];
    /* The last two, then a 1 in each byte before the blank. */
    uint64_t two[BLOCK];
};

static void read_block(const char *text, struct block *ret_block)
{
    int i;

    for (i = 0; i < BLOCK; i++, text += ALMANAC_LINE) {
        ret_block->eight[i] = almanac_eight_bytes(text);
        ret_block->two[i] =
            almanac_byte(text + 8, 0) | almanac_byte(text + 8, 1);
    }
}

/* Marks the bytes before the first '0' of eight, which may be none: by its
 * high bit, which it gets by borrowing, that '0' is told from all below it. */
static uint64_t before_blank(uint64_t eight)
{
    uint64_t digits = eight ^ ALMANAC_BYTES('0');
    uint64_t zeros =
        ((digits - ALMANAC_BYTES(1)) & ~digits & ALMANAC_BYTES(0x80)) >> 7;

    return (zeros - 1) & ~zeros;
}

/* Eight tiles of a byte, the first the lowest, as two codes of four times
 * three bits. */
static uint64_t codes_of(uint64_t tiles)
{
    uint64_t pairs = (tiles << 3 | tiles >> 8) & UINT64_C(0x003f003f003f003f);

    return (pairs << 6 | pairs >> 16) & UINT64_C(0x00000fff00000fff);
}

/* Takes the blank out of each board: the digits before it stay, those behind
 * it move up. Returns 0 if all tiles are '1' to '8' then, what was taken out a
 * '0', and the tenth byte a line feed. */
static uint64_t take_apart(struct block *block)
{
    uint64_t faults = 0;
    int i;

    for (i = 0; i < BLOCK; i++) {
        uint64_t eight = block->eight[i];
        uint64_t two = block->two[i];
        uint64_t before = before_blank(eight);
        uint64_t behind = eight >> 8 | two << 56;
        uint64_t tiles =
            (behind ^ ((behind ^ eight) & before)) - ALMANAC_BYTES('1');

        faults |= tiles & ALMANAC_BYTES(0xf8);
        faults |= (two ^ ('0' | '\n' << 8)) & (before >> 56 | 0xff00);
        block->eight[i] = codes_of(tiles);
        block->two[i] = before & ALMANAC_BYTES(1);
    }
    return faults;
}

/* How many bytes are 1, the others being 0: all add up in the highest. */
static unsigned count_bytes(uint64_t bytes)
{
    return (unsigned)(bytes * ALMANAC_BYTES(1) >> 56);
}

/* Returns whether each board has eight different tiles. */
static bool look_up(const struct block *block, signed char *ret_distances)
{
    struct almanac_puzzle8_tables tables = almanac_puzzle8_linked();
    uint32_t all = ALMANAC_PUZZLE8_SET;
    int i;

    for (i = 0; i < BLOCK; i++) {
        uint64_t codes = block->eight[i];
        uint32_t word = tables.first[codes & 0xfff] + tables.last[codes >> 32];
        int distance = almanac_puzzle8_look_up(
            &tables, ALMANAC_PUZZLE8_CORNER, count_bytes(block->two[i]), word);

        all &= word;
        ret_distances[i] =
            (signed char)(distance | -almanac_puzzle8_is_odd(word));
    }
    return all == ALMANAC_PUZZLE8_SET;
}

/* Answers whole blocks, as long as all lines of a block are boards. */
static size_t answer_blocks(const char *text, size_t lines,
                            signed char *ret_distances)
{
    struct block block;
    size_t i;

    for (i = 0; lines - i >= BLOCK; i += BLOCK) {
        read_block(text + i * ALMANAC_LINE, &block);
        if (take_apart(&block) != 0 || !look_up(&block, ret_distances + i))
            break;
    }
    return i;
}

#endif

/* A board of nine bytes has no white space between its cells. */
static bool answer_line(const char *line, almanac_board goal,
                        signed char *ret_distance)
{
    almanac_board board;
    int distance;

    if (line[ALMANAC_CELLS] != '\n' ||
        almanac_puzzle8_parse(line, ALMANAC_CELLS, &board, NULL) !=
            ALMANAC_OK ||
        almanac_puzzle8_distance(board, goal, &distance) != ALMANAC_OK)
        return false;
    *ret_distance = (signed char)distance;
    return true;
}

enum almanac_status almanac_puzzle8_distances(const char *text, size_t lines,
                                              almanac_board goal,
                                              signed char *ret_distances,
                                              size_t *ret_count)
{
    size_t i = 0;
    int none;

    if (goal == ALMANAC_PUZZLE8_GOAL)
        i = answer_blocks(text, lines, ret_distances);
    else if (almanac_puzzle8_distance(goal, goal, &none) != ALMANAC_OK)
        return ALMANAC_ERROR_BOARD;
    while (i < lines &&
           answer_line(text + i * ALMANAC_LINE, goal, ret_distances + i))
        i++;
    *ret_count = i;
    return ALMANAC_OK;
}
