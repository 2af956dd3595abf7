/* The checks of the golden runner, a file each. */
#ifndef ALMANAC_TESTS_GOLDEN_H
#define ALMANAC_TESTS_GOLDEN_H

void golden_tables(void);
void golden_two_sided(void);
void golden_puzzle8(void);
void golden_goals(void);
void golden_go(void);
void golden_footboard(void);
void golden_random(void);
void golden_answers(void);

#endif
