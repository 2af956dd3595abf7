#include "table_json.h"

#include "json.h"

static json_t *board_text(const struct table_game *game, almanac_board board)
{
    char cells[ALMANAC_CELLS];

    if (game->format(board, cells) != ALMANAC_OK)
        return json_null();
    return json_stringn(cells, ALMANAC_CELLS);
}

static json_t *distance_or_null(int distance)
{
    return distance == ALMANAC_UNSOLVABLE ? json_null()
                                          : json_integer(distance);
}

static json_t *move_text(const struct table_game *game, int move)
{
    char name[MOVE_NAME];

    game->name_move(move, name);
    return json_string(name);
}

static json_t *solution_or_null(const struct table_game *game,
                                almanac_board board, almanac_board goal)
{
    unsigned char solution[SOLUTION_MAX];
    int distance = 0;
    json_t *moves;

    game->solve(board, goal, solution, &distance);
    if (distance == ALMANAC_UNSOLVABLE)
        return json_null();
    moves = json_array();
    for (int i = 0; i < distance; i++)
        json_array_append_new(moves, move_text(game, solution[i]));
    return moves;
}

static json_t *legal_moves(const struct table_game *game, almanac_board board,
                           almanac_board goal)
{
    struct almanac_move moves[ALMANAC_MOVES_MAX];
    int count = 0;
    json_t *list = json_array();

    game->moves(board, goal, moves, &count);
    for (int i = 0; i < count; i++)
        json_array_append_new(
            list,
            json_pack("{s:o, s:o, s:o}", "move", move_text(game, moves[i].move),
                      "board", board_text(game, moves[i].board), "distance",
                      distance_or_null(moves[i].distance)));
    return list;
}

void table_print_json(const struct table_game *game, almanac_board board,
                      almanac_board goal)
{
    int distance = 0;
    int count = 0;

    game->solutions(board, goal, NULL, &count, &distance);
    json_print(json_pack("{s:s, s:o, s:o, s:o, s:o, s:i, s:o}", "game",
                         game->name, "board", board_text(game, board), "goal",
                         board_text(game, goal), "distance",
                         distance_or_null(distance), "solution",
                         solution_or_null(game, board, goal), "solutions",
                         count, "moves", legal_moves(game, board, goal)));
}
