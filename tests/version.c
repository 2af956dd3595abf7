/* The version is written as a text and as three numbers. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <stdio.h>

Test(version, text_and_numbers_agree)
{
    char text[32];

    snprintf(text, sizeof text, "%d.%d.%d", ALMANAC_VERSION_MAJOR,
             ALMANAC_VERSION_MINOR, ALMANAC_VERSION_PATCH);
    cr_assert_str_eq(text, ALMANAC_VERSION);
    cr_assert_str_eq(text, almanac_version());
}

/* The build reads the header once, when it is set up. */
Test(version, build_has_it)
{
    cr_assert_str_eq(PROJECT_VERSION, ALMANAC_VERSION);
}
