"""The most stack that a call takes, by the call graph that gcc writes.

A call through a pointer may go to any function whose address is taken in a
file that the way to it leads through, but for those on the way: none comes
back. What a caller's callback takes is not known, nor what memcpy takes.
"""

import re

NODE = re.compile(r'node: { title: "(.+?)" label: ".*?\\n(\d+) bytes')
EDGE = re.compile(r'edge: { sourcename: "(.+?)" targetname: "(.+?)"')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
POINTER = "__indirect_call"

# How often a function that calls itself does so at most: a move at a time.
RECURSION = {
    "branch": "ALMANAC_{}_DEEPEST",
    "probe_live": "ALMANAC_FOOTBOARD_MOVES_MAX",
}


def plain(title):
    """A function's name in the source: without its file, and without what a
    compiler appends to the name of a copy."""
    return title.rpartition(":")[2].split(".")[0]


class CallGraph:
    def __init__(self, header, paths, folder):
        self.limits = dict(re.findall(r"#define (ALMANAC_\w+) (\d+)\n",
                                      header))
        self.frames = {}
        self.calls = {}
        self.taken = {}
        graphs = {path: (folder / path.stem).with_suffix(".ci").read_text()
                  for path in paths}
        for graph in graphs.values():
            self.frames.update({title: int(size)
                                for title, size in NODE.findall(graph)})
            for caller, called in EDGE.findall(graph):
                self.calls.setdefault(caller, set()).add(called)
        for path, graph in graphs.items():
            taken = self.taken_in(path)
            self.taken.update({title: taken
                               for title, _ in NODE.findall(graph)})

    def taken_in(self, path):
        """The functions that a file names without calling them."""
        text = COMMENT.sub("", path.read_text())
        named = set(re.findall(r"\b(\w+)\b(?!\s*\()", text))
        return frozenset(
            title for title in self.frames
            if plain(title) in named and title.rpartition(":")[0] in
            ("", str(path)))

    def frame(self, title, game):
        """The bytes of a function's own frames."""
        if title not in self.calls.get(title, ()):
            return self.frames[title]
        limit = self.limits[RECURSION[plain(title)].format(game)]
        return self.frames[title] * (int(limit) + 1)

    def depth(self, title, game, taken=frozenset(), way=()):
        """The most bytes that a call takes, all that it calls included."""
        if title not in self.frames:
            return 0
        if title in way:
            raise ValueError(f"{' calls '.join(way)} calls {title}")
        taken = taken | self.taken[title]
        called = self.calls.get(title, set()) - {title}
        if POINTER in called:
            called = called | taken - {*way, title}
        return self.frame(title, game) + max(
            (self.depth(other, game, taken, (*way, title))
             for other in called), default=0)

    def of(self, function):
        """Of a public function, almanac_GAME_something."""
        return self.depth(function, function.split("_")[1].upper())
