"""Plays the game of the 8-puzzle on a terminal.

usage: slide.py SLIDE
"""

import os
import pty
import re
import subprocess
import sys
import termios

GOAL = "12345678."

# Which way a tile slides, and from how many cells behind the blank.
ARROWS = {b"\033[A": 3, b"\033[B": -3, b"\033[C": -1, b"\033[D": 1}

SCREEN = re.compile(r"\033\[H\033\[J([1-8. \r\n]{21,27})moves left: (\d+)\r\n")


class Game:
    def __init__(self, slide):
        self.terminal, self.inside = pty.openpty()
        self.settings = termios.tcgetattr(self.inside)
        self.unread = ""
        self.process = subprocess.Popen([slide], stdin=self.inside,
                                        stdout=self.inside)
        self.read_screen()
        assert termios.tcgetattr(self.inside) != self.settings

    def read_until(self, pattern):
        while not (found := re.search(pattern, self.unread)):
            piece = os.read(self.terminal, 4096)
            assert piece, self.unread
            self.unread += piece.decode()
        self.unread = self.unread[found.end():]
        return found

    def read_screen(self):
        found = self.read_until(SCREEN)
        self.board = re.sub(r"\s", "", found[1])
        self.left = int(found[2])

    def press(self, key):
        os.write(self.terminal, key)
        self.read_screen()

    def hint(self):
        self.press(b"h")
        return self.read_until(r"^slide (\d)\r\n")[1]

    def ends(self):
        """Whether the game ends well, the terminal as it was before."""
        status = self.process.wait(60)
        after = termios.tcgetattr(self.inside)
        os.close(self.terminal)
        os.close(self.inside)
        return status == 0 and after == self.settings


def after_arrow(board, step):
    """The board after an arrow key: the same if no tile is there to slide."""
    blank = board.index(".")
    tile = blank + step
    if not 0 <= tile < 9 or (abs(step) == 1 and tile // 3 != blank // 3):
        return board
    cells = list(board)
    cells[blank], cells[tile] = cells[tile], "."
    return "".join(cells)


def try_arrows(game):
    """Each arrow key behind each other: to the edges, and against them."""
    for first in ARROWS:
        for key in [first, first, *ARROWS]:
            expected = after_arrow(game.board, ARROWS[key])
            if GOAL in (game.board, expected):
                continue
            game.press(key)
            assert game.board == expected, (key, game.board, expected)


def follow_hints(game):
    while game.left > 0:
        left = game.left
        step = game.board.index(game.hint()) - game.board.index(".")
        game.press([key for key in ARROWS if ARROWS[key] == step][0])
        assert game.left == left - 1, (game.board, game.left, left)
    assert game.board == GOAL, game.board
    game.read_until("solved\r\n")


def main(slide):
    game = Game(slide)
    try_arrows(game)
    follow_hints(game)
    assert game.ends()
    for key in [b"q", b"\x03", b"\x04", b"\x1b\x03"]:
        game = Game(slide)
        os.write(game.terminal, key)
        assert game.ends(), key
    game = Game(slide)
    os.close(game.terminal)
    assert game.process.wait(60) == 0, "the terminal is closed"
    done = subprocess.run([slide], stdin=subprocess.DEVNULL,
                          capture_output=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith(b"slide: ")


if __name__ == "__main__":
    main(sys.argv[1])
