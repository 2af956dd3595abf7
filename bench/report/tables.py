"""The tables of the report: what was measured, and what follows from it."""

import csv
import io
import math

import units

METHODS = {
    "table": "table, from text",
    "table-number": "table, from a number",
    "hash-map": "hash map of strings",
    "breadth-first": "breadth-first",
    "bidirectional": "bidirectional",
    "a-star": "A*, Manhattan",
    "ida-star": "IDA*, linear conflict",
    "elimination": "GF(2) elimination",
}
GAMES = {"puzzle8": "8-puzzle", "coin": "Coin game", "cross": "Cross flip"}
# What a question to the usual goal looks up.
TABLES = {"puzzle8": "puzzle8_corner", "coin": "coin", "cross": "cross"}
# The methods of a game that are given its text; the others get a number.
GIVEN_TEXT = {"puzzle8": {"table", "hash-map", "breadth-first",
                          "bidirectional", "a-star", "ida-star"},
              "coin": {"table", "hash-map"}, "cross": {"table", "hash-map"}}
STAGES = ("search", "prove", "pack", "print")
DISTANCES = ("0", "5", "10", "15", "20", "25", "30", "31")


def find(results, game, method, boards):
    for row in results["queries"]:
        if (row["game"], row["method"], row["set"]) == (game, method, boards):
            return row
    return None


def methods_of(results, game, boards):
    return [row["method"] for row in results["queries"]
            if (row["game"], row["set"]) == (game, boards)]


def table_like(game, method):
    """The table, asked in the way that the method is."""
    return "table" if method in GIVEN_TEXT[game] else "table-number"


def generation(results, game):
    return sum(row["ns"] for row in results["generator"]
               if row["method"] == TABLES[game])


def fill(results, game, method):
    if method != "hash-map":
        return 0
    return next(row["ns"] for row in results["fills"] if row["game"] == game)


def widest_set(results, game, method):
    """The most boards that a method has been asked."""
    many = find(results, game, method, "many")
    return "many" if many else "random"


def break_even(results, game, method):
    """How many queries pay for the table: 0 if it was made sooner than the
    other method was ready, infinity if they never do."""
    boards = widest_set(results, game, method)
    table = find(results, game, table_like(game, method), boards)
    saved = find(results, game, method, boards)["ns"] - table["ns"]
    owed = generation(results, game) - fill(results, game, method)
    if saved <= 0:
        return math.inf
    return max(0, math.ceil(owed / saved))


def break_even_text(results, game, method):
    if method.startswith("table"):
        return ""
    queries = break_even(results, game, method)
    if queries in (0, math.inf):
        return "at once" if queries == 0 else "never"
    return units.rounded_count(queries) + \
        (" query" if queries == 1 else " queries")


def times_table(results, game, method, boards):
    table = find(results, game, table_like(game, method), boards)
    return find(results, game, method, boards)["ns"] / table["ns"]


def game_table(results, game, boards, methods=None):
    header = ["Method", "Time a query", "Queries a second", "States visited",
              "Memory", "Times the table's", "Table pays after"]
    rows = []
    for method in methods or methods_of(results, game, boards):
        row = find(results, game, method, boards)
        is_table = method.startswith("table")
        pays = boards == widest_set(results, game, method)
        rows.append([
            METHODS[method], units.time(row["ns"]),
            units.rate(row["queries_a_second"]), units.count(row["visited"]),
            units.size(row["bytes"]),
            "" if is_table else
            units.rounded(times_table(results, game, method, boards)),
            break_even_text(results, game, method) if pays else "",
        ])
    return header, rows


def distance_table(results):
    header = ["Method"] + list(DISTANCES)
    rows = [[METHODS[method]] +
            [units.time(find(results, "puzzle8", method, d)["ns"])
             for d in DISTANCES]
            for method in methods_of(results, "puzzle8", "31")]
    return header, rows


def visited_table(results):
    header = ["Method"] + list(DISTANCES)
    rows = [[METHODS[method]] +
            [units.count(find(results, "puzzle8", method, d)["visited"])
             for d in DISTANCES]
            for method in methods_of(results, "puzzle8", "31")
            if find(results, "puzzle8", method, "31")["visited"] > 0]
    return header, rows


def generator_table(results):
    header = ["Table", "Enumerate and search", "Prove", "Pack", "Print",
              "In all"]
    rows = []
    for table in dict.fromkeys(r["method"] for r in results["generator"]):
        times = {row["set"]: row["ns"] for row in results["generator"]
                 if row["method"] == table}
        rows.append([table.replace("_", " ")] +
                    [units.time(times[stage]) for stage in STAGES] +
                    [units.time(sum(times.values()))])
    for row in results["fills"]:
        rows.append([f"hash map, {GAMES[row['game']]}", units.time(row["ns"]),
                     "", "", "", units.time(row["ns"])])
    return header, rows


def break_even_table(results):
    header = ["Method"] + list(GAMES.values())
    rows = [[name] + [break_even_text(results, game, method)
                      if find(results, game, method, "random") else ""
                      for game in GAMES]
            for method, name in METHODS.items()
            if not method.startswith("table")]
    return header, rows


PROMISES = (("breadth-first", "random", 10000), ("hash-map", "many", 8))


def promises(results):
    """What the table is held to, a line each."""
    lines = []
    for method, boards, least in PROMISES:
        count = find(results, "puzzle8", "table", boards)["boards"]
        for asked in ("table", "table-number"):
            ratio = find(results, "puzzle8", method, boards)["ns"] / \
                find(results, "puzzle8", asked, boards)["ns"]
            kept = "at least" if ratio >= least else "NOT the"
            lines.append(
                f"8-puzzle, {METHODS[asked]}: {units.rounded(ratio)} times as "
                f"fast as the {METHODS[method]}{search_word(method)} on the "
                f"same {count:,.0f} random boards, {kept} {least:,} promised")
    return lines


def search_word(method):
    return " search" if method == "breadth-first" else ""


def csv_tables(results):
    """The figures as they were measured, a file and its rows each."""
    yield "queries.csv", results["queries"]
    yield "generator.csv", results["generator"] + results["fills"]
    yield "break-even.csv", [
        {"game": game, "method": method,
         "queries": break_even(results, game, method)}
        for game in GAMES for method in methods_of(results, game, "random")
        if not method.startswith("table")]


def csv_text(rows):
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
