#include "serial.h"

#include <avr/io.h>

#define BAUD 9600

void serial_start(void)
{
    UBRR0 = F_CPU / 16 / BAUD - 1;
    UCSR0B = 1 << RXEN0 | 1 << TXEN0;
}

char serial_read(void)
{
    while ((UCSR0A & 1 << RXC0) == 0)
        ;
    return (char)UDR0;
}

void serial_write(const char *text)
{
    for (; *text != '\0'; text++) {
        while ((UCSR0A & 1 << UDRE0) == 0)
            ;
        UDR0 = (uint8_t)*text;
    }
}
