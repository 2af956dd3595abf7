"""Runs the benchmarks in rounds and takes the median of each."""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile


def show(text):
    """Overwrites the line on a terminal; elsewhere each line stands alone."""
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)
    else:
        print(text, flush=True)


def names_of(program):
    return subprocess.run([program, "--benchmark_list_tests"], check=True,
                          stdout=subprocess.PIPE,
                          text=True).stdout.splitlines()


def run_round(program, seconds, total, title):
    """The JSON of one run, whose progress is shown as it goes."""
    with tempfile.TemporaryDirectory() as directory:
        out = pathlib.Path(directory) / "out.json"
        with subprocess.Popen(
                [program, f"--benchmark_min_time={seconds}",
                 f"--benchmark_out={out}", "--benchmark_out_format=json"],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True) as running:
            done = 0
            for line in running.stdout:
                if "/" in line.split(" ")[0]:
                    done += 1
                    show(f"{title}, {done} of {total}: {line.split()[0]}")
        if running.returncode != 0:
            sys.exit(f"{program}: an answer is not the table's, or it failed")
        return json.loads(out.read_text())


def nanoseconds(row):
    return row["cpu_time"] * {"ns": 1, "us": 1e3, "ms": 1e6}[row["time_unit"]]


def spread(times):
    return {"ns": statistics.median(times), "lowest_ns": min(times),
            "highest_ns": max(times)}


def significant(value, digits=6):
    """JSON with no digits that mean nothing."""
    return float(f"{value:.{digits}g}")


def record(rows):
    """One benchmark: its rows of all rounds."""
    first = rows[0]
    group, method, name = first["name"].split("/")
    boards = first.get("boards", 1)
    times = spread([nanoseconds(row) / boards for row in rows])
    made = {"game": group, "method": method, "set": name}
    made.update({key: significant(value) for key, value in times.items()})
    if "boards" in first:
        made["queries_a_second"] = significant(1e9 / times["ns"])
        for key in ("boards", "visited", "bytes"):
            made[key] = significant(first[key], 9)
    return made


def measure(program, rounds, seconds):
    total = len(names_of(program))
    runs = [run_round(program, seconds, total, f"round {i + 1} of {rounds}")
            for i in range(rounds)]
    show("")
    by_name = zip(*(run["benchmarks"] for run in runs))
    records = [record(rows) for rows in by_name]
    return {
        "context": runs[0]["context"],
        "queries": [r for r in records if "boards" in r],
        "fills": [r for r in records if r["set"] == "fill"],
        "generator": [r for r in records if r["game"] == "generator"],
    }


def printed(program):
    """What a program prints."""
    show(f"running {pathlib.Path(program).name}")
    return subprocess.run([program], check=True, stdout=subprocess.PIPE,
                          text=True).stdout
