"""Changes a bit in the tables inside the command, or in the digests that they
are compared with: `verify` must notice.

usage: changed_bit.py ALMANAC DIRECTORY-OF-TABLES PROFILE
"""

import os
import re
import subprocess
import sys
import tempfile

TABLES = ["coin", "cross", "puzzle8_corner", "puzzle8_edge", "puzzle8_centre"]


def table_text(directory, profile, table):
    with open(os.path.join(directory, f"{profile}-{table}.c")) as file:
        return file.read()


def digest_bytes(directory, profile, table):
    text = table_text(directory, profile, table)
    digest = re.search(r"_table_digest = UINT64_C\((0x\w+)\)", text)[1]
    return int(digest, 16).to_bytes(8, sys.byteorder)


def table_bytes(directory, profile, table):
    text = table_text(directory, profile, table)
    numbers = re.search(r"_table\[\d+\] = \{(.*?)\}", text, re.S)[1]
    return bytes(int(number, 16) for number in re.findall(r"0x\w+", numbers))


def run(program, *arguments):
    """The exit status and the messages of a changed command."""
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "almanac")
        with open(path, "wb") as file:
            file.write(program)
        os.chmod(path, 0o755)
        done = subprocess.run([path, *arguments], capture_output=True,
                              text=True)
    return done.returncode, done.stderr


DIGEST = "the digest is not that of the table as it was generated"
RULES = "a table is not what the rules make it"


def check(program, content, table, complaints):
    """Changes a bit in the middle of a content."""
    at = program.index(content) + len(content) // 2
    changed = program[:at] + bytes([program[at] ^ 4]) + program[at + 1:]
    status, message = run(changed, "verify")
    expected = [f"almanac: verify: {table}: {what}" for what in complaints]
    if status == 1 and message.splitlines() == expected:
        return True
    print(f"{table}: exit status {status}, {message!r}")
    return False


def draws_end(program, table):
    """No board is at distance 0 when the goal's own entry is changed."""
    at = program.index(table)
    changed = program[:at] + bytes([program[at] ^ 1]) + program[at + 1:]
    status, message = run(changed, "coin", "--random", "1", "--distance", "0",
                          "--goal", "HHHHHHHHH")
    if status == 2 and "no board is 0 moves from the goal" in message:
        return True
    print(f"draws: exit status {status}, {message!r}")
    return False


def main(path, directory, profile):
    with open(path, "rb") as file:
        program = file.read()
    if run(program, "verify") != (0, ""):
        print("the unchanged tables are not proved")
        return 1
    found = [check(program, table_bytes(directory, profile, table), table,
                   [DIGEST, RULES]) for table in TABLES]
    found += [check(program, digest_bytes(directory, profile, table), table,
                    [DIGEST]) for table in TABLES]
    found.append(draws_end(program, table_bytes(directory, profile, "coin")))
    print(f"{sum(found)} of {len(found)} changed bits found")
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
