"""Runs the commands of a transcript and compares what they print.

In a transcript, an indented line that starts with `$ ` is a command; the
lines below it, indented alike, are its output and its errors, and a last line
`[N]` its exit status unless that is 0. Everything else is prose. Empty lines at
the end do not count.

usage: transcript.py FILE DIRECTORY-OF-ALMANAC
"""

import difflib
import os
import re
import subprocess
import sys


def cases(lines):
    """Yields the number, the command and the expected lines of each case."""
    case = None
    indent = ""
    for number, line in enumerate(lines, 1):
        command = re.match(r"( +)\$ (.*)", line)
        if command and not (case and len(command[1]) > len(indent)):
            if case:
                yield case
            indent = command[1]
            case = (number, command[2], [])
        elif case and (line.startswith(indent) or line == ""):
            case[2].append(line[len(indent):])
        elif case:
            yield case
            case = None
    if case:
        yield case


def trimmed(lines):
    """The lines without empty ones at the end."""
    while lines and lines[-1] == "":
        lines = lines[:-1]
    return lines


def run(command):
    done = subprocess.run(["sh", "-c", command], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = done.stdout.decode("utf-8", "backslashreplace").split("\n")
    if lines[-1] != "":
        lines.append("no line end")
    lines = trimmed(lines)
    status = [f"[{done.returncode}]"] if done.returncode else []
    return trimmed(lines + status)


def main(path, directory):
    places = [directory, os.path.join(directory, "generator")]
    os.environ["PATH"] = ":".join(
        [os.path.abspath(place) for place in places] + [os.environ["PATH"]])
    with open(path, encoding="utf-8") as file:
        found = list(cases(file.read().splitlines()))
    failed = 0
    for number, command, expected in found:
        actual = run(command)
        expected = trimmed(expected)
        if actual != expected:
            failed += 1
            print(f"{path}:{number}: $ {command}")
            print("\n".join(difflib.unified_diff(
                expected, actual, "expected", "actual", lineterm="")))
    print(f"{len(found) - failed} of {len(found)} commands as expected")
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
