#include "arguments_plain.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../runtime/cli/message.h"
#include "fuzz.h"

#define DIGITS "0123456789"

/* Whether a text is digits alone, of no more than a limit in the same way. */
static bool is_number(const char *text, const char *limit)
{
    size_t length;

    if (*text == '\0' || text[strspn(text, DIGITS)] != '\0')
        return false;
    text += strspn(text, "0");
    length = strlen(text);
    return length < strlen(limit) ||
           (length == strlen(limit) && strcmp(text, limit) <= 0);
}

static bool is_written(uint64_t number, const char *text)
{
    char digits[24];

    snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    text += strspn(text, "0");
    return strcmp(*text == '\0' ? "0" : text, digits) == 0;
}

static bool takes_number(const char *text, const char *limit, uint64_t taken)
{
    bool takes = is_number(text, limit);

    EXPECT(!takes || is_written(taken, text), "arguments: %s is taken as %llu",
           text, (unsigned long long)taken);
    return takes;
}

/* The names stand in a row, each behind a space. */
static bool takes_name(const char *text, const char *names, int taken)
{
    char name[16];

    for (int i = 0; *names != '\0'; i++) {
        size_t length = strcspn(++names, " ");

        snprintf(name, sizeof name, "%.*s", (int)length, names);
        if (strcmp(name, text) == 0) {
            EXPECT(taken == i, "arguments: %s is taken as %d", text, taken);
            return true;
        }
        names += length;
    }
    return false;
}

static bool takes_komi(const char *text, int taken)
{
    const char *number = text + (*text == '-');
    size_t digits = strspn(number, DIGITS);
    const char *fraction = number + digits;
    char whole[8];
    int komi;

    if (strcmp(fraction, "") != 0 && strcmp(fraction, ".0") != 0 &&
        strcmp(fraction, ".5") != 0)
        return false;
    for (; digits > 1 && *number == '0'; digits--)
        number++;
    if (digits == 0 || digits > 4)
        return false;
    snprintf(whole, sizeof whole, "%.*s", (int)digits, number);
    komi = 2 * atoi(whole) + (strcmp(fraction, ".5") == 0);
    if (komi > ALMANAC_GO_KOMI_MAX)
        return false;
    EXPECT(taken == (*text == '-' ? -komi : komi),
           "arguments: a komi of %s is taken as %d halves", text, taken);
    return true;
}

bool plain_takes(const char *option, const char *argument,
                 const struct options *taken)
{
    if (strcmp(option, "goal") == 0)
        return taken->goal == argument;
    if (strcmp(option, "random") == 0)
        return takes_number(argument, "18446744073709551615",
                            taken->random_count);
    if (strcmp(option, "seed") == 0)
        return takes_number(argument, "18446744073709551615", taken->seed);
    if (strcmp(option, "distance") == 0)
        return takes_number(argument, "2147483647", (uint64_t)taken->distance);
    if (strcmp(option, "rules") == 0)
        return takes_name(argument, " territory area",
                          (int)taken->go_rules.scoring);
    if (strcmp(option, "suicide") == 0)
        return takes_name(argument, " allow forbid",
                          (int)taken->go_rules.suicide);
    if (strcmp(option, "ko") == 0)
        return takes_name(argument, " none simple superko",
                          (int)taken->go_rules.ko);
    if (strcmp(option, "komi") == 0)
        return takes_komi(argument, taken->go_rules.komi);
    fuzz_fail("arguments: nothing is known of --%s", option);
}

struct plain_game {
    enum almanac_status (*parse)(const char *text, size_t length,
                                 almanac_board *ret_board, size_t *where);
    enum almanac_status (*distance)(almanac_board board, almanac_board goal,
                                    int *ret_distance);
    almanac_board goal;
};

static struct plain_game game_of(const struct options *options)
{
    static const struct plain_game games[] = {
        {almanac_coin_parse, almanac_coin_distance, ALMANAC_COIN_EITHER},
        {almanac_cross_parse, almanac_cross_distance, ALMANAC_CROSS_WHITE},
        {almanac_puzzle8_parse, almanac_puzzle8_distance,
         ALMANAC_PUZZLE8_GOAL}};
    struct plain_game game = games[0];

    if (options->command->bit == COMMAND_CROSS)
        game = games[1];
    else if (options->command->bit == COMMAND_PUZZLE8)
        game = games[2];
    if (options->goal != NULL)
        EXPECT(game.parse(options->goal, strlen(options->goal), &game.goal,
                          NULL) == ALMANAC_OK,
               "arguments: '%s' is taken as a goal", options->goal);
    return game;
}

/* Stores the line of output that is due for an argument; false if it is no
 * board. */
static bool answer_plainly(const struct plain_game *game, const char *text,
                           char ret_line[8])
{
    almanac_board board;
    int distance = 0;

    if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
        text += 3;
    strcpy(ret_line, "error\n");
    if (game->parse(text, strlen(text), &board, NULL) != ALMANAC_OK)
        return false;
    game->distance(board, game->goal, &distance);
    snprintf(ret_line, 8, "%d\n", distance);
    return true;
}

static void expect_line(const char **answers, const char *line)
{
    size_t length = strlen(line);

    EXPECT(strncmp(*answers, line, length) == 0,
           "arguments: the answer is not %s but %s", line, *answers);
    *answers += length;
}

static int answer_boards(const struct options *options, const char *answers)
{
    struct plain_game game = game_of(options);
    bool is_usual = options->mode == MODE_ANSWER;
    int status = EXIT_ANSWERED;
    bool good = true;

    for (char **text = options->operands;
         *text != NULL && (good || options->keep_going); text++) {
        char line[8];

        good = answer_plainly(&game, *text, line);
        if (!good)
            status = EXIT_BAD_INPUT;
        if (is_usual && (good || options->keep_going))
            expect_line(&answers, line);
    }
    EXPECT(!is_usual || *answers == '\0', "arguments: more is answered: %s",
           answers);
    return status;
}

/* Boards that can reach the goal, as many as were asked for. */
static void check_random(const struct options *options, const char *boards)
{
    struct plain_game game = game_of(options);

    for (uint64_t i = 0; i < options->random_count; i++) {
        almanac_board board;
        int distance = ALMANAC_UNSOLVABLE;

        EXPECT(strcspn(boards, "\n") == ALMANAC_CELLS &&
                   game.parse(boards, ALMANAC_CELLS, &board, NULL) ==
                       ALMANAC_OK &&
                   game.distance(board, game.goal, &distance) == ALMANAC_OK &&
                   distance != ALMANAC_UNSOLVABLE,
               "arguments: a random board that is none: %s", boards);
        boards += ALMANAC_LINE;
    }
    EXPECT(*boards == '\0', "arguments: more random boards than asked for");
}

int plain_answer(const struct options *options, const char *answers)
{
    if (!options->random)
        return answer_boards(options, answers);
    check_random(options, answers);
    return EXIT_ANSWERED;
}
