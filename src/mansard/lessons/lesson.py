"""A lesson as data: where it begins, what is looked at, what the learner must do, what others then play."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from mansard.kernel.game import State
from mansard.kernel.play import play, why_not
from mansard.registry import game


@dataclass(frozen=True)
class Step:
    """One step: to be read, or to be answered by one of the accepted moves (`*` stands for any words).

    A step of a whole `turn` takes every legal move until the learner's turn is over; then the others play.
    """

    id: str
    rule: str
    look: dict[str, Any] = field(default_factory=dict)  # what is pointed at, as an event names it
    accept: tuple[str, ...] = ()
    wrong: dict[str, str] = field(default_factory=dict)  # likely mistakes and the names of their answers
    then: tuple[str, ...] = ()  # what happens next, as "<seat> <move>"
    turn: bool = False
    numbers: dict[str, str] = field(default_factory=dict)  # what the text quotes: paths into the view

    @property
    def asks(self) -> bool:
        """Whether the learner must do something."""
        return self.turn or bool(self.accept)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game; the learner has seat 0.

    It begins in a `position`, a saved state (a table, or JSON where TOML has no null) in which all that is
    left out is as at the start; or, with a `seed`, at the start of a real game, after the moves that have
    been `played`.
    """

    slug: str
    id: str
    minutes: int
    players: int
    position: dict[str, Any]
    steps: tuple[Step, ...]
    seed: int | None = None
    played: tuple[str, ...] = ()

    def start(self) -> State:
        """The position in which the lesson begins."""
        if self.seed is not None:
            return carried_out(game(self.slug).start(players=self.players, seed=self.seed), self.played)
        written = {"game": self.slug, "players": self.players, **self.position}
        return game(self.slug).from_json(json.dumps(written))


def carried_out(state: State, lines: Iterable[str]) -> State:
    """The position after the moves of several seats, each written as "<seat> <move>"."""
    after = state.clone()
    for line in lines:
        seat, _, move = line.partition(" ")
        _play(after, int(seat), move)
    return after


def _play(state: State, seat: int, move: str) -> None:
    """Carry out a move, or the two halves of one, written behind each other."""
    words = move.split()
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    for first, second in halves if why_not(state, seat, move) is not None else []:
        if why_not(state, seat, first) is None:
            play(state, seat, first)
            play(state, seat, second)
            return
    play(state, seat, move)


@cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their files; none if it has none."""
    folder = resources.files(f"mansard.games.{slug}").joinpath("lessons")
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return tuple(_read(slug, tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


def lesson_named(slug: str, name: str) -> Lesson | None:
    """A lesson by its id, or by its number from 1."""
    found = lessons(slug)
    if name.isdecimal():
        return found[int(name) - 1] if 0 < int(name) <= len(found) else None
    return next((lesson for lesson in found if lesson.id == name), None)


def _read(slug: str, data: dict[str, Any]) -> Lesson:
    steps = tuple(_step(step) for step in data["step"])
    given = data.get("position", {})
    position = json.loads(given) if isinstance(given, str) else given
    facts = (slug, data["id"], data["minutes"], data.get("players", 2), position, steps)
    return Lesson(*facts, data.get("seed"), tuple(data.get("played", [])))


def _step(data: dict[str, Any]) -> Step:
    lists: dict[str, Any] = {name: tuple(data[name]) for name in ("accept", "then") if name in data}
    return Step(**{**data, **lists})
