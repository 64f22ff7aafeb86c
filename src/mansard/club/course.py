"""What the course of a game tells beyond its result: turns, time used and the opening of every seat."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
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
    """What a seat did: turns taken, seconds thought, and what it began with."""

    turns: int = 0
    seconds: float = 0.0
    opening: str = ""


@cache
def opening_words(slug: str, package: str) -> dict[str, int]:
    """Which kinds of moves name an opening, and how many of their words; a game without a file: any kind."""
    file = resources.files(package).joinpath("data", "openings.toml")
    if not file.is_file():
        return {}
    found: dict[str, int] = tomllib.loads(file.read_text(encoding="utf-8"))["openings"]
    return found


def opening_of(game: Game, move: str) -> str:
    """What kind of opening a move is; nothing if it is none. Of `cedar-08` the island counts."""
    kinds = opening_words(game.slug, type(game).__module__.rpartition(".")[0])
    words = move.split()
    if kinds and words[0] not in kinds:
        return ""
    said = words[: 1 + kinds.get(words[0], 0)]
    return " ".join(word.partition("-")[0] if n else word for n, word in enumerate(said))[:64]


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
    return found


def _note(seat: Course, before: State, after: State, entry: Turn) -> None:
    """One turn that lasts: whether it ended a turn, and whether it was the opening."""
    game = after.game
    ends = entry.moves[-1].split()[0] in game.finishing or game.turn_is_over(before, after, entry.seat)
    seat.turns += ends
    named = [opening for opening in (opening_of(game, move) for move in entry.moves) if opening]
    if not seat.opening and named:
        seat.opening = named[0]


def course_of_actions(state: State, actions: Sequence[tuple[int, int]]) -> list[Course]:
    """Play actions, given as (seat, action), and count; the state is at the end then."""
    game = state.game
    found = [Course() for _ in range(int(state.players))]
    for seat, action in actions:
        mine = found[seat]
        if not mine.opening:
            mine.opening = opening_of(game, game.show(state, action))
        before = state.clone()
        ends = game.show(state, action).split()[0] in game.finishing
        state.apply(seat, action)
        mine.turns += ends or game.turn_is_over(before, state, seat)
    return found
