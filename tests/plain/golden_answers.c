/* Whatever any function answers is the same on every machine. */
#include "ask.h"
#include "check.h"
#include "golden.h"

/* The answers to several questions, in one number. */
static uint64_t ask_some(uint64_t (*ask)(uint64_t seed))
{
    uint64_t answers = 0;

    for (uint64_t seed = 0; seed < 20; seed++)
        answers = fold(answers, ask(seed));
    return answers;
}

static uint64_t ask_coin(uint64_t seed)
{
    return ask_game(&games[COIN], seed);
}

static uint64_t ask_cross(uint64_t seed)
{
    return ask_game(&games[CROSS], seed);
}

static uint64_t ask_puzzle8(uint64_t seed)
{
    return ask_game(&games[PUZZLE8], seed);
}

void golden_answers(void)
{
    check("coin", "all functions", ask_some(ask_coin),
          UINT64_C(237844099572671000));
    check("cross", "all functions", ask_some(ask_cross),
          UINT64_C(12619679437233593229));
    check("8-puzzle", "all functions", ask_some(ask_puzzle8),
          UINT64_C(15122590435358493667));
    check("Go", "all functions", ask_some(ask_go),
          UINT64_C(17683308989039440179));
    check("footboard", "all functions", ask_some(ask_footboard),
          UINT64_C(3066659633523447986));
    check("tables", "all functions", ask_tables(),
          UINT64_C(1940242309054516635));
}
