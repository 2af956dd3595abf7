#include "hash_map.h"

#include <queue>
#include <string>
#include <unordered_map>
#include <vector>

extern "C" {
#include "puzzle8.h"
#include "two_sided.h"
}

struct textbook_hash_map {
    std::unordered_map<std::string, int> answers;
};

namespace
{

using texts = std::vector<std::string>;

template <typename Neighbours>
textbook_hash_map *search(const texts &goals, Neighbours neighbours)
{
    auto *map = new textbook_hash_map;
    std::queue<std::string> queue;

    for (const std::string &goal : goals) {
        map->answers[goal] = 0;
        queue.push(goal);
    }
    for (; !queue.empty(); queue.pop()) {
        int answer = map->answers[queue.front()];

        for (const std::string &next : neighbours(queue.front()))
            if (map->answers.emplace(next, answer + 1).second)
                queue.push(next);
    }
    return map;
}

texts flips(const std::string &text, const textbook_moves &moves,
            const char *sides)
{
    texts found;

    for (int i = 0; i < moves.count; i++) {
        std::string next = text;

        for (int cell = 0; cell < TEXTBOOK_HASH_MAP_CELLS; cell++)
            if (moves.cells[i] >> (TEXTBOOK_HASH_MAP_CELLS - 1 - cell) & 1)
                next[cell] = next[cell] == sides[0] ? sides[1] : sides[0];
        found.push_back(next);
    }
    return found;
}

texts slides(const std::string &text)
{
    texts found;
    auto blank = text.find('0');

    for (int i = 0; i < textbook_puzzle8_beside[blank].count; i++) {
        found.push_back(text);
        std::swap(found[i][blank],
                  found[i][textbook_puzzle8_beside[blank].cell[i]]);
    }
    return found;
}

} // namespace

textbook_hash_map *textbook_hash_map_coin()
{
    return search({"HHHHHHHHH", "TTTTTTTTT"}, [](const std::string &text) {
        return flips(text, *textbook_coin_moves(), "HT");
    });
}

textbook_hash_map *textbook_hash_map_cross()
{
    return search({"........."}, [](const std::string &text) {
        return flips(text, *textbook_cross_moves(), "*.");
    });
}

textbook_hash_map *textbook_hash_map_puzzle8()
{
    return search({"123456780"}, slides);
}

void textbook_hash_map_free(textbook_hash_map *map)
{
    delete map;
}

int textbook_hash_map_find(const textbook_hash_map *map, const char *text)
{
    auto found = map->answers.find(std::string(text, TEXTBOOK_HASH_MAP_CELLS));

    return found == map->answers.end() ? -1 : found->second;
}

size_t textbook_hash_map_bytes(const textbook_hash_map *map)
{
    struct node {
        void *next;
        std::pair<const std::string, int> pair;
        size_t hash;
    };

    return map->answers.bucket_count() * sizeof(void *) +
           map->answers.size() * sizeof(node);
}
