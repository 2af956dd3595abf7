/* The consistency check finds what has gone wrong with a game. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <stddef.h>
#include <string.h>

#include "../runtime/go_board.h"
#include "random.h"

static struct almanac_go game;

static void play_random_game(int size, int moves, uint64_t seed)
{
    cr_assert_eq(almanac_go_start(&game, size, NULL), ALMANAC_OK);
    for (int i = 0; i < moves; i++)
        almanac_go_play(&game, i % 2 == 0 ? ALMANAC_GO_BLACK : ALMANAC_GO_WHITE,
                        random_below(&seed, size), random_below(&seed, size));
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
}

/* The check of the game with some bits of a byte turned over. */
static enum almanac_status check_with(size_t offset, unsigned bits)
{
    unsigned char *byte = (unsigned char *)&game + offset;
    enum almanac_status status;

    *byte = (unsigned char)(*byte ^ bits);
    status = almanac_go_check(&game);
    *byte = (unsigned char)(*byte ^ bits);
    return status;
}

static void expect_all_found(size_t offset, size_t size)
{
    for (size_t i = offset; i < offset + size; i++)
        for (unsigned bit = 0; bit < 8; bit++)
            if (check_with(i, 1u << bit) == ALMANAC_OK)
                cr_assert_fail("byte %zu, bit %u", i, bit);
}

Test(go_check, every_bit_that_follows_from_the_stones)
{
    play_random_game(9, 120, 1);
    expect_all_found(offsetof(struct almanac_go, size), sizeof game.size);
    expect_all_found(offsetof(struct almanac_go, hash), sizeof game.hash);
    expect_all_found(offsetof(struct almanac_go, ko), sizeof game.ko);
    expect_all_found(offsetof(struct almanac_go, colours), sizeof game.colours);
    expect_all_found(offsetof(struct almanac_go, string), sizeof game.string);
    expect_all_found(offsetof(struct almanac_go, next), sizeof game.next);
}

/* What a string counts, it counts at its number. */
Test(go_check, every_count_of_a_string)
{
    size_t strings = 0;

    play_random_game(19, 400, 2);
    for (size_t p = 0; p < ALMANAC_GO_POINTS; p++) {
        if (game.string[p] != p || (game.colours[p] != ALMANAC_GO_BLACK &&
                                    game.colours[p] != ALMANAC_GO_WHITE))
            continue;
        strings++;
        expect_all_found(offsetof(struct almanac_go, stones) + 2 * p, 2);
        expect_all_found(offsetof(struct almanac_go, liberties) + 2 * p, 2);
    }
    cr_assert_gt(strings, 30);
}

/* A vacant point or the border that counts as a string without a liberty
 * would be looked at as one. */
Test(go_check, a_count_of_no_string)
{
    play_random_game(5, 10, 3);
    for (size_t p = 0; p < ALMANAC_GO_POINTS; p++)
        if (game.colours[p] != ALMANAC_GO_BLACK &&
            game.colours[p] != ALMANAC_GO_WHITE) {
            uint16_t count = game.liberties[p];

            expect_all_found(offsetof(struct almanac_go, stones) + 2 * p, 2);
            game.liberties[p] = 0;
            cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
            game.liberties[p] = count;
        }
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
}

/* Two strings whose rings have been made one, and one cut in two. */
Test(go_check, rings)
{
    int one = -1;
    int other = -1;

    play_random_game(9, 60, 4);
    for (int p = 0; p < ALMANAC_GO_POINTS; p++)
        if (game.stones[game.string[p]] > 2 && game.colours[p] != 3) {
            other = one >= 0 && game.string[one] != game.string[p] ? p : other;
            one = one < 0 ? p : one;
        }
    cr_assert_geq(other, 0);
    for (int i = 0; i < 2; i++) {
        int with = i == 0 ? other : game.next[game.next[one]];
        uint16_t next = game.next[one];

        game.next[one] = game.next[with];
        game.next[with] = next;
        cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
        game.next[with] = game.next[one];
        game.next[one] = next;
    }
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
}

/* Two rings in place of one, of the same length: as many steps as the string
 * has stones end where they began. */
Test(go_check, a_ring_in_two_halves)
{
    uint16_t *next = game.next;
    int one = almanac_go_point(1, 1);
    int third;

    almanac_go_start(&game, 5, NULL);
    for (int column = 0; column < 4; column++)
        almanac_go_play(&game, ALMANAC_GO_BLACK, column, 1);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
    third = next[next[one]];
    next[next[third]] = (uint16_t)third;
    next[next[one]] = (uint16_t)one;
    cr_assert_eq(next[next[one]], one);
    cr_assert_eq(next[next[third]], third);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
}

/* Sets up stones around the centre of a 5x5 board, which Black may not take
 * back. */
static enum almanac_status check_ko(const char rows[5][6])
{
    struct almanac_go_rules rules = ALMANAC_GO_RULES_DEFAULT;

    rules.ko = ALMANAC_GO_KO_SIMPLE;
    almanac_go_start(&game, 5, &rules);
    for (int row = 0; row < 5; row++)
        for (int column = 0; column < 5; column++)
            almanac_go_set(&game,
                           rows[row][column] == 'X'   ? ALMANAC_GO_BLACK
                           : rows[row][column] == 'O' ? ALMANAC_GO_WHITE
                                                      : ALMANAC_GO_VACANT,
                           column, row);
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
    game.ko = (uint16_t)almanac_go_point(2, 2);
    game.ko_colour = ALMANAC_GO_BLACK;
    return almanac_go_check(&game);
}

Test(go_check, a_ko_by_its_neighbours)
{
    static const char ko[5][6] = {"..X..", ".XOX.", ".O.O.", "..O..", "....."};
    static const char own[5][6] = {"..X..", ".XOX.", ".O.O.", "..X..", "....."};
    static const char open[5][6] = {"..X..", ".XOX.", ".O.O.", ".....",
                                    "....."};
    static const char free_stone[5][6] = {".....", ".XOX.", ".O.O.", "..O..",
                                          "....."};
    static const char two_stones[5][6] = {".XOX.", ".XOX.", ".O.O.", "..O..",
                                          "....."};

    cr_assert_eq(check_ko(ko), ALMANAC_OK);
    cr_assert_eq(check_ko(own), ALMANAC_ERROR_GAME);
    cr_assert_eq(check_ko(open), ALMANAC_ERROR_GAME);
    cr_assert_eq(check_ko(free_stone), ALMANAC_ERROR_GAME);
    cr_assert_eq(check_ko(two_stones), ALMANAC_ERROR_GAME);
    cr_assert_eq(check_ko(ko), ALMANAC_OK);
    game.ko_colour = ALMANAC_GO_WHITE;
    cr_assert_eq(check_with(0, 0), ALMANAC_ERROR_GAME);
}

Test(go_check, a_ko_that_is_none)
{
    play_random_game(9, 60, 5);
    game.rules.ko = ALMANAC_GO_KO_SIMPLE;
    cr_assert_eq(almanac_go_check(&game), ALMANAC_OK);
    for (int p = 1; p < 65536; p++) {
        game.ko = (uint16_t)p;
        game.ko_colour = (unsigned char)(1 + p % 2);
        if (p >= ALMANAC_GO_POINTS || game.colours[p] != ALMANAC_GO_VACANT)
            cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME, "%d", p);
    }
}

Test(go_check, rules)
{
    play_random_game(9, 60, 6);
    game.rules.komi = ALMANAC_GO_KOMI_MAX + 1;
    cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
    game.rules.komi = 0;
    game.rules.ko = ALMANAC_GO_KO_SUPERKO;
    cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
}

/* Any bytes at all: it ends, and reads nothing beyond. */
Test(go_check, rubbish)
{
    uint64_t seed = 7;

    for (int i = 0; i < 20000; i++) {
        play_random_game(2 + i % 18, i % 50, seed);
        for (int k = 0; k < 1 + i % 10; k++)
            ((unsigned char *)game.string)[random_below(
                &seed,
                (int)(sizeof game - offsetof(struct almanac_go, string)))] =
                (unsigned char)random_next(&seed);
        almanac_go_check(&game);
    }
    for (int i = 0; i < 20000; i++) {
        for (size_t k = 0; k < sizeof game; k++)
            ((unsigned char *)&game)[k] = (unsigned char)random_next(&seed);
        game.size = 2 + i % 18;
        cr_assert_eq(almanac_go_check(&game), ALMANAC_ERROR_GAME);
    }
}
