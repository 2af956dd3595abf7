/* Runs a program on a simulated ATmega328P, with its serial line on standard
 * input and output: waits for a line from it, sends it the next, and so on.
 * At the end the largest size of the stack goes to standard error.
 *
 * usage: avr PROGRAM */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <avr_uart.h>
#include <sim_avr.h>
#include <sim_elf.h>

#define STACK_END 0x08ff
#define STACK_POINTER 0x5d

/* Far more than an answer takes: a second. */
#define CYCLES_MAX 16000000

static void print_byte(struct avr_irq_t *irq, uint32_t byte, void *line_ended)
{
    (void)irq;
    putchar((int)byte);
    if (byte == '\n')
        *(bool *)line_ended = true;
}

static avr_t *start(const char *path)
{
    elf_firmware_t program = {.mmcu = "atmega328p", .frequency = 16000000};
    avr_t *avr = avr_make_mcu_by_name("atmega328p");
    uint32_t flags = 0;

    if (avr == NULL || elf_read_firmware(path, &program) != 0)
        return NULL;
    avr_init(avr);
    avr_load_firmware(avr, &program);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    return avr;
}

static avr_irq_t *serial_line(avr_t *avr, int direction)
{
    return avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), direction);
}

/* Runs until a line has come; false if none does. */
static bool run_line(avr_t *avr, const bool *line_ended, unsigned *stack)
{
    avr_cycle_count_t end = avr->cycle + CYCLES_MAX;

    while (!*line_ended && avr->cycle < end) {
        int state = avr_run(avr);
        unsigned top = avr->data[STACK_POINTER] | avr->data[STACK_POINTER + 1]
                                                      << 8;

        if (state == cpu_Done || state == cpu_Crashed)
            return false;
        if (top != 0 && STACK_END - top > *stack)
            *stack = STACK_END - top;
    }
    return *line_ended;
}

int main(int argc, char **argv)
{
    avr_t *avr = argc == 2 ? start(argv[1]) : NULL;
    bool line_ended = false;
    unsigned stack = 0;
    char line[32] = "";

    if (avr == NULL)
        return 2;
    avr_irq_register_notify(serial_line(avr, UART_IRQ_OUTPUT), print_byte,
                            &line_ended);
    do {
        for (const char *c = line; *c != '\0'; c++)
            avr_raise_irq(serial_line(avr, UART_IRQ_INPUT), (uint8_t)*c);
        line_ended = false;
        if (!run_line(avr, &line_ended, &stack))
            return 1;
    } while (fgets(line, sizeof line, stdin) != NULL);
    fprintf(stderr, "%u\n", stack);
    return 0;
}
