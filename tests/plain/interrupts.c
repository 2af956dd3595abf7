/* Loaded before a program: a signal every millisecond, whose handler does not
 * have interrupted calls started again. */
#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

static void ignore(int signal)
{
    (void)signal;
}

__attribute__((constructor)) static void start(void)
{
    static const struct itimerval every = {{0, 1000}, {0, 1000}};
    struct sigaction action = {.sa_handler = ignore};

    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &every, NULL);
}
