"""A project that holds this one builds programs in C and C++ with it, and
installs either library or both, as it wants.

usage: subproject.py SOURCE FOLDER VERSION
"""

import pathlib
import shutil
import sys

from installation import HERE, Installation, run


def parent(source, folder):
    """A project with this one among its subprojects."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "parent", folder)
    for name in ("program.c", "program.cc"):
        shutil.copy(HERE / name, folder)
    (folder / "subprojects").mkdir()
    (folder / "subprojects" / "almanac").symlink_to(source)
    return folder


def main(source, folder, version):
    folder = pathlib.Path(folder).resolve()
    project = parent(source, folder / "parent")
    build = folder / "build"
    shutil.rmtree(build, ignore_errors=True)
    run("meson", "setup", build, project, "-Ddefault_library=static",
        "--wrap-mode=forcefallback")
    for kind in ("static", "shared", "both"):
        run("meson", "configure", build, f"-Ddefault_library={kind}",
            f"-Dalmanac:default_library={kind}")
        run("meson", "compile", "-C", build)
        installed = Installation(build, folder / "root")
        installed.check(version, without=("command",))
        for program in ("c-program", "cpp-program"):
            installed.answers(build / program, version)


if __name__ == "__main__":
    main(*sys.argv[1:])
