/* The generator proves what is right and nothing else. */
#include <criterion/criterion.h>
#include <string.h>

#include "../generator/pack.h"
#include "../generator/prove.h"
#include "../generator/search.h"
#include "../generator/space.h"

#define STATES_MAX 181440

static uint8_t distances[STATES_MAX];
static unsigned char packed[STATES_MAX];

static void search_space(const struct space *space)
{
    cr_assert_leq(space->states, STATES_MAX);
    if (space->prepare != NULL)
        space->prepare();
    cr_assert(search(space, distances));
}

Test(generator, every_space_is_proved_and_packed)
{
    for (size_t i = 0; spaces[i] != NULL; i++) {
        search_space(spaces[i]);
        cr_assert_null(prove(spaces[i], distances), "%s", spaces[i]->name);
        cr_assert(pack(spaces[i], PROFILE_FAST, distances, packed), "%s",
                  spaces[i]->name);
        cr_assert(pack(spaces[i], PROFILE_SMALL, distances, packed), "%s",
                  spaces[i]->name);
        cr_assert_eq(space_find(spaces[i]->name), spaces[i]);
    }
    cr_assert_null(space_find("nim"));
}

/* Every state, every other distance: at least one check must fail. */
Test(generator, no_other_distance_is_proved)
{
    static const struct space *const small[] = {&space_coin, &space_cross};

    for (size_t i = 0; i < 2; i++) {
        search_space(small[i]);
        for (uint32_t state = 0; state < small[i]->states; state++)
            for (unsigned other = 0; other < 12; other++) {
                uint8_t right = distances[state];

                distances[state] =
                    (uint8_t)(other < 11 ? other : SEARCH_UNREACHED);
                if (distances[state] != right)
                    cr_assert_not_null(prove(small[i], distances),
                                       "%s: %u at %u", small[i]->name, state,
                                       other);
                distances[state] = right;
            }
        cr_assert_null(prove(small[i], distances));
    }
}

Test(generator, changed_puzzle8_distances_are_not_proved)
{
    const struct space *space = &space_puzzle8_edge;

    search_space(space);
    for (uint32_t state = 7; state < space->states; state += 8009) {
        distances[state] = (uint8_t)(distances[state] + 2);
        cr_assert_not_null(prove(space, distances), "%u", state);
        distances[state] = (uint8_t)(distances[state] - 2);
    }
}

Test(generator, wrong_rules_are_not_proved)
{
    struct space wrong = space_coin;

    search_space(&space_coin);
    wrong.reachable++;
    cr_assert_not_null(prove(&wrong, distances));
    wrong = space_coin;
    wrong.neighbours = space_cross.neighbours;
    cr_assert_not_null(prove(&wrong, distances));
    wrong = space_cross;
    wrong.odd = space_puzzle8_corner.odd;
    search_space(&space_cross);
    cr_assert_not_null(prove(&wrong, distances));
}

Test(generator, distances_that_do_not_fit_are_not_packed)
{
    search_space(&space_coin);
    distances[0] = 16;
    cr_assert_not(pack(&space_coin, PROFILE_FAST, distances, packed));
    distances[0] = 15;
    cr_assert_not(pack(&space_coin, PROFILE_FAST, distances, packed));
    distances[0] = 14;
    cr_assert(pack(&space_coin, PROFILE_FAST, distances, packed));
}

/* A bit a state tells distances apart modulo 4: by the parity if not else. */
Test(generator, small_tables_with_a_wrong_parity_are_not_packed)
{
    search_space(&space_puzzle8_edge);
    cr_assert_eq(pack_bits(&space_puzzle8_edge, PROFILE_SMALL), 1);
    cr_assert_eq(pack_bits(&space_coin, PROFILE_SMALL), 4);
    distances[4711]++;
    cr_assert_not(pack(&space_puzzle8_edge, PROFILE_SMALL, distances, packed));
}

/* A line of states, too long for the levels there are. */
static bool line_is_goal(uint32_t state)
{
    return state == 0;
}

static unsigned line_neighbours(uint32_t state, uint32_t *ret_neighbours)
{
    unsigned count = 0;

    if (state > 0)
        ret_neighbours[count++] = state - 1;
    if (state < 99)
        ret_neighbours[count++] = state + 1;
    return count;
}

Test(generator, a_search_too_deep_fails)
{
    struct space line = {.states = 100,
                         .reachable = 100,
                         .is_goal = line_is_goal,
                         .neighbours = line_neighbours};

    cr_assert_not(search(&line, distances));
}
