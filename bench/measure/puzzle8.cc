#include "measure.h"

#include <textbook/hash_map.h>

extern "C" {
#include <textbook/puzzle8_searches.h>
}

namespace
{

constexpr int searched_boards = 300;
constexpr int boards_at_a_distance = 25;
// Enough that the answers come from all over the tables and the hash map.
constexpr int many_boards = 1 << 18;

const game puzzle8 = {"puzzle8",
                      ALMANAC_PUZZLE8_GOAL,
                      almanac_puzzle8_random,
                      almanac_puzzle8_format,
                      almanac_puzzle8_distance,
                      {ALMANAC_TABLE_PUZZLE8_FIRST, ALMANAC_TABLE_PUZZLE8_LAST,
                       ALMANAC_TABLE_PUZZLE8_CORNER}};

int ask_table(const query &query, textbook_work *)
{
    almanac_board board = 0;
    int distance = 0;

    almanac_puzzle8_parse(query.text.data(), query.text.size(), &board,
                          nullptr);
    almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

int ask_table_with_a_number(const query &query, textbook_work *)
{
    int distance = 0;

    almanac_puzzle8_distance(query.board, ALMANAC_PUZZLE8_GOAL, &distance);
    return distance;
}

const textbook_hash_map *hash_map()
{
    static const textbook_hash_map *map = textbook_hash_map_puzzle8();

    return map;
}

int ask_hash_map(const query &query, textbook_work *)
{
    return textbook_hash_map_find(hash_map(), query.text.data());
}

template <textbook_puzzle8_search_for search>
int ask_search(const query &query, textbook_work *work)
{
    return search(query.text.data(), "123456780", work);
}

void add_quick(const std::shared_ptr<const query_set> &set)
{
    size_t bytes = bytes_of_tables(puzzle8);

    add("puzzle8", "table", set, bytes, calls<ask_table>());
    add("puzzle8", "table-number", set, bytes,
        calls<ask_table_with_a_number>());
    add("puzzle8", "hash-map", set, textbook_hash_map_bytes(hash_map()),
        calls<ask_hash_map>());
}

void add_searches(const std::shared_ptr<const query_set> &set)
{
    add("puzzle8", "breadth-first", set, 0,
        calls<ask_search<textbook_puzzle8_breadth_first>>());
    add("puzzle8", "bidirectional", set, 0,
        calls<ask_search<textbook_puzzle8_bidirectional>>());
    add("puzzle8", "a-star", set, 0,
        calls<ask_search<textbook_puzzle8_a_star>>());
    add("puzzle8", "ida-star", set, 0,
        calls<ask_search<textbook_puzzle8_ida_star>>());
}

void fill_hash_map(benchmark::State &state)
{
    for (auto _ : state)
        textbook_hash_map_free(textbook_hash_map_puzzle8());
}

} // namespace

void add_puzzle8()
{
    auto random =
        draw(puzzle8, "random", ALMANAC_ANY_DISTANCE, searched_boards);

    add_quick(random);
    add_searches(random);
    add_quick(draw(puzzle8, "many", ALMANAC_ANY_DISTANCE, many_boards));
    for (int distance : {0, 5, 10, 15, 20, 25, 30, 31}) {
        auto set = draw(puzzle8, std::to_string(distance).c_str(), distance,
                        boards_at_a_distance);

        add_quick(set);
        add_searches(set);
    }
    benchmark::RegisterBenchmark("puzzle8/hash-map/fill", fill_hash_map)
        ->Unit(benchmark::kMicrosecond);
}
