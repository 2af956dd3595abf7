"""Changes a bit in the tables inside the command: `verify` must notice.

usage: changed_bit.py ALMANAC DIRECTORY-OF-TABLES PROFILE
"""

import os
import re
import subprocess
import sys
import tempfile

TABLES = ["coin", "cross", "puzzle8_corner", "puzzle8_edge", "puzzle8_centre"]


def table_bytes(directory, profile, table):
    with open(os.path.join(directory, f"{profile}-{table}.c")) as file:
        text = file.read()
    numbers = re.search(r"_table\[\d+\] = \{(.*?)\}", text, re.S)[1]
    return bytes(int(number, 16) for number in re.findall(r"0x\w+", numbers))


def verify(program):
    """The exit status and the messages of `verify` of a changed command."""
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "almanac")
        with open(path, "wb") as file:
            file.write(program)
        os.chmod(path, 0o755)
        done = subprocess.run([path, "verify"], capture_output=True, text=True)
    return done.returncode, done.stderr


def check(program, directory, profile, table):
    content = table_bytes(directory, profile, table)
    at = program.index(content) + len(content) // 2
    changed = program[:at] + bytes([program[at] ^ 4]) + program[at + 1:]
    status, message = verify(changed)
    expected = [
        f"almanac: verify: {table}: the digest is not that of the table as "
        "it was generated",
        f"almanac: verify: {table}: a table is not what the rules make it"]
    if status == 1 and message.splitlines() == expected:
        return True
    print(f"{table}: exit status {status}, {message!r}")
    return False


def main(path, directory, profile):
    with open(path, "rb") as file:
        program = file.read()
    if verify(program) != (0, ""):
        print("the unchanged tables are not proved")
        return 1
    found = [check(program, directory, profile, table) for table in TABLES]
    print(f"{sum(found)} of {len(found)} changed bits found")
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
