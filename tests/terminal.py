"""A long solve, on a terminal and off it, and Ctrl-C during it.

usage: terminal.py DIRECTORY-OF-ALMANAC
"""

import fcntl
import os
import pty
import re
import signal
import subprocess
import sys
import time

QUICK = "[[1,1]] [0,0] [0,1]"
BOARD = "[" + ",".join(["[1,1,1,1,1,1,1,1]"] * 8) + "]"
SLOW = BOARD + " [3,3] [4,4]"
PROGRESS = b"million positions"
MESSAGE = b"almanac: footboard: interrupted"


def start(path, errors, positions, output=subprocess.PIPE):
    return subprocess.Popen([path, "footboard", "--json", *positions],
                            stdout=output, stderr=errors)


def read(terminal):
    """What comes next, b"" when nobody is left to write."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def on_terminal(path, positions, interrupt):
    """Exit status, answers, and what the terminal got."""
    terminal, errors = pty.openpty()
    process = start(path, errors, positions)
    os.close(errors)
    seen = b""
    while piece := read(terminal):
        seen += piece
        if interrupt and PROGRESS in seen:
            process.send_signal(signal.SIGINT)
            interrupt = False
    os.close(terminal)
    answers = process.stdout.read()
    return process.wait(), answers.count(b"\n"), seen


def off_terminal(path):
    process = start(path, subprocess.PIPE, [QUICK, SLOW, SLOW, SLOW])
    # Answers are written when a solve turns out to be long.
    answers = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, seen = process.communicate()
    return process.returncode, (answers + rest).count(b"\n"), seen


def state(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        return file.read().rpartition(")")[2].split()[0]


def blocked(path, read_on):
    """Ctrl-C while an answer waits for its reader, who reads on or does not;
    then it comes again."""
    output, answers = os.pipe()
    fcntl.fcntl(answers, fcntl.F_SETPIPE_SZ, 4096)
    os.write(answers, b" " * 4096)
    process = start(path, subprocess.PIPE, [QUICK, SLOW], answers)
    os.close(answers)
    # Longer than it takes before answers are written; then it sleeps.
    time.sleep(1.5)
    while state(process) != "S":
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    if read_on:
        os.read(output, 4096)
    else:
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
    _, seen = process.communicate(timeout=60)
    rest = os.read(output, 4096)
    os.close(output)
    return process.returncode, rest.count(b"\n"), seen


def erased(seen):
    """Whether nothing but spaces stands on the line in the end."""
    last = seen.rsplit(b"\r", 2)
    return len(last) == 3 and last[1].strip() == b"" and last[2] == b""


def counts(seen):
    """The millions of positions, in the order in which they were told."""
    return [int(count) for count in re.findall(rb"(\d+) million", seen)]


def main(directory):
    path = os.path.join(directory, "almanac")
    status, answers, seen = on_terminal(path, [QUICK, SLOW], False)
    assert (status, answers) == (0, 2), (status, answers)
    assert PROGRESS in seen and erased(seen), seen
    # The best line and the values of the moves are asked for one after the
    # other, and counted together.
    assert counts(seen) == sorted(counts(seen)), counts(seen)
    status, answers, seen = on_terminal(path, [QUICK, SLOW, QUICK], True)
    assert (status, answers) == (130, 1), (status, answers)
    before, _, behind = seen.rpartition(MESSAGE)
    assert erased(before) and behind == b"\r\n", seen
    status, answers, seen = off_terminal(path)
    assert (status, answers) == (130, 1), (status, answers)
    assert seen == MESSAGE + b"\n", seen
    found = blocked(path, True)
    assert found == (130, 1, MESSAGE + b"\n"), found
    found = blocked(path, False)
    assert found == (-signal.SIGINT, 0, b""), found
    status, answers, seen = on_terminal(path, [QUICK], False)
    assert (status, answers, seen) == (0, 1, b""), (status, answers, seen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
