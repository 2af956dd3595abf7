"""The machine and the compiler, as far as they matter for times."""

import datetime
import os
import pathlib
import platform
import re


def first_match(path, pattern, otherwise):
    try:
        found = re.search(pattern, pathlib.Path(path).read_text(), re.M)
    except OSError:
        found = None
    return found[1].strip() if found else otherwise


def caches(context):
    return ", ".join(
        f"L{cache['level']} {cache['type'].lower()} {cache['size'] // 1024} KiB"
        for cache in context.get("caches", []))


def memory():
    kilobytes = first_match("/proc/meminfo", r"^MemTotal: *(\d+)", "0")
    return f"{int(kilobytes) / 1024 ** 2:.1f} GiB"


def describe(context, rounds):
    processor = first_match("/proc/cpuinfo", r"^model name\s*: (.*)",
                            platform.processor() or platform.machine())
    system = first_match("/etc/os-release", r'^PRETTY_NAME="?([^"\n]*)',
                         platform.system())
    facts = {
        "processor": f"{processor}, {context['mhz_per_cpu']} MHz, "
                     f"{context['num_cpus']} cores",
        "caches": caches(context),
        "memory": memory(),
        "system": f"{system}, {platform.system()} "
                  + platform.release().split("-")[0],
        "compiler": f"{context['compiler']}, {context['options']}",
        "load": ", ".join(f"{load:.2f}" for load in os.getloadavg())
                + " over the last 1, 5 and 15 minutes",
        "rounds": str(rounds),
        "date": datetime.date.today().isoformat(),
    }
    return {name: fact for name, fact in facts.items() if fact}
