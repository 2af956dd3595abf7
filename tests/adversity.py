"""Input cut anywhere, signals while it is read, output closed early, and
little memory: the answers are those of the input as a whole.

usage: adversity.py DIRECTORY-OF-ALMANAC [INTERRUPTS]

INTERRUPTS is a library that sends the program that loads it a signal every
millisecond. Without it neither that nor little memory is tried, for a
sanitizer's program starts with neither.
"""

import os
import resource
import signal
import socket
import subprocess
import sys
import time

# Arguments and an input of each kind: several cases, white space in them, a
# byte-order mark, line ends of both kinds.
INPUTS = [
    (["coin"], b"\xef\xbb\xbf3\r\nHTT HTT THH\nHHHHTHHHH\n\nH\nTTTTTTTT"),
    (["coin", "--all"], b"HTTHTTTHH\nHHHHTHHHH\n" * 3),
    (["cross"], b"*..**.*..\r\n*.*.*.*.*\n" * 4 + b"........."),
    (["puzzle8"], b"\xef\xbb\xbf103425786\n360812745\n8 6 7\n2 5 4\n3 0 1\n"),
    (["puzzle8", "--keep-going"], b"103425786\n123455678\n123456780\n"),
    (["go"], b"5 4 W(-2,2) B(-1,2)\r\nW(2,-2) B(-2,1) 19 0 3 1 B(0,0)\n0 0\n"),
    (["go", "--sgf"], b"(;SZ[9]C[a \\] b];B[ee](;W[])(;W[aa]))(;SZ[5]AB[aa:"
                      b"cc];W[ee])"),
    (["footboard"], b"[[1,1,1],[1,1,1],[1,1,1]]\r\n[1,0] [1,2]\n[[1,1]] "
                    b"[0,0] [0,1]"),
]

# Asked over and over, and what ends it.
STREAMS = [
    (["coin"], b"HTTHTTTHH\n", b""),
    (["cross"], b"*..**.*..\n", b""),
    (["puzzle8"], b"867254301\n", b""),
    (["puzzle8", "--hint"], b"867254301\n", b""),
    (["puzzle8", "--json"], b"123450786\n", b""),
    (["go"], b"3 2 B(0,1) W(0,0)\n", b"0 0\n"),
    (["go", "--sgf"], b"(;SZ[9];B[ee];W[tt])\n", b""),
    (["footboard"], b"[[1,1]] [0,0] [0,1]\n", b""),
]
# What is answered quickly gets more input than there is memory.
MEMORY = 32 << 20
QUICK = ["coin", "cross", "go"]
BYTES, BYTES_IF_QUICK = 4 << 20, 40 << 20


def run(command, text, **options):
    done = subprocess.run(command, input=text, capture_output=True, **options)
    return done.stdout, done.stderr, done.returncode


def in_pieces(command, pieces):
    """Each piece is a message of a socket, which no read goes beyond."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    theirs.close()
    for piece in pieces:
        ours.send(piece)
    ours.close()
    output, errors = process.communicate(timeout=60)
    return output, errors, process.returncode


def cut(text):
    """A byte at a time, then in two at every place."""
    yield [text[i:i + 1] for i in range(len(text))]
    for at in range(1, len(text)):
        yield [text[:at], text[at:]]


def check_pieces(path):
    for arguments, text in INPUTS:
        command = [path, *arguments]
        whole = run(command, text)
        assert whole[0], (arguments, whole)
        for pieces in cut(text):
            found = in_pieces(command, pieces)
            assert found == whole, (arguments, pieces, found, whole)


def state(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        return file.read().rpartition(")")[2].split()[0]


def wait_for(process, wanted):
    for _ in range(2000):
        if state(process) == wanted:
            return
        time.sleep(0.005)
    raise AssertionError(f"the command is {state(process)}, not {wanted}")


def check_stopped(path):
    """Stopped and continued, its window resized, while it waits for input."""
    for arguments, text in INPUTS:
        command = [path, *arguments]
        half = len(text) // 2
        process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        process.stdin.write(text[:half])
        process.stdin.flush()
        wait_for(process, "S")
        process.send_signal(signal.SIGSTOP)
        wait_for(process, "T")
        process.send_signal(signal.SIGWINCH)
        process.send_signal(signal.SIGCONT)
        wait_for(process, "S")
        output, errors = process.communicate(text[half:], timeout=60)
        found = output, errors, process.returncode
        assert found == run(command, text), (arguments, found)


def check_interrupted(path, interrupts):
    """Signals all the time, most of them while it waits for input."""
    environment = dict(os.environ, LD_PRELOAD=interrupts)
    for arguments, text in INPUTS:
        command = [path, *arguments]
        process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=environment)
        for piece in (text[i:i + 16] for i in range(0, len(text), 16)):
            process.stdin.write(piece)
            process.stdin.flush()
            time.sleep(0.02)
        output, errors = process.communicate(timeout=60)
        found = output, errors, process.returncode
        assert found == run(command, text), (arguments, found)


def check_closed(path):
    """The reader of the answers goes away after the first."""
    for arguments, text, _ in STREAMS:
        feed = subprocess.Popen(["yes", text.rstrip()], stdout=subprocess.PIPE)
        process = subprocess.Popen([path, *arguments], stdin=feed.stdout,
                                   stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        feed.stdout.close()
        assert process.stdout.readline(), arguments
        process.stdout.close()
        errors = process.stderr.read()
        assert process.wait(60) == 1 and errors == (
            f"almanac: {arguments[0]}: <stdout>: Broken pipe\n").encode(), (
                arguments, errors)
        feed.wait()


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def check_memory(path):
    """The address space is limited, whatever of it is in use."""
    for arguments, text, end in STREAMS:
        size = BYTES_IF_QUICK if arguments[0] in QUICK else BYTES
        count = size // len(text)
        output, errors, status = run([path, *arguments], text * count + end,
                                     preexec_fn=limit_memory)
        found = output.count(b"\n"), errors, status
        assert found == (count, b"", 0), (arguments, count, found)


def main(directory, *interrupts):
    path = os.path.join(directory, "almanac")
    check_pieces(path)
    check_stopped(path)
    check_closed(path)
    if interrupts:
        check_interrupted(path, *interrupts)
        check_memory(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
