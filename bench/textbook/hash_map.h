/* A hash map from the text of a board to its answer, filled once by searching
 * from the goals: what a user of C++ would write. It holds the boards that can
 * be solved. */
#ifndef TEXTBOOK_HASH_MAP_H
#define TEXTBOOK_HASH_MAP_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TEXTBOOK_HASH_MAP_CELLS 9

struct textbook_hash_map;

struct textbook_hash_map *textbook_hash_map_coin(void);
struct textbook_hash_map *textbook_hash_map_cross(void);
struct textbook_hash_map *textbook_hash_map_puzzle8(void);

void textbook_hash_map_free(struct textbook_hash_map *map);

/* The answer to a board of nine cells, or -1. */
int textbook_hash_map_find(const struct textbook_hash_map *map,
                           const char *text);

/* The bytes of its buckets and nodes; a node has a link and the hash of its
 * text beside the text and the answer. */
size_t textbook_hash_map_bytes(const struct textbook_hash_map *map);

#ifdef __cplusplus
}
#endif

#endif
