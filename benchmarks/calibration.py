"""Does a foretold chance of 60 % win 60 %? Fresh games that no weights were fitted to.

    nice -n 19 .venv/bin/python benchmarks/calibration.py play calibration.jsonl --positions 2000 --games 100
    .venv/bin/python benchmarks/calibration.py told calibration.jsonl
    .venv/bin/python benchmarks/calibration.py draw calibration.jsonl docs/img/calibration.svg

`play` lets `greedy` play, for every game and number of players up to so many positions and so many games at
least, and goes on where it was. As in a training every twelfth position is looked at, by what the seat to act
could know. A line of the file is a game: for each bin of ten points how many seats had such a chance, the
sum of their chances, and the sum of what they won. `told` prints the table with intervals of 95 %, those of
500 draws of whole games: positions of one game go together. `draw` makes the picture.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import mansard
from mansard.bots import bot
from mansard.bots.bot import decide, fresh
from mansard.bots.value import shares, value_for
from mansard.kernel.chance import draw as drawn
from mansard.kernel.chance import step

FIRST_DEAL = 1_700_000
EVERY = 12
BINS = 10
DRAWS = 500
AIM = 0.04  # that a share may differ from what was foretold
Row = dict[str, Any]
Point = tuple[int, float, float, float, float]  # seats, foretold, won, and the interval of what was won


def kinds() -> list[tuple[str, int]]:
    """Every game with every number of players above one."""
    return [(slug, n) for slug in mansard.games() for n in mansard.game(slug).player_counts if n > 1]


def one_game(slug: str, players: int, deal: int) -> Row:
    """What was foretold in a game, and what came true."""
    game = mansard.game(slug)
    value, player = value_for(game, players), bot("greedy")
    state = game.start(players, deal)
    chance = fresh(deal)
    kept: list[list[float]] = []
    while state.actors():
        chance = step(chance)
        seat = int(state.actors()[0])
        if drawn(chance, EVERY) == 0:
            kept.append([float(each) for each in value.chances(state.resample(seat, chance))])
        state.apply(seat, decide(player, state, seat, chance))
    won = [float(share) for share in shares(state)]
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for chances in kept:
        for foretold, share in zip(chances, won, strict=True):
            k = min(int(foretold * BINS), BINS - 1)
            bins[k] = [bins[k][0] + 1.0, bins[k][1] + foretold, bins[k][2] + share]
    return {"game": slug, "players": players, "deal": deal, "positions": len(kept), "bins": bins}


def play(file: Path, positions: int, games: int, players: list[int]) -> None:
    """Games that the file does not have yet, one of each kind after the other."""
    have = list(rows(file)) if file.exists() else []
    due = [kind for kind in kinds() if kind[1] in players]
    number = {kind: sum((row["game"], row["players"]) == kind for row in have) for kind in due}
    seen = {kind: sum(row["positions"] for row in of(have, *kind)) for kind in due}
    while due := [kind for kind in due if number[kind] < games or seen[kind] < positions]:
        for kind in due:
            row = one_game(*kind, FIRST_DEAL + number[kind])
            number[kind] += 1
            seen[kind] += row["positions"]
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")


def rows(file: Path) -> Iterator[Row]:
    """The games of a file."""
    for line in file.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def of(kept: list[Row], slug: str, players: int) -> list[Row]:
    """The games of one kind."""
    return [row for row in kept if (row["game"], row["players"]) == (slug, players)]


def played(kept: list[Row]) -> list[tuple[str, int]]:
    """The kinds of which there are games."""
    return [kind for kind in kinds() if of(kept, *kind)]


def points(games: list[Row]) -> list[Point]:
    """Every bin that somebody was in: what was foretold, and how often those seats have won."""
    random = Random(1)
    draws = [random.choices(games, k=len(games)) for _ in range(DRAWS)]
    found: list[Point] = []
    for k in range(BINS):
        count, foretold, won = totals(games, k)
        if count:
            shares = sorted(w / n for n, _, w in (totals(each, k) for each in draws) if n)
            low, high = shares[len(shares) // 40], shares[-1 - len(shares) // 40]
            found.append((int(count), foretold / count, won / count, low, high))
    return found


def totals(games: list[Row], k: int) -> list[float]:
    """The sums of one bin."""
    return [sum(row["bins"][k][i] for row in games) for i in range(3)]


def told(file: Path) -> None:
    """The table of docs/values.md."""
    kept = list(rows(file))
    print("| game | players | games | positions | foretold → won (95 %) | off by more than 4 |")
    print("|---|--:|--:|--:|---|---|")
    for slug, players in played(kept):
        games = of(kept, slug, players)
        found = points(games)
        cells = [
            f"{percent(f)}→{percent(w)} ({percent(low)}-{percent(high)})" for _, f, w, low, high in found
        ]
        off = [
            percent(f) + ("" if low <= f <= high else " !")
            for _, f, w, low, high in found
            if abs(f - w) > AIM
        ]
        positions = sum(row["positions"] for row in games)
        print(f"| {slug} | {players} | {len(games)} | {positions} | {' '.join(cells)} | {', '.join(off)} |")


def percent(share: float) -> str:
    """In whole points."""
    return f"{100 * share:.0f}"


# ---------------------------------------------------------------------- the picture

SIDE, GAP, LEFT, TOP = 200, 54, 62, 70
COLUMNS = 3
STYLE = """<style>
  text { font-family: Inter, "Segoe UI", system-ui, sans-serif; fill: #22262e; font-size: 13px; }
  .head { font-size: 19px; font-weight: 650; }
  .name { font-weight: 600; }
  .soft { fill: #5b6069; }
  .end { text-anchor: end; }
  .middle { text-anchor: middle; }
  .frame { fill: #fbf7ee; stroke: #cfc3ac; }
  .aim { fill: #e4d5b0; }
  .line { stroke: #b8862f; stroke-width: 1.5; }
  .bar { stroke: #3a4558; stroke-width: 1.5; }
  .dot { fill: #3a4558; }
</style>"""


def draw(file: Path, picture: Path) -> None:
    """A square for every kind: what was foretold to the right, what was won upwards, the aim as a band."""
    kept = list(rows(file))
    due = played(kept)
    lines = (len(due) + COLUMNS - 1) // COLUMNS
    width, height = LEFT + COLUMNS * (SIDE + GAP), TOP + lines * (SIDE + GAP) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        "<title>Foretold chances and how often they came true</title>",
        STYLE,
        f'<rect width="{width}" height="{height}" rx="18" fill="#efe7d8"/>',
        f'<text class="head" x="{LEFT}" y="38">Foretold chance (right) and share won (up), %</text>',
    ]
    for number, (slug, players) in enumerate(due):
        x, y = LEFT + number % COLUMNS * (SIDE + GAP), TOP + number // COLUMNS * (SIDE + GAP)
        parts += square(x, y, f"{slug.replace('_', ' ')}, {players} players", points(of(kept, slug, players)))
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def square(x: int, y: int, name: str, found: list[Point]) -> list[str]:
    """One kind of game."""

    def at(foretold: float, won: float) -> str:
        return f"{x + SIDE * foretold:.1f} {y + SIDE * (1.0 - won):.1f}"

    band = f"M{at(0, 0)} L{at(0, AIM)} L{at(1 - AIM, 1)} L{at(1, 1)} L{at(1, 1 - AIM)} L{at(AIM, 0)} Z"
    parts = [f'<rect class="frame" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>']
    parts += [f'<path class="aim" d="{band}"/>', f'<path class="line" d="M{at(0, 0)} L{at(1, 1)}"/>']
    parts.append(f'<text class="name" x="{x}" y="{y + SIDE + 32}">{name}</text>')
    for share in (0, 50, 100):
        along = SIDE * share // 100
        parts.append(f'<text class="soft end" x="{x - 6}" y="{y + SIDE - along + 4}">{share}</text>')
        parts.append(f'<text class="soft middle" x="{x + along}" y="{y + SIDE + 15}">{share}</text>')
    for _, foretold, won, low, high in found:
        parts.append(f'<path class="bar" d="M{at(foretold, low)} L{at(foretold, high)}"/>')
        across, down = at(foretold, won).split()
        parts.append(f'<circle class="dot" cx="{across}" cy="{down}" r="3.5"/>')
    return parts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["play", "told", "draw"])
    parser.add_argument("file", type=Path)
    parser.add_argument("picture", type=Path, nargs="?", default=Path("docs/img/calibration.svg"))
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    given = parser.parse_args()
    if given.what == "play":
        play(given.file, given.positions, given.games, given.players)
    elif given.what == "told":
        told(given.file)
    else:
        draw(given.file, given.picture)
