"""Observations, masks and rewards of all games, as arrays."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from mansard.kernel.errors import InvalidSetup
from mansard.kernel.game import Game, State
from mansard.kernel.tensor import size_of
from mansard.research.extra import extra

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Options = Mapping[str, object]

REWARDS = ("places", "scores")
ILLEGAL_REWARD = -1.0


# ---------------------------------------------------------------------- observations


def observation(state: State, seat: int) -> Numbers:
    """What the seat may know: the numbers of `Game.layout`, a fresh array."""
    buffer: Any = state.observe(seat)
    return np.frombuffer(buffer, np.int16).copy()


def mask(state: State, seat: int) -> Mask:
    """1 for every legal action of the seat, a fresh array."""
    buffer: Any = state.mask(seat)
    return np.frombuffer(buffer, np.int8).copy()


def named(game: Game, players: int, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The named parts of an observation in their shapes; they share its memory."""
    parts: dict[str, NDArray[Any]] = {}
    begin = 0
    for part in game.layout(players):
        parts[part.name] = numbers[begin : begin + part.size()].reshape(part.shape)
        begin += part.size()
    return parts


@cache
def observation_space(game: Game, players: int) -> Any:
    """The bounds of every number."""
    parts = game.layout(players)
    low = np.concatenate([np.full(part.size(), part.least, np.int16) for part in parts])
    high = np.concatenate([np.full(part.size(), part.most, np.int16) for part in parts])
    return spaces.Box(low, high, (size_of(parts),), np.int16)


# ---------------------------------------------------------------------- rewards


def utilities(places: Sequence[int]) -> list[float]:
    """1 for the winner, -1 for the last, evenly between; the sum is 0; who shares a place shares its worth.

    Alone it is 1 for the first place, -1 for any other. Where nobody has won all have 0.
    """
    count = len(places)
    if count == 1:
        return [1.0 if places[0] == 1 else -1.0]
    if 1 not in places:
        return [0.0] * count
    shared = [place + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * (place - 1.0) / (count - 1) for place in shared]


def rewards(state: State, kind: str) -> list[float]:
    """What a finished game brings to each seat."""
    if kind == "scores":
        return [float(points) for points in state.scores()]
    return utilities(state.places())


def checked_reward(kind: str) -> str:
    """A kind of reward that there is."""
    if kind not in REWARDS:
        raise InvalidSetup(f"there is no reward {kind!r}; there are: {', '.join(REWARDS)}")
    return kind


# ---------------------------------------------------------------------- text


def told(state: State, names: Sequence[str], last: str) -> str:
    """The table in a few lines: the last move, who acts, the scores."""
    acting = ", ".join([names[seat] for seat in state.actors()]) or "nobody: the game is over"
    scores = ", ".join([f"{name} {points}" for name, points in zip(names, state.scores(), strict=True)])
    return f"{state.game.slug}\nlast move: {last or '-'}\nto act: {acting}\nscores: {scores}"
