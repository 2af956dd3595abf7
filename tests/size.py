"""The stripped shared library is no larger than its profile allows.

usage: size.py LIBRARY PROFILE
"""

import os
import subprocess
import sys
import tempfile

LIMITS = {"fast": 300_000, "small": 160_000}


def main(library, profile):
    with tempfile.TemporaryDirectory() as directory:
        stripped = os.path.join(directory, "stripped")
        subprocess.run(["strip", "-o", stripped, library], check=True)
        size = os.path.getsize(stripped)
    print(f"{profile}: {size} bytes stripped, at most {LIMITS[profile]}")
    return 0 if size <= LIMITS[profile] else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
