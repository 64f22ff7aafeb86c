"""What a training has reached: how well leads and chances are foretold on held-out games, and a match."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mansard.bots.arena import play_game, wilson
from mansard.bots.bot import Bot, fresh
from mansard.bots.value import Value
from mansard.kernel.chance import draw, step
from mansard.kernel.game import Game, State
from mansard.research.extra import extra
from mansard.research.train import Array, Positions, chances, leads, log_loss

with extra("research"):
    import numpy as np

PHASES = 4  # of a game, for the report
BINS = 5  # of the calibration table
DEPTH = 4
WIDTH = 400  # positions that a decision of a match looks at


class Bin(NamedTuple):
    """A row of a calibration table."""

    seats: int
    foretold: float
    won: float


class Judged(NamedTuple):
    """How a value does on held-out positions."""

    positions: int
    by_phase: list[float]  # R2 of the final lead in each phase of the game
    loss: float
    brier: float
    table: list[Bin]


class Match(NamedTuple):
    """One seat with the new value against the rest with the old one, seats rotated."""

    games: int
    wins: float
    interval: tuple[float, float]


def judged(rows: Positions, strength: Array, made: Any, rivalry: float) -> Judged:
    """R2 by phase, the surprise and the calibration of a value."""
    found = chances(strength, rows.progress, np.array(made.scale), np.array(made.even))
    place = np.clip(rows.progress, 0.0, 1.0) * (len(made.gain) - 1)
    knots = np.arange(len(made.gain))
    gain, offset = np.interp(place, knots, made.gain), np.interp(place, knots, made.offset)
    lead = leads(strength, rivalry) * gain[:, None] + offset[:, None]
    final = leads(rows.final, rivalry)
    phase = np.minimum((np.clip(rows.progress, 0.0, 1.0) * PHASES).astype(int), PHASES - 1)
    by_phase = [r2(lead[phase == k], final[phase == k]) for k in range(PHASES)]
    brier = float(((found - rows.wins) ** 2).sum(axis=1).mean())
    table = calibration(found, rows.wins)
    return Judged(len(rows.progress), by_phase, log_loss(found, rows.wins), brier, table)


def r2(foretold: Array, real: Array) -> float:
    """The share of the variance that is foretold."""
    spread = float(((real - real.mean()) ** 2).sum()) if real.size else 0.0
    return 1.0 - float(((foretold - real) ** 2).sum()) / spread if spread > 0.0 else 0.0


def calibration(found: Array, wins: Array) -> list[Bin]:
    """Chances in bins, and how often those seats have won."""
    chance, won = found.reshape(-1), wins.reshape(-1)
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    rows = []
    for k in range(BINS):
        here = bins == k
        if here.any():
            rows.append(Bin(int(here.sum()), float(chance[here].mean()), float(won[here].mean())))
    return rows


# ---------------------------------------------------------------------- match


class ValueBot(Bot):
    """Takes what a value likes best at the end of its own turn."""

    def __init__(self, spec: str, value: Value) -> None:
        super().__init__(spec)
        self.value = value

    def choose(self, state: State, seat: int) -> int:
        rng = fresh(state.rng)
        best, highest = -1, -1.0e12
        options = state.legal(seat)
        for action in options:
            rng = step(rng)
            after = state.clone()
            after.apply(seat, action)
            judged = self.best_line(after, seat, state.reveals, DEPTH, WIDTH // len(options))
            judged += float(draw(rng, 1000)) * 1.0e-9
            if judged > highest:
                best, highest = action, judged
        return best

    def best_line(self, state: State, seat: int, reveals: int, depth: int, width: int) -> float:
        """What the seat can reach before somebody else decides or something comes to light."""
        options = state.legal(seat) if depth > 0 and state.reveals == reveals else []
        if not options or width < len(options):
            return self.value.margin(state, seat)
        lines = []
        for action in options:
            after = state.clone()
            after.apply(seat, action)
            lines.append(self.best_line(after, seat, reveals, depth - 1, width // len(options)))
        return max(lines)


def match(game: Game, players: int, new: Value, old: Value, games: int, seed: int = 3_000_000) -> Match:
    """Every deal once in every rotation of the seats."""
    wins = 0.0
    for k in range(games):
        line_up: Sequence[Bot] = [
            ValueBot("new", new) if (seat + k) % players == 0 else ValueBot("old", old)
            for seat in range(players)
        ]
        result = play_game(game, line_up, seed + k // players)
        wins += sum(result.wins(seat) for seat in range(players) if (seat + k) % players == 0)
    return Match(games, wins, wilson(wins, games))
