"""The best turns of a seat compared with each other and with the one that was played.

A look finds the turns that promise most. Each is tried from the same guesses at what is hidden, everybody
plays on up to one common moment, and the position there is judged: winning chance, lead, points by source.
Differences are taken guess by guess, which leaves out what no turn can help.
"""

from dataclasses import dataclass, field
from math import sqrt

from mansard.analysis.guesses import Guesses, described, notation
from mansard.bots.look import Look, candidates
from mansard.bots.value import Value, value_for
from mansard.kernel.game import Move, State

BEAM = 20
TURNS = 6
FEWEST = 3  # guesses
ALIKE = 6  # guesses that end alike for every turn: the next ones would tell the same again
LINE = 3  # turns of the line that follows
DOUBT = 0.02  # winning chance: what the judge of positions errs by even where all guesses end alike
POINT_DOUBT = 1.0


@dataclass
class Considered:
    """A whole turn, with what it is worth to the seat; errors are standard errors.

    The lead is in points, against the rivals as the game's bots count them; sources are the seat's points
    at the moment when turns are compared.
    """

    moves: list[str]
    chance: float
    chance_error: float
    lead: float
    lead_error: float
    sources: dict[str, float]
    tries: int
    told: list[Move]


@dataclass
class Judged:
    """The turns of a seat, the best first; what the played one loses against the best."""

    seat: int
    best: list[Considered]
    played: Considered | None
    lost: float
    lost_error: float
    lost_points: float
    lost_points_error: float
    lost_sources: dict[str, float]
    ahead: float
    forced: bool
    trained: bool
    line: list[tuple[int, list[str]]] = field(default_factory=list)


class Trial:
    """One turn: how the seat stood after it with each guess."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.chances: list[float] = []
        self.leads: list[float] = []
        self.sources: list[dict[str, float]] = []

    def mean(self) -> tuple[float, float]:
        """What trials are ranked by: the chance, then the lead."""
        return (average(self.chances), average(self.leads))

    def told(self, root: State, seat: int) -> Considered:
        """In plain values."""
        names = {name for parts in self.sources for name in parts}
        return Considered(
            notation(root.clone(), seat, self.moves),
            average(self.chances),
            error(self.chances, DOUBT),
            average(self.leads),
            error(self.leads, POINT_DOUBT),
            {name: average([parts.get(name, 0.0) for parts in self.sources]) for name in sorted(names)},
            len(self.chances),
            described(root.clone(), seat, self.moves),
        )


class Comparison:
    """The thought about one turn of a seat."""

    def __init__(
        self,
        state: State,
        seat: int,
        seed: int,
        played: list[int] | None,
        turns: int,
        shown: int | None = None,
    ) -> None:
        self.guesses = Guesses(state, seat, seed)
        self.root = self.guesses.root
        self.seat = seat
        self.alike = ALIKE
        self.value: Value = value_for(state.game, int(state.players))
        self.until = self.guesses.moment()
        look = Look(self.root, seat, BEAM)
        self.trials = [Trial([int(move) for move in way.moves]) for way in candidates(look, turns)]
        self.played = None if played is None else self.trial_of(played)
        self.shown = line_guess(state, seat, seed if shown is None else shown)

    def trial_of(self, played: list[int]) -> Trial:
        """The trial of the played turn: one of those found if it leads to the same position."""
        seen = self.seen_after(played)
        for trial in self.trials:
            if trial.moves == played or (seen is not None and self.seen_after(trial.moves) == seen):
                return trial
        own = Trial(played)
        self.trials.append(own)
        return own

    def seen_after(self, moves: list[int]) -> list[int] | None:
        """What the seat sees after a turn; None if it brings something to light, which is never the same."""
        after = self.root.clone()
        for move in moves:
            after.apply(self.seat, move)
        return None if after.reveals != self.root.reveals else [int(n) for n in after.observe(self.seat)]

    def think(self, budget: int) -> None:
        """Half of the budget for all, the rest for the better half and the played turn if it is not best."""
        if len(self.trials) == 1:
            self.sweep(FEWEST)
            return
        self.sweep(max(FEWEST, budget // (2 * len(self.trials))))
        kept = self.ranked()[: (len(self.trials) + 1) // 2]
        if self.played is not None and self.played not in kept:
            kept.append(self.played)
        self.trials = kept
        if self.played is None or self.ranked()[0] is not self.played:
            self.sweep(budget // (2 * len(kept)))

    def sweep(self, guesses: int) -> None:
        """Try all that are left from as many guesses; none more where the first ones ended alike."""
        for _ in range(guesses):
            if self.settled():
                return
            guess = self.guesses.next()
            for trial in self.trials:
                self.tried(guess.clone(), trial)

    def settled(self) -> bool:
        """Whether just as many guesses as are enough were tried, and all have ended alike for every turn."""
        tried = [trial.chances for trial in self.trials]
        return all(len(chances) == self.alike and min(chances) == max(chances) for chances in tried)

    def tried(self, state: State, trial: Trial) -> None:
        """One turn from one guess."""
        for move in trial.moves:
            state.apply(self.seat, move)
        self.guesses.play_on(state, self.until)
        trial.chances.append(float(self.value.chances(state)[self.seat]))
        trial.leads.append(float(self.value.margin(state, self.seat)))
        trial.sources.append(by_source(state.breakdown()[self.seat]))

    def ranked(self) -> list[Trial]:
        """The best first; equals as the look ranked them."""
        order = sorted(range(len(self.trials)), key=lambda i: (*(-n for n in self.trials[i].mean()), i))
        return [self.trials[i] for i in order]

    def line(self, trial: Trial) -> list[tuple[int, list[str]]]:
        """What might follow a turn, from the guess that `line_guess` gives."""
        state = self.shown.clone()
        for move in trial.moves:
            state.apply(self.seat, move)
        return self.guesses.line(state, LINE)

    def judged(self) -> Judged:
        """The result in plain values."""
        ranked = self.ranked()
        best = ranked[0]
        played = self.played or best
        mine = played.told(self.root, self.seat)
        top = best.told(self.root, self.seat)
        names = sorted(set(top.sources) | set(mine.sources))
        lost = differences(best.chances, played.chances)
        points = differences(best.leads, played.leads)
        return Judged(
            self.seat,
            [trial.told(self.root, self.seat) for trial in ranked],
            mine if self.played is not None else None,
            average(lost),
            0.0 if played is best else error(lost, DOUBT),
            average(points),
            0.0 if played is best else error(points, POINT_DOUBT),
            {name: top.sources.get(name, 0.0) - mine.sources.get(name, 0.0) for name in names},
            average(differences(best.chances, ranked[1].chances)) if len(ranked) > 1 else 0.0,
            len(ranked) == 1,
            self.value.trained,
            self.line(best),
        )


def judged(
    state: State,
    seat: int,
    seed: int,
    budget: int = 200,
    played: list[int] | None = None,
    turns: int = TURNS,
    shown: int | None = None,
) -> Judged:
    """The best turns of a seat that may act, and what the played one (action codes) loses against them.

    The budget is how often a turn is tried and played on, all turns together. The line that might follow is
    shown upon the guess of a seed of its own, if one is said.
    """
    comparison = Comparison(state, seat, seed, played, turns, shown)
    comparison.think(budget)
    return comparison.judged()


def line_guess(state: State, seat: int, seed: int) -> State:
    """The guess at what is hidden upon which the line of a judged turn is played."""
    return Guesses(state, seat, seed).next()


def open_loss(
    state: State, seat: int, seed: int, best: list[int], played: list[int], tries: int
) -> tuple[float, float]:
    """What a turn loses against another with all cards open, and its error: only chance is drawn anew."""
    guesses = Guesses(state, seat, seed)
    guesses.root = state.clone()
    until = guesses.moment()
    value = value_for(state.game, int(state.players))
    lost: list[float] = []
    for _ in range(tries):
        known = guesses.known()
        chances: list[float] = []
        for moves in (best, played):
            after = known.clone()
            for move in moves:
                after.apply(seat, move)
            guesses.play_on(after, until)
            chances.append(float(value.chances(after)[seat]))
        lost.append(chances[0] - chances[1])
    return average(lost), error(lost, DOUBT)


def by_source(parts: list[tuple[str, int]]) -> dict[str, float]:
    """Points by source; a source that is named twice counts as one."""
    found: dict[str, float] = {}
    for name, points in parts:
        found[name] = found.get(name, 0.0) + points
    return found


def differences(first: list[float], second: list[float]) -> list[float]:
    """Guess by guess, as far as both were tried."""
    return [a - b for a, b in zip(first, second, strict=False)]


def average(numbers: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def error(numbers: list[float], doubt: float = 0.0) -> float:
    """The standard error of the mean, with a doubt that more numbers do not take away."""
    count = len(numbers)
    mean = average(numbers)
    square = sum((number - mean) ** 2 for number in numbers) / (count * (count - 1)) if count > 1 else 0.0
    return sqrt(square + doubt * doubt)
