/* What is wrong with an input of games of Go. */
#ifndef ALMANAC_CLI_GO_FAULT_H
#define ALMANAC_CLI_GO_FAULT_H

#include <almanac.h>

#include "fault.h"

/* Notes why a reader has failed, with the status it has returned. */
void go_fault_set(const struct almanac_go_reader *reader,
                  enum almanac_status status, struct fault *ret_fault);

#endif
