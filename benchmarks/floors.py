"""Measures Skyrise, compiled, on one core, and fails if a floor is broken: `python benchmarks/floors.py`."""

import sys

from mansard import bench

FLOORS = {
    bench.COMPARED: 2_000_000.0,
    "playouts/s": 7_000.0,
    bench.FULL_PLAYOUTS: 5_000.0,
}
MOST_CLONE_NS = 400.0
LEAST_TIMES = {bench.CHESS: 15.0, bench.CATAN: 100.0}


def broken(figures: bench.Figures) -> list[str]:
    """Every floor that does not hold."""
    found = [] if figures["compiled"] else ["the rules are not compiled"]
    for players, measured in figures["games"]["skyrise"].items():
        for name, least in FLOORS.items():
            if measured[name] < least:
                found.append(f"{players} players: {name} {measured[name]:,.0f} is below {least:,.0f}")
        if measured["clone ns"] > MOST_CLONE_NS:
            found.append(f"{players} players: a clone takes {measured['clone ns']:.0f} ns")
    for name, times in figures["ratios"]["skyrise"].items():
        for peer, least in LEAST_TIMES.items():
            if name.startswith(peer) and times < least:
                found.append(f"{times:g} x {name} is below {least:g} x")
    return found


if __name__ == "__main__":
    problems = broken(bench.run(["skyrise"], interpreted=False))
    print("\n".join(problems) or "all floors hold")
    sys.exit(1 if problems else 0)
