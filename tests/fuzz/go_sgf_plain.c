#include "go_sgf_plain.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define UNCHANGED 9

static void begin_node(struct sgf_plain *plain)
{
    memset(plain->setup, UNCHANGED, sizeof plain->setup);
    plain->move_count = 0;
}

static void play(struct sgf_plain *plain, const struct sgf_plain_move *move)
{
    plain->played++;
    if (move->point[0] == '\0' || strcmp(move->point, "tt") == 0)
        return;
    EXPECT(textbook_go_play(&plain->board, move->colour, move->point[0] - 'a',
                            move->point[1] - 'a'),
           "go_sgf: a stone on a stone, %s", move->point);
}

static void end_node(struct sgf_plain *plain)
{
    if (plain->is_root)
        textbook_go_start(&plain->board, plain->size, false);
    plain->is_root = false;
    for (int row = 0; row < TEXTBOOK_GO_SIZE; row++)
        for (int column = 0; column < TEXTBOOK_GO_SIZE; column++)
            if (plain->setup[row][column] != UNCHANGED)
                plain->board.stone[textbook_go_point(column, row)] =
                    plain->setup[row][column];
    for (int i = 0; i < plain->move_count; i++)
        play(plain, &plain->moves[i]);
}

static void take_move(struct sgf_plain *plain, int colour)
{
    struct sgf_plain_move *move = &plain->moves[plain->move_count++];

    EXPECT(plain->move_count <= 2, "go_sgf: a node of three moves");
    move->colour = colour;
    strcpy(move->point, plain->value);
}

/* A point, or a rectangle from one to another. */
static void take_setup(struct sgf_plain *plain, int stone)
{
    const char *first = plain->value;
    const char *last = first[2] == ':' ? first + 3 : first;

    EXPECT(islower((unsigned char)first[0]) &&
               islower((unsigned char)first[1]) &&
               last[0] < 'a' + TEXTBOOK_GO_SIZE &&
               last[1] < 'a' + TEXTBOOK_GO_SIZE,
           "go_sgf: %s set up, which is no point", first);
    for (char row = first[1]; row <= last[1]; row++)
        for (char column = first[0]; column <= last[0]; column++)
            plain->setup[row - 'a'][column - 'a'] = (char)stone;
}

/* A number, or a number twice. */
static void take_size(struct sgf_plain *plain)
{
    char *end;
    long width = strtol(plain->value, &end, 10);
    long height = *end == ':' ? strtol(end + 1, &end, 10) : width;

    EXPECT(*end == '\0' && width == height && width >= 2 &&
               width <= TEXTBOOK_GO_SIZE,
           "go_sgf: %s is taken as a size", plain->value);
    plain->size = (int)width;
}

static void take_value(struct sgf_plain *plain)
{
    static const char *const names[] = {"AE", "AB", "AW", "B", "W"};

    if (strcmp(plain->name, "SZ") == 0)
        take_size(plain);
    for (int i = 0; i < 3; i++)
        if (strcmp(plain->name, names[i]) == 0)
            take_setup(plain, i);
    for (int i = 3; i < 5; i++)
        if (strcmp(plain->name, names[i]) == 0)
            take_move(plain, i - 2);
}

/* Adds a character to a text, as long as there is room. */
static void append(char *text, size_t room, char c)
{
    size_t length = strlen(text);

    if (length + 1 < room) {
        text[length] = c;
        text[length + 1] = '\0';
    }
}

/* Reads a name; lower-case letters are left out. Returns where it ends. */
static const char *read_name(struct sgf_plain *plain, const char *text)
{
    plain->name[0] = '\0';
    for (; isalnum((unsigned char)*text); text++)
        if (!islower((unsigned char)*text))
            append(plain->name, sizeof plain->name, *text);
    return text;
}

/* Reads a value behind its bracket, without white space. Returns where it
 * ends. */
static const char *read_value(struct sgf_plain *plain, const char *text)
{
    plain->value[0] = '\0';
    for (; *text != ']'; text++) {
        text += *text == '\\';
        if (!isspace((unsigned char)*text))
            append(plain->value, sizeof plain->value, *text);
    }
    return text + 1;
}

void sgf_plain_replay(struct sgf_plain *plain, const char *text, size_t length)
{
    const char *end = text + length;
    bool is_main = true;
    bool in_node = false;

    plain->played = 0;
    plain->is_root = true;
    plain->size = TEXTBOOK_GO_SIZE;
    text = memchr(text, '(', length);
    while (text < end) {
        if (isalpha((unsigned char)*text)) {
            text = read_name(plain, text);
        } else if (*text == '[') {
            text = read_value(plain, text + 1);
            if (is_main)
                take_value(plain);
        } else {
            if (is_main && in_node && strchr("();", *text) != NULL)
                end_node(plain);
            in_node =
                *text == ';' || (in_node && isspace((unsigned char)*text));
            if (*text == ';')
                begin_node(plain);
            is_main = is_main && *text != ')';
            text++;
        }
    }
}
