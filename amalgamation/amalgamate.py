"""Makes two files to copy, almanac.c and almanac.h, of the library.

usage: amalgamate.py SOURCE OUTPUT [-DNAME ...] FILE ...
       SOURCE   the folder that holds LICENSE, runtime and tables
       OUTPUT   almanac.c, wherever it shall be; almanac.h goes beside it, and
                almanac.d, which tells the build what was read
       -DNAME   a macro that the library is compiled with
       FILE     the sources of the library and its tables
"""

import pathlib
import re
import sys

GUARD = re.compile(r"#ifndef (\w+)\n#define \1\n(.*)#endif\n", re.DOTALL)
INCLUDE = re.compile(r'^#include (["<])(.+)[">]\n', re.MULTILINE)

OPENING = """\
/* Almanac {version}, a library that answers small board games: this file and
 * {other}. Both are made from its sources, which are what to change.
 *
{license} */
"""

# What the parts of the library share is not for others to call.
HIDE = """\
#if defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility {}
#endif
"""


class Amalgamation:
    """The text of files, each behind those that it includes, none twice."""

    def __init__(self, source):
        self.source = source
        self.headers = set()
        self.seen = [source / "runtime" / "almanac.h"]
        self.text = ""

    def find(self, name, including):
        """A header stands beside what includes it; generated tables are
        elsewhere, and include those of the contract."""
        beside = (including.parent / name).resolve()
        return beside if beside.exists() else self.source / "tables" / name

    def add(self, path):
        if path in self.seen:
            return
        self.seen.append(path)
        text = path.read_text()
        for kind, name in INCLUDE.findall(text):
            if kind == "<":
                self.headers.add(name)
            else:
                self.add(self.find(name, path))
        text = GUARD.sub(r"\2", INCLUDE.sub("", text))
        text = re.sub(r"\n{3,}", "\n\n", text).strip("\n")
        self.text += f"\n/* {path.parent.name}/{path.name} */\n\n{text}\n"


def opening(source, version, other):
    """What a file of the two begins with."""
    text = (source / "LICENSE").read_text()
    lines = (f" * {line}".rstrip() + "\n" for line in text.splitlines())
    return OPENING.format(version=version, other=other,
                          license="".join(lines))


def main(source, output, *arguments):
    source = pathlib.Path(source).resolve()
    output = pathlib.Path(output)
    header = (source / "runtime" / "almanac.h").read_text()
    version = re.search(r'#define ALMANAC_VERSION "(.+)"', header)[1]
    whole = Amalgamation(source)
    macros = ""
    for argument in arguments:
        if argument.startswith("-D"):
            macros += f"#define {argument[2:]}\n"
        else:
            whole.add(pathlib.Path(argument).resolve())
    includes = "".join(f"#include <{name}>\n" for name in sorted(whole.headers))
    output.with_suffix(".h").write_text(
        opening(source, version, "almanac.c") + header)
    output.write_text(
        opening(source, version, "almanac.h") + macros +
        '#include "almanac.h"\n\n' + includes + "\n" +
        HIDE.format("push(hidden)") + whole.text + "\n" + HIDE.format("pop"))
    read = " ".join(str(path) for path in whole.seen + [source / "LICENSE"])
    output.with_suffix(".d").write_text(f"{output}: {read}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
