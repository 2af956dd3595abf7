/* Almanac: small board games answered instantly.
 *
 * The coin game, the cross flip and the 8-puzzle are answered by looking up a
 * table; Go is replayed and scored, the disappearing footboard is solved.
 *
 * One manner for all functions:
 *
 * - They return an `enum almanac_status`, ALMANAC_OK being 0, but for the few
 *   that cannot fail.
 * - Results come through the `ret_` pointers, which must not be NULL and are
 *   left untouched on failure.
 * - They allocate nothing, print nothing and keep no state between calls. Any
 *   number of threads may call any of them at once, so long as no two use the
 *   same object of the caller's and one of them changes it.
 * - No board, position, number or text leads to undefined behaviour: what is
 *   none is an error. That a board cannot be solved is an answer, not an error.
 *   A struct that a function keeps something in must have been started, and
 *   not been changed by others.
 *
 * Cells are numbered from 0 in reading order, top left first. */
#ifndef ALMANAC_H
#define ALMANAC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define ALMANAC_API __attribute__((visibility("default")))
#else
#define ALMANAC_API
#endif

/* The version of this header: the build takes it from here. It is semantic:
 * what breaks a program changes the first number. */
#define ALMANAC_VERSION "0.1.0"
#define ALMANAC_VERSION_MAJOR 0
#define ALMANAC_VERSION_MINOR 1
#define ALMANAC_VERSION_PATCH 0

/* The version of the library that the program runs with: ALMANAC_VERSION as it
 * was when that was built, a constant string. Errors: none. Thread-safe. */
ALMANAC_API const char *almanac_version(void);

enum almanac_status {
    ALMANAC_OK = 0,
    /* An argument is no board, or no position. */
    ALMANAC_ERROR_BOARD,
    /* A text has a character that is no cell of this game. */
    ALMANAC_ERROR_CELL,
    /* A text has a digit of the 8-puzzle twice. */
    ALMANAC_ERROR_TWICE,
    /* An index is past the last board. */
    ALMANAC_ERROR_INDEX,
    /* No board is at the distance asked for. */
    ALMANAC_ERROR_DISTANCE,
    /* A table is not what the rules make it. */
    ALMANAC_ERROR_TABLE,
    /* A text ends before the board, move or file that it holds. */
    ALMANAC_ERROR_SHORT,
    /* A text goes on after the board or file that it holds. */
    ALMANAC_ERROR_LONG,
    /* The side of a board is none that the game has, or no number. */
    ALMANAC_ERROR_SIZE,
    /* The number of moves of a game is out of range, or no number. */
    ALMANAC_ERROR_COUNT,
    /* A text has no move where one must be; a move or a colour is none. */
    ALMANAC_ERROR_MOVE,
    /* A stone is placed off the board. */
    ALMANAC_ERROR_OFF_BOARD,
    /* A stone is placed on a stone. */
    ALMANAC_ERROR_OCCUPIED,
    /* A stone would be suicide, and the rules forbid it. */
    ALMANAC_ERROR_SUICIDE,
    /* A stone would take back a ko at once, and the rules forbid it. */
    ALMANAC_ERROR_KO,
    /* A stone would bring back an earlier position, and the rules forbid it. */
    ALMANAC_ERROR_SUPERKO,
    /* The caller's array of past positions is full. */
    ALMANAC_ERROR_HISTORY,
    /* The rules of a game of Go are none. */
    ALMANAC_ERROR_RULES,
    /* A game of Go does not agree with its own stones. */
    ALMANAC_ERROR_GAME,
    /* A property of an SGF game has a value that it cannot have. */
    ALMANAC_ERROR_VALUE,
    /* A text is not SGF. */
    ALMANAC_ERROR_SGF,
    /* The caller's watch stopped a solve. */
    ALMANAC_ERROR_STOPPED
};

/* What a status means, in English, without a full stop. Returns a constant
 * string, never NULL; for a number that is no status, "unknown status".
 * Errors: none. Thread-safe. */
ALMANAC_API const char *almanac_status_text(enum almanac_status status);

/* The boards of the coin game, the cross flip and the 8-puzzle
 *
 * A board is a number. Coin game and cross flip: nine bits, the top-left cell
 * the most significant; heads and black are 1. 8-puzzle: nine nibbles, the
 * top-left cell the highest; the blank is 0. */
typedef uint64_t almanac_board;

#define ALMANAC_CELLS 9

/* The bytes of a board on a line: nine cells and a line feed. */
#define ALMANAC_LINE 10

/* The distance of a board from which no moves lead to the goal. */
#define ALMANAC_UNSOLVABLE (-1)

/* A legal move and what it leads to. */
struct almanac_move {
    /* The board after it, and that board's distance, or ALMANAC_UNSOLVABLE. */
    almanac_board board;
    int distance;
    /* Coin game: the line turned over, 0-2 the rows from the top, 3-5 the
     * columns from the left, 6 the diagonal from the top left, 7 the other.
     * Cross flip: the cell clicked, 0-8. 8-puzzle: the tile that slides,
     * 1-8. */
    int move;
};

/* No table game has more moves on a board. */
#define ALMANAC_MOVES_MAX 9

/* A random board may be at any distance. */
#define ALMANAC_ANY_DISTANCE (-1)

/* The three games have the same functions, GAME being coin, cross or puzzle8.
 * In all of them
 *
 *   board      a board of the game
 *   goal       another; each game names the usual one
 *
 * and ALMANAC_ERROR_BOARD says that one of them is none. All are thread-safe.
 *
 * almanac_GAME_parse(text, length, ret_board, where) reads a board.
 *   text       nine cells; white space before, between and after is free
 *   length     the bytes of the text; it may hold any bytes
 *   ret_board  the board
 *   where      NULL, or where to store, on failure only, the offset of the
 *              byte at fault, `length` if the text is short
 *   Errors: ALMANAC_ERROR_CELL, _SHORT, _LONG; 8-puzzle also _TWICE, at the
 *   second of the two. The first fault is the one reported.
 *
 * almanac_GAME_format(board, ret_text) writes a board.
 *   ret_text   nine cells in reading order, not terminated
 *   Errors: ALMANAC_ERROR_BOARD.
 *
 * almanac_GAME_distance(board, goal, ret_distance) looks up the fewest moves
 * from a board to a goal, in constant time.
 *   ret_distance  0 to ALMANAC_GAME_DEEPEST, or ALMANAC_UNSOLVABLE
 *   Errors: ALMANAC_ERROR_BOARD.
 *
 * almanac_GAME_distances(text, lines, goal, ret_distances, ret_count) looks up
 * the distances of boards that stand one a line, faster than one by one.
 *   text           ALMANAC_LINE bytes for each line: nine cells and a line
 *                  feed, no other white space; it may hold any bytes
 *   lines          how many there are
 *   ret_distances  the distances, in order; there is room for `lines`, and
 *                  behind those that were answered any may have changed
 *   ret_count      how many were answered: all, or those before the first
 *                  line that has another shape or is no board
 *   Errors: ALMANAC_ERROR_BOARD if the goal is none.
 *
 * almanac_GAME_play(board, move, ret_board) makes a move.
 *   move       a number as in `struct almanac_move`
 *   ret_board  the board after it
 *   Errors: ALMANAC_ERROR_BOARD, ALMANAC_ERROR_MOVE if there is no such move.
 *
 * almanac_GAME_moves(board, goal, ret_moves, ret_count) lists every legal
 * move, in the order of the lines or cells (8-puzzle: of the cells that the
 * tiles slide from).
 *   ret_moves  the moves
 *   ret_count  how many there are
 *   Errors: ALMANAC_ERROR_BOARD.
 *
 * almanac_GAME_hint(board, goal, ret_moves, ret_count) lists the moves that
 * begin a shortest solution, in the same order: none on a solved board or on
 * one that cannot be solved. Parameters and errors are the same.
 *
 * almanac_GAME_solve(board, goal, ret_solution, ret_distance) walks downhill
 * to the goal: the first hint, then the first hint of the board it leads to,
 * and so on.
 *   ret_solution  the numbers of the moves, as many as the distance
 *   ret_distance  how many, or ALMANAC_UNSOLVABLE
 *   Errors: ALMANAC_ERROR_BOARD.
 *
 * almanac_GAME_solutions(board, goal, ret_solutions, ret_count, ret_distance)
 * lists all shortest solutions. In the coin game and the cross flip the order
 * of the moves does not matter, so solutions are sets: each is listed once,
 * its moves in rising order. In the 8-puzzle they are sequences. Those that
 * begin alike stand together, in the order of almanac_GAME_moves; the first is
 * that of almanac_GAME_solve.
 *   ret_solutions  NULL to count only, or the solutions, each as many moves
 *                  as the distance; for every goal there is room
 *   ret_count      how many there are; 1, of no moves, for a solved board
 *   ret_distance   as of almanac_GAME_solve
 *   Errors: ALMANAC_ERROR_BOARD.
 *
 * almanac_GAME_board(index, ret_board) is the board of an index.
 *   index      0 to ALMANAC_GAME_BOARDS - 1; the 8-puzzle has those boards
 *              that can reach the usual goal
 *   Errors: ALMANAC_ERROR_INDEX.
 *
 * almanac_GAME_levels(ret_levels) counts the boards at each distance from the
 * usual goal.
 *   ret_levels  0 to ALMANAC_GAME_DEEPEST moves away
 *   Errors: none.
 *
 * almanac_GAME_random(goal, distance, seed, ret_board) draws a board, each
 * that can reach the goal, or each at a distance from it, being as likely as
 * any other. The same seed draws the same boards everywhere.
 *   distance   0 or more, or ALMANAC_ANY_DISTANCE
 *   seed       any number; it is changed, so as to draw another board next
 *   ret_board  the board
 *   Errors: ALMANAC_ERROR_BOARD if the goal is none, ALMANAC_ERROR_DISTANCE
 *   if no board is that far away, or none is found because the table has been
 *   changed; then the seed is unchanged. Boards are
 *   drawn and looked up until one is at the distance: the fewer there are,
 *   the more, 181,440 on average for the 8-puzzle's goal itself. Source:
 *   splitmix64 by Steele, Lea and Flood. */

/* The coin game: a move turns over the three coins of one of eight lines. A
 * cell is H or T. The usual goal is ALMANAC_COIN_EITHER: all heads or all
 * tails, whichever is closer (at most 4 flips). Of the 512 boards 128 can
 * reach a given goal. Source: acmicpc.net 9079; flips are exclusive or, so
 * the cost from a to b is that of a ^ b. */
#define ALMANAC_COIN_EITHER ((almanac_board)512)
#define ALMANAC_COIN_BOARDS 512
#define ALMANAC_COIN_MOVES 8
#define ALMANAC_COIN_DEEPEST 5
#define ALMANAC_COIN_SOLUTIONS 2

ALMANAC_API enum almanac_status almanac_coin_parse(const char *text,
                                                   size_t length,
                                                   almanac_board *ret_board,
                                                   size_t *where);
ALMANAC_API enum almanac_status
almanac_coin_format(almanac_board board, char ret_text[ALMANAC_CELLS]);
ALMANAC_API enum almanac_status almanac_coin_distance(almanac_board board,
                                                      almanac_board goal,
                                                      int *ret_distance);
ALMANAC_API enum almanac_status
almanac_coin_distances(const char *text, size_t lines, almanac_board goal,
                       signed char *ret_distances, size_t *ret_count);
ALMANAC_API enum almanac_status almanac_coin_play(almanac_board board, int move,
                                                  almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_coin_moves(almanac_board board, almanac_board goal,
                   struct almanac_move ret_moves[ALMANAC_COIN_MOVES],
                   int *ret_count);
ALMANAC_API enum almanac_status
almanac_coin_hint(almanac_board board, almanac_board goal,
                  struct almanac_move ret_moves[ALMANAC_COIN_MOVES],
                  int *ret_count);
ALMANAC_API enum almanac_status
almanac_coin_solve(almanac_board board, almanac_board goal,
                   unsigned char ret_solution[ALMANAC_COIN_DEEPEST],
                   int *ret_distance);
ALMANAC_API enum almanac_status almanac_coin_solutions(
    almanac_board board, almanac_board goal,
    unsigned char ret_solutions[ALMANAC_COIN_SOLUTIONS * ALMANAC_COIN_DEEPEST],
    int *ret_count, int *ret_distance);
ALMANAC_API enum almanac_status almanac_coin_board(uint32_t index,
                                                   almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_coin_levels(uint32_t ret_levels[ALMANAC_COIN_DEEPEST + 1]);
ALMANAC_API enum almanac_status almanac_coin_random(almanac_board goal,
                                                    int distance,
                                                    uint64_t *seed,
                                                    almanac_board *ret_board);

/* The cross flip: a click turns over a cell and its up to four orthogonal
 * neighbours. A cell is * (black) or . (white). The usual goal is
 * ALMANAC_CROSS_WHITE, all white. Every board can reach every other, each by
 * one set of clicks only. Source: acmicpc.net 10472. */
#define ALMANAC_CROSS_WHITE ((almanac_board)0)
#define ALMANAC_CROSS_BOARDS 512
#define ALMANAC_CROSS_MOVES 9
#define ALMANAC_CROSS_DEEPEST 9
#define ALMANAC_CROSS_SOLUTIONS 1

ALMANAC_API enum almanac_status almanac_cross_parse(const char *text,
                                                    size_t length,
                                                    almanac_board *ret_board,
                                                    size_t *where);
ALMANAC_API enum almanac_status
almanac_cross_format(almanac_board board, char ret_text[ALMANAC_CELLS]);
ALMANAC_API enum almanac_status almanac_cross_distance(almanac_board board,
                                                       almanac_board goal,
                                                       int *ret_distance);
ALMANAC_API enum almanac_status
almanac_cross_distances(const char *text, size_t lines, almanac_board goal,
                        signed char *ret_distances, size_t *ret_count);
ALMANAC_API enum almanac_status
almanac_cross_play(almanac_board board, int move, almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_cross_moves(almanac_board board, almanac_board goal,
                    struct almanac_move ret_moves[ALMANAC_CROSS_MOVES],
                    int *ret_count);
ALMANAC_API enum almanac_status
almanac_cross_hint(almanac_board board, almanac_board goal,
                   struct almanac_move ret_moves[ALMANAC_CROSS_MOVES],
                   int *ret_count);
ALMANAC_API enum almanac_status
almanac_cross_solve(almanac_board board, almanac_board goal,
                    unsigned char ret_solution[ALMANAC_CROSS_DEEPEST],
                    int *ret_distance);
ALMANAC_API enum almanac_status
almanac_cross_solutions(almanac_board board, almanac_board goal,
                        unsigned char ret_solutions[ALMANAC_CROSS_SOLUTIONS *
                                                    ALMANAC_CROSS_DEEPEST],
                        int *ret_count, int *ret_distance);
ALMANAC_API enum almanac_status almanac_cross_board(uint32_t index,
                                                    almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_cross_levels(uint32_t ret_levels[ALMANAC_CROSS_DEEPEST + 1]);
ALMANAC_API enum almanac_status almanac_cross_random(almanac_board goal,
                                                     int distance,
                                                     uint64_t *seed,
                                                     almanac_board *ret_board);

/* The 8-puzzle: a tile next to the blank slides into it. A cell is a digit 0
 * to 8, each once; 0 is the blank. The usual goal is ALMANAC_PUZZLE8_GOAL,
 * 123/456/780; it is looked up directly, any other after turning the board
 * and renaming its tiles. From a given goal half of the 362,880 arrangements
 * can be reached. Source: acmicpc.net 1525; the index is Almanac's own. */
#define ALMANAC_PUZZLE8_GOAL UINT64_C(0x123456780)
#define ALMANAC_PUZZLE8_BOARDS 181440
#define ALMANAC_PUZZLE8_MOVES 4
#define ALMANAC_PUZZLE8_DEEPEST 31
/* The deepest for a goal with its blank in the centre. */
#define ALMANAC_PUZZLE8_DEEPEST_TO_CENTRE 30
/* 64 if the goal's blank is in a corner, 86 at an edge, 82 in the centre. */
#define ALMANAC_PUZZLE8_SOLUTIONS 86

ALMANAC_API enum almanac_status almanac_puzzle8_parse(const char *text,
                                                      size_t length,
                                                      almanac_board *ret_board,
                                                      size_t *where);
ALMANAC_API enum almanac_status
almanac_puzzle8_format(almanac_board board, char ret_text[ALMANAC_CELLS]);
ALMANAC_API enum almanac_status almanac_puzzle8_distance(almanac_board board,
                                                         almanac_board goal,
                                                         int *ret_distance);
ALMANAC_API enum almanac_status
almanac_puzzle8_distances(const char *text, size_t lines, almanac_board goal,
                          signed char *ret_distances, size_t *ret_count);
ALMANAC_API enum almanac_status
almanac_puzzle8_play(almanac_board board, int move, almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_puzzle8_moves(almanac_board board, almanac_board goal,
                      struct almanac_move ret_moves[ALMANAC_PUZZLE8_MOVES],
                      int *ret_count);
ALMANAC_API enum almanac_status
almanac_puzzle8_hint(almanac_board board, almanac_board goal,
                     struct almanac_move ret_moves[ALMANAC_PUZZLE8_MOVES],
                     int *ret_count);
ALMANAC_API enum almanac_status
almanac_puzzle8_solve(almanac_board board, almanac_board goal,
                      unsigned char ret_solution[ALMANAC_PUZZLE8_DEEPEST],
                      int *ret_distance);
ALMANAC_API enum almanac_status almanac_puzzle8_solutions(
    almanac_board board, almanac_board goal,
    unsigned char
        ret_solutions[ALMANAC_PUZZLE8_SOLUTIONS * ALMANAC_PUZZLE8_DEEPEST],
    int *ret_count, int *ret_distance);
ALMANAC_API enum almanac_status almanac_puzzle8_board(uint32_t index,
                                                      almanac_board *ret_board);
ALMANAC_API enum almanac_status
almanac_puzzle8_levels(uint32_t ret_levels[ALMANAC_PUZZLE8_DEEPEST + 1]);
ALMANAC_API enum almanac_status
almanac_puzzle8_random(almanac_board goal, int distance, uint64_t *seed,
                       almanac_board *ret_board);

/* The tables
 *
 * A table of entries holds the distance of each state, two states a byte or
 * eight; the words of the 8-puzzle's index number its states. */
enum {
    ALMANAC_TABLE_COIN,
    ALMANAC_TABLE_CROSS,
    ALMANAC_TABLE_PUZZLE8_FIRST,
    ALMANAC_TABLE_PUZZLE8_LAST,
    ALMANAC_TABLE_PUZZLE8_CORNER,
    ALMANAC_TABLE_PUZZLE8_EDGE,
    ALMANAC_TABLE_PUZZLE8_CENTRE,
    ALMANAC_TABLES
};

#define ALMANAC_LEVELS_MAX 32

struct almanac_table {
    const char *name;
    /* One of them is NULL. */
    const unsigned char *entries;
    const uint32_t *words;
    /* In bytes. */
    size_t size;
    /* Of an entry or a word. */
    unsigned bits;
    /* The XXH3-64 of the bytes, words low byte first, as it was when the
     * table was generated. */
    uint64_t digest;
    /* The states searched, those that can reach the goal, and those that have
     * an entry; 0 for words, and so below. Of the 8-puzzle's boards that are
     * mirror images of each other, two of the tables have one state. */
    uint32_t states;
    uint32_t reachable;
    uint32_t kept;
    /* The states at each distance, and the largest distance. */
    uint32_t levels[ALMANAC_LEVELS_MAX];
    int deepest;
};

/* Tells what there is to know of a table; the bytes may be read only.
 *   index      0 to ALMANAC_TABLES - 1
 *   ret_table  the table
 * Errors: ALMANAC_ERROR_INDEX. Thread-safe. */
ALMANAC_API enum almanac_status
almanac_table_at(int index, struct almanac_table *ret_table);

/* A byte for each state of the 8-puzzle's tables. */
#define ALMANAC_PROVE_SCRATCH 282240

/* Proves a set of tables from the rules alone: that the index numbers every
 * order of the tiles, each once; that the goal alone is at distance 0, that
 * every other state has a neighbour exactly one closer and none more than one
 * closer. No other tables pass, and none keeps it from ending.
 *   tables   the tables in the order of their indices, of which only the
 *            entries and words are used: as many as the library's own have
 *   scratch  room to work in
 *   where    NULL, or where to store, on failure only, the index of a table
 *            that is wrong
 * Errors: ALMANAC_ERROR_TABLE. Thread-safe with a scratch for each thread. */
ALMANAC_API enum almanac_status
almanac_prove(const struct almanac_table tables[ALMANAC_TABLES],
              unsigned char scratch[ALMANAC_PROVE_SCRATCH], int *where);

/* Go
 *
 * A game is a struct of the caller's, 4 KB, and a reader 5 KB; no heap. Columns
 * are numbered from 0 at the left, rows from 0 at the top. */

/* The sides that a board can have; in judge format it is odd, 3 at least. */
#define ALMANAC_GO_SIZE_MIN 2
#define ALMANAC_GO_SIZE_MAX 19
/* The most moves that a game in judge format can announce. */
#define ALMANAC_GO_MOVES_MAX 2147483647

enum almanac_go_stone { ALMANAC_GO_VACANT, ALMANAC_GO_BLACK, ALMANAC_GO_WHITE };

/* What counts: territory and captures, or territory and stones. */
enum almanac_go_scoring { ALMANAC_GO_TERRITORY, ALMANAC_GO_AREA };

/* A stone that takes nothing and leaves its own group without a liberty: the
 * group is captured, or the move is forbidden. */
enum almanac_go_suicide {
    ALMANAC_GO_SUICIDE_ALLOWED,
    ALMANAC_GO_SUICIDE_FORBIDDEN
};

/* What may not be brought back. Simple ko: who has just lost a single stone to
 * a single stone with no other liberty may not take that stone with the next
 * move of the game. Positional superko: no stone may bring back a position of
 * the board that a move led to or was made from, whoever made it; a pass
 * always may be made. */
enum almanac_go_ko {
    ALMANAC_GO_KO_NONE,
    ALMANAC_GO_KO_SIMPLE,
    ALMANAC_GO_KO_SUPERKO
};

/* A stone played or set up, and the position after it. The library's own. */
struct almanac_go_record {
    uint64_t hash;
    uint16_t point;
    unsigned char stone;
    unsigned char setup;
};

/* The past of one game under superko: an array of the caller's. */
struct almanac_go_history {
    struct almanac_go_record *records;
    /* How many records the array holds: one is needed for each stone that is
     * played or set up, none for a pass. */
    size_t capacity;
    /* How many are in use; set to 0 when a game is started. */
    size_t count;
};

/* In half points. */
#define ALMANAC_GO_KOMI_MAX 2000

struct almanac_go_rules {
    enum almanac_go_scoring scoring;
    enum almanac_go_suicide suicide;
    enum almanac_go_ko ko;
    /* Half points for White; from -ALMANAC_GO_KOMI_MAX up to it. */
    int komi;
    /* NULL unless the rule is superko; then it must live as long as the game,
     * serve no other, and the game must not be copied. */
    struct almanac_go_history *history;
};

/* The rules of acmicpc.net 4278: territory, suicide allowed, no ko, no komi. */
#define ALMANAC_GO_RULES_DEFAULT                                              \
    {                                                                         \
        ALMANAC_GO_TERRITORY, ALMANAC_GO_SUICIDE_ALLOWED, ALMANAC_GO_KO_NONE, \
            0, NULL                                                           \
    }

/* The intersections of the largest board and a border around it. */
#define ALMANAC_GO_POINTS \
    ((ALMANAC_GO_SIZE_MAX + 2) * (ALMANAC_GO_SIZE_MAX + 2))

/* A game. `size` and `rules` may be read, the rest is the library's own. */
struct almanac_go {
    int size;
    struct almanac_go_rules rules;
    uint64_t hash;
    uint32_t captures[2];
    uint16_t ko;
    unsigned char ko_colour;
    unsigned char colours[ALMANAC_GO_POINTS];
    uint16_t string[ALMANAC_GO_POINTS];
    uint16_t next[ALMANAC_GO_POINTS];
    uint16_t stones[ALMANAC_GO_POINTS];
    uint16_t liberties[ALMANAC_GO_POINTS];
};

struct almanac_go_points {
    /* Vacant intersections of regions that touch this colour only. */
    uint32_t territory;
    /* Stones taken from the opponent. */
    uint32_t captures;
    /* Stones on the board. */
    uint32_t stones;
    /* Territory and captures, or territory and stones; without the komi. */
    uint32_t score;
    /* The score in half points, White's with the komi. */
    int64_t half_points;
};

struct almanac_go_result {
    struct almanac_go_points black;
    struct almanac_go_points white;
};

/* Starts a game on an empty board.
 *   ret_game  the game; it may be started again at any time
 *   size      the side of the board, 2 to 19
 *   rules     copied; NULL for ALMANAC_GO_RULES_DEFAULT
 * Errors: ALMANAC_ERROR_SIZE; ALMANAC_ERROR_RULES if a rule is none, the komi
 * out of range, or a history given without superko or the other way round.
 * Thread-safe. */
ALMANAC_API enum almanac_status
almanac_go_start(struct almanac_go *ret_game, int size,
                 const struct almanac_go_rules *rules);

/* Places a stone: groups of the other colour left without a vacant neighbour
 * are captured; if there are none, the stone's own group is, should it have
 * no vacant neighbour itself. Either colour may play at any time.
 *   game         a started game; untouched on failure
 *   colour       ALMANAC_GO_BLACK or ALMANAC_GO_WHITE
 *   column, row  from 0 to size - 1
 * Errors: ALMANAC_ERROR_MOVE if the colour is none, ALMANAC_ERROR_OFF_BOARD,
 * ALMANAC_ERROR_OCCUPIED; by the rules of the game ALMANAC_ERROR_SUICIDE,
 * ALMANAC_ERROR_KO and ALMANAC_ERROR_SUPERKO, and ALMANAC_ERROR_HISTORY if
 * superko has no room left to note the move. Thread-safe for different games.
 * Source: acmicpc.net 4278; strings are kept incrementally, with
 * pseudo-liberties; superko by Zobrist hashing (A. L. Zobrist, 1970), in time
 * that grows with the history, a hit confirmed by replaying it. */
ALMANAC_API enum almanac_status almanac_go_play(struct almanac_go *game,
                                                enum almanac_go_stone colour,
                                                int column, int row);

/* Passes, for either colour: a simple ko may be taken back after it.
 *   game  a started game
 * Errors: none. Thread-safe for different games. */
ALMANAC_API void almanac_go_pass(struct almanac_go *game);

/* Sets an intersection up, as in a handicap or a problem: nothing is captured,
 * even if a group has no liberty, and a simple ko is forgotten.
 *   game         a started game; untouched on failure
 *   stone        what shall be there, ALMANAC_GO_VACANT for nothing
 *   column, row  from 0 to size - 1
 * Errors: ALMANAC_ERROR_MOVE if the stone is none, ALMANAC_ERROR_OFF_BOARD,
 * ALMANAC_ERROR_HISTORY. Thread-safe for different games. */
ALMANAC_API enum almanac_status almanac_go_set(struct almanac_go *game,
                                               enum almanac_go_stone stone,
                                               int column, int row);

/* The stone on an intersection, ALMANAC_GO_VACANT if there is none or if it
 * is off the board. Errors: none. Thread-safe for different games. */
ALMANAC_API enum almanac_go_stone
almanac_go_stone_at(const struct almanac_go *game, int column, int row);

/* Counts the points of both players as the game stands, by its rules. A region
 * of vacant intersections is the territory of the colour whose stones it
 * touches, if it touches one colour only; no stone is declared dead.
 *   game       a started game
 *   ret_score  the points of both
 * Errors: none. Thread-safe for different games. */
ALMANAC_API enum almanac_status
almanac_go_score(const struct almanac_go *game,
                 struct almanac_go_result *ret_score);

/* Checks that all that is kept of a game follows from its stones: the border,
 * the strings, their stones and pseudo-liberties, the hash and the ko. What
 * does not follow from them, the captures and the history, is not checked.
 *   game  any bytes at all
 * Errors: ALMANAC_ERROR_GAME if they are no game; it is then not to be played
 * on. Thread-safe for different games. */
ALMANAC_API enum almanac_status almanac_go_check(const struct almanac_go *game);

/* A reader of games: it is fed bytes as they come, cut anywhere, and plays the
 * games as it reads.
 *
 * Judge format: `N M`, then M moves `B(x,y)` or `W(x,y)`, for each game; at
 * the end `0 0`. N is odd, 3 to 19; (0,0) is the centre, x goes to the right
 * and y up. `B()` and `W()` are passes, an extension. White space between
 * numbers and moves is free.
 *
 * SGF, FF[1] to FF[4], one game or more: what stands before the first `(` is
 * passed over. Of a game the main line is played, the first variation
 * everywhere; the rest must be well-formed. SZ is 2 to 19, as `SZ[9]` or
 * `SZ[9:9]`, 19 without it, and may stand anywhere in the first node. Of a
 * node the setup counts first (AB, AW and AE, rectangles too, the last word on
 * a point), then B and W, one each, as they come. `B[]` and `B[tt]` are
 * passes. Lower-case letters in names do not count, nor does white space in
 * values. GM must be 1. What the file says of rules and komi does not count:
 * those are the caller's. */
enum almanac_go_format { ALMANAC_GO_JUDGE, ALMANAC_GO_SGF };

/* A line and a column, in bytes, from 1. */
struct almanac_go_place {
    uint64_t line;
    uint64_t column;
};

/* A move of an SGF node; column -1 is a pass. The library's own. */
struct almanac_go_sgf_move {
    struct almanac_go_place place;
    unsigned char colour;
    signed char column;
    signed char row;
};

#define ALMANAC_GO_SGF_VALUE 5

/* What is known of an SGF file midway. The library's own. */
struct almanac_go_sgf {
    /* The trees that are open, and the place of the value being read. */
    uint64_t depth;
    struct almanac_go_place value_place;
    struct almanac_go_sgf_move moves[2];
    /* Of the setup of a node: for each column and row, where the first point
     * stands that goes so far and no farther; the last, off any board. */
    struct almanac_go_place beyond[ALMANAC_GO_SIZE_MAX + 1];
    unsigned char setup[ALMANAC_GO_SIZE_MAX * ALMANAC_GO_SIZE_MAX];
    char name[2];
    char value[ALMANAC_GO_SGF_VALUE];
    unsigned char name_length;
    unsigned char value_length;
    unsigned char size;
    unsigned char move_count;
    bool has_setup;
    bool in_root;
    bool is_main;
    bool is_skipped;
};

/* `game` is the game being read, `played` how many of its moves were read and
 * `announced` how many there are (judge format). `blank` tells that nothing but
 * white space was read yet. After a failure, `line` and `column` (from 1, in
 * bytes) tell where the number, move, value or byte at fault begins, and
 * `expected` what was expected there, in English, or is NULL; `stopped` is the
 * offset, in the text that was given, of the first byte that was not read (0 at
 * its end). `format` may be read, the rest is the library's own. */
struct almanac_go_reader {
    struct almanac_go game;
    uint32_t announced;
    uint32_t played;
    uint64_t line;
    uint64_t column;
    const char *expected;
    size_t stopped;
    bool blank;
    struct almanac_go_rules rules;
    struct almanac_go_place next;
    uint64_t value;
    int size;
    int x;
    unsigned char format;
    unsigned char state;
    unsigned char digits;
    unsigned char negative;
    unsigned char colour;
    struct almanac_go_sgf sgf;
};

/* Makes a reader ready for the first byte of a text.
 *   ret_reader  the reader
 *   format      what the text is written in
 *   rules       of all games; NULL for ALMANAC_GO_RULES_DEFAULT
 * Errors: ALMANAC_ERROR_RULES as of almanac_go_start, and if the format is
 * none. Thread-safe. */
ALMANAC_API enum almanac_status
almanac_go_reader_start(struct almanac_go_reader *ret_reader,
                        enum almanac_go_format format,
                        const struct almanac_go_rules *rules);

/* Reads on, at most to the end of the next game.
 *   reader    a started reader that has not failed
 *   text      the next bytes
 *   length    how many there are
 *   ret_used  how many were read; all, unless a game ended before
 *   ret_done  true if a game has ended: `reader->game` is its final position
 *             until the next call
 * Errors: those of almanac_go_play and ALMANAC_ERROR_SIZE; judge format also
 * _COUNT, and _LONG for anything but white space after `0 0`; SGF also _VALUE,
 * _LONG for such text behind a game, and _SGF if the text is none.
 * Thread-safe for different readers. */
ALMANAC_API enum almanac_status
almanac_go_read(struct almanac_go_reader *reader, const char *text,
                size_t length, size_t *ret_used, bool *ret_done);

/* Has a reader that has failed pass over the rest of the game at fault, which
 * is not delivered, or over text between games of SGF: then it may read on,
 * from the byte where it stopped.
 *   reader  a reader that almanac_go_read has failed with
 *   fault   what it failed with
 * Errors: the fault itself if nothing behind it can be trusted, because the
 * text is no SGF, or goes on after `0 0`. Thread-safe for different
 * readers. */
ALMANAC_API enum almanac_status
almanac_go_skip(struct almanac_go_reader *reader, enum almanac_status fault);

/* Says that the text has ended; to be called until `ret_done` is false.
 *   reader    a started reader that has not failed
 *   ret_done  as of almanac_go_read: the end may end a last number, and the
 *             number a game without moves
 * Errors: ALMANAC_ERROR_SHORT if the text ended before the closing `0 0`, or
 * within a game or without one in SGF; ALMANAC_ERROR_SIZE or _COUNT for a last
 * number. Thread-safe for different readers. */
ALMANAC_API enum almanac_status
almanac_go_read_end(struct almanac_go_reader *reader, bool *ret_done);

/* The disappearing footboard
 *
 * A and B stand on tiles. In turn, A first, a player steps to an orthogonally
 * adjacent tile, and the tile left behind vanishes. Who must step and cannot,
 * or whose tile has vanished, loses. The winner plays for the fewest moves,
 * the loser for the most. */
#define ALMANAC_FOOTBOARD_SIDE_MAX 8

/* The most moves of a game: each move takes a tile away, of at most 64, and
 * after the last one its player still stands on one. The full board takes as
 * many with A on row 3 and B on row 4, both in column 1. */
#define ALMANAC_FOOTBOARD_MOVES_MAX 63

/* The most moves from a position, one in each direction. */
#define ALMANAC_FOOTBOARD_DIRECTIONS 4

/* The number of a square, row and column from 0 at the top left. */
#define ALMANAC_FOOTBOARD_SQUARE(row, column) (8 * (row) + (column))

/* The square of a player whose tile has vanished. */
#define ALMANAC_FOOTBOARD_FALLEN 255

/* A position: both players on a tile, perhaps the same; only the player to
 * move may have fallen, and has lost then. A smaller board is a board with
 * fewer tiles. */
struct almanac_footboard {
    /* Bit s is set where square s has a tile. */
    uint64_t tiles;
    /* The squares of the players. */
    unsigned char a;
    unsigned char b;
    /* Whose turn it is; false at the start of a game. */
    bool b_to_move;
};

struct almanac_footboard_result {
    /* 'A' or 'B'. */
    char winner;
    /* The moves of both players together. */
    int length;
};

struct almanac_footboard_move {
    /* 'U', 'D', 'L' or 'R': up, down, left or right. */
    char direction;
    /* What it leads to. */
    struct almanac_footboard position;
    /* Who wins then, and the moves of the whole game, this one included. */
    struct almanac_footboard_result result;
};

/* Watches a long solve. */
struct almanac_watch {
    /* Called every few thousand positions, with `data` and with how many have
     * been looked at in this call of the library. Returns false to stop. Must
     * not be NULL. */
    bool (*go_on)(void *data, uint64_t positions);
    void *data;
};

/* Solves a position.
 *   position    any position
 *   watch       NULL, or what to call meanwhile
 *   ret_result  who wins, and after how many moves, 0 to 63: an odd number if
 *               the player to move wins
 * Errors: ALMANAC_ERROR_BOARD if it is no position, ALMANAC_ERROR_STOPPED.
 * Thread-safe. A full board of 8 by 8 may take seconds. Source: Programmers
 * 92345; negamax with null windows. */
ALMANAC_API enum almanac_status
almanac_footboard_solve(struct almanac_footboard position,
                        const struct almanac_watch *watch,
                        struct almanac_footboard_result *ret_result);

/* Solves a position and finds a best line: a game in which every move keeps
 * the result. Of several such moves it takes the first of U, D, L, R.
 *   position    any position
 *   watch       NULL, or what to call meanwhile
 *   ret_line    the directions of the moves of both players in turn, as many
 *               as the result's length, not terminated
 *   ret_result  as of almanac_footboard_solve
 * Errors: as of almanac_footboard_solve. Thread-safe. */
ALMANAC_API enum almanac_status
almanac_footboard_line(struct almanac_footboard position,
                       const struct almanac_watch *watch,
                       char ret_line[ALMANAC_FOOTBOARD_MOVES_MAX],
                       struct almanac_footboard_result *ret_result);

/* Finds every move from a position, and what each is worth.
 *   position   any position
 *   watch      NULL, or what to call meanwhile
 *   ret_moves  the moves, in the order U, D, L, R
 *   ret_count  how many there are, 0 to 4
 * Errors: as of almanac_footboard_solve. Thread-safe. */
ALMANAC_API enum almanac_status almanac_footboard_moves(
    struct almanac_footboard position, const struct almanac_watch *watch,
    struct almanac_footboard_move ret_moves[ALMANAC_FOOTBOARD_DIRECTIONS],
    int *ret_count);

/* Makes a move: the player to move steps, the tile left behind vanishes, and
 * it is the other's turn. A player who shared that tile has fallen.
 *   position      any position
 *   direction     'U', 'D', 'L' or 'R'
 *   ret_position  the position after the move
 * Errors: ALMANAC_ERROR_BOARD if it is no position, ALMANAC_ERROR_MOVE if
 * there is no tile in that direction or it is none. Thread-safe. */
ALMANAC_API enum almanac_status
almanac_footboard_step(struct almanac_footboard position, char direction,
                       struct almanac_footboard *ret_position);

#ifdef __cplusplus
}
#endif

#endif
