"""The bot that plays sensible, lively turns and does not see far.

It looks at whole turns as a planner does, but through a narrow beam, and takes one of the best ten by chance:
the more a turn falls behind the best, the less likely it is.
"""

from math import log
from typing import Final

from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh
from mansard.bots.look import Look, candidates
from mansard.kernel.chance import draw, step
from mansard.kernel.game import State

BEAM: Final[i64] = 8
TURNS: Final[i64] = 10
WARMTH: Final = 1.0  # how far chance reaches, as a part of the usual distance between turns


class ApprenticeBot(Bot):
    """The warmer, the more it takes what is not best."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.warmth = WARMTH

    def choose(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def plan(self, state: State, seat: int) -> list[int]:
        found = candidates(Look(state, seat, BEAM, alike=BEAM), TURNS)
        best = found[0].value
        total = 0.0
        for way in found:
            total += best - way.value
        usual = self.warmth * total / float(len(found))
        rng = fresh(state.rng)
        chosen = found[0]
        highest = -1.0e12
        for way in found:
            rng = step(rng)
            luck = -log(-log((float(draw(rng, 1000000)) + 0.5) / 1.0e6))  # so that it is a soft choice
            if way.value + usual * luck > highest:
                highest = way.value + usual * luck
                chosen = way
        return list(chosen.moves)
