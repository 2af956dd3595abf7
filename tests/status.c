/* Every status has a text of its own. */
#include <almanac.h>
#include <criterion/criterion.h>
#include <string.h>

Test(status, every_status_has_a_text)
{
    int count = 0;
    const char *unknown = almanac_status_text((enum almanac_status)1000);

    cr_assert_str_eq(unknown, "unknown status");
    cr_assert_str_eq(almanac_status_text((enum almanac_status)(-1)), unknown);
    cr_assert_str_eq(almanac_status_text(ALMANAC_OK), "no error");
    while (strcmp(almanac_status_text((enum almanac_status)count), unknown) !=
           0) {
        for (int i = 0; i < count; i++)
            cr_assert_str_neq(almanac_status_text((enum almanac_status)count),
                              almanac_status_text((enum almanac_status)i));
        count++;
    }
    cr_assert_gt(count, ALMANAC_ERROR_OCCUPIED);
}
