"""What a position is worth to every seat: the expected final lead and the chance to win.

>>> from mansard.bots.value import value_for
>>> value = value_for(game, 2)
>>> value.chances(state)

A value judges the state that it is handed. Who must not know everything hands over one that was re-drawn for
his seat, as `decide` does for bots, or takes the mean over several (`expected_chances`).

A seat's strength is a weighted sum of its own `State.terms`; the weights slide with the progress of the
game. Without trained weights, and for positions that they were not made for, it is the hand-made
`State.worth`. Leads become chances by a scale that was fitted to finished games; a game that brings none
gets a rough one.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.bots.standing import margin
from mansard.bots.weights import Weights, found_weights
from mansard.kernel.game import Game, State

LIKELIEST: Final = 30.0  # exp of less is nothing


class Value:
    """The judge of the positions of a game with so many players."""

    def __init__(self, players: int, rivalry: float, weights: Weights) -> None:
        self.players: i64 = players
        self.rivalry = rivalry
        self.trained: bool = len(weights.terms) > 0
        self.chooses: bool = self.trained and weights.chooses
        self.columns: i64 = len(weights.terms)
        self.last: i64 = len(weights.scale) - 1  # of the evenly spaced knots, from the start to the end
        self.scale = vec[float](weights.scale)
        self.even = vec[float](weights.even)
        self.gain = vec[float](weights.gain)
        self.offset = vec[float](weights.offset)
        self.bias = vec[float](weights.bias)
        self.weights = vec[float]([weight for row in weights.weights for weight in row])

    def strengths(self, state: State) -> vec[float]:
        """What every seat may expect in the end, in points; with rivals up to what all have in common."""
        found = vec[float]([0.0] * state.players)
        if not self.trained or state.over():
            for seat in range(state.players):
                found[seat] = state.worth(seat)
            return found
        place = state.progress() * float(self.last)
        for seat in range(state.players):
            found[seat] = self.strength(state, seat, place)
        return found

    def strength(self, state: State, seat: i64, place: float) -> float:
        """The weighted sum between two knots; the worth if the position has no such terms."""
        terms = state.terms(seat)
        columns: i64 = len(terms)
        if columns != self.columns:
            return state.worth(seat)
        knot = self.knot(place)
        share = place - float(knot)
        low = knot * columns
        high = low + columns
        first = self.bias[knot]
        second = self.bias[knot + 1]
        for i in range(columns):
            first += self.weights[low + i] * terms[i]
            second += self.weights[high + i] * terms[i]
        return first + share * (second - first)

    def knot(self, place: float) -> i64:
        """The knot before a place."""
        whole = i64(place)
        return min(max(whole, 0), self.last - 1)

    def between(self, curve: vec[float], place: float) -> float:
        """The height of a curve at a place."""
        knot = self.knot(place)
        return curve[knot] + (place - float(knot)) * (curve[knot + 1] - curve[knot])

    def margin(self, state: State, seat: i64) -> float:
        """The seat's lead as it is judged: for choosing between moves, comparable with `standing.margin`.

        Terms that foretell well but have not won games leave that to the hand-made worth.
        """
        if not self.chooses:
            return margin(state, seat)
        return self.lead(self.strengths(state), seat)

    def margins(self, state: State) -> vec[float]:
        """The expected final lead of every seat."""
        strengths = self.strengths(state)
        found = vec[float]([0.0] * state.players)
        over = state.over()
        place = state.progress() * float(self.last)
        for seat in range(state.players):
            found[seat] = self.lead(strengths, seat)
            if not over:
                found[seat] = self.between(self.gain, place) * found[seat] + self.between(self.offset, place)
        return found

    def lead(self, strengths: vec[float], seat: i64) -> float:
        """A strength less the rivals': half the best, half their mean, as much as the game advises."""
        count: i64 = len(strengths)
        if count == 1 or self.rivalry == 0.0:
            return strengths[seat]
        best = -1.0e9
        total = 0.0
        for other in range(count):
            if other != seat:
                total += strengths[other]
                best = max(best, strengths[other])
        return strengths[seat] - self.rivalry * 0.5 * (best + total / float(count - 1))

    def chances(self, state: State) -> vec[float]:
        """The winning chance of every seat, 1 together; with one player the chance to win the game."""
        if state.over():
            return shares(state)
        strengths = self.strengths(state)
        place = state.progress() * float(self.last)
        scale = self.between(self.scale, place)
        if state.players == 1:
            lead = (strengths[0] - self.between(self.even, place)) / scale
            return vec[float]([1.0 / (1.0 + exp(max(-LIKELIEST, min(LIKELIEST, -lead))))])
        return softened(strengths, scale)


def shares(state: State) -> vec[float]:
    """Who has won, once the game is over: winners of a tie share; without a winner all do."""
    places = state.places()
    winners: i64 = 0
    for place in places:
        winners += 1 if place == 1 else 0
    if winners == 0:
        even = 0.0 if state.players == 1 else 1.0 / float(state.players)
        return vec[float]([even] * state.players)
    return vec[float]([1.0 / float(winners) if place == 1 else 0.0 for place in places])


def softened(strengths: vec[float], scale: float) -> vec[float]:
    """Chances that grow by e with every `scale` points."""
    best = -1.0e9
    for strength in strengths:
        best = max(best, strength)
    count: i64 = len(strengths)
    found = vec[float]([0.0] * count)
    total = 0.0
    for seat in range(count):
        found[seat] = exp(max(-LIKELIEST, (strengths[seat] - best) / scale))
        total += found[seat]
    for seat in range(count):
        found[seat] /= total
    return found


KNOWN: Final[dict[str, Value]] = {}


def value_for(game: Game, players: int) -> Value:
    """The value of a game with so many players; weights are read when they are first asked for."""
    name = f"{game.slug} {game.rules_version} {players}"
    known = KNOWN.get(name)
    if known is None:
        known = Value(players, game.advice.rivalry, found_weights(game, players))
        KNOWN[name] = known
    return known


def expected_chances(state: State, seat: int | None, seed: int, draws: int = 8) -> list[float]:
    """The chances as a seat (None: a spectator) may see them: the mean over guesses at what is hidden."""
    value = value_for(state.game, state.players)
    total = [0.0] * state.players
    for k in range(draws):
        chances = value.chances(state.resample(seat, seed + k))
        for i in range(state.players):
            total[i] += chances[i]
    return [each / float(draws) for each in total]
