"""The report of table against search.

usage: report run DIRECTORY BENCH-TABLES [PROGRAM ...]
           measures, and writes the report into the directory; what the other
           programs print is added to it
       report keep DIRECTORY SOURCE
           copies a report to bench/results, and its main table to README.md
       report check SOURCE
           fails if README.md says anything else than bench/results

With REPORT_QUICK set in the environment `run` measures once, and shortly.
"""

import json
import os
import pathlib
import shutil
import sys

import machine
import measure
import page
import plots
import tables

START = "<!-- report -->"
END = "<!-- end of report -->"


def write(directory, results):
    text = json.dumps(results, indent=1) + "\n"
    (directory / "results.json").write_text(text)
    for name, table in tables.csv_tables(results):
        (directory / name).write_text(tables.csv_text(table))
    (directory / "report.md").write_text(page.markdown(results))
    (directory / "index.html").write_text(page.html(results))


def run(directory, program, *others):
    quick = bool(os.environ.get("REPORT_QUICK"))
    rounds, seconds = (1, 0.001) if quick else (5, 0.05)
    directory = pathlib.Path(directory)
    directory.mkdir(parents=True, exist_ok=True)
    results = measure.measure(program, rounds, seconds)
    results["machine"] = machine.describe(results.pop("context"), rounds)
    results["programs"] = {pathlib.Path(path).name: measure.printed(path)
                           for path in others}
    write(directory, results)
    plots.draw(results, directory)
    print("\n".join(tables.promises(results)))
    print(f"the report is {directory / 'index.html'}")


def between_markers(text):
    """The text before, between and after the markers."""
    before, rest = text.split(START)
    middle, after = rest.split(END)
    return before, middle, after


def block(results_directory):
    results = json.loads((results_directory / "results.json").read_text())
    return "\n" + page.readme(results)


def keep(directory, source):
    source = pathlib.Path(source)
    kept = source / "bench" / "results"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(directory, kept)
    readme = source / "README.md"
    before, _, after = between_markers(readme.read_text())
    readme.write_text(before + START + block(kept) + END + after)


def check(source):
    source = pathlib.Path(source)
    _, middle, _ = between_markers((source / "README.md").read_text())
    if middle != block(source / "bench" / "results"):
        sys.exit("README.md does not say what bench/results says")


COMMANDS = {"run": run, "keep": keep, "check": check}

if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]](*sys.argv[2:])
