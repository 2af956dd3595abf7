"""Ctrl-C wherever it may fall: between solves, and while the command waits.

usage: interrupt.py DIRECTORY-OF-ALMANAC
"""

import fcntl
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time

POSITION = b"[[1,1]] [0,0] [0,1]\n"
GAME = b"3 1 B(0,0)\n"
# Arguments, and what follows on standard input over and over.
ENDLESS = [
    (["coin", "--json"], b"HTTHTTTHH\n"),
    (["coin", "--json", *["HTTHTTTHH"] * 50000], b""),
    (["footboard", "--json"], POSITION),
    (["go", "--show"], GAME),
    (["puzzle8", "--random", "100000000000"], b""),
]
WAITING = {"cross": b"*..**.*..\n", "footboard": POSITION, "go": GAME}


def start(path, arguments, **more):
    return subprocess.Popen([path, *arguments], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            **more)


def feed(process, text):
    try:
        while text:
            process.stdin.write(text * 5000)
    except BrokenPipeError:
        pass


def interrupted(process, game):
    """Ends the command; whether it did so in good order."""
    process.send_signal(signal.SIGINT)
    answers = process.stdout.read()
    errors = process.stderr.read()
    found = (process.wait(), errors)
    if found == (130, f"almanac: {game}: interrupted\n".encode()) and (
            answers == b"" or answers.endswith(b"\n")):
        return True
    print(f"{game}: {found}, {answers[-80:]!r}")
    return False


def busy(path, arguments, text):
    """Ctrl-C long before the end. What is written ends with a whole line only
    if it is all that was answered."""
    process = start(path, arguments)
    feeder = threading.Thread(target=feed, args=(process, text))
    feeder.start()
    process.stdout.read(100000)
    passed = interrupted(process, arguments[0])
    feeder.join()
    return passed


def waiting(path, game):
    """Ctrl-C while more input is waited for."""
    process = start(path, [game])
    process.stdin.write(WAITING[game])
    process.stdin.flush()
    process.stdout.readline()
    return interrupted(process, game)


def opening(path):
    """Ctrl-C while a pipe with no other end is opened."""
    with tempfile.TemporaryDirectory() as directory:
        game = os.path.join(directory, "game")
        pipe = os.path.join(directory, "pipe")
        with open(game, "wb") as file:
            file.write(GAME + b"0 0")
        os.mkfifo(pipe)
        process = start(path, ["go", game, pipe])
        process.stdout.readline()
        time.sleep(0.2)
        return interrupted(process, "go")


def writing(path):
    """Ctrl-C while the last answers wait to be written."""
    process = start(path, ["puzzle8", "--random", "8000"])
    time.sleep(0.5)
    return interrupted(process, "puzzle8")


def twice(path):
    """A second Ctrl-C while the message of the first cannot be written."""
    there, errors = os.pipe()
    fcntl.fcntl(errors, fcntl.F_SETPIPE_SZ, 4096)
    os.write(errors, b" " * 4096)
    process = subprocess.Popen([path, "cross"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=errors)
    process.stdin.write(WAITING["cross"])
    process.stdin.flush()
    process.stdout.readline()
    for _ in range(2):
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
    status = process.wait(60)
    os.close(there)
    os.close(errors)
    if status != -signal.SIGINT:
        print(f"twice: {status}")
    return status == -signal.SIGINT


def long_game(path):
    """Ctrl-C during a game that takes long to set up."""
    process = start(path, ["go", "--sgf"])
    process.stdin.write(b"(;SZ[19]" + b";AB[aa:ss];AE[aa:ss]" * 6000)
    process.stdin.flush()
    time.sleep(0.2)
    started = time.monotonic()
    passed = interrupted(process, "go")
    return passed and time.monotonic() - started < 5


def ignored(path):
    """A command started with Ctrl-C ignored goes on."""
    process = start(path, ["footboard"], preexec_fn=lambda: signal.signal(
        signal.SIGINT, signal.SIG_IGN))
    process.stdin.write(POSITION)
    process.stdin.flush()
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    answers, errors = process.communicate(POSITION)
    found = (process.returncode, first + answers, errors)
    if found != (0, b"1\n1\n", b""):
        print(f"ignored: {found}")
    return found == (0, b"1\n1\n", b"")


def main(directory):
    path = os.path.join(directory, "almanac")
    passed = [busy(path, *case) for case in ENDLESS for _ in range(10)]
    passed += [waiting(path, game) for game in WAITING for _ in range(10)]
    passed += [opening(path), writing(path), twice(path), long_game(path),
               ignored(path)]
    print(f"{sum(passed)} of {len(passed)} interrupts in good order")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
