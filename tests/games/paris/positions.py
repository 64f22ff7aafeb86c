"""Small positions of Paris, written as a few words: what a test does not name is as on a fresh table.

A position is in MAIN of seat 0 unless it says otherwise. Tiles lie where keys lie; `late` fills the board, so
that the stacks are empty.
"""

import json
from typing import Any

import mansard
from mansard import Event, IllegalMove, Reason, State

GAME = mansard.game("paris")
DISTRICTS = ["montmartre", "la_villette", "belleville", "saint_germain", "chaillot", "batignolles"]
VALUES = [1, 2, 3, 4, 5, 8]
SPACES = [f"{district}_{value}" for district in DISTRICTS for value in VALUES]
END_TOKENS = [
    *["end_vp3", "end_vp4", "end_vp5", "end_f4", "end_f5", "end_f6"],
    *["end_wood", "end_marble", "end_gold", "end_bronze", "end_silver", "end_gold_star"],
]

Written = dict[str, Any]


class Table:
    """A position with the questions and moves that tests use."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def seat(self) -> int:
        """Who must decide."""
        return self.state.actors()[0]

    @property
    def phase(self) -> str:
        return str(self.state.view(None)["phase"])

    @property
    def offers(self) -> list[str]:
        """What may be done now, in notation."""
        if self.state.over():
            return []
        return [GAME.show(self.state, action) for action in self.state.legal(self.seat)]

    def offered(self, kind: str) -> list[str]:
        """The offers of one kind."""
        return [text for text in self.offers if text.split()[0] == kind]

    def allows(self, text: str) -> bool:
        """Whether a move, or both halves of one, may be made."""
        return mansard.why_not(self.state, self.seat, text) is None

    def refuses(self, text: str) -> str:
        """The rule and the reason for which a move is refused."""
        reason = mansard.why_not(self.state, self.seat, text)
        assert isinstance(reason, Reason), f"{text} is legal"
        return f"{reason.rule} {reason.key}"

    def play(self, *moves: str) -> "Table":
        """Carry out moves of whoever must decide."""
        for text in moves:
            self.events += mansard.play(self.state, self.seat, text)
            self.state.check()
        return self

    def mine(self, seat: int = 0) -> Written:
        """A player as seen by itself."""
        found: Written = self.state.view(seat)["seats"][seat]
        return found

    def has_event(self, name: str, *args: object) -> bool:
        """Whether something was told."""
        return [name, *args] in [event.to_json() for event in self.events]


def paris(*seats: Written, players: int = 2, **values: Any) -> Table:
    """A position; seats that are not given are as at the beginning."""
    rows = [*seats, *[{}] * (players - len(seats))]
    text = json.dumps({"game": "paris", "players": players, "seats": rows, **values})
    return Table(GAME.from_json(text))


def late(*seats: Written, players: int = 2, removed: list[str] | None = None, **values: Any) -> Table:
    """A position after the last building tile: 33 tiles lie on the board."""
    out = ["belleville_8", "chaillot_8", "batignolles_8"] if removed is None else removed
    tiles = [space for space in SPACES if space not in out]
    return paris(*seats, players=players, tiles=tiles, **values)


def keys(arc: bool = False, banks: list[str] | None = None, **on: int) -> Written:
    """Keys on the board: `keys(banks=["chaillot"], chaillot_2=1)`."""
    return {"arc": arc, "banks": banks or [], "on": on}


def refused(table: Table, text: str) -> IllegalMove:
    """The error of an illegal move."""
    try:
        mansard.play(table.state, table.seat, text)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{text} is legal")
