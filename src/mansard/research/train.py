"""From self-play to the weights of a value: play, sample positions, fit, compare, write.

>>> from mansard.research.train import Training, train
>>> for news in train(Training("paris", players=2, games=400), "work"):
...     print(news)

A training is a folder: `part-000000.npz` and so on hold positions sampled from finished games, so that a
training that was stopped goes on where it was, and a longer one adds to it. A fifth of the parts is held out:
nothing is fitted to them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import mansard
from mansard.bots import bot, decide
from mansard.bots.weights import Weights
from mansard.kernel.chance import Stream, draw, step
from mansard.kernel.game import Game, State
from mansard.research.extra import extra
from mansard.research.selfplay import Part, replacing, shared_out

with extra("research"):
    import numpy as np

Array = Any
KNOTS = 5  # from the start to the end of a game
EVERY = 12  # decisions between two samples, on average
HELD_OUT = 5  # every so many a part is not fitted to
RIDGES = [1.0e0, 1.0e1, 1.0e2, 1.0e3, 1.0e4, 1.0e5, 1.0e6]  # how firmly the weights stay with the worth's
SEED = 7_000_000  # of the deals; those of tests and matches are lower


@dataclass(frozen=True)
class Training:
    """What is played and fitted."""

    game: str
    players: int
    games: int = 400
    bots: list[str] = field(default_factory=lambda: ["greedy"])
    seed: int = SEED
    part: int = 20  # games in a file

    def box(self) -> Game:
        """The game."""
        return mansard.game(self.game)


class Positions(NamedTuple):
    """Sampled positions, a row each; the second axis of most is the seat."""

    progress: Array
    terms: Array  # by term; not a number where the game gives none
    worth: Array
    final: Array  # the worth at the end
    wins: Array  # the share of the victory
    games: Array


# ---------------------------------------------------------------------- playing


def parts_path(folder: Path, number: int) -> Path:
    """Where a part is."""
    return folder / f"part-{number:06}.npz"


def games_there(run: Training, folder: Path) -> int:
    """How many games earlier runs have played."""
    numbers = range(-(-run.games // run.part))
    return run.part * sum(parts_path(folder, number).exists() for number in numbers)


def play_missing(
    run: Training, folder: Path, workers: int = 1, ray: bool = False, until: float | None = None
) -> Iterator[Part]:
    """Play the parts that are not there, at least one, until the time is over; the parts as they come."""
    folder.mkdir(parents=True, exist_ok=True)
    numbers = range(-(-run.games // run.part))
    missing = [number for number in numbers if not parts_path(folder, number).exists()]
    for part in shared_out(partial(play_part, run, folder), missing, workers, ray):
        yield part
        if until is not None and monotonic() >= until:
            return


def play_part(run: Training, folder: Path, number: int) -> Part:
    """Play the games of a part and keep some positions of each."""
    rows: list[tuple[Any, ...]] = []
    for k in range(number * run.part, (number + 1) * run.part):
        rows += sampled_game(run, k)
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    with replacing(parts_path(folder, number)) as beside, beside.open("wb") as file:
        named: dict[str, Any] = dict(zip(Positions._fields, columns, strict=True))
        np.savez_compressed(file, **named)
    return Part(number, run.part, len(rows), True)


def sampled_game(run: Training, number: int) -> list[tuple[Any, ...]]:
    """One game of the bots; every so many decisions a position is kept, as the seat to act may know it."""
    game = run.box()
    players = [bot(run.bots[(seat + number) % len(run.bots)]) for seat in range(run.players)]
    state = game.start(run.players, run.seed + number)
    chance = Stream(run.seed + number, "train").key()
    kept: list[tuple[float, Array, Array]] = []
    while not state.over():
        seat = state.actor()
        chance = step(chance)
        if draw(chance, EVERY) == 0:
            kept.append(described(state.resample(seat, chance), len(game.advice.terms + game.advice.counts)))
        state.apply(seat, decide(players[seat], state, seat, chance))
    places = state.places()
    wins = [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    final = [state.worth(seat) for seat in range(run.players)]
    return [(*position, final, wins, number) for position in kept]


def described(state: State, columns: int) -> tuple[float, Array, Array]:
    """Progress, terms and worth of a position."""
    terms = np.full((state.players, columns), np.nan)
    for seat in range(state.players):
        found = list(state.terms(seat))
        if found:
            terms[seat] = found
    return state.progress(), terms, np.array([state.worth(seat) for seat in range(state.players)])


def read_positions(run: Training, folder: Path, held_out: bool) -> Positions:
    """All positions of the parts that are there, either to be fitted to or held out."""
    numbers = range(-(-run.games // run.part))
    wanted = [n for n in numbers if (n % HELD_OUT == HELD_OUT - 1) == held_out]
    there: list[Any] = [np.load(parts_path(folder, n)) for n in wanted if parts_path(folder, n).exists()]
    return Positions(*[np.concatenate([file[name] for file in there]) for name in Positions._fields])


# ---------------------------------------------------------------------- fitting


def hats(progress: Array) -> Array:
    """How much each knot counts at these moments: a row a position."""
    place = np.clip(progress, 0.0, 1.0) * (KNOTS - 1)
    return np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(KNOTS)[None, :]))


def fitted_terms(game: Game, players: int, rows: Positions, ridge: float) -> tuple[Array, Array]:
    """Weights and biases at the knots: least squares on final worth, drawn towards the hand-made ones."""
    alone = players == 1 or game.advice.rivalry == 0.0
    parts = len(game.advice.terms)
    count = parts + len(game.advice.counts)
    usable = ~np.isnan(rows.terms).any(axis=(1, 2))
    terms, final, shares = rows.terms[usable], rows.final[usable], hats(rows.progress[usable])
    spread = terms.reshape(-1, count).std(axis=0) + 1.0e-9
    size = spread / spread[:parts].max()
    prior = np.concatenate([np.ones(parts), np.zeros(count - parts)])
    rest = final - terms @ prior
    x = shares[:, None, :, None] * (terms / size)[:, :, None, :]
    x = x.reshape(*terms.shape[:2], KNOTS * count)
    if alone:
        x = np.concatenate([x, np.broadcast_to(shares[:, None, :], (*x.shape[:2], KNOTS))], axis=2)
    else:
        x, rest = x - x.mean(axis=1, keepdims=True), rest - rest.mean(axis=1, keepdims=True)
    x, y = x.reshape(-1, x.shape[2]), rest.reshape(-1)
    strength = np.full(x.shape[1], ridge)
    strength[KNOTS * count :] = 1.0e-6
    found = np.linalg.solve(x.T @ x + np.diag(strength), x.T @ y)
    bias = found[KNOTS * count :] if alone else np.zeros(KNOTS)
    return prior + found[: KNOTS * count].reshape(KNOTS, count) / size, bias


def strengths(rows: Positions, weights: Array, bias: Array) -> Array:
    """What the fitted terms say; the worth where there are none."""
    shares = hats(rows.progress)
    found = np.einsum("pk,kc,psc->ps", shares, weights, np.nan_to_num(rows.terms)) + (shares @ bias)[:, None]
    return np.where(np.isnan(rows.terms).any(axis=2), rows.worth, found)


def leads(strength: Array, rivalry: float) -> Array:
    """As `Value.lead`, for all rows and seats."""
    count = strength.shape[1]
    if count == 1 or rivalry == 0.0:
        return strength
    found = np.empty_like(strength)
    for seat in range(count):
        others = np.delete(strength, seat, axis=1)
        found[:, seat] = strength[:, seat] - rivalry * 0.5 * (others.max(axis=1) + others.mean(axis=1))
    return found


def chances(strength: Array, progress: Array, scale: Array, even: Array) -> Array:
    """As `Value.chances`, for all rows."""
    shares = hats(progress)
    width = (shares @ scale)[:, None]
    if strength.shape[1] == 1:
        lead = (strength - (shares @ even)[:, None]) / width
        return 1.0 / (1.0 + np.exp(np.clip(-lead, -30.0, 30.0)))
    grown = np.exp(np.maximum(-30.0, (strength - strength.max(axis=1, keepdims=True)) / width))
    return grown / grown.sum(axis=1, keepdims=True)


def log_loss(chance: Array, wins: Array) -> float:
    """The mean surprise by who has won."""
    safe = np.clip(chance, 1.0e-6, 1.0 - 1.0e-6)
    surprise = -(wins * np.log(safe)).sum(axis=1)
    if chance.shape[1] == 1:
        surprise = surprise - ((1.0 - wins) * np.log(1.0 - safe)).sum(axis=1)
    return float(surprise.mean())


def fitted_curves(rows: Positions, strength: Array) -> tuple[Array, Array]:
    """The scale, and alone what is even, at every knot: each in turn takes what surprises least."""
    spread = float(np.std(rows.final)) + 1.0e-6
    alone = strength.shape[1] == 1
    scale = np.full(KNOTS, 0.7 * spread)
    even = np.full(KNOTS, float(np.mean(strength)) if alone else 0.0)
    for turn in range(12):
        factors = np.exp(np.linspace(-1.0, 1.0, 9) * (1.2 if turn < 4 else 0.3 if turn < 8 else 0.08))
        steps = np.linspace(-1.0, 1.0, 9) * spread * (2.0 if turn < 4 else 0.5 if turn < 8 else 0.1)
        for knot in range(KNOTS):
            scale = best_curve(rows, strength, [changed(scale, knot, scale[knot] * f) for f in factors], even)
            if alone:
                moved = [changed(even, knot, even[knot] + s) for s in steps]
                losses = [
                    log_loss(chances(strength, rows.progress, scale, each), rows.wins) for each in moved
                ]
                even = moved[int(np.argmin(losses))]
    return scale, even


def surprise(rows: Positions, strength: Array, scale: Array, even: Array) -> float:
    """How little two curves foretell."""
    return log_loss(chances(strength, rows.progress, scale, even), rows.wins)


def changed(curve: Array, knot: int, value: float) -> Array:
    """A curve with another height at a knot."""
    return np.where(np.arange(KNOTS) == knot, value, curve)


def best_curve(rows: Positions, strength: Array, scales: list[Array], even: Array) -> Array:
    """The scale that surprises least; all stay within reason."""
    tried = [np.clip(scale, 0.05, 1.0e4) for scale in scales]
    losses = [surprise(rows, strength, scale, even) for scale in tried]
    return tried[int(np.argmin(losses))]


def fitted_gain(rows: Positions, strength: Array, rivalry: float) -> tuple[Array, Array]:
    """How much of a lead remains at each knot, and what comes to it where nobody is compared with."""
    lead, final = leads(strength, rivalry), leads(rows.final, rivalry)
    shares = np.repeat(hats(rows.progress), strength.shape[1], axis=0)
    x = shares * lead.reshape(-1, 1)
    x = np.concatenate([x, shares], axis=1)
    eye = np.diag([1.0e-3] * KNOTS + [1.0e-3] * KNOTS)
    prior = np.concatenate([np.ones(KNOTS), np.zeros(KNOTS)])
    found = prior + np.linalg.solve(x.T @ x + eye, x.T @ (final.reshape(-1) - x @ prior))
    return found[:KNOTS], found[KNOTS:]


def finished_weights(
    game: Game, rows: Positions, strength: Array, fitted: tuple[Array, Array] | None
) -> Weights:
    """Everything that a weights file holds, rounded as it is written."""
    scale, even = fitted_curves(rows, strength)
    gain, offset = fitted_gain(rows, strength, game.advice.rivalry)
    bias = np.zeros(KNOTS) if fitted is None else fitted[1]
    made = Weights(rounded(scale), rounded(even), rounded(gain), rounded(offset), rounded(bias))
    if fitted is not None:
        made.terms = game.advice.terms + game.advice.counts
        made.weights = [rounded(row) for row in fitted[0]]
    return made


def rounded(curve: Array) -> list[float]:
    """Five digits are more than the games tell."""
    return [float(f"{value:.5g}") for value in curve]
