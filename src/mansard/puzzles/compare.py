"""Comparing the turns of a position for a puzzle, with no more thought than the answer needs.

The budget is that of `Comparison.think`: half of it for all turns, the rest for the better half. It is spent
in portions, and thought ends early for two reasons only: the gap has fallen so far behind the one asked for
that the rest could not bring it back, or guess after guess has ended alike for every turn, exactly or with
errors far below the doubt about the judge, so that the next ones would tell the same again.
"""

from dataclasses import dataclass

from mansard.analysis.turns import FEWEST, Comparison, Trial, average, differences, error
from mansard.kernel.game import State
from mansard.puzzles.puzzle import Way
from mansard.puzzles.solve import AS_GOOD, same_turn

DOUBT = 0.02  # what the judge of positions errs by even where all guesses end alike
PORTIONS = 4  # in which each half of a budget is spent
FAR = 3.0  # standard errors behind what is asked for: hopeless
FIRM = 0.2 * DOUBT  # a standard error that more guesses need not make smaller
FEWEST_FIRM = 6  # guesses for that
SLACK = 0.01  # that an error is never below while few guesses were tried


@dataclass(frozen=True)
class Budget:
    """How much thought: tries, turns compared, and how many guesses that all end alike are enough."""

    tries: int
    turns: int
    alike: int


@dataclass
class Found:
    """The result of one comparison."""

    comparison: Comparison
    ranked: list[Trial]

    @property
    def best(self) -> Trial:
        """The best turn."""
        return self.ranked[0]

    @property
    def ahead(self) -> float:
        """How much winning chance the best turn is ahead of the second."""
        return average(self.gaps) if self.second is not None else 0.0

    @property
    def error(self) -> float:
        """The standard error of that."""
        return error(self.gaps, DOUBT)

    @property
    def gaps(self) -> list[float]:
        """The same guess by guess."""
        return [] if self.second is None else differences(self.best.chances, self.second.chances)

    @property
    def second(self) -> Trial | None:
        """The best turn that is another idea: one that begins alike and is as good is the same one."""
        return next((trial for trial in self.ranked if not self.is_same_idea(trial)), None)

    def is_same_idea(self, trial: Trial) -> bool:
        """Whether a turn begins as the best one and is as good."""
        lost = average(differences(self.best.chances, trial.chances))
        return trial.moves[0] == self.best.moves[0] and lost <= AS_GOOD

    def kept(self, most: int, same: int) -> list[Trial]:
        """The best turns, so many at most, and of one idea with the best only a few."""
        alike = [trial for trial in self.ranked if self.is_same_idea(trial)]
        return [trial for trial in self.ranked if trial not in alike[same:]][:most]

    def has(self, state: State, moves: list[str]) -> bool:
        """Whether a turn is the best one or as good and begun alike."""
        seat = self.comparison.seat
        for trial in self.ranked:
            if trial is self.second:
                return False
            if same_turn(state, seat, self.way(trial).moves, moves):
                return True
        return False

    @property
    def moves(self) -> list[str]:
        """The best turn in notation."""
        return self.way(self.best).moves

    def way(self, trial: Trial) -> Way:
        """A turn with its value, in round numbers."""
        told = trial.told(self.comparison.root, self.comparison.seat)
        sources = {name: round(points, 1) for name, points in told.sources.items()}
        return Way(told.moves, round(told.chance, 3), round(told.lead, 1), sources)


def compared(state: State, seat: int, seed: int, budget: Budget, least: float) -> Found:
    """The best turns of a position; it need not be exact if the best is less than so much ahead."""
    comparison = Comparison(state, seat, seed, None, budget.turns)
    weigh(comparison, budget, least)
    return Found(comparison, comparison.ranked())


def weigh(comparison: Comparison, budget: Budget, least: float) -> None:
    """Half of the budget for all turns, the rest for the better half, as long as it can change anything."""
    count = len(comparison.trials)
    comparison.alike = budget.alike
    if count == 1:
        comparison.sweep(1)
    elif spent(comparison, max(FEWEST, budget.tries // (2 * count)), least):
        comparison.trials = comparison.ranked()[: (count + 1) // 2]
        spent(comparison, budget.tries // (2 * len(comparison.trials)), least)


def spent(comparison: Comparison, guesses: int, least: float) -> bool:
    """Try all turns from as many guesses, in portions; False if nothing can change any more."""
    portion = max(2, min(comparison.alike, -(-guesses // PORTIONS)))
    while guesses > 0:
        comparison.sweep(min(portion, guesses))
        guesses -= portion
        if comparison.settled() or is_firm(comparison) or is_hopeless(comparison, least):
            return False
    return True


def is_firm(comparison: Comparison) -> bool:
    """Whether enough guesses were tried, and every turn's distance to the best one hardly depends on them."""
    best = comparison.ranked()[0].chances
    if len(best) < max(comparison.alike, FEWEST_FIRM):
        return False
    return all(error(differences(best, trial.chances)) <= FIRM for trial in comparison.trials)


def is_hopeless(comparison: Comparison, least: float) -> bool:
    """Whether the best turn is too little ahead for the rest of the budget to help."""
    found = Found(comparison, comparison.ranked())
    return found.ahead + FAR * error(found.gaps, SLACK) < least
