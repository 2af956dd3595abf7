"""Every function that the library exports is named in a program's objects.

usage: every_function.py SHARED-LIBRARY ARCHIVE...
"""

import subprocess
import sys


def names(*command):
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return {line.split()[-1] for line in done.stdout.splitlines() if line}


def main(library, *archives):
    exported = names("nm", "-D", "--defined-only", library)
    missing = exported - names("nm", "--undefined-only", *archives)
    print(f"{len(exported) - len(missing)} of {len(exported)} functions asked")
    for name in sorted(missing):
        print("not asked:", name)
    return 1 if missing or not exported else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
