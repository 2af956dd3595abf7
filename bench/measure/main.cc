// Table against search, measured with Google Benchmark. A benchmark's name is
// GAME/METHOD/SET-OF-BOARDS or generator/TABLE/STAGE.
#include "measure.h"

std::shared_ptr<const query_set> draw(const game &game, const char *name,
                                      int distance, int count)
{
    auto set = std::make_shared<query_set>();
    uint64_t seed = 1525;

    set->name = name;
    for (int i = 0; i < count; i++) {
        query query = {};

        if (game.random(game.goal, distance, &seed, &query.board) !=
                ALMANAC_OK ||
            game.format(query.board, query.text.data()) != ALMANAC_OK ||
            game.distance(query.board, game.goal, &query.answer) != ALMANAC_OK)
            std::abort();
        set->queries.push_back(query);
    }
    return set;
}

size_t bytes_of_tables(const game &game)
{
    size_t bytes = 0;

    for (int index : game.tables) {
        struct almanac_table table;

        if (almanac_table_at(index, &table) == ALMANAC_OK)
            bytes += table.size;
    }
    return bytes;
}

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::AddCustomContext("compiler", COMPILER);
    benchmark::AddCustomContext("options", OPTIONS);
    add_puzzle8();
    add_two_sided();
    add_generator();
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
