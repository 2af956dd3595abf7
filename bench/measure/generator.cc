#include "measure.h"

extern "C" {
#include "../../generator/print.h"
#include "../../generator/prove.h"
#include "../../generator/search.h"
#include "../../generator/space.h"
#include "../../generator/table.h"
}

namespace
{

// A table as far as it must have been made for a stage to begin.
struct ready_table {
    std::vector<uint8_t> distances;
    std::vector<unsigned char> packed;
    table made;

    explicit ready_table(const space *space)
        : distances(space->states),
          packed(pack_bytes(space, PROFILE_FAST)), made{space, PROFILE_FAST,
                                                        distances.data(),
                                                        packed.data()}
    {
        if (space->prepare != nullptr)
            space->prepare();
        if (!search(space, distances.data()) ||
            !pack(space, PROFILE_FAST, distances.data(), packed.data()))
            std::abort();
    }
};

// Enumerating a space is part of the search.
bool run_search(ready_table &ready)
{
    if (ready.made.space->prepare != nullptr)
        ready.made.space->prepare();
    return search(ready.made.space, ready.made.distances);
}

bool run_prove(ready_table &ready)
{
    return prove(ready.made.space, ready.made.distances) == nullptr;
}

bool run_pack(ready_table &ready)
{
    return pack(ready.made.space, PROFILE_FAST, ready.made.distances,
                ready.made.packed);
}

bool run_print(ready_table &ready)
{
    std::FILE *out = std::fopen("/dev/null", "w");

    if (out == nullptr)
        return false;
    print_file(out, &ready.made);
    return std::fclose(out) == 0;
}

void add_stage(const space *space, const char *stage,
               bool (*run)(ready_table &ready))
{
    std::string name = std::string("generator/") + space->name + "/" + stage;

    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State &state) {
        ready_table ready(space);

        for (auto _ : state)
            if (!run(ready))
                std::abort();
        state.counters["states"] = space->states;
    })->Unit(benchmark::kMicrosecond);
}

} // namespace

void add_generator()
{
    for (size_t i = 0; spaces[i] != nullptr; i++) {
        add_stage(spaces[i], "search", run_search);
        add_stage(spaces[i], "prove", run_prove);
        add_stage(spaces[i], "pack", run_pack);
        add_stage(spaces[i], "print", run_print);
    }
}
