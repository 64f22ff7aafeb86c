"""A question why a move may not be made, as a player at the table could check the answer: by looking.

Every game lists in `tests/games/<slug>/conditions.py` what must be so on the table when a reason is given.
A condition reads the seat's own view, the move, what would be legal, and what the reason states.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mansard import Reason, State


@dataclass
class Asked:
    """A move that was refused, the table as its player sees it, and what he may do instead."""

    state: State
    seat: int
    view: dict[str, Any]
    move: dict[str, Any]
    legal: list[dict[str, Any]]
    reason: Reason

    @property
    def own(self) -> dict[str, Any]:
        """The player's own part of the view."""
        mine: dict[str, Any] = self.view["seats"][self.seat]
        return mine

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def kind(self) -> str:
        return str(self.move["kind"])

    @property
    def kinds(self) -> set[str]:
        """The kinds of the moves that are legal."""
        return {str(move["kind"]) for move in self.legal}

    def __getitem__(self, name: str) -> Any:
        """What the reason states under a name."""
        return self.reason.args[name]

    def offered(self, kind: str, name: str) -> list[Any]:
        """What the legal moves of a kind have under a name."""
        return [move[name] for move in self.legal if move["kind"] == kind]

    def holds(self) -> bool:
        """Whether what the reason says is so."""
        known = conditions(self.state.game.slug)
        return known[self.reason.key](self) if known else True


Condition = Callable[[Asked], bool]


def not_now(asked: Asked) -> bool:
    """No move of the kind may be made."""
    return asked.kind not in asked.kinds


@cache
def conditions(slug: str) -> dict[str, Condition]:
    """What must be so on the table when a reason is given: `conditions.py` beside the game's own tests."""
    place = f"tests.games.{slug}"
    if find_spec(place) is None:  # a game of another folder brings its own tests
        return {}
    found: dict[str, Condition] = import_module(f"{place}.conditions").CONDITIONS
    return found
