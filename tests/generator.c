/* The generator proves what is right and nothing else. */
#include <criterion/criterion.h>
#include <string.h>

#include "../generator/pack.h"
#include "../generator/prove.h"
#include "../generator/search.h"
#include "../generator/space.h"
#include "../generator/table.h"

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

Test(generator, only_proved_tables_are_made)
{
    struct space wrong = space_coin;
    struct table table = {NULL, PROFILE_FAST, NULL, NULL};

    wrong.reachable--;
    cr_assert_not_null(table_make(&wrong, PROFILE_FAST, &table));
    cr_assert_null(table.packed);
    cr_assert_null(table_make(&space_coin, PROFILE_FAST, &table));
    table_free(&table);
}

/* States that are unreached and reached in turn: all their distances follow
 * from each other, but for the number of them. */
Test(generator, unreached_states_have_no_reached_neighbours)
{
    search_space(&space_coin);
    for (uint32_t state = 1; state < space_coin.states; state++) {
        uint8_t right = distances[state];

        distances[state] = right == SEARCH_UNREACHED ? 3 : SEARCH_UNREACHED;
        cr_assert_not_null(prove(&space_coin, distances), "%u", state);
        distances[state] = right;
    }
}

/* A line of states, with a goal at one end and a neighbour on either side. */
static uint32_t line_states;

static bool line_is_goal(uint32_t state)
{
    return state == 0;
}

static unsigned line_neighbours(uint32_t state, uint32_t *ret_neighbours)
{
    unsigned count = 0;

    if (state > 0)
        ret_neighbours[count++] = state - 1;
    if (state + 1 < line_states)
        ret_neighbours[count++] = state + 1;
    return count;
}

static struct space line_of(uint32_t states)
{
    struct space line = {.states = states,
                         .reachable = states,
                         .kept = states,
                         .is_goal = line_is_goal,
                         .neighbours = line_neighbours};

    line_states = states;
    return line;
}

Test(generator, as_many_levels_as_there_may_be)
{
    struct space line = line_of(SEARCH_LEVELS_MAX);
    uint32_t levels[SEARCH_LEVELS_MAX];

    cr_assert(search(&line, distances));
    cr_assert_eq(search_levels(&line, distances, levels), SEARCH_LEVELS_MAX);
    for (unsigned i = 0; i < SEARCH_LEVELS_MAX; i++)
        cr_assert_eq(levels[i], 1);
    line = line_of(SEARCH_LEVELS_MAX + 1);
    cr_assert_not(search(&line, distances));
}

static bool line_ends(uint32_t state)
{
    return state == 0 || state + 1 == line_states;
}

Test(generator, two_goals)
{
    struct space line = line_of(8);

    line.is_goal = line_ends;
    cr_assert(search(&line, distances));
    for (uint32_t state = 0; state < 8; state++)
        cr_assert_eq(distances[state], state < 4 ? state : 7 - state);
    cr_assert_null(prove(&line, distances));
    line.is_goal = line_is_goal;
    cr_assert_not_null(prove(&line, distances));
}

/* From every state the one above it follows, down to a goal that is none. */
Test(generator, a_goal_that_is_not_at_0_is_not_proved)
{
    search_space(&space_cross);
    for (uint32_t state = 0; state < space_cross.states; state++)
        distances[state]++;
    cr_assert_not_null(prove(&space_cross, distances));
}

Test(generator, an_odd_number_of_states_is_packed)
{
    struct space line = line_of(7);

    cr_assert(search(&line, distances));
    cr_assert_eq(pack_bytes(&line, PROFILE_FAST), 4);
    packed[3] = 255;
    cr_assert(pack(&line, PROFILE_FAST, distances, packed));
    cr_assert_eq(packed[3], 6);
}

static bool is_last_cross(uint32_t state)
{
    return state + 1 == space_cross.states;
}

Test(generator, the_goal_is_the_space_s)
{
    struct space last = space_cross;

    last.is_goal = is_last_cross;
    search_space(&last);
    cr_assert_eq(distances[511], 0);
    cr_assert_null(prove(&last, distances));
    cr_assert_not_null(prove(&space_cross, distances));
}

Test(generator, another_goal_is_not_proved)
{
    struct space wrong = space_cross;

    search_space(&space_cross);
    wrong.is_goal = line_is_goal;
    cr_assert_null(prove(&wrong, distances));
    distances[0] = 2;
    cr_assert_not_null(prove(&wrong, distances));
    wrong.is_goal = space_puzzle8_corner.is_goal;
    distances[0] = 0;
    cr_assert_not_null(prove(&wrong, distances));
}
