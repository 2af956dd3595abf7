#include "table_print.h"

#include <stdio.h>

#include "table_json.h"

static void print_move(const struct table_game *game, int move)
{
    char name[MOVE_NAME];

    game->name_move(move, name);
    printf(" %s", name);
}

static void print_moves(const struct table_game *game,
                        const unsigned char *moves, int count)
{
    for (int i = 0; i < count; i++)
        print_move(game, moves[i]);
    putchar('\n');
}

static void print_distance(const struct table_game *game, almanac_board board,
                           almanac_board goal)
{
    int distance = 0;

    game->distance(board, goal, &distance);
    printf("%d\n", distance);
}

static void print_solution(const struct table_game *game, almanac_board board,
                           almanac_board goal)
{
    unsigned char solution[SOLUTION_MAX];
    int distance = 0;

    game->solve(board, goal, solution, &distance);
    printf("%d", distance);
    print_moves(game, solution, distance);
}

static void print_count(const struct table_game *game, almanac_board board,
                        almanac_board goal)
{
    int distance = 0;
    int count = 0;

    game->solutions(board, goal, NULL, &count, &distance);
    printf("%d %d\n", distance, count);
}

static void print_all(const struct table_game *game, almanac_board board,
                      almanac_board goal)
{
    unsigned char solutions[SOLUTIONS_MAX * SOLUTION_MAX];
    int distance = 0;
    int count = 0;

    game->solutions(board, goal, solutions, &count, &distance);
    printf("%d %d\n", distance, count);
    for (int i = 0; distance > 0 && i < count; i++)
        for (int j = 0; j < distance; j++) {
            char name[MOVE_NAME];

            game->name_move(solutions[i * distance + j], name);
            printf("%s%c", name, j + 1 < distance ? ' ' : '\n');
        }
}

static void print_hints(const struct table_game *game, almanac_board board,
                        almanac_board goal)
{
    struct almanac_move hints[ALMANAC_MOVES_MAX];
    int distance = 0;
    int count = 0;

    game->distance(board, goal, &distance);
    game->hint(board, goal, hints, &count);
    printf("%d", distance);
    for (int i = 0; i < count; i++)
        print_move(game, hints[i].move);
    putchar('\n');
}

static void draw_board(const struct table_game *game, almanac_board board)
{
    char cells[ALMANAC_CELLS];

    game->format(board, cells);
    for (int i = 0; i < ALMANAC_CELLS; i++)
        printf("%c%c", cells[i] == game->blank ? '.' : cells[i],
               i % 3 < 2 ? ' ' : '\n');
}

/* The line of --solve, then the board before, between and after its moves. */
static void show(const struct table_game *game, almanac_board board,
                 almanac_board goal)
{
    unsigned char solution[SOLUTION_MAX];
    int distance = 0;

    print_solution(game, board, goal);
    putchar('\n');
    game->solve(board, goal, solution, &distance);
    draw_board(game, board);
    for (int i = 0; i < distance; i++) {
        char name[MOVE_NAME];

        game->name_move(solution[i], name);
        game->play(board, solution[i], &board);
        printf("\n%s\n", name);
        draw_board(game, board);
    }
    putchar('\n');
}

void table_print(const struct table_game *game, almanac_board board,
                 almanac_board goal, enum mode mode)
{
    switch (mode) {
    case MODE_SOLVE:
        print_solution(game, board, goal);
        break;
    case MODE_COUNT:
        print_count(game, board, goal);
        break;
    case MODE_ALL:
        print_all(game, board, goal);
        break;
    case MODE_HINT:
        print_hints(game, board, goal);
        break;
    case MODE_JSON:
        table_print_json(game, board, goal);
        break;
    case MODE_SHOW:
        show(game, board, goal);
        break;
    default:
        print_distance(game, board, goal);
    }
}

void table_print_board(const struct table_game *game, almanac_board board)
{
    char cells[ALMANAC_CELLS];

    game->format(board, cells);
    printf("%.*s\n", ALMANAC_CELLS, cells);
}
