"""Compares the manual pages with what they are about.

almanac(1) must have the commands and options of the help, each with its
letter and argument, and no other; almanac(3) the functions and errors of the
header. An option belongs to the commands that the heading above it names, or
to all if it names none.

usage: manual.py ALMANAC ALMANAC.1
       manual.py HEADER ALMANAC.3
"""

import re
import subprocess
import sys

GAMES = ["coin", "cross", "puzzle8"]
QUOTED = re.compile(r'"(.*?)"')


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def help_of(almanac, *command):
    return subprocess.run([almanac, *command, "--help"], check=True,
                          capture_output=True, text=True).stdout


def commands_of_help(almanac):
    return re.findall(r"^  ([a-z0-9]+) ", help_of(almanac), re.M)


def options_of_help(almanac):
    """Each option as (command, letter, name, argument)."""
    pattern = r"^  (?:-(\w), |    )--([a-z-]+)(?: ([A-Z]+))? "
    return {(command, *option)
            for command in commands_of_help(almanac)
            for option in re.findall(pattern, help_of(almanac, command), re.M)}


def options_of_page(page, commands):
    pattern = r"^\.It (?:Fl (\w) , )?Fl -([a-z-]+)(?: Ar ([A-Z]+))?$"
    found = set()
    for section in re.split(r"^\.S[sh] ", page, flags=re.M):
        heading = section.split("\n")[0]
        named = [name for name in commands if name in re.split(r"\W+", heading)]
        found |= {(command, *option) for command in named or commands
                  for option in re.findall(pattern, section, re.M)}
    return found


def plain(prototype):
    """The prototype, arrays as the pointers they are, in one way of spacing."""
    prototype = re.sub(r"(\w+)\[[^]]*\]", r"*\1", prototype)
    return re.sub(r"\s*([*(),])\s*", r"\1", re.sub(r"\s+", " ", prototype))


def functions_of_header(header):
    return set(map(plain, re.findall(r"^ALMANAC_API\s+([^;]*);", header, re.M)))


def functions_of_page(page):
    """Of GAME, the function of each game."""
    found = re.findall(r"^\.Ft (.*)\n\.Fn (\w+)(.*)$", page, re.M)
    lines = {plain(f"{result} {name}({','.join(re.findall(QUOTED, rest))})")
             for result, name, rest in found}
    return {line.replace("GAME", game) for line in lines for game in GAMES}


def errors_of_header(header):
    names = re.search(r"enum almanac_status \{(.*?)\};", header, re.S)[1]
    return {(name, re.sub(r"\s+", " ", text)) for text, name in
            re.findall(r"/\* (.*?) \*/\s+(ALMANAC_ERROR_\w+)", names, re.S)}


def errors_of_page(page):
    return set(re.findall(r"^\.It Dv (ALMANAC_ERROR_\w+)\n(.*)$", page, re.M))


def differ(what, right, page):
    """Prints what only one of the two has."""
    for only, place in [(right - page, "not in the page"),
                        (page - right, "in the page only")]:
        for one in sorted(only):
            print(f"{what}, {place}: {one}")
    return not right or right != page


def main(subject, path):
    page = read(path)
    if path.endswith(".1"):
        commands = commands_of_help(subject)
        listed = re.findall(r"^\.It Cm (\w+)$", page, re.M)
        return (differ("command", set(commands), set(listed)) |
                differ("option", options_of_help(subject),
                       options_of_page(page, commands)))
    header = read(subject)
    return (differ("function", functions_of_header(header),
                   functions_of_page(page)) |
            differ("error", errors_of_header(header), errors_of_page(page)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
