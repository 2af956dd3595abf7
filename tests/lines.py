"""Asks boards one a line, many at once, and the same bytes one by one.

The hint of a board is preceded by its distance and read by the general reader
only: but for the hints, both must print the same, and the same messages.

usage: lines.py DIRECTORY-OF-ALMANAC INPUT.H
"""

import os
import random
import re
import subprocess
import sys

GAMES = {"coin": "HT", "cross": "*.", "puzzle8": "012345678"}
COUNTED = ["coin", "cross"]

# What may stand where a byte was: nothing, white space, a cell too many, a
# cell of another game, and bytes that are no text.
PIECES = [b"", b"\n", b" ", b"\r\n", b"0", b"H", b"*", b"9", b"/", b"\0",
          b"\xb0", b"\xff", b"\xef\xbb\xbf"]


def board(game, draw):
    cells = GAMES[game]
    if game == "puzzle8":
        return "".join(draw.sample(cells, 9)).encode()
    return "".join(draw.choices(cells, k=9)).encode()


def line(game, draw):
    return board(game, draw) + b"\n"


def other_shape(game, draw):
    """A board that is no line of nine cells, or no board."""
    cells = [bytes([cell]) for cell in board(game, draw)]
    cells[draw.randrange(9)] += draw.choice([b" ", b"\t", b"\n", b"\n\n"])
    bad = list(cells)
    bad[draw.randrange(9)] = draw.choice(PIECES)
    twice = list(cells)
    twice[draw.randrange(9)] = cells[0][:1]
    return b"".join(draw.choice([cells, bad, twice])) + draw.choice(
        [b"\n", b"\r\n", b" ", b"\n \n", b""])


class Asked:
    """What a command wrote, with the hints left out."""

    def __init__(self, command, text):
        done = subprocess.run(command, input=text, capture_output=True)
        lines = done.stdout.split(b"\n")
        self.found = ([part.split(b" ")[0] for part in lines], done.stderr,
                      done.returncode)


class Comparison:
    def __init__(self, directory):
        self.path = os.path.join(directory, "almanac")
        self.count = 0
        self.failed = 0

    def same(self, game, text, what, *options):
        command = [self.path, game, *options]
        many = Asked(command, text).found
        single = Asked(command + ["--hint"], text).found
        self.count += 1
        if many != single:
            self.failed += 1
            print(f"{game} {' '.join(options)}: {what}: not the same:")
            print(many[1:], len(many[0]), "answers at once")
            print(single[1:], len(single[0]), "answers one by one")


def compare_edges(comparison, game, size, draw):
    """A piece in the place of each byte around the edge of what is read."""
    lines = b"".join(line(game, draw) for _ in range(size // 10 + 100))
    comparison.same(game, lines, "all lines of a kind")
    for at in range(size - 12, size + 12):
        for piece in draw.sample(PIECES, 3):
            text = lines[:at] + piece + lines[at + 1:]
            comparison.same(game, text, f"{piece!r} at {at}")


def compare_cells(comparison, game, draw):
    """Each cell of some boards made any other, always behind good lines."""
    boards = {"puzzle8": [b"012345678", b"123456780", b"876504321"]}
    text = b""
    for cells in boards.get(game, [board(game, draw)]):
        for at in range(9):
            for cell in {b"%c" % c for c in GAMES[game].encode()} | set(PIECES):
                text += b"".join(line(game, draw) for _ in range(70))
                text += cells[:at] + cell + cells[at + 1:] + b"\n"
    comparison.same(game, text, "a cell changed", "--keep-going")


def compare_deep(comparison, game, draw):
    """Other shapes and bad boards far inside of many lines."""
    for _ in range(10):
        parts = [line(game, draw) for _ in range(3000)]
        for _ in range(draw.randrange(1, 4)):
            parts[draw.randrange(len(parts))] = other_shape(game, draw)
        comparison.same(game, b"".join(parts), "deep inside")
        comparison.same(game, b"".join(parts), "deep inside", "--keep-going")


def compare_mixtures(comparison, game, draw):
    """Lines and other shapes in turn, the last perhaps cut."""
    for _ in range(25):
        text = draw.choice([b"", b"", b"\n", b"\xef\xbb\xbf"])
        for _ in range(draw.randrange(1, 12)):
            text += b"".join(line(game, draw)
                             for _ in range(draw.choice([0, 1, 7, 64, 150])))
            text += other_shape(game, draw)
        text = text[:len(text) - draw.randrange(12)]
        comparison.same(game, text, "a mixture")
        comparison.same(game, text, "a mixture", "--keep-going")


def compare_counts(comparison, game, draw):
    for count in [0, 1, 63, 64, 65, 1023, 1024, 1025, 5000]:
        lines = b"".join(line(game, draw) for _ in range(count))
        for announced in {max(count - 1, 0), count, count + 1}:
            comparison.same(game, b"%d\n%s" % (announced, lines),
                            f"{count} boards, {announced} announced")


def compare_goals(comparison, game, draw):
    lines = b"".join(line(game, draw) for _ in range(300))
    comparison.same(game, lines, "another goal", "--goal",
                    board(game, draw).decode())


def compare_pieces(comparison, game, draw):
    """The answers are the same however the input arrives."""
    text = b"".join(line(game, draw) for _ in range(500)) + b"x"
    process = subprocess.Popen([comparison.path, game], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    at = 0
    while at < len(text):
        length = draw.choice([1, 9, 10, 11, 20, 95])
        process.stdin.write(text[at:at + length])
        process.stdin.flush()
        at += length
    output, errors = process.communicate()
    whole = subprocess.run([comparison.path, game], input=text,
                           capture_output=True)
    comparison.count += 1
    if (output, errors) != (whole.stdout, whole.stderr):
        comparison.failed += 1
        print(f"{game}: in pieces: {errors!r}, not {whole.stderr!r}")


def main(directory, header):
    with open(header, encoding="utf-8") as file:
        size = int(re.search(r"INPUT_BUFFER (\d+)", file.read())[1])
    comparison = Comparison(directory)
    for game in GAMES:
        draw = random.Random(1525)
        compare_edges(comparison, game, size, draw)
        compare_cells(comparison, game, draw)
        compare_deep(comparison, game, draw)
        compare_mixtures(comparison, game, draw)
        compare_goals(comparison, game, draw)
        compare_pieces(comparison, game, draw)
        if game in COUNTED:
            compare_counts(comparison, game, draw)
    print(f"{comparison.count - comparison.failed} of {comparison.count} "
          "inputs answered alike")
    return 1 if comparison.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
