"""What is installed is what the list says, and programs in C and C++ build
with it.

usage: install.py BUILD FOLDER pkg-config VERSION COMPILER ...
       install.py BUILD FOLDER cmake VERSION CMAKE
"""

import pathlib
import sys

from installation import HERE, Installation, run


def with_pkg_config(installed, folder, version, compilers):
    environment = {
        "PKG_CONFIG_LIBDIR": str(installed.folders["libdir"] / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(folder / "root"),
    }
    found = run("pkg-config", "--modversion", "almanac", **environment)
    assert found == version + "\n", f"almanac.pc says {found}"
    flags = run("pkg-config", "--cflags", "--libs", "almanac",
                **environment).split()
    run(compilers[0], HERE / "../../runtime/examples/slide.c", "-o",
        folder / "slide", *flags)
    for compiler in compilers:
        name = "program.cc" if "++" in compiler else "program.c"
        program = folder / "program"
        run(compiler, HERE / name, "-o", program, *flags)
        installed.answers(program, version)


def with_cmake(installed, folder, version, cmake):
    build = folder / "cmake"
    run(cmake, "-S", HERE / "cmake", "-B", build, f"-DVERSION={version}",
        f"-DCMAKE_PREFIX_PATH={installed.prefix}")
    run(cmake, "--build", build)
    for program in ("c-program", "cpp-program"):
        installed.answers(build / program, version)


def main(build, folder, way, version, *programs):
    folder = pathlib.Path(folder).resolve()
    installed = Installation(build, folder / "root")
    installed.check(version)
    if way == "cmake":
        with_cmake(installed, folder, version, *programs)
    else:
        with_pkg_config(installed, folder, version, programs)


if __name__ == "__main__":
    main(*sys.argv[1:])
