"""What matters now, by the rules of thumb of each game: the first that holds, never the same twice running.

A game's rules lie in its folder: `coach.py` with `RULES`, pairs of a name and a function of position and
seat that gives the arguments of the text `coach-<name>`, or None if there is nothing to say. A game without
that file has none. The functions are handed a position in which everything hidden from the seat is drawn
anew, and may use only what the seat knows.
"""

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from mansard.kernel.game import State

Args = dict[str, Any]
Rule = Callable[[State, int], Args | None]
Sentence = tuple[str, Args]


@cache
def rules(slug: str) -> list[tuple[str, Rule]]:
    """The coach's rules of a game in their order."""
    name = f"mansard.games.{slug}.coach"
    if importlib.util.find_spec(name) is None:
        return []
    found: list[tuple[str, Rule]] = importlib.import_module(name).RULES
    return found


def matters(state: State, seat: int, seed: int, after: str = "") -> Sentence | None:
    """The first thing worth saying that was not said last (`after` is its key)."""
    known = state.resample(seat, seed)
    for name, rule in rules(state.game.slug):
        args = None if f"coach-{name}" == after else rule(known, seat)
        if args is not None:
            return f"coach-{name}", args
    return None
