"""The bot that takes what is worth most at once.

It looks to the end of its own turn: as long as the same seat decides and nothing has come to light, the next
decision is looked through as well. The first moves that are equally good are told apart by chance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh
from mansard.bots.standing import margin
from mansard.kernel.chance import draw, step
from mansard.kernel.game import State

DEPTH: Final[i64] = 4
WIDTH: Final[i64] = 3000  # positions looked at, at most, for one decision
WORST: Final = -1.0e12


class GreedyBot(Bot):
    """One look ahead by `State.worth`."""

    def choose(self, state: State, seat: int) -> int:
        rng = fresh(state.rng)
        best: i64 = -1
        best_value = WORST
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
    if depth == 0 or state.reveals != reveals:
        return margin(state, seat)
    options = state.options(seat)
    count: i64 = len(options)
    if count == 0 or width < count:
        return margin(state, seat)
    best = WORST
    for action in options:
        after = state.clone()
        after.apply(seat, action)
        best = max(best, best_line(after, seat, reveals, depth - 1, width // count))
    return best


class Turn:
    """The best way through the rest of a turn that a look ahead has found."""

    def __init__(self, state: State, seat: i64, width: i64) -> None:
        self.seat = seat
        self.reveals = state.reveals
        self.value = WORST
        self.moves = vec[i64]([0] * (DEPTH + 1))
        self.length: i64 = 0
        self.way = vec[i64]([0] * (DEPTH + 1))  # what is being looked at
        self.look(state, 0, width)

    def look(self, state: State, done: i64, width: i64) -> None:
        """Go through everything the seat can do from here."""
        seat = self.seat
        options = state.options(seat)
        count: i64 = len(options)
        if count == 0 or state.reveals != self.reveals:
            self.compare(margin(state, seat), done)
        elif done > DEPTH or (done > 0 and width < count):
            self.compare(margin(state, seat), 1)  # not to the end: what follows is better looked at again
        else:
            for action in options:
                self.way[done] = action
                after = state.clone()
                after.apply(seat, action)
                self.look(after, done + 1, width // count)

    def compare(self, value: float, length: i64) -> None:
        """Keep the way that has led here if it is the best."""
        if value > self.value:
            self.value = value
            self.length = length
            self.moves = self.way[:]

    def play(self, state: State) -> None:
        """Carry it out."""
        for i in range(self.length):
            state.apply(self.seat, self.moves[i])
