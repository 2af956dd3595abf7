/* The serial line: 9600 baud, eight bits, no parity. */
#ifndef ALMANAC_EXAMPLES_AVR_SERIAL_H
#define ALMANAC_EXAMPLES_AVR_SERIAL_H

void serial_start(void);

/* Waits for the next byte. */
char serial_read(void);

void serial_write(const char *text);

#endif
