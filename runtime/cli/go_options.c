#include "go_options.h"

#include <stdlib.h>
#include <string.h>

#include "options.h"

/* In the order of the library's numbers. */
static const char *const scoring_names[] = {"territory", "area", NULL};
static const char *const suicide_names[] = {"allow", "forbid", NULL};
static const char *const ko_names[] = {"none", "simple", "superko", NULL};

/* The number of a name, or -1. */
static int find_name(const char *const *names, const char *name)
{
    int i = 0;

    while (names[i] != NULL && strcmp(names[i], name) != 0)
        i++;
    return names[i] != NULL ? i : -1;
}

bool go_take_sgf(struct options *options, const char *argument)
{
    (void)argument;
    options->go_format = ALMANAC_GO_SGF;
    return true;
}

bool go_take_rules(struct options *options, const char *argument)
{
    int found = find_name(scoring_names, argument);

    options->go_rules.scoring = (enum almanac_go_scoring)found;
    return found >= 0;
}

bool go_take_suicide(struct options *options, const char *argument)
{
    int found = find_name(suicide_names, argument);

    options->go_rules.suicide = (enum almanac_go_suicide)found;
    return found >= 0;
}

bool go_take_ko(struct options *options, const char *argument)
{
    int found = find_name(ko_names, argument);

    options->go_rules.ko = (enum almanac_go_ko)found;
    return found >= 0;
}

/* `7`, `7.0`, `6.5` or `-0.5`: no other is a number of half points. */
bool go_take_komi(struct options *options, const char *argument)
{
    const char *number = argument + (*argument == '-');
    size_t digits = strspn(number, "0123456789");
    const char *fraction = number + digits;
    bool half = strcmp(fraction, ".5") == 0;
    long komi;

    if (digits == 0 ||
        (*fraction != '\0' && !half && strcmp(fraction, ".0") != 0))
        return false;
    komi = strtol(number, NULL, 10);
    if (komi > ALMANAC_GO_KOMI_MAX / 2)
        return false;
    komi = 2 * komi + half;
    options->go_rules.komi = (int)(*argument == '-' ? -komi : komi);
    return komi <= ALMANAC_GO_KOMI_MAX;
}

const char *go_scoring_name(const struct almanac_go_rules *rules)
{
    return scoring_names[rules->scoring];
}

const char *go_suicide_name(const struct almanac_go_rules *rules)
{
    return suicide_names[rules->suicide];
}

const char *go_ko_name(const struct almanac_go_rules *rules)
{
    return ko_names[rules->ko];
}
