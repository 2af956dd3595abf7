"""The pictures of the report, drawn by gnuplot."""

import subprocess

import tables

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
set terminal svg size 980,540 enhanced font "Helvetica,Arial,sans-serif,15" \
    background "#ffffff"
set encoding utf8
set border 3 linecolor "#888888"
set tics nomirror textcolor "#333333"
set grid linecolor "#dddddd" linetype 1
set key outside right top Left reverse spacing 1.4 textcolor "#333333"
set title font ",19" textcolor "#111111"
set xlabel textcolor "#333333"
set ylabel textcolor "#333333"
"""
TIMES = [(1, "1 ns"), (10, "10 ns"), (100, "100 ns"), (1e3, "1 µs"),
         (1e4, "10 µs"), (1e5, "100 µs"), (1e6, "1 ms"), (1e7, "10 ms"),
         (1e8, "100 ms"), (1e9, "1 s"), (1e10, "10 s"), (1e11, "100 s"),
         (1e12, "1000 s")]
SIZES = [(100, "100 B"), (1e3, "1 kB"), (1e4, "10 kB"), (1e5, "100 kB"),
         (1e6, "1 MB"), (1e7, "10 MB"), (1e8, "100 MB")]
COUNTS = [(1, "1"), (100, "100"), (1e4, "10,000"), (1e6, "1 million"),
          (1e8, "100 million")]


def tics(axis, marks):
    places = ", ".join(f'"{text}" {place:g}' for place, text in marks)
    return f"set {axis}tics ({places})\n"


def block(name, points):
    lines = "\n".join(" ".join(f"{value:g}" for value in point)
                      for point in points)
    return f"${name.replace('-', '_')} << E\n{lines}\nE\n"


def curve(name, title, style, colour=None):
    return (f"${name.replace('-', '_')} using 1:2 with {style} "
            f'linecolor "{colour or COLOURS[name]}" title "{title}"')


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
set xtics (0, 5, 10, 15, 20, 25, "" 30, 31)
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


def memory_label(row):
    """The name of a method beside its point, on the side that is free."""
    method = row["method"]
    left = method == "bidirectional"
    return (f'set label "{tables.METHODS[method]}" at '
            f'{row["bytes"]:g},{row["ns"]:g} {"right" if left else "left"} '
            f'offset {-1.2 if left else 1.2},0 '
            f'textcolor "{COLOURS[method]}" front\n')


def draw_memory(results, path):
    script = f"""set output "{path}"
set title "8-puzzle: memory against time, random boards"
set xlabel "memory"
set ylabel "time a query"
set logscale xy
set xrange [100:1e9]
set yrange [1:1e8]
unset key
""" + tics("y", TIMES[:9]) + tics("x", SIZES)
    curves = []
    for method in ORDER:
        boards = tables.widest_set(results, "puzzle8", method)
        row = tables.find(results, "puzzle8", method, boards)
        script += block(method, [(row["bytes"], row["ns"])])
        script += memory_label(row)
        curves.append(curve(method, "", "points pointtype 7 pointsize 1.3"))
    gnuplot(script + "plot " + ", ".join(curves) + "\n")


def total(results, method, queries):
    boards = tables.widest_set(results, "puzzle8", method)
    each = tables.find(results, "puzzle8", method, boards)["ns"]
    first = tables.fill(results, "puzzle8", method)
    if method.startswith("table"):
        first = tables.generation(results, "puzzle8")
    return first + queries * each


def break_even_title(results, method):
    if method == "table":
        return "table, generated first"
    return (f"{tables.METHODS[method]}: "
            f"{tables.break_even_text(results, 'puzzle8', method)}")


def draw_break_even(results, path):
    script = f"""set output "{path}"
set title "8-puzzle: time of all queries, and how many pay for the table"
set xlabel "queries, random boards"
set ylabel "time in all"
set logscale xy
set xrange [1:1e8]
set yrange [1e3:1e12]
set key inside right bottom
""" + tics("y", TIMES[3:]) + tics("x", COUNTS)
    curves = []
    points = []
    for method in ORDER[:-1]:
        script += block(method, [
            (10 ** (i / 8), total(results, method, 10 ** (i / 8)))
            for i in range(65)])
        curves.append(curve(method, break_even_title(results, method),
                            "lines linewidth 2.5"))
        queries = tables.break_even(results, "puzzle8", method) \
            if method != "table" else 0
        if 0 < queries < 1e8:
            name = f"{method}-even"
            script += block(name, [(queries,
                                    total(results, "table", queries))])
            points.append(curve(name, "", "points pointtype 7 pointsize 0.9",
                                COLOURS[method]))
    gnuplot(script + "plot " + ", ".join(curves + points) + "\n")


def draw(results, directory):
    draw_time(results, directory / "time.svg")
    draw_memory(results, directory / "memory.svg")
    draw_break_even(results, directory / "break-even.svg")
