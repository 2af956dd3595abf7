"""The C programs of a document, and what it says that they print.

In Markdown a program is a block of C; in a manual page, rendered as text, what
begins with `#include`. Behind it stands `prints`, and in quotation marks the
output.

usage: programs.py --extract DOCUMENT FILE...
       programs.py --run DOCUMENT EXECUTABLE...
"""

import re
import subprocess
import sys

MARKDOWN = re.compile(r"^```c\n(.*?)^```$(.*?)(?=^```c|\Z)", re.M | re.S)
RENDERED = re.compile(r"^( +)(#include.*?^\1}\n)(.*?)(?=^ +#include|\Z)",
                      re.M | re.S)
PRINTS = re.compile(r"prints\s+[`']([^`']*)[`']")


def programs(document):
    """A pair for each program: its text, and the prose behind it."""
    with open(document, encoding="utf-8") as file:
        text = file.read()
    if document.endswith(".md"):
        return MARKDOWN.findall(text)
    return [(found[2], found[3]) for found in RENDERED.finditer(text)]


def extract(document, paths):
    found = programs(document)
    assert len(found) == len(paths), f"{document}: {len(found)} programs"
    for path, (program, _) in zip(paths, found):
        with open(path, "w", encoding="utf-8") as file:
            file.write(program)


def run(document, executables):
    failed = 0
    for executable, (_, prose) in zip(executables, programs(document)):
        expected = PRINTS.search(prose)[1] + "\n"
        actual = subprocess.run([executable], check=True, capture_output=True,
                                text=True).stdout
        if actual != expected:
            failed += 1
            print(f"{executable}: {actual!r}, {document} says {expected!r}")
    return 1 if failed else 0


if __name__ == "__main__":
    ACTION = {"--extract": extract, "--run": run}[sys.argv[1]]
    sys.exit(ACTION(sys.argv[2], sys.argv[3:]))
