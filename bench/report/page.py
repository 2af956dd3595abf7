"""The report as Markdown, as a page, and the part that the README shows."""

import html as escape

import tables
import units

PROGRAMS = {
    "bench-live": "The games solved live",
    "bench-queries": "Questions to the table of the 8-puzzle",
}
REPEAT = ("meson setup build-report -Dtests=disabled -Dbenchmarks=enabled",
          "meson compile -C build-report report")
METHOD = (
    "Every answer was compared with the table's before a time was taken.",
    "Times are processor time, the median of the rounds; each method answers "
    "the same boards, drawn from a fixed seed, one after another.",
    "All methods of the 8-puzzle start from the nine characters of a board, "
    "as the tables and the hash maps of all games do; “from a number” skips "
    "reading them. The searches of the other games start from a number, and "
    "are compared with the table asked likewise.",
    "At one distance there are few boards, which stay in the cache; what a "
    "hash map costs when they do not, the many random boards show.",
    "States visited are those put into a queue, or entered by IDA*; for the "
    "elimination, the solutions weighed. Memory is the tables, or the hash "
    "map's nodes and buckets, or a search's arrays by state and the most of "
    "its queue or stack that was in use.",
    "The table has paid for its generation (enumerate and search, prove, "
    "pack, print) after so many queries that what it has saved is more. "
    "Compiling what was printed is not counted; the hash map's own filling "
    "is.",
)


def boards_text(results, boards):
    count = tables.find(results, "puzzle8", "table", boards)["boards"]
    return f"{count:,.0f} random boards"


def sections(results):
    """The parts of the report: a title, a picture or None, tables."""
    yield ("8-puzzle, by distance", ("time", "Time of an answer by distance"),
           [("Time a query", tables.distance_table(results)),
            ("States visited", tables.visited_table(results))])
    yield ("8-puzzle, random boards", ("memory", "Memory against time"),
           [(boards_text(results, "random"),
             tables.game_table(results, "puzzle8", "random")),
            (boards_text(results, "many"),
             tables.game_table(results, "puzzle8", "many"))])
    yield ("Break-even", ("break-even", "Time of all queries"),
           [("The table has paid for its generation after",
             tables.break_even_table(results))])
    yield ("Coin game and cross flip", None,
           [(tables.GAMES[game], tables.game_table(results, game, "random"))
            for game in ("coin", "cross")])
    yield ("The generator", None,
           [("Time a table", tables.generator_table(results))])


def markdown_table(table):
    header, rows = table
    marks = [":--"] + ["--:"] * (len(header) - 1)
    return "".join("| " + " | ".join(row) + " |\n"
                   for row in [header, marks] + rows)


def markdown(results):
    text = "# Almanac: table against search\n\n"
    text += "".join(f"- {line}\n" for line in tables.promises(results))
    for title, picture, parts in sections(results):
        text += f"\n## {title}\n"
        if picture:
            text += f"\n![{picture[1]}]({picture[0]}.svg)\n"
        for caption, table in parts:
            text += f"\n{caption}:\n\n{markdown_table(table)}"
    for name, printed in results["programs"].items():
        text += f"\n## {PROGRAMS.get(name, name)}\n\n```\n{printed}```\n"
    text += "\n## The machine\n\n"
    text += markdown_table((["", ""], list(
        [key, value] for key, value in results["machine"].items())))
    text += "\n## How it was measured\n\n"
    text += "".join(f"- {line}\n" for line in METHOD)
    text += "\nTo repeat it:\n\n    " + "\n    ".join(REPEAT) + "\n"
    return text


def readme(results):
    """The main table and the picture."""
    machine = results["machine"]
    searches = ["table", "breadth-first", "bidirectional", "a-star",
                "ida-star"]
    text = "\n![Time of an answer by distance](bench/results/time.svg)\n\n"
    text += f"8-puzzle, {boards_text(results, 'random')}:\n\n"
    text += markdown_table(
        tables.game_table(results, "puzzle8", "random", searches))
    text += f"\n8-puzzle, {boards_text(results, 'many')}:\n\n"
    text += markdown_table(tables.game_table(results, "puzzle8", "many"))
    text += (f"\nMeasured on {machine['date']}: {machine['processor']}; "
             f"{machine['system']}; {machine['compiler']}.\n\n")
    return text


CSS = """
body { margin: 0; background: #f6f5f2; color: #222;
       font: 16px/1.55 Helvetica, Arial, sans-serif; }
main { max-width: 980px; margin: 0 auto; padding: 40px 24px 80px; }
h1 { font-size: 34px; margin: 0 0 4px; }
h2 { margin: 48px 0 12px; font-size: 23px; }
h3 { margin: 22px 0 6px; font-size: 15px; color: #555; font-weight: 600; }
.lead { color: #555; margin: 0 0 28px; font-size: 18px; }
.cards { display: flex; flex-wrap: wrap; gap: 14px; }
.card { flex: 1 1 200px; background: #fff; border-top: 4px solid #d55e00;
        padding: 14px 18px; }
.card b { display: block; font-size: 28px; }
.card span { color: #555; font-size: 14px; display: block; line-height: 1.4; }
img { width: 100%; background: #fff; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; background: #fff; width: 100%;
        font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 7px 11px; text-align: right; border-bottom: 1px solid #eee;
         white-space: nowrap; }
th { color: #555; border-bottom: 2px solid #ddd; white-space: normal; }
th:first-child, td:first-child { text-align: left; }
.text td:last-child { text-align: left; white-space: normal; width: 85%; }
tr.table td { background: #fdf1e8; }
pre { background: #fff; padding: 14px 18px; overflow-x: auto;
      font-size: 13px; }
footer { margin-top: 48px; color: #777; font-size: 14px; }
"""


def html_row(row, tag):
    cells = "".join(f"<{tag}>{escape.escape(cell)}</{tag}>" for cell in row)
    mark = ' class="table"' if row[0].startswith("table,") else ""
    return f"<tr{mark}>{cells}</tr>\n"


def html_table(table):
    header, rows = table
    return ('<div class="scroll"><table>\n' + html_row(header, "th") +
            "".join(html_row(row, "td") for row in rows) + "</table></div>\n")


def cards(results):
    row = tables.find(results, "puzzle8", "table", "many")
    yield (units.time(row["ns"]), "an 8-puzzle answered by the table, its nine "
           "characters read and checked")
    for method, boards, what in (
            ("breadth-first", "random", "the breadth-first search"),
            ("hash-map", "many", "the hash map of strings")):
        ratio = tables.times_table(results, "puzzle8", method, boards)
        yield f"{units.rounded(ratio)}×", f"as fast as {what}, same boards"
    queries = tables.break_even_text(results, "puzzle8", "breadth-first")
    yield queries, "by breadth-first search take as long as making the table"
    yield units.size(row["bytes"]), "hold the answers to all 362,880 boards"


def html_machine(results):
    rows = "".join(f"<tr><td>{key}</td><td>{escape.escape(value)}</td></tr>\n"
                   for key, value in results["machine"].items())
    return f'<div class="text"><table>\n{rows}</table></div>\n'


def html_body(results):
    text = '<div class="cards">\n'
    for figure, what in cards(results):
        text += f'<div class="card"><b>{figure}</b><span>{what}</span></div>\n'
    text += "</div>\n"
    for title, picture, parts in sections(results):
        text += f"<h2>{title}</h2>\n"
        if picture:
            text += f'<img src="{picture[0]}.svg" alt="{picture[1]}">\n'
        for caption, table in parts:
            text += f"<h3>{caption}</h3>\n" + html_table(table)
    for name, printed in results["programs"].items():
        text += f"<h2>{PROGRAMS.get(name, name)}</h2>\n"
        text += f"<pre>{escape.escape(printed)}</pre>\n"
    return text


def html_list(lines):
    items = "".join(f"<li>{escape.escape(line)}</li>\n" for line in lines)
    return f"<ul>\n{items}</ul>\n"


def html(results):
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Almanac: table against search</title>
<style>{CSS}</style>
</head>
<body>
<main>
<h1>Table against search</h1>
<p class="lead">What Almanac's tables buy, measured side by side on
{results["machine"]["date"]}.</p>
{html_body(results)}
<h2>Held to</h2>
{html_list(tables.promises(results))}
<h2>The machine</h2>
{html_machine(results)}
<h2>How it was measured</h2>
{html_list(METHOD)}
<h2>How to repeat it</h2>
<pre>{chr(10).join(REPEAT)}</pre>
<footer>The figures: <a href="results.json">results.json</a>,
<a href="queries.csv">queries.csv</a>,
<a href="generator.csv">generator.csv</a>,
<a href="break-even.csv">break-even.csv</a>,
<a href="report.md">report.md</a>.</footer>
</main>
</body>
</html>
"""
