"""Figures as people read them, three digits each."""


def rounded(value):
    """Three significant digits, thousands set apart."""
    if value >= 100:
        digits = len(str(int(value))) - 3
        return f"{int(round(value, -digits)):,}"
    if value >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}"


def rounded_count(value):
    """A whole number, to three digits if it has more."""
    return str(value) if value < 100 else rounded(value)


def scaled(value, units):
    """Units are pairs of a size and a name, the largest first."""
    for size, name in units:
        if value >= size * 0.9995:
            return f"{rounded(value / size)} {name}"
    return f"{rounded(value / units[-1][0])} {units[-1][1]}"


def time(ns):
    return scaled(ns, ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")))


def size(count):
    if count < 1000:
        return f"{count:.0f} B"
    return scaled(count, ((1e6, "MB"), (1e3, "kB")))


def rate(count):
    return scaled(count, ((1e6, "million"), (1, ""))).strip()


def count(value):
    return f"{value:,.0f}" if value >= 100 or value == int(value) \
        else f"{value:.1f}"
