/* slide: the 8-puzzle on a terminal. Arrow keys slide a tile, h tells the next
 * of a shortest solution, q ends the game. */
#include <almanac.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* Slides the tile below, above, on the left or on the right of the blank into
 * it: up, down, right or left. Which of them there are, the library knows. */
static void slide(almanac_board *board, int letter)
{
    static const signed char steps[256] = {
        ['A'] = 3, ['B'] = -3, ['C'] = -1, ['D'] = 1};
    char cells[ALMANAC_CELLS];
    int from = steps[(unsigned char)letter];

    almanac_puzzle8_format(*board, cells);
    from += (int)strcspn(cells, "0");
    if (from >= 0 && from < ALMANAC_CELLS)
        almanac_puzzle8_play(*board, cells[from] - '0', board);
}

/* Draws the board and returns how many moves are left. */
static int draw(almanac_board board, int key)
{
    struct almanac_move hints[ALMANAC_PUZZLE8_MOVES];
    char cells[ALMANAC_CELLS];
    int left = 0;
    int count = 0;

    almanac_puzzle8_format(board, cells);
    almanac_puzzle8_distance(board, ALMANAC_PUZZLE8_GOAL, &left);
    almanac_puzzle8_hint(board, ALMANAC_PUZZLE8_GOAL, hints, &count);
    printf("\033[H\033[J");
    for (int i = 0; i < ALMANAC_CELLS; i++)
        printf("%c%c", cells[i] != '0' ? cells[i] : '.', " \n"[i % 3 == 2]);
    printf("moves left: %d\n", left);
    if (key == 'h' && count > 0)
        printf("slide %d\n", hints[0].move);
    fflush(stdout);
    return left;
}

static void play(almanac_board board)
{
    int key = 0;

    while (draw(board, key) > 0) {
        key = getchar();
        /* q, Ctrl-C, Ctrl-D, or no terminal any more. */
        if (key == 'q' || key == 3 || key == 4 || key == EOF)
            return;
        /* An arrow key is ESC, `[` and a letter; ESC alone is nothing. */
        if (key != '\033')
            continue;
        if ((key = getchar()) == '[')
            slide(&board, getchar());
        else
            ungetc(key, stdin);
    }
    puts("solved");
}

int main(void)
{
    uint64_t seed = (uint64_t)time(NULL);
    almanac_board board = ALMANAC_PUZZLE8_GOAL;
    struct termios before;
    struct termios playing;

    if (tcgetattr(STDIN_FILENO, &before) != 0) {
        perror("slide");
        return 1;
    }
    playing = before;
    playing.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
    tcsetattr(STDIN_FILENO, TCSANOW, &playing);
    almanac_puzzle8_random(board, ALMANAC_ANY_DISTANCE, &seed, &board);
    play(board);
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    return 0;
}
