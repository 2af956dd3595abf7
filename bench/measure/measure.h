// A question put to a set of boards: the answers are compared with the
// table's, then the time is taken over the whole set, again and again.
#ifndef MEASURE_H
#define MEASURE_H

#include <almanac.h>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

extern "C" {
#include <textbook/work.h>
}

struct query {
    almanac_board board;
    std::array<char, ALMANAC_CELLS> text;
    // The table's.
    int answer;
};

struct query_set {
    std::string name;
    std::vector<query> queries;
};

// What each of three games has.
struct game {
    const char *name;
    almanac_board goal;
    decltype(&almanac_puzzle8_random) random;
    decltype(&almanac_puzzle8_format) format;
    decltype(&almanac_puzzle8_distance) distance;
    // The tables that a question needs.
    std::vector<int> tables;
};

// Draws boards from a fixed seed.
std::shared_ptr<const query_set> draw(const game &game, const char *name,
                                      int distance, int count);

size_t bytes_of_tables(const game &game);

// What a set takes: the states of all queries, the most memory of any.
struct set_work {
    double visited;
    size_t bytes;
};

// Calls a function that is known when the call is compiled: no pointer to it
// costs time.
template <auto function> struct calls {
    int operator()(const query &query, textbook_work *work) const
    {
        return function(query, work);
    }
};

// Ends the program if an answer is not the table's.
template <typename Ask>
set_work compare(const std::string &name, const query_set &set, Ask ask)
{
    set_work total = {0, 0};

    for (const query &query : set.queries) {
        textbook_work work = {0, 0};
        int answer = ask(query, &work);

        if (answer != query.answer) {
            std::fprintf(stderr, "%s: %.9s: answer %d, the table's is %d\n",
                         name.c_str(), query.text.data(), answer, query.answer);
            std::exit(1);
        }
        total.visited += work.visited;
        total.bytes = std::max(total.bytes, work.bytes);
    }
    return total;
}

template <typename Ask>
void measure(benchmark::State &state, const query_set &set, Ask ask)
{
    for (auto _ : state)
        for (const query &query : set.queries) {
            textbook_work work;

            benchmark::DoNotOptimize(ask(query, &work));
        }
}

// An ask is a function of a query that returns the answer and stores what it
// has taken; `bytes`, if not 0, is what all queries share.
template <typename Ask>
void add(const char *game, const char *method,
         std::shared_ptr<const query_set> set, size_t bytes, Ask ask)
{
    std::string name = std::string(game) + "/" + method + "/" + set->name;
    auto work = std::make_shared<set_work>();
    auto count = static_cast<double>(set->queries.size());

    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State &state) {
        using benchmark::Counter;

        if (work->bytes == 0) {
            *work = compare(name, *set, ask);
            work->bytes += bytes;
        }
        measure(state, *set, ask);
        state.counters["boards"] = count;
        state.counters["time_a_query"] = Counter(
            count, Counter::kIsIterationInvariantRate | Counter::kInvert);
        state.counters["queries_a_second"] =
            Counter(count, Counter::kIsIterationInvariantRate);
        state.counters["visited"] = work->visited / count;
        state.counters["bytes"] = static_cast<double>(work->bytes);
    })->Unit(benchmark::kMicrosecond);
}

void add_puzzle8();
void add_two_sided();
void add_generator();

#endif
