"""Asks the simulated microcontroller and the command the same boards.

usage: avr.py SIMULATOR PROGRAM ALMANAC AVR-SIZE
"""

import random
import re
import subprocess
import sys

FLASH = 32768
RAM = 2048

DEEPEST = ["867254301", "647850321"]
UNSOLVABLE = ["360812745", "123456870"]
BAD = ["123456785", "12345678", "1234567800", "12345678x", "923456780", "",
       "0123456781234567812345678"]


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True,
                          check=False)


def boards():
    draw = random.Random(328)
    return ["".join(draw.sample("012345678", 9)) for _ in range(40)]


def sizes(avr_size, program):
    """The bytes of program memory, and of memory but for the stack."""
    found = re.findall(r"^ *(\d+)\s+(\d+)\s+(\d+)",
                       run(avr_size, program).stdout, re.M)
    text, data, bss = map(int, found[0])
    return text + data, data + bss


def main(simulator, program, almanac, avr_size):
    asked = boards() + DEEPEST + UNSOLVABLE + BAD + ["123456780"]
    told = run(simulator, program, text="".join(f"{one}\n" for one in asked))
    assert told.returncode == 0, told
    answers = told.stdout.partition("ready\n")[2].splitlines()
    hints = run(almanac, "puzzle8", "--hint", "--keep-going", *asked)
    expected = [" ".join(line.split(" ")[:2])
                for line in hints.stdout.splitlines()]
    for one, answer, right in zip(asked, answers, expected):
        assert answer == right, (one, answer, right)
    assert len(answers) == len(asked) == len(expected), answers
    flash, memory = sizes(avr_size, program)
    memory += int(told.stderr)
    print(f"{flash} bytes of program memory, {memory} bytes of memory")
    assert flash < FLASH and memory < RAM


if __name__ == "__main__":
    main(*sys.argv[1:])
