"""An installation of a build in a folder of its own, and programs run in it."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
PREFIXES = ("bindir", "datadir", "includedir", "libdir", "mandir")


def run(*command, **environment):
    """Runs a command and returns what it prints; its failure is ours."""
    done = subprocess.run([str(word) for word in command],
                          env={**os.environ, **environment},
                          stdout=subprocess.PIPE, encoding="utf-8")
    if done.returncode != 0:
        sys.exit(f"{done.stdout}failed: {' '.join(done.args)}")
    return done.stdout


def introspect(build, what):
    return json.loads(run("meson", "introspect", "--" + what, build))


class Installation:
    def __init__(self, build, root):
        options = {option["name"]: option["value"]
                   for option in introspect(build, "buildoptions")}
        self.kind = options["default_library"]
        self.prefix = pathlib.Path(f"{root}{options['prefix']}")
        self.folders = {name: self.prefix / options[name]
                        for name in PREFIXES}
        shutil.rmtree(root, ignore_errors=True)
        run("meson", "install", "-C", build, "--no-rebuild", "--quiet",
            "--destdir", root)

    def files(self):
        return {str(path) for path in self.prefix.rglob("*")
                if not path.is_dir()}

    def expected(self, version, without=()):
        """The files of the list, less those of these kinds."""
        paths = set()
        for line in (HERE / "installed").read_text().splitlines():
            path, kind, *_ = line.split() + [""]
            folder, name = path.split("/", 1) if path != "#" else ("", "")
            if not name or kind in without or self.is_left_out(kind):
                continue
            name = name.replace("VERSION", version)
            name = name.replace("MAJOR", version.split(".")[0])
            paths.add(str(self.folders[folder] / name))
        return paths

    def is_left_out(self, kind):
        return kind in ("shared", "static") and self.kind not in (kind, "both")

    def check(self, version, without=()):
        """Every file of the list is there, and no other."""
        files, expected = self.files(), self.expected(version, without)
        assert files == expected, (
            f"missing: {sorted(expected - files)}, "
            f"not in the list: {sorted(files - expected)}")

    def answers(self, program, version):
        """The program finds the installed library and gets the answer."""
        printed = run(program, LD_LIBRARY_PATH=str(self.folders["libdir"]))
        assert printed == f"{version} 3\n", f"{program} printed {printed!r}"
