"""Measures every game, compiled, on one core, and fails if a floor is broken."""

import sys

from mansard import bench

# The least of every player count.
FLOORS: dict[str, dict[str, float]] = {
    "skyrise": {bench.COMPARED: 2_000_000.0, "playouts/s": 7_000.0, bench.FULL_PLAYOUTS: 5_000.0},
    "paris": {bench.LISTED: 700_000.0},
    "red_cathedral": {bench.LISTED: 700_000.0},
    "small_city": {bench.LISTED: 800_000.0, bench.COMPARED: 1_500_000.0},
}
MOST_CLONE_NS = {"skyrise": 400.0, "small_city": 400.0}
LEAST_TIMES = {
    "skyrise": {bench.CHESS: 15.0, bench.CATAN: 100.0},
    "paris": {bench.CATAN: 40.0},
    "red_cathedral": {bench.CATAN: 40.0},
    "small_city": {bench.CATAN: 20.0},
}


def broken(figures: bench.Figures) -> list[str]:
    """Every floor that does not hold."""
    found = [] if figures["compiled"] else ["the rules are not compiled"]
    for slug in FLOORS:
        found += too_slow(slug, figures["games"][slug]) + too_near(slug, figures["ratios"][slug])
    return found


def too_slow(slug: str, figures: dict[str, dict[str, float]]) -> list[str]:
    """What a game does not reach by itself."""
    found = []
    for players, measured in figures.items():
        for name, least in FLOORS[slug].items():
            if measured[name] < least:
                found.append(f"{slug}, {players} players: {name} {measured[name]:,.0f} is below {least:,.0f}")
        if measured["clone ns"] > MOST_CLONE_NS.get(slug, measured["clone ns"]):
            found.append(f"{slug}, {players} players: a clone takes {measured['clone ns']:.0f} ns")
    return found


def too_near(slug: str, ratios: dict[str, float]) -> list[str]:
    """Which peers a game does not leave behind far enough."""
    return [
        f"{slug}: {times:g} x {name} is below {least:g} x"
        for name, times in ratios.items()
        for peer, least in LEAST_TIMES[slug].items()
        if name.startswith(peer) and times < least
    ]


if __name__ == "__main__":
    problems = broken(bench.run(list(FLOORS), interpreted=False))
    print("\n".join(problems) or "all floors hold")
    sys.exit(1 if problems else 0)
