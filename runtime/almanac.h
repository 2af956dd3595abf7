/* Almanac: small board games answered instantly.
 *
 * The coin game, the cross flip and the 8-puzzle are answered by looking up a
 * table; Go is replayed and scored, the disappearing footboard is solved.
 *
 * One manner for all functions:
 *
 * - They return an `enum almanac_status`; ALMANAC_OK is 0.
 * - Results come through the `ret_` pointers, which must not be NULL and are
 *   left untouched on failure.
 * - They allocate nothing, print nothing and keep no state between calls. Any
 *   number of threads may call any of them at once, so long as no two use the
 *   same object of the caller's and one of them changes it.
 * - No value passed to them leads to undefined behaviour: a board that is none
 *   is an error. That a board cannot be solved is an answer, not an error.
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
    ALMANAC_ERROR_OCCUPIED
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
    /* Coin game: the line turned over, 0-2 the rows from the top, 3-5 the
     * columns from the left, 6 the diagonal from the top left, 7 the other.
     * Cross flip: the cell clicked, 0-8. 8-puzzle: the tile that slides,
     * 1-8. */
    int move;
    /* The board after it, and that board's distance. */
    almanac_board board;
    int distance;
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
 * its moves in rising order. In the 8-puzzle they are sequences.
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
 *   if no board is that far away; then the seed is unchanged. Takes one look
 *   up for each board passed over, half a millisecond on average for the
 *   rarest. Source: splitmix64 by Steele, Lea and Flood. */

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
ALMANAC_API enum almanac_status almanac_table(int index,
                                              struct almanac_table *ret_table);

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
 * A game is a struct of the caller's: 4 KB, no heap. Columns are numbered
 * from 0 at the left, rows from 0 at the top. */
#define ALMANAC_GO_SIZE_MIN 2
#define ALMANAC_GO_SIZE_MAX 19
#define ALMANAC_GO_MOVES_MAX 2147483647

enum almanac_go_stone { ALMANAC_GO_VACANT, ALMANAC_GO_BLACK, ALMANAC_GO_WHITE };

/* The intersections of the largest board and a border around it. */
#define ALMANAC_GO_POINTS \
    ((ALMANAC_GO_SIZE_MAX + 2) * (ALMANAC_GO_SIZE_MAX + 2))

/* A game. `size` may be read, the rest is the library's own. */
struct almanac_go {
    int size;
    uint32_t captures[2];
    uint16_t string[ALMANAC_GO_POINTS];
    uint16_t next[ALMANAC_GO_POINTS];
    uint16_t stones[ALMANAC_GO_POINTS];
    uint16_t liberties[ALMANAC_GO_POINTS];
    unsigned char colours[ALMANAC_GO_POINTS];
};

struct almanac_go_points {
    /* Vacant intersections of regions that touch this colour only. */
    uint32_t territory;
    /* Stones taken from the opponent. */
    uint32_t captures;
    /* Territory and captures. */
    uint32_t score;
};

struct almanac_go_score {
    struct almanac_go_points black;
    struct almanac_go_points white;
};

/* Starts a game on an empty board.
 *   ret_game  the game; it may be started again at any time
 *   size      the side of the board, 2 to 19
 * Errors: ALMANAC_ERROR_SIZE. Thread-safe. */
ALMANAC_API enum almanac_status almanac_go_start(struct almanac_go *ret_game,
                                                 int size);

/* Places a stone: groups of the other colour left without a vacant neighbour
 * are captured; if there are none, the stone's own group is, should it have
 * no vacant neighbour itself. Any vacant intersection may be played (no ko
 * rule), by either colour at any time.
 *   game         a started game; untouched on failure
 *   colour       ALMANAC_GO_BLACK or ALMANAC_GO_WHITE
 *   column, row  from 0 to size - 1
 * Errors: ALMANAC_ERROR_MOVE if the colour is none, ALMANAC_ERROR_OFF_BOARD,
 * ALMANAC_ERROR_OCCUPIED. Thread-safe for different games. Source:
 * acmicpc.net 4278; strings are kept incrementally, with pseudo-liberties. */
ALMANAC_API enum almanac_status almanac_go_play(struct almanac_go *game,
                                                enum almanac_go_stone colour,
                                                int column, int row);

/* The stone on an intersection, ALMANAC_GO_VACANT if there is none or if it
 * is off the board. Errors: none. Thread-safe for different games. */
ALMANAC_API enum almanac_go_stone
almanac_go_stone_at(const struct almanac_go *game, int column, int row);

/* Counts the points of both players as the game stands. A region of vacant
 * intersections is the territory of the colour whose stones it touches, if it
 * touches one colour only; stones on the board do not count and none is
 * declared dead.
 *   game       a started game
 *   ret_score  the points of both
 * Errors: none. Thread-safe for different games. */
ALMANAC_API enum almanac_status
almanac_go_score(const struct almanac_go *game,
                 struct almanac_go_score *ret_score);

/* A reader of judge format: `N M`, then M moves `B(x,y)` or `W(x,y)`, for each
 * game; at the end `0 0`. N is odd, 3 to 19; (0,0) is the centre, x goes to
 * the right and y up. White space between numbers and moves is free. It is
 * fed bytes as they come, cut anywhere, and plays the games as it reads.
 *
 * `game` is the game being read, `announced` its number of moves and `played`
 * how many were read; after a failure, `line` and `column` (from 1, in bytes)
 * tell where the number or move at fault begins. The rest is the library's
 * own. */
struct almanac_go_reader {
    struct almanac_go game;
    uint32_t announced;
    uint32_t played;
    uint64_t line;
    uint64_t column;
    uint64_t next_line;
    uint64_t next_column;
    uint64_t value;
    int size;
    int x;
    unsigned char state;
    unsigned char digits;
    unsigned char negative;
    unsigned char colour;
};

/* Makes a reader ready for the first byte of a text. Errors: none.
 * Thread-safe. */
ALMANAC_API void almanac_go_reader_start(struct almanac_go_reader *ret_reader);

/* Reads on, at most to the end of the next game.
 *   reader    a started reader that has not failed
 *   text      the next bytes
 *   length    how many there are
 *   ret_used  how many were read; all, unless a game ended before
 *   ret_done  true if a game has ended: `reader->game` is its final position
 *             until the next call
 * Errors: ALMANAC_ERROR_SIZE, _COUNT, _MOVE, _OFF_BOARD, _OCCUPIED,
 * and _LONG for anything but white space after `0 0`. Thread-safe for
 * different readers. */
ALMANAC_API enum almanac_status
almanac_go_read(struct almanac_go_reader *reader, const char *text,
                size_t length, size_t *ret_used, bool *ret_done);

/* Says that the text has ended; to be called until `ret_done` is false.
 *   reader    a started reader that has not failed
 *   ret_done  as of almanac_go_read: the end may end a last number, and the
 *             number a game without moves
 * Errors: ALMANAC_ERROR_SHORT if the text ended before the closing `0 0`, and
 * ALMANAC_ERROR_SIZE or _COUNT for a last number. Thread-safe for different
 * readers. */
ALMANAC_API enum almanac_status
almanac_go_read_end(struct almanac_go_reader *reader, bool *ret_done);

/* The disappearing footboard
 *
 * A and B stand on tiles. In turn, A first, a player steps to an orthogonally
 * adjacent tile, and the tile left behind vanishes. Who must step and cannot,
 * or whose tile has vanished, loses. The winner plays for the fewest moves,
 * the loser for the most. */
#define ALMANAC_FOOTBOARD_SIDE_MAX 5
#define ALMANAC_FOOTBOARD_MOVES_MAX 24

/* The number of a square, row and column from 0 at the top left. */
#define ALMANAC_FOOTBOARD_SQUARE(row, column) (8 * (row) + (column))

struct almanac_footboard {
    /* Bit s is set where square s has a tile. */
    uint64_t tiles;
    /* The squares of the players. */
    unsigned char a;
    unsigned char b;
};

struct almanac_footboard_result {
    /* 'A' or 'B'. */
    char winner;
    /* The moves of both players together. */
    int length;
};

/* Solves a position with A to move.
 *   position    tiles only in the first five rows and columns; both players
 *               on a tile, perhaps the same
 *   ret_result  who wins, and after how many moves
 * Errors: ALMANAC_ERROR_SIZE if a tile is beyond the limit,
 * ALMANAC_ERROR_BOARD if a player is not on a tile. Thread-safe. Source:
 * Programmers 92345; negamax with alpha-beta pruning. */
ALMANAC_API enum almanac_status
almanac_footboard_solve(struct almanac_footboard position,
                        struct almanac_footboard_result *ret_result);

#ifdef __cplusplus
}
#endif

#endif
