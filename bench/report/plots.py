"""The pictures of the report, drawn by gnuplot."""

import subprocess

import tables
import units

# Told apart by people who see colours differently. Source: Okabe and Ito.
COLOURS = {
    "table": "#d55e00",
    "table-number": "#e69f00",
    "hash-map": "#cc79a7",
    "breadth-first": "#000000",
    "bidirectional": "#0072b2",
    "a-star": "#009e73",
    "ida-star": "#56b4e9",
}
ORDER = ("breadth-first", "bidirectional", "a-star", "ida-star", "hash-map",
         "table", "table-number")

STYLE = """
set terminal svg size 900,560 enhanced font "Helvetica,Arial,sans-serif,15" \
    background "#ffffff"
set encoding utf8
set border 3 linecolor "#888888"
set tics nomirror textcolor "#333333"
set grid linecolor "#dddddd" linetype 1
set key outside right top Left reverse spacing 1.4 textcolor "#333333"
set title font ",19" textcolor "#111111"
"""
TIMES = [(1, "1 ns"), (10, "10 ns"), (100, "100 ns"), (1e3, "1 µs"),
         (1e4, "10 µs"), (1e5, "100 µs"), (1e6, "1 ms"), (1e7, "10 ms"),
         (1e8, "100 ms"), (1e9, "1 s"), (1e10, "10 s"), (1e11, "100 s"),
         (1e12, "1000 s")]
SIZES = [(100, "100 B"), (1e3, "1 kB"), (1e4, "10 kB"), (1e5, "100 kB"),
         (1e6, "1 MB"), (1e7, "10 MB"), (1e8, "100 MB")]
COUNTS = [(10 ** i, f"{10 ** i:,}") for i in range(10)]


def tics(axis, marks):
    places = ", ".join(f'"{text}" {place:g}' for place, text in marks)
    return f"set {axis}tics ({places})\n"


def block(name, points):
    lines = "\n".join(" ".join(f"{value:g}" for value in point)
                      for point in points)
    return f"${name.replace('-', '_')} << E\n{lines}\nE\n"


def curve(name, title, style):
    return (f"${name.replace('-', '_')} using 1:2 with {style} "
            f'linecolor "{COLOURS[name]}" title "{title}"')


def gnuplot(script):
    subprocess.run(["gnuplot"], input=STYLE + script, text=True, check=True)


def draw_time(results, path):
    script = f"""set output "{path}"
set title "8-puzzle: time of an answer by the distance of the board"
set xlabel "fewest slides to the goal"
set ylabel "time a query"
set logscale y
set xrange [-0.5:31.5]
set yrange [1:1e8]
set xtics (0, 5, 10, 15, 20, 25, 30, 31)
""" + tics("y", TIMES[:9])
    curves = []
    for method in ORDER:
        script += block(method, [
            (int(d), tables.find(results, "puzzle8", method, d)["ns"])
            for d in tables.DISTANCES])
        curves.append(curve(method, tables.METHODS[method],
                            "linespoints linewidth 2.5 pointtype 7 "
                            "pointsize 0.6"))
    gnuplot(script + "plot " + ", ".join(curves) + "\n")


def draw_memory(results, path):
    script = f"""set output "{path}"
set title "8-puzzle: memory against time, random boards"
set xlabel "memory"
set ylabel "time a query"
set logscale xy
set xrange [100:1e8]
set yrange [1:1e8]
unset key
""" + tics("y", TIMES[:9]) + tics("x", SIZES)
    curves = []
    for method in ORDER:
        boards = tables.widest_set(results, "puzzle8", method)
        row = tables.find(results, "puzzle8", method, boards)
        # The numbered table stands below the other, and so does its name.
        place = "1" if method == "table-number" else "-1"
        script += block(method, [(row["bytes"], row["ns"])])
        script += (f'set label "{tables.METHODS[method]}" at '
                   f'{row["bytes"]:g},{row["ns"]:g} center offset 0,'
                   f'{-1.2 if place == "1" else 1.2} '
                   f'textcolor "{COLOURS[method]}" front\n')
        curves.append(curve(method, "", "points pointtype 7 pointsize 1.3"))
    gnuplot(script + "plot " + ", ".join(curves) + "\n")


def total(results, method, queries):
    boards = tables.widest_set(results, "puzzle8", method)
    each = tables.find(results, "puzzle8", method, boards)["ns"]
    first = tables.fill(results, "puzzle8", method)
    if method.startswith("table"):
        first = tables.generation(results, "puzzle8")
    return first + queries * each


def draw_break_even(results, path):
    script = f"""set output "{path}"
set title "8-puzzle: time of all queries, generation of the table included"
set xlabel "queries, random boards"
set ylabel "time in all"
set logscale xy
set xrange [1:1e9]
set yrange [1e4:1e12]
""" + tics("y", TIMES[4:]) + tics("x", COUNTS[::2] + COUNTS[9:])
    curves = []
    for method in ORDER[:-1]:
        script += block(method, [
            (10 ** (i / 8), total(results, method, 10 ** (i / 8)))
            for i in range(73)])
        curves.append(curve(method, tables.METHODS[method],
                            "lines linewidth 2.5"))
    for method in ORDER[:-2]:
        queries = tables.break_even(results, "puzzle8", method)
        if 1 < queries < 1e9:
            script += (f'set label "{units.rounded(queries)}" at {queries},'
                       f'{total(results, method, queries):g} point pointtype 7'
                       f' linecolor "{COLOURS[method]}" offset 0.3,-1 '
                       f'textcolor "{COLOURS[method]}" front\n')
    gnuplot(script + "plot " + ", ".join(curves) + "\n")


def draw(results, directory):
    draw_time(results, directory / "time.svg")
    draw_memory(results, directory / "memory.svg")
    draw_break_even(results, directory / "break-even.svg")
