"""What winners of bots' games do more often than the others: the measurements behind the pages "how to win".

    nice -n 19 .venv/bin/python benchmarks/findings.py play skyrise --bots greedy --players 3 --minutes 20
    .venv/bin/python benchmarks/findings.py show skyrise
    .venv/bin/python benchmarks/findings.py keep skyrise

`play` adds a line for every finished game to `findings-<game>.jsonl` and goes on where it was stopped. What
is noted of each seat: its points by source, how often every event happened to it and with what, when it first
did, and the numbers of its own area at the end. `show` lists what tells winners from others most clearly;
`keep` writes the numbers that the findings of the game name into `games/<game>/findings/numbers.json`.
"""

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import mansard
from mansard.bots import bot, decide_turn
from mansard.bots.arena import NORMAL_95, wilson
from mansard.kernel.chance import Stream, step
from mansard.kernel.events import Event, Log
from mansard.kernel.game import State

FIRST_DEAL = 1_200_000
FEWEST = 30  # games in which something differs between the seats
Features = dict[str, float]


def played(slug: str, players: int, spec: str, deal: int) -> dict[str, Any]:
    """One game, and what is noted of every seat."""
    state = mansard.game(slug).start(players, deal)
    names = events_of(slug)
    chance = Stream(deal, "bots").key()
    player = bot(spec)
    found: list[Features] = [{} for _ in range(players)]
    moments = 0
    while state.actors():
        seat = int(state.actors()[0])
        chance = step(chance)
        for action in decide_turn(player, state, seat, chance):
            state.log = log = Log()
            state.apply(seat, action)
            state.log = None
            moments += 1
            for event in log.events:
                note(event, names, found, moments)
    for seat, features in enumerate(found):
        finish(state, seat, features, moments)
    return {"deal": deal, "bots": spec, "players": players, "places": state.places(), "seats": found}


def events_of(slug: str) -> dict[str, list[str]]:
    """The names of the arguments of every event."""
    import importlib

    found: dict[str, list[str]] = importlib.import_module(f"mansard.games.{slug}.events").EVENTS
    return found


def note(event: Event, names: dict[str, list[str]], found: list[Features], moment: int) -> None:
    """An event of some seats: that it happened, when first, and with what."""
    args = dict(zip(names.get(event.name, []), event.args, strict=False))
    who = args.pop("player", None)
    for seat in who if isinstance(who, list) else [who]:
        if not isinstance(seat, int) or not 0 <= seat < len(found):
            continue
        mine = found[seat]
        mine[event.name] = mine.get(event.name, 0) + 1
        mine.setdefault(f"first {event.name}", moment)
        for name, value in args.items():
            number = isinstance(value, int) and not isinstance(value, bool)
            key = f"{event.name} {name}" if number else f"{event.name} {name} {value}"
            mine[key] = mine.get(key, 0) + (float(str(value)) if number else 1)


def finish(state: State, seat: int, features: Features, moments: int) -> None:
    """Moments become shares of the game; points by source and what lies in the own area are added."""
    for name in features:
        if name.startswith("first "):
            features[name] = round(features[name] / moments, 4)
    for source, points in state.breakdown()[seat]:
        features[f"points {source}"] = features.get(f"points {source}", 0) + points
    features["points"] = state.scores()[seat]
    for path, value in numbers_in(state.view(seat)["seats"][seat], "end"):
        features[path] = value


def numbers_in(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Every number of an area by its path, and how many things lie where many do."""
    if isinstance(value, bool | str) or value is None:
        return
    if isinstance(value, int | float):
        yield path, value
    elif isinstance(value, dict):
        yield f"{path} count", len(value)
        for name, part in value.items():
            yield from numbers_in(part, f"{path} {name}")
    elif isinstance(value, list):
        yield f"{path} count", sum(1 for part in value if part is not None)


def measured(games: list[dict[str, Any]], name: str) -> dict[str, float] | None:
    """Winners against the others in one respect, game by game; None if too few games tell.

    `more` is what a winner has ahead of the mean of the others, `low` to `high` its interval at 95 %; `top`
    is how often the seat with most of it won (ties are shared), and `least` to `most` Wilson's interval.
    """
    winners: list[float] = []
    others: list[float] = []
    won, told = 0.0, 0
    for game in games:
        values = [float(seat.get(name, 1.0 if name.startswith("first ") else 0.0)) for seat in game["seats"]]
        best = [value for value, place in zip(values, game["places"], strict=True) if place == 1]
        rest = [value for value, place in zip(values, game["places"], strict=True) if place > 1]
        if not rest:
            continue
        winners.append(sum(best) / len(best))
        others.append(sum(rest) / len(rest))
        if len(set(values)) > 1:
            told += 1
            tops = [p for value, p in zip(values, game["places"], strict=True) if value == max(values)]
            won += sum(place == 1 for place in tops) / len(tops) / game["places"].count(1)
    if told < FEWEST:
        return None
    gaps = [a - b for a, b in zip(winners, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1)))
    least, most = wilson(won, told)
    return {
        "winners": sum(winners) / len(winners),
        "others": sum(others) / len(others),
        "more": mean,
        "low": mean - NORMAL_95 * error,
        "high": mean + NORMAL_95 * error,
        "top": won / told,
        "least": least,
        "most": most,
        "told": told,
        "clear": abs(mean) / error if error else 0.0,
    }


def read(file: Path) -> list[dict[str, Any]]:
    """The games of a file; a line that was cut off is left out."""
    found: list[dict[str, Any]] = []
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


def play(slug: str, arguments: argparse.Namespace) -> None:
    """Game after game until there are enough or the time is up."""
    end = time.monotonic() + 60.0 * arguments.minutes
    file = file_of(slug, arguments)
    done = {game["deal"] for game in read(file)}
    with file.open("a") as out:
        for deal in range(FIRST_DEAL, FIRST_DEAL + arguments.count):
            if time.monotonic() > end:
                return
            if deal not in done:
                out.write(json.dumps(played(slug, arguments.players, arguments.bots, deal)) + "\n")
                out.flush()


def file_of(slug: str, arguments: argparse.Namespace) -> Path:
    """Where the games lie."""
    folder: Path = arguments.folder
    return folder / f"findings-{slug}.jsonl"


def show(slug: str, arguments: argparse.Namespace) -> None:
    """What tells winners from others, the clearest first."""
    games = read(file_of(slug, arguments))
    names = sorted({name for game in games for seat in game["seats"] for name in seat})
    found = {name: one for name in names if (one := measured(games, name)) is not None}
    print(f"{len(games)} games")
    for name in sorted(found, key=lambda name: -found[name]["clear"])[: arguments.lines]:
        one = found[name]
        print(
            f"{name:42} {one['winners']:8.2f} {one['others']:8.2f}  {one['more']:+7.2f} "
            f"({one['low']:+.2f} {one['high']:+.2f})  top {one['top']:.2f} "
            f"({one['least']:.2f}-{one['most']:.2f}) of {one['told']}"
        )


def keep(slug: str, arguments: argparse.Namespace) -> None:
    """The numbers that the findings of the game name, beside them."""
    from mansard.findings import findings

    games = read(file_of(slug, arguments))
    folder = Path(mansard.__file__).parent / "games" / slug / "findings"
    kept: dict[str, Any] = {}
    for finding in findings(slug):
        one = measured(games, finding.measure)
        if one is None:
            raise SystemExit(f"{slug}: too few games tell anything about {finding.measure!r}")
        kept[finding.measure] = {name: round(value, 3) for name, value in one.items()}
    facts = {"games": len(games), "players": games[0]["players"], "bots": games[0]["bots"]}
    text = json.dumps({**facts, "measures": kept}, indent=1, sort_keys=True)
    (folder / "numbers.json").write_text(text + "\n")


def main() -> None:
    """Read the arguments and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["play", "show", "keep"])
    parser.add_argument("games", nargs="+", choices=mansard.games())
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10.0, help="no game begins later")
    parser.add_argument("--count", type=int, default=1000, help="most games")
    parser.add_argument("--lines", type=int, default=80, help="how many respects are listed")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the games are noted")
    arguments = parser.parse_args()
    for slug in arguments.games:
        {"play": play, "show": show, "keep": keep}[arguments.what](slug, arguments)


if __name__ == "__main__":
    main()
