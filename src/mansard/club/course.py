"""What the course of a game tells beyond its result: turns, times, openings, who ended it, on which plan."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from types import ModuleType
from typing import Protocol

import mansard
from mansard.kernel.chance import Seed
from mansard.kernel.game import Game, State
from mansard.kernel.record import under_rules


class Turn(Protocol):
    """An entry of the log; a rewind has the seat -1 and the move `rewind <number>`."""

    number: int
    seat: int
    moves: list[str]
    time: float
    rules: int


@dataclass(slots=True)
class Course:
    """What a seat did: turns taken, seconds thought, what it began with, whether it brought the end about.

    The plan is that of the whole table: the set-up by which a game tells its tables apart.
    """

    turns: int = 0
    seconds: float = 0.0
    opening: str = ""
    finisher: bool = False
    plan: str = ""
    used: set[str] = field(default_factory=set)  # at least once; a game names what is worth telling


@cache
def own_course(package: str) -> ModuleType | None:
    """A game's own module for this; most games need none."""
    name = f"{package}.course"
    return import_module(name) if find_spec(name) is not None else None


@cache
def opening_words(package: str) -> dict[str, int]:
    """Which kinds of moves name an opening, and how many of their words; a game without a file: any kind."""
    file = resources.files(package).joinpath("data", "openings.toml")
    if not file.is_file():
        return {}
    found: dict[str, int] = tomllib.loads(file.read_text(encoding="utf-8"))["openings"]
    return found


def package_of(game: Game) -> str:
    """Where the parts of a game are."""
    return type(game).__module__.rpartition(".")[0]


def opening_of(state: State, move: str) -> str:
    """What kind of opening a move is in a position, if it is one. Of `cedar-08` the island counts."""
    package = package_of(state.game)
    own = own_course(package)
    if own is not None:
        return str(own.opening(state, move))
    kinds = opening_words(package)
    words = move.split()
    if kinds and words[0] not in kinds:
        return ""
    said = words[: 1 + kinds.get(words[0], 0)]
    return " ".join(word.partition("-")[0] if n else word for n, word in enumerate(said))[:64]


def used_in(game: Game, moves: Sequence[str]) -> set[str]:
    """What moves use of the things that a game tells apart."""
    own = own_course(package_of(game))
    return set() if own is None else {str(own.used(move)) for move in moves} - {""}


def noted_end(seats: Sequence[Course], end: State) -> None:
    """At the end of a game: who brought it about, and on which plan it was played."""
    own = own_course(package_of(end.game))
    if own is None:
        return
    finisher = own.finisher(end)
    for number, seat in enumerate(seats):
        seat.finisher, seat.plan = number == finisher, str(own.plan(end))


def lasting(entries: Sequence[Turn]) -> list[Turn]:
    """The turns that lead to the last position: what a rewind took back is left out."""
    paths: list[list[Turn]] = [[]]
    for entry in entries:
        back = entry.seat < 0
        paths.append(paths[int(entry.moves[0].split()[1])] if back else [*paths[-1], entry])
    return paths[-1]


def course(start: State, seed: Seed, started: float, entries: Sequence[Turn]) -> list[Course]:
    """Replay a game from its first position and count. Every turn is played under its own rules."""
    found = [Course() for _ in range(int(start.players))]
    positions, since = [start], dict.fromkeys(start.actors(), started)
    kept = {entry.number for entry in lasting(entries)}
    for entry in entries:
        before = positions[-1]
        if entry.seat < 0:
            after = positions[int(entry.moves[0].split()[1])]
            since = dict.fromkeys(after.actors(), entry.time)
        else:
            now = under_rules(before, entry.rules)
            after = mansard.commit(now, entry.seat, list(entry.moves), seed, entry.number).state
            found[entry.seat].seconds += max(0.0, entry.time - since.pop(entry.seat, entry.time))
            since = {seat: since.get(seat, entry.time) for seat in after.actors()}
            if entry.number in kept:
                _note(found[entry.seat], now, after, entry)
        positions.append(after)
    noted_end(found, positions[-1])
    return found


def _note(seat: Course, before: State, after: State, entry: Turn) -> None:
    """One turn that lasts: whether it ended a turn, and whether it was the opening."""
    game = after.game
    ends = entry.moves[-1].split()[0] in game.finishing or game.turn_is_over(before, after, entry.seat)
    seat.turns += ends
    seat.used |= used_in(game, entry.moves)
    if not seat.opening:
        seat.opening = _opening(before, entry)


def _opening(before: State, entry: Turn) -> str:
    """The first of a turn's moves that is an opening."""
    state = before.clone()
    for move in entry.moves:
        if found := opening_of(state, move):
            return found
        state.apply(entry.seat, state.game.parse(state, move, entry.seat))
    return ""


def course_of_actions(state: State, actions: Sequence[tuple[int, int]]) -> list[Course]:
    """Play actions, given as (seat, action), and count; the state is at the end then."""
    game = state.game
    found = [Course() for _ in range(int(state.players))]
    for seat, action in actions:
        mine, move = found[seat], game.show(state, action)
        if not mine.opening:
            mine.opening = opening_of(state, move)
        mine.used |= used_in(game, [move])
        before = state.clone()
        state.apply(seat, action)
        mine.turns += move.split()[0] in game.finishing or game.turn_is_over(before, state, seat)
    noted_end(found, state)
    return found
