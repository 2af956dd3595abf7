#include "measure.h"

#include <textbook/hash_map.h>

extern "C" {
#include <textbook/two_sided.h>
#include <textbook/two_sided_elimination.h>
}

namespace
{

constexpr int boards = 4096;

struct two_sided : game {
    decltype(&almanac_coin_parse) parse;
    decltype(&textbook_coin) queue;
    decltype(&textbook_coin_elimination) elimination;
    decltype(&textbook_hash_map_coin) fill;
};

const two_sided coin = {{"coin",
                         ALMANAC_COIN_EITHER,
                         almanac_coin_random,
                         almanac_coin_format,
                         almanac_coin_distance,
                         {ALMANAC_TABLE_COIN}},
                        almanac_coin_parse,
                        textbook_coin,
                        textbook_coin_elimination,
                        textbook_hash_map_coin};

const two_sided cross = {{"cross",
                          ALMANAC_CROSS_WHITE,
                          almanac_cross_random,
                          almanac_cross_format,
                          almanac_cross_distance,
                          {ALMANAC_TABLE_CROSS}},
                         almanac_cross_parse,
                         textbook_cross,
                         textbook_cross_elimination,
                         textbook_hash_map_cross};

// The game is known when it is compiled, so that its functions are called
// directly.
template <const two_sided &game>
int ask_table(const query &query, textbook_work *)
{
    almanac_board board = 0;
    int distance = 0;

    game.parse(query.text.data(), query.text.size(), &board, nullptr);
    game.distance(board, game.goal, &distance);
    return distance;
}

template <const two_sided &game>
int ask_table_with_a_number(const query &query, textbook_work *)
{
    int distance = 0;

    game.distance(query.board, game.goal, &distance);
    return distance;
}

template <const two_sided &game> const textbook_hash_map *hash_map()
{
    static const textbook_hash_map *map = game.fill();

    return map;
}

template <const two_sided &game> void add_game()
{
    auto set = draw(game, "random", ALMANAC_ANY_DISTANCE, boards);
    size_t bytes = bytes_of_tables(game);

    add(game.name, "table", set, bytes, calls<ask_table<game>>());
    add(game.name, "table-number", set, bytes,
        calls<ask_table_with_a_number<game>>());
    add(game.name, "hash-map", set, textbook_hash_map_bytes(hash_map<game>()),
        [](const query &query, textbook_work *) {
            return textbook_hash_map_find(hash_map<game>(), query.text.data());
        });
    add(game.name, "breadth-first", set, 0,
        [](const query &query, textbook_work *work) {
            return game.queue(static_cast<unsigned>(query.board), work);
        });
    add(game.name, "elimination", set, 0,
        [](const query &query, textbook_work *work) {
            return game.elimination(static_cast<unsigned>(query.board), work);
        });
    benchmark::RegisterBenchmark(
        (std::string(game.name) + "/hash-map/fill").c_str(),
        [](benchmark::State &state) {
            for (auto _ : state)
                textbook_hash_map_free(game.fill());
        })
        ->Unit(benchmark::kMicrosecond);
}

} // namespace

void add_two_sided()
{
    add_game<coin>();
    add_game<cross>();
}
