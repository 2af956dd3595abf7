"""Feeds the command a piece at a time: each answer must come before more.

usage: streaming.py DIRECTORY-OF-ALMANAC
"""

import os
import select
import subprocess
import sys

PIECES = {
    "coin": [("2\n", ""), ("HTTHTT", ""), ("THH\n", "2\n"),
             ("HHHHTHHHH", "4\n")],
    "cross": [("*..**.*..", "1\n"), ("\n", ""), ("*.*.*.*.*", "9\n")],
    "puzzle8": [("103425786", "3\n"), ("\n3608", ""), ("12745", "-1\n")],
    "go": [("3 1 B(0,0", ""), (")", "8 0\n"), ("3 0\n", "0 0\n"), ("0 0", "")],
    "footboard": [("[[1,1]] [0,0] [0,", ""), ("1]", "1\n"),
                  ("[[1]] [0,0] [0,0]", "0\n")],
}


def answer(output, wait):
    """What is written within some seconds, "" if nothing is."""
    ready, _, _ = select.select([output], [], [], wait)
    return os.read(output.fileno(), 4096).decode() if ready else ""


def check(path, game, pieces):
    process = subprocess.Popen([path, game], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE)
    for text, expected in pieces:
        process.stdin.write(text.encode())
        process.stdin.flush()
        found = answer(process.stdout, 10 if expected else 0.1)
        if found != expected:
            print(f"{game}: after {text!r}: {found!r}, not {expected!r}")
            process.kill()
            return False
    process.stdin.close()
    return process.stdout.read() == b"" and process.wait() == 0


def main(directory):
    path = os.path.join(directory, "almanac")
    passed = [check(path, game, pieces) for game, pieces in PIECES.items()]
    print(f"{sum(passed)} of {len(passed)} games answer as input arrives")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
