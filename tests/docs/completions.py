"""Asks a shell to complete command lines.

bash and zsh are asked as a user asks them, on a terminal: the line that the
Tab key leaves is printed by an `echo` put in front of it. fish tells what it
would offer, and so bash's function does: that must be the help's options.

usage: completions.py bash|zsh|fish COMPLETIONS ALMANAC
"""

import os
import pty
import re
import shlex
import subprocess
import sys
import tempfile

PROMPT = b"ready> "
# Printed behind each line, in quotation marks where it is typed.
DONE = b" that is all"

# A line, and what it is completed to.
LINES = [
    ("almanac pu", "almanac puzzle8"),
    ("almanac puzzle8 --so", "almanac puzzle8 --solve"),
    ("almanac info --so", "almanac info --so"),
    ("almanac info --le", "almanac info --levels"),
    ("almanac go --ko si", "almanac go --ko simple"),
    ("almanac go --rules a", "almanac go --rules area"),
    ("almanac go --suicide f", "almanac go --suicide forbid"),
    ("almanac go --komi rec", "almanac go --komi rec"),
    ("almanac go rec", "almanac go record.sgf"),
    ("almanac puzzle8 rec", "almanac puzzle8 rec"),
]

START = {
    "bash": ["bash", "--norc", "-i"],
    "zsh": ["zsh", "-f", "-i"],
}

# Prints what there is to complete a line with.
OFFER_BASH = """source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_almanac "$1" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
OFFER_FISH = "source $argv[1]; complete -C $argv[2]"
OFFER = {
    "bash": lambda path, line: ["bash", "-c", OFFER_BASH, path,
                                *line.split(" ")],
    "fish": lambda path, line: ["fish", "--no-config", "-c", OFFER_FISH, path,
                                line],
}


def loading(shell, path):
    """The command that loads the completions."""
    if shell == "zsh":
        directory = shlex.quote(os.path.dirname(path))
        return (f"fpath=({directory} $fpath); "
                "autoload -U compinit; compinit -D -u")
    return f"source {shlex.quote(path)}"


class Terminal:
    """A shell on a terminal."""

    def __init__(self, command):
        self.unread = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvp(command[0], command)

    def read_until(self, text):
        while text not in self.unread:
            piece = os.read(self.terminal, 4096)
            assert piece, self.unread
            self.unread += piece
        seen, _, self.unread = self.unread.partition(text)
        return seen

    def type_at_prompt(self, text):
        self.read_until(PROMPT)
        os.write(self.terminal, text)

    def end(self):
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def typed(shell, path, lines):
    """What each line becomes, typed on a terminal."""
    terminal = Terminal(START[shell])
    terminal.type_at_prompt(loading(shell, path).encode() + b"\n")
    found = []
    for line in lines:
        # Ctrl-A goes to the beginning of the line, Ctrl-E to its end.
        terminal.type_at_prompt(line.encode() + b"\t\x01echo '\x05'\"" + DONE +
                                b"\"\n")
        seen = terminal.read_until(DONE + b"\r\n").decode()
        found.append(re.split(r"[\r\n]", seen)[-1].rstrip())
    terminal.end()
    return found


def offered(shell, path, line):
    """The words that the shell has for the last of a line."""
    done = subprocess.run(OFFER[shell](path, line), capture_output=True,
                          text=True, check=True)
    assert done.stderr == "", done.stderr
    return {word.split("\t")[0] for word in done.stdout.splitlines() if word}


def completed(shell, path, line):
    """The line, completed if there is one word to complete it with."""
    words = offered(shell, path, line)
    if len(words) != 1:
        return line
    return " ".join(line.split(" ")[:-1] + [words.pop()])


def compare_lines(shell, path):
    if shell in START:
        found = typed(shell, path, [line for line, _ in LINES])
    else:
        found = [completed(shell, path, line) for line, _ in LINES]
    for (line, expected), actual in zip(LINES, found):
        assert actual == expected, f"{line!r} becomes {actual!r}"


def help_of(*command):
    return subprocess.run(["almanac", *command, "--help"], check=True,
                          capture_output=True, text=True).stdout


def compare_help(shell, path):
    """All that the help lists is offered, and nothing else."""
    listed = set(re.findall(r"^  (\w+) ", help_of(), re.M))
    words = offered(shell, path, "almanac ")
    assert listed and {w for w in words if w[0] != "-"} == listed, words
    for command in listed:
        options = set(re.findall(r"^ +(?:-., )?(--[a-z-]+)",
                                 help_of(command), re.M))
        words = offered(shell, path, f"almanac {command} --")
        assert words == options, (command, words ^ options)


def main(shell, path, almanac):
    path = os.path.abspath(path)
    places = [os.path.dirname(os.path.abspath(almanac)), os.environ["PATH"]]
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(PATH=":".join(places), PS1=PROMPT.decode(),
                          TERM="dumb", EDITOR="emacs", HOME=home,
                          XDG_CONFIG_HOME=home, XDG_DATA_HOME=home)
        os.chdir(home)
        open("record.sgf", "w", encoding="utf-8").close()
        compare_lines(shell, path)
        if shell in OFFER:
            compare_help(shell, path)


if __name__ == "__main__":
    main(*sys.argv[1:])
