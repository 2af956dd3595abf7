"""What the library costs: names, bytes of tables, size, stack of each call.

usage: costs print SOURCE BUILD GCC FILE ...
           prints it as Markdown
       costs keep SOURCE BUILD GCC FILE ...
           makes it what README.md says
       costs check SOURCE BUILD GCC FILE ...
           fails if README.md says anything else

The files are the sources of the library; BUILD has its generated tables.
"""

import pathlib
import re
import sys
import tempfile

import library
import stack

START = "<!-- costs -->\n"
END = "<!-- end of costs -->\n"
COMPILED = "Compiled by "

# Of what a compiler makes of the library, how much may change unnoticed.
TOLERANCE = 0.05


def measure(source, build, gcc, files, profile):
    header = (source / "runtime" / "almanac.h").read_text()
    tables = sorted((build / "tables").glob(f"{profile}-*.c"))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        linked = library.compile_all(gcc, source, profile, files + tables,
                                     folder)
        graph = stack.CallGraph(header, files, folder)
        names = library.exported(linked)
        return {
            "tables": library.table_bytes(linked),
            "size": library.stripped_bytes(linked),
            "stack": {name: graph.of(name) for name
                      in sorted(names, key=header.index)},
        }


def table(title, costs, what):
    """A Markdown table: a row for each name, a column for each profile."""
    rows = [f"| {title} | fast | small |", "| :-- | --: | --: |"]
    for name in costs["fast"][what]:
        figures = (f"{costs[profile][what][name]:,}"
                   for profile in ("fast", "small"))
        rows.append(f"| {name} | {' | '.join(figures)} |")
    return "\n".join(rows) + "\n"


def markdown(costs, compiler):
    for cost in costs.values():
        cost["tables"]["all tables"] = sum(cost["tables"].values())
        cost["sizes"] = {"shared library, stripped": cost["size"]}
    names = len(costs["fast"]["stack"])
    return f"""\
{names} names are exported, all of them functions of the header.

{table("Bytes of a table", costs, "tables")}
{COMPILED}{compiler}, with -O3:

{table("Bytes of the library", costs, "sizes")}
<details><summary>Bytes of stack that a call takes at most</summary>

{table("Function", costs, "stack")}
A caller's callback comes on top, and on x86-64 the 128 bytes of the red zone.

</details>
"""


def between_markers(text):
    """The text before, between and after the markers."""
    before, rest = text.split(START)
    middle, after = rest.split(END)
    return before, middle, after


def figures(text):
    """The numbers of each row."""
    return {name: [int(number.replace(",", "")) for number in numbers]
            for name, *numbers in re.findall(r"^\| (.+) \| (.+) \| (.+) \|$",
                                             text, re.MULTILINE)
            if numbers[0][0].isdigit()}


def agree(kept, text, compiler):
    """Names and tables are the same everywhere; sizes and stack are close,
    where the compiler is the same."""
    if kept.split(COMPILED)[0] != text.split(COMPILED)[0]:
        return False
    old, new = figures(kept), figures(text)
    return old.keys() == new.keys() and (
        f"{COMPILED}{compiler}," not in kept or
        all(abs(was - now) <= TOLERANCE * was
            for name in old for was, now in zip(old[name], new[name])))


def check(readme, text, compiler):
    _, kept, _ = between_markers(readme.read_text())
    if not agree(kept, text, compiler):
        sys.exit("README.md does not say what the library costs:\n" + text)


def main(command, source, build, gcc, *files):
    source = pathlib.Path(source)
    readme = source / "README.md"
    files = [pathlib.Path(path).resolve() for path in files]
    compiler = library.compiler(gcc)
    text = markdown({profile: measure(source, pathlib.Path(build), gcc, files,
                                      profile)
                     for profile in library.PROFILES}, compiler)
    if command == "check":
        check(readme, text, compiler)
    elif command == "keep":
        before, _, after = between_markers(readme.read_text())
        readme.write_text(before + START + text + END + after)
    else:
        print(text, end="")


if __name__ == "__main__":
    if len(sys.argv) < 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
