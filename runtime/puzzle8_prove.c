#include "puzzle8_prove.h"

#include "../tables/proof.h"
#include "puzzle8_boards.h"
#include "puzzle8_moves.h"

/* The distances of a table in the scratch, behind those of the one before. */
struct part {
    int table;
    unsigned kind;
    uint32_t states;
    uint32_t start;
};

#define PARTS 3
#define STATES(slots) ((slots)*ALMANAC_PUZZLE8_ORDERS)

/* In this order, for the neighbours of a state are in its own table or in one
 * before: so the table at fault is the one that is named. */
static const struct part parts[PARTS] = {
    {ALMANAC_TABLE_PUZZLE8_CORNER, ALMANAC_PUZZLE8_CORNER,
     STATES(ALMANAC_PUZZLE8_CORNER_SLOTS), 0},
    {ALMANAC_TABLE_PUZZLE8_CENTRE, ALMANAC_PUZZLE8_CENTRE,
     STATES(ALMANAC_PUZZLE8_CENTRE_KEPT), STATES(ALMANAC_PUZZLE8_CORNER_SLOTS)},
    {ALMANAC_TABLE_PUZZLE8_EDGE, ALMANAC_PUZZLE8_EDGE,
     STATES(ALMANAC_PUZZLE8_EDGE_KEPT),
     STATES(ALMANAC_PUZZLE8_CORNER_SLOTS + ALMANAC_PUZZLE8_CENTRE_KEPT)},
};

static uint32_t count_words(const uint32_t *words)
{
    uint32_t count = 0;
    uint32_t code;

    for (code = 0; code < ALMANAC_PUZZLE8_CODES; code++)
        count += words[code] != 0;
    return count;
}

/* What a word holds beside its share of the number. */
static uint32_t checks_of(uint32_t code, unsigned odd)
{
    uint32_t checks = odd != 0 ? ALMANAC_PUZZLE8_ODD : 0;
    unsigned i;

    for (i = 0; i < 4; i++)
        checks |= (uint32_t)1
                  << (ALMANAC_PUZZLE8_SET_SHIFT + (code >> 3 * i & 7));
    return checks;
}

static unsigned inversions_of_four(uint32_t code)
{
    unsigned count = 0;
    unsigned i;
    unsigned j;

    for (i = 0; i < 4; i++)
        for (j = 0; j < i; j++)
            count += (code >> 3 * i & 7) > (code >> 3 * j & 7);
    return count;
}

#define WORDS_USED 1680

/* Every order there is has the words it should, and there are no others. The
 * order being even, both words are odd or none is. */
static int prove_index(const struct almanac_puzzle8_tables *tables)
{
    uint32_t number;

    for (number = 0; number < ALMANAC_PUZZLE8_ORDERS; number++) {
        almanac_board board = almanac_puzzle8_board_of(8, number);
        uint32_t codes =
            almanac_puzzle8_codes((uint32_t)(board >> 4) - 0x11111111u);
        uint32_t last = codes & (ALMANAC_PUZZLE8_CODES - 1);
        uint32_t first = codes >> 16;
        unsigned odd = inversions_of_four(last) & 1;

        if (tables->first[first] !=
            (almanac_puzzle8_share(number - number % 12) |
             checks_of(first, odd)))
            return ALMANAC_TABLE_PUZZLE8_FIRST;
        if (tables->last[last] !=
            (almanac_puzzle8_share(number % 12) | checks_of(last, odd)))
            return ALMANAC_TABLE_PUZZLE8_LAST;
    }
    if (count_words(tables->first) != WORDS_USED)
        return ALMANAC_TABLE_PUZZLE8_FIRST;
    if (count_words(tables->last) != WORDS_USED)
        return ALMANAC_TABLE_PUZZLE8_LAST;
    return -1;
}

static almanac_board state_board(const struct part *part, uint32_t state)
{
    const unsigned char *slots = almanac_puzzle8_slots[part->kind];
    unsigned blank = 0;

    while (slots[blank] != state / ALMANAC_PUZZLE8_ORDERS)
        blank++;
    return almanac_puzzle8_board_of(blank, state % ALMANAC_PUZZLE8_ORDERS);
}

/* Reads every distance of a table; walks end, even in a table that is wrong. */
static void read_part(const struct almanac_puzzle8_tables *tables,
                      const struct part *part, unsigned char *scratch)
{
    almanac_board goal = almanac_puzzle8_goals[part->kind];
    uint32_t state;

    for (state = 0; state < part->states; state++)
        scratch[part->start + state] =
            (unsigned char)almanac_puzzle8_distance_in(
                tables, state_board(part, state), goal);
}

static unsigned distance_at(const struct almanac_puzzle8_tables *tables,
                            const unsigned char *scratch, almanac_board board,
                            almanac_board goal)
{
    struct almanac_puzzle8_place place = almanac_puzzle8_place_of(board, goal);
    uint32_t word = almanac_puzzle8_word(tables, place.board);
    int i = 0;

    while (parts[i].kind != place.kind)
        i++;
    return scratch[parts[i].start +
                   almanac_puzzle8_state(place.kind, place.blank, word)];
}

static bool is_state_proved(const struct almanac_puzzle8_tables *tables,
                            const struct part *part, uint32_t state,
                            const unsigned char *scratch)
{
    almanac_board goal = almanac_puzzle8_goals[part->kind];
    almanac_board board = state_board(part, state);
    unsigned distance = scratch[part->start + state];
    struct almanac_move moves[ALMANAC_PUZZLE8_MOVES];
    unsigned others[ALMANAC_PUZZLE8_MOVES];
    unsigned count = (unsigned)almanac_puzzle8_list_moves(
        tables, board, goal, ALMANAC_UNSOLVABLE, moves);
    unsigned i;

    for (i = 0; i < count; i++)
        others[i] = distance_at(tables, scratch, moves[i].board, goal);
    /* A walk need not read the entry of where it begins or ends. */
    return distance <= ALMANAC_PUZZLE8_DEEPEST &&
           ((distance ^ (unsigned)almanac_puzzle8_known(tables, board, goal)) &
            3) == 0 &&
           almanac_proof_holds(board == goal, distance, others, count);
}

static int prove_part(const struct almanac_puzzle8_tables *tables,
                      const struct part *part, unsigned char *scratch)
{
    uint32_t state;

    read_part(tables, part, scratch);
    for (state = 0; state < part->states; state++)
        if (!is_state_proved(tables, part, state, scratch))
            return part->table;
    return -1;
}

int almanac_puzzle8_prove(const struct almanac_puzzle8_tables *tables,
                          unsigned char *scratch)
{
    int fault = prove_index(tables);
    int i;

    for (i = 0; i < PARTS && fault < 0; i++)
        fault = prove_part(tables, &parts[i], scratch);
    return fault;
}
