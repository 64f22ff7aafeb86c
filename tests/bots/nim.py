"""A game that fits on a page: take one to three matches; who takes the last one wins."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mansard import Game, State
from mansard.kernel.components import Components


class Nim(State):
    """The matches that lie, and whose turn it is."""

    matches: int
    turn: int

    def __init__(self, game: Game, players: int, matches: int, turn: int = 0) -> None:
        super().__init__(game, players, 1)
        self.matches = matches
        self.turn = turn

    def actor(self) -> i64:
        return self.turn if self.matches else -1

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](list(range(1, min(3, self.matches) + 1)) if seat == self.turn else [])

    def apply(self, seat: i64, action: i64) -> None:
        self.matches -= action
        self.turn = (self.turn + 1) % self.players

    def clone(self) -> "Nim":
        return Nim(self.game, self.players, self.matches, self.turn)

    def worth(self, seat: i64) -> float:
        return float(self.scores()[seat])

    def scores(self) -> list[int]:
        last = (self.turn - 1) % self.players
        return [int(self.matches == 0 and seat == last) for seat in range(self.players)]

    def places(self) -> list[int]:
        return [1 if score else 2 for score in self.scores()]


class NimGame(Game):
    """The box is empty."""

    def __init__(self) -> None:
        super().__init__("nim", Components({}, "nim"))
        self.player_counts = [2, 3]
        self.action_count = 4

    def set_up(self, players: int, options: dict[str, object], stream: Any) -> State:
        return Nim(self, players, 12)


def nim(matches: int, players: int = 2) -> Nim:
    """A position with so many matches; seat 0 is to take."""
    return Nim(NimGame(), players, matches)
