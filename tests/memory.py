"""Feeds the command long inputs: its memory must not grow with them.

usage: memory.py DIRECTORY-OF-ALMANAC
"""

import os
import subprocess
import sys

MEGABYTES = 10
# Kilobytes that may come between one megabyte of input and ten.
GROWTH = 2048

# Arguments, what comes first, and what follows over and over.
INPUTS = [
    (["go"], "3 2000000000\n", "B()\nW()\n"),
    (["go"], "", "3 1 B(0,0)\n"),
    (["go", "--sgf"], "", "(;SZ[9];B[ee];W[tt])\n"),
    (["go", "--sgf"], "(;C[", "a comment that does not end \\] \n"),
    (["go", "--sgf"], "(;SZ[9]", ";B[]\n"),
    (["go", "--sgf"], "", "(;B[]\n"),
]


def peak(path, arguments, first, text):
    """Kilobytes that the command had at most, its input still open."""
    process = subprocess.Popen([path, *arguments], stdin=subprocess.PIPE,
                               stdout=subprocess.DEVNULL)
    process.stdin.write(first.encode())
    process.stdin.write(text.encode())
    process.stdin.flush()
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        status = dict(line.split(":", 1) for line in file)
    process.kill()
    process.wait()
    return int(status["VmHWM"].split()[0])


def check(path, arguments, first, text):
    times = 1000000 // len(text)
    before = peak(path, arguments, first, text * times)
    after = peak(path, arguments, first, text * times * MEGABYTES)
    print(f"{' '.join(arguments)}: {text!r}: {before} kB, then {after} kB")
    return after - before < GROWTH


def main(directory):
    if not os.path.exists("/proc/self/status"):
        return 77
    path = os.path.join(directory, "almanac")
    passed = [check(path, *case) for case in INPUTS]
    print(f"{sum(passed)} of {len(passed)} inputs in constant memory")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
