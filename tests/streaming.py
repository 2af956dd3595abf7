"""Feeds the command a piece at a time: each answer must come before more.
On a terminal, one end of input is enough.

usage: streaming.py DIRECTORY-OF-ALMANAC
"""

import os
import pty
import resource
import select
import subprocess
import sys
import time

PIECES = {
    "coin": [("2\n", ""), ("HTTHTT", ""), ("THH\n", "2\n"),
             ("HHHHTHHHH", "4\n")],
    "cross": [("*..**.*..", "1\n"), ("\n", ""), ("*.*.*.*.*", "9\n")],
    "puzzle8": [(b"\xef", ""), (b"\xbb", ""), (b"\xbf1034257", ""),
                ("86", "3\n"), ("\n3608", ""), ("12745", "-1\n")],
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
        process.stdin.write(text if isinstance(text, bytes) else text.encode())
        process.stdin.flush()
        found = answer(process.stdout, 10 if expected else 0.1)
        if found != expected:
            print(f"{game}: after {text!r}: {found!r}, not {expected!r}")
            process.kill()
            return False
    process.stdin.close()
    return process.stdout.read() == b"" and process.wait() == 0


def check_terminal(path):
    """Types a board and one Ctrl-D, the end of input on a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([path, "puzzle8"], stdin=theirs,
                               stdout=subprocess.PIPE)
    os.close(theirs)
    os.write(ours, b"103425786\n\x04")
    try:
        output, _ = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        output = b"nothing"
    os.close(ours)
    if output != b"3\n":
        print(f"terminal: {output!r} after the end of input")
    return output == b"3\n"


def busy_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def check_not_waiting(path):
    """Input that does not wait by itself is waited for, not asked for over and
    over."""
    before = busy_seconds()
    theirs, ours = os.pipe()
    os.set_blocking(theirs, False)
    process = subprocess.Popen([path, "coin"], stdin=theirs,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.close(theirs)
    time.sleep(0.5)
    os.write(ours, b"HTTHTTTHH\n")
    first = answer(process.stdout, 10)
    time.sleep(0.5)
    os.close(ours)
    rest, errors = process.communicate()
    found = (first, rest, errors, process.returncode)
    seconds = busy_seconds() - before
    if found == ("2\n", b"", b"", 0) and seconds < 0.3:
        return True
    print(f"not waiting: {found}, {seconds} seconds")
    return False


def main(directory):
    path = os.path.join(directory, "almanac")
    passed = [check(path, game, pieces) for game, pieces in PIECES.items()]
    passed.append(check_terminal(path))
    passed.append(check_not_waiting(path))
    print(f"{sum(passed)} of {len(passed)} inputs answered as they arrive")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
