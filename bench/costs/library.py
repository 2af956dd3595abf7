"""The library of a profile, compiled as a release is: its names and sizes."""

import concurrent.futures
import os
import re
import subprocess

FLAGS = ["-std=c17", "-O3", "-fPIC", "-fvisibility=hidden"]
PROFILES = {"fast": [], "small": ["-DALMANAC_TABLES_SMALL"]}
TABLES = re.compile(r"almanac_(\w+_table|puzzle8_first|puzzle8_last)")


def run(*command):
    return subprocess.run([str(word) for word in command], check=True,
                          stdout=subprocess.PIPE, encoding="utf-8").stdout


def compiler(gcc):
    """Its version and machine: what is compiled depends on them."""
    machine = run(gcc, "-dumpmachine").strip()
    return f"gcc {run(gcc, '-dumpfullversion').strip()}, {machine}"


def compile_all(gcc, source, profile, files, folder):
    """Compiles the files, each with its part of the call graph beside it, and
    links them."""
    def compile_one(path):
        output = folder / f"{path.stem}.o"
        run(gcc, *FLAGS, *PROFILES[profile], "-I", source / "tables",
            "-fcallgraph-info=su", "-c", path, "-o", output)
        return output

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compile_one, files))
    library = folder / "libalmanac.so"
    run(gcc, "-shared", "-o", library, *objects)
    return library


def exported(library):
    return set(run("nm", "-D", "--defined-only", "--format=just-symbols",
                   library).split())


def table_bytes(library):
    """The bytes of each table, by its name."""
    sizes = {}
    for line in run("nm", "-S", "--defined-only", library).splitlines():
        *numbers, _, symbol = line.split()
        table = TABLES.fullmatch(symbol)
        if table:
            sizes[table[1].removesuffix("_table")] = int(numbers[1], 16)
    return sizes


def stripped_bytes(library):
    stripped = library.with_name("stripped")
    run("strip", "-o", stripped, library)
    return stripped.stat().st_size
