"""The library exports its functions only, has nothing that is written to or
run when it is loaded, and needs no more of the C library than what a compiler
may call from anywhere.

usage: surprises.py SHARED-LIBRARY STATIC-LIBRARY HEADER
"""

import re
import subprocess
import sys

PREFIX = "almanac_"
NEEDED = {"memcpy", "memset", "memcmp"}

# Sections that must be empty in the library's own objects: what is written
# to, if only by the loader, and what is run when the library is loaded.
EMPTY = re.compile(r"\.(data|bss|tdata|tbss|preinit_array|init_array|ctors|"
                   r"fini_array|dtors|init|fini)(\.|$)|COMMON")
# In the shared library the linker and the compiler's start files have a
# little of their own there: their names begin with an underscore.
THEIRS = re.compile(r"_|completed\.\d+$")
LINKER_SECTIONS = {".got", ".got.plt", ".plt", ".data", ".init_array",
                   ".fini_array"}


def lines(*command):
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def symbols(*arguments):
    """Kind and name of each symbol, without its version."""
    for line in lines("nm", "--format=posix", *arguments):
        parts = line.split()
        if len(parts) > 1:
            yield parts[1], parts[0].partition("@")[0]


def sections(library):
    """Name, size, address and flags of each section of each object."""
    listed = [line.split(None, 7) for line in lines("objdump", "-hw", library)]
    for parts in listed:
        if len(parts) == 8 and parts[0].isdigit():
            yield parts[1], int(parts[2], 16), int(parts[3], 16), parts[7]


def declared(header):
    with open(header, encoding="utf-8") as file:
        code = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    return set(re.findall(rf"\b({PREFIX}\w+)\(", code))


def check_exports(shared, static, header):
    exported = {name for _, name in symbols("-D", "--defined-only", shared)}
    for name in exported ^ declared(header):
        yield f"{name} is exported or declared, not both"
    for kind, name in symbols("--extern-only", "--defined-only", static):
        if not name.startswith(PREFIX):
            yield f"{name} is in the static library"


def check_needs(shared, static, _):
    """Weak names are the start files'; the table of offsets, the linker's."""
    own = {name for _, name in symbols("--defined-only", static)}
    own |= NEEDED | {"_GLOBAL_OFFSET_TABLE_"}
    for library, options in [(shared, ["-D"]), (static, [])]:
        for kind, name in symbols(*options, "--undefined-only", library):
            if kind == "U" and name not in own:
                yield f"{name} is needed"


def check_writable(shared, static, _):
    for name, size, _, _ in sections(static):
        if size > 0 and EMPTY.match(name):
            yield f"{name} of an object has {size} bytes"
    for kind, name in symbols(shared):
        if kind in "dDbBsSgG" and not THEIRS.match(name):
            yield f"{name} can be written to"


def check_relocations(shared, _, __):
    """What the loader fills in lies in the linker's own sections."""
    places = list(sections(shared))
    for line in lines("readelf", "-rW", shared):
        if not re.match(r"[0-9a-f]{8,} ", line):
            continue
        at = int(line.split()[0], 16)
        section = next(name for name, size, start, flags in places
                       if start <= at < start + size and "ALLOC" in flags)
        if section not in LINKER_SECTIONS:
            yield f"the loader fills in {section}: {line}"


def check_start(shared, _, __):
    """The start files have one function that is run, and one at the end."""
    pointer = 8 if any("64" in line for line in lines("readelf", "-h", shared)
                       if "Class" in line) else 4
    for name, size, _, _ in sections(shared):
        if name in (".init_array", ".fini_array") and size > pointer:
            yield f"{name} has {size // pointer} functions"


def check_stack(shared, static, _):
    headers = [line for line in lines("readelf", "-lW", shared)
               if "GNU_STACK" in line]
    if len(headers) != 1 or "E" in headers[0].split()[-2]:
        yield "the shared library has an executable stack"
    for line in lines("readelf", "-SW", static):
        if ".note.GNU-stack" in line and "X" in line.split()[-4]:
            yield "an object wants an executable stack"


CHECKS = [check_exports, check_needs, check_writable, check_relocations,
          check_start, check_stack]


def main(*files):
    passed = 0
    for check in CHECKS:
        surprises = list(check(*files))
        passed += not surprises
        for surprise in surprises:
            print(f"{check.__name__}: {surprise}")
    print(f"{passed} of {len(CHECKS)} checks without a surprise")
    return 0 if passed == len(CHECKS) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
