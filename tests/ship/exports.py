"""A library that stands alone exports the functions of the header and no
other name, and leaves nothing undefined but what a compiler may call anywhere.

usage: exports.py LIBRARY HEADER
"""

import re
import subprocess
import sys

CALLED_BY_COMPILERS = {"memcmp", "memcpy", "memset"}


def names(library, which):
    printed = subprocess.run(["nm", "-D", which, "--format=just-symbols",
                              library], check=True, stdout=subprocess.PIPE,
                             encoding="utf-8").stdout
    return set(printed.split())


def declared(header):
    with open(header, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    return set(re.findall(r"\b(almanac_\w+)\(", text))


def main(library, header):
    exported = names(library, "--defined-only")
    missing = declared(header) - exported
    more = exported - declared(header)
    undefined = names(library, "--undefined-only") - CALLED_BY_COMPILERS
    print(f"not exported: {sorted(missing)}, not declared: {sorted(more)}, "
          f"undefined: {sorted(undefined)}")
    return 1 if missing or more or undefined else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
