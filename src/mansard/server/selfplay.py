"""Reads the games of `mansard selfplay` into the statistics, as a set of bots' games of its own."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import mansard
from mansard.club.course import course_of_actions
from mansard.club.tally import SeatFacts, Tallies, Tally, tallied
from mansard.kernel.errors import MansardError
from mansard.kernel.game import Game
from mansard.server import model
from mansard.server.admin import engine_for
from mansard.server.migrate import migrate_now
from mansard.server.tallies import BOTS, OWN, PEOPLE, STANDARD, added, options_by_seat

RUN_FILE = "_run.json"
LONGEST_NAME = 64


class NotARun(MansardError):
    """A folder that holds no run of self-play that these rules can play again."""


def import_selfplay(
    url: str, folder: Path, name: str | None = None, told: Callable[[int], None] = lambda _: None
) -> tuple[str, int]:
    """Count a run; its name and how many games. The same name, game and player count is replaced."""
    run = _run(folder)
    label = (name or ", ".join(dict.fromkeys(run["bots"])))[:LONGEST_NAME]
    if label in (PEOPLE, BOTS) or not label.isprintable():
        raise NotARun(f"{label!r} is not a name for a set of bots' games")
    game = mansard.game(run["game"], run["components"])
    if (game.components.digest, game.rules_version) != (run["digest"], run["rules"]):
        raise NotARun(f"{folder} was played by other rules or with another box: play it again")
    sums: Tallies = {}
    count = 0
    for seats in _games(game, run, folder):
        for key, tally in tallied(seats).items():
            sums.setdefault(key, Tally()).join(tally)
        count += 1
        if count % 100 == 0:
            told(count)
    _store(url, run, label, sums)
    return label, count


def _run(folder: Path) -> dict[str, Any]:
    file = folder / RUN_FILE
    try:
        run: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise NotARun(f"{folder} holds no run of `mansard selfplay`: {error}") from error
    missing = {"game", "players", "bots", "options", "seed", "components", "digest", "rules"} - run.keys()
    if missing or run["game"] not in mansard.games():
        raise NotARun(f"{file} does not describe a run: {', '.join(sorted(missing)) or run['game']}")
    return run


def _games(game: Game, run: dict[str, Any], folder: Path) -> Iterator[list[SeatFacts]]:
    """Every game of the run, played again from its seed."""
    from pyarrow import parquet  # only here: it comes with the research part

    players = int(run["players"])
    options = options_by_seat(game, players, run["options"])
    for part in sorted(folder.glob("part-*.parquet")):
        table = parquet.read_table(part, columns=["game", "seat", "action"])
        actions: dict[int, list[tuple[int, int]]] = {}
        columns = (table[name].to_pylist() for name in ("game", "seat", "action"))
        for number, seat, action in zip(*columns, strict=True):
            actions.setdefault(number, []).append((seat, action))
        for number, taken in actions.items():
            yield _played(game, players, int(run["seed"]) + number, run["options"], taken, options)


def _played(
    game: Game,
    players: int,
    seed: int,
    given: dict[str, Any],
    actions: list[tuple[int, int]],
    options: list[dict[str, str]],
) -> list[SeatFacts]:
    state = game.start(players, seed, given)
    courses = course_of_actions(state, actions)
    if not state.over():
        raise NotARun(f"the game of seed {seed} does not come to its end")
    sources: list[dict[str, int]] = [{} for _ in range(players)]
    for seat, parts in enumerate(state.breakdown()):
        for source, points in parts:
            sources[seat][source] = sources[seat].get(source, 0) + int(points)
    return [
        SeatFacts(
            *(place, score, parts, course.turns, course.opening, chosen),
            course.finisher,
            course.plan,
            course.used,
        )
        for place, score, parts, course, chosen in zip(
            state.places(), state.scores(), sources, courses, options, strict=True
        )
    ]


def _store(url: str, run: dict[str, Any], label: str, sums: Tallies) -> None:
    migrate_now(url)
    t = model.tallies
    box = STANDARD if run["components"] is None else OWN
    same = (t.c.game == run["game"], t.c.origin == label, t.c.box == box, t.c.players == run["players"])
    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            connection.execute(sa.delete(t).where(*same))
            for statement, values in added(run["game"], label, box, run["players"], sums):
                connection.execute(statement, [values])
    finally:
        engine.dispose()
