"""A puzzle as data: the position, whose turn it is, the best turn and what the others are worth."""

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from importlib import resources
from typing import Any

from mansard.kernel.chance import Stream
from mansard.kernel.game import State
from mansard.registry import game

FOLDER = "puzzles"


@dataclass(frozen=True)
class Way:
    """A whole turn and what it is worth: winning chance, lead in points, own points by source."""

    moves: list[str]
    chance: float
    lead: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Puzzle:
    """A position with one best turn.

    `ways` are the turns that were compared, the best first; `ahead` is how much winning chance the best is
    ahead of the second in the least clear of the checks, with its standard error; `difficulty` is the share
    of weaker bots' turns that miss the best one; `line` is what might follow it.
    """

    id: str
    rules: int
    seat: int
    position: dict[str, Any]
    ways: list[Way]
    ahead: float
    error: float
    theme: str
    difficulty: float
    line: list[tuple[int, list[str]]] = field(default_factory=list)
    players: int = 2

    def start(self, slug: str) -> State:
        """The position."""
        return game(slug).from_json(json.dumps(self.position))

    @property
    def stars(self) -> int:
        """How hard it is, 1 to 3."""
        return 1 + int(self.difficulty >= 0.5) + int(self.difficulty >= 0.85)

    def text(self) -> str:
        """One line of a file."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line."""
    data = json.loads(line)
    ways = [Way(**way) for way in data["ways"]]
    return Puzzle(**{**data, "ways": ways, "line": [(seat, moves) for seat, moves in data["line"]]})


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first; none if it has none, and none of older rules."""
    folder = resources.files(f"mansard.games.{slug}").joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".jsonl")), key=lambda f: f.name)
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line]
    found = [puzzle for puzzle in map(read_puzzle, lines) if puzzle.rules == game(slug).rules_version]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, -puzzle.ahead, puzzle.id)))


def puzzle_named(slug: str, name: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((puzzle for puzzle in puzzles(slug) if puzzle.id == name), None)


def daily(slug: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; none is shown twice before all were."""
    known = sorted(puzzles(slug), key=lambda puzzle: puzzle.id)
    if not known:
        return None
    number = day.toordinal()
    order = Stream(number // len(known), "daily puzzle").shuffled(list(range(len(known))))
    return known[order[number % len(known)]]
