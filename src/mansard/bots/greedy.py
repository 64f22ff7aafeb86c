"""The bot that takes what is worth most at once.

It looks to the end of its own turn: as long as the same seat decides and nothing has come to light, the next
decision is looked through as well. The first moves that are equally good are told apart by chance.
"""

from typing import Final

from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh
from mansard.bots.standing import margin
from mansard.kernel.chance import draw, step
from mansard.kernel.game import State

DEPTH: Final[i64] = 4
WIDTH: Final[i64] = 3000  # positions looked at, at most, for one decision


class GreedyBot(Bot):
    """One look ahead by `State.worth`."""

    def choose(self, state: State, seat: int) -> int:
        rng = fresh(state.rng)
        best: i64 = -1
        best_value = -1.0e12
        options = state.options(seat)
        share = WIDTH // len(options)
        for action in options:
            rng = step(rng)
            after = state.clone()
            after.apply(seat, action)
            value = best_line(after, seat, state.reveals, DEPTH, share) + float(draw(rng, 1000)) * 1.0e-9
            if value > best_value:
                best = action
                best_value = value
        return best


def best_line(state: State, seat: i64, reveals: i64, depth: i64, width: i64) -> float:
    """What the seat can reach from here before somebody else decides or something comes to light."""
    if depth == 0 or state.actor() != seat or state.reveals != reveals:
        return margin(state, seat)
    options = state.options(seat)
    count: i64 = len(options)
    share = width // count
    if share == 0:
        return margin(state, seat)
    best = -1.0e12
    for action in options:
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_line(after, seat, reveals, depth - 1, share))
    return best
