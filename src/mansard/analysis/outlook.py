"""How a game may end from here, as a seat can know it: winning chances and points by source of everybody."""

from dataclasses import dataclass
from math import sqrt

from mansard.analysis.guesses import Guesses
from mansard.analysis.turns import average, by_source, error
from mansard.bots.value import shares
from mansard.kernel.game import State


@dataclass
class Outlook:
    """Per seat: the chance, the points at the end, now and then by source; errors are standard errors."""

    games: int
    chances: list[float]
    chance_errors: list[float]
    points: list[float]
    point_errors: list[float]
    now: list[dict[str, float]]
    then: list[dict[str, float]]


def outlook(state: State, seat: int, seed: int, games: int = 40) -> Outlook:
    """Play quick games to the end, each from another guess at what is hidden."""
    guesses = Guesses(state, seat, seed)
    seats = range(int(state.players))
    wins: list[list[float]] = [[] for _ in seats]
    scores: list[list[float]] = [[] for _ in seats]
    parts: list[list[dict[str, float]]] = [[] for _ in seats]
    for _ in range(games):
        end = guesses.next()
        guesses.play_on(end)
        won, told = shares(end), end.breakdown()
        for each in seats:
            wins[each].append(float(won[each]))
            scores[each].append(float(sum(points for _, points in told[each])))
            parts[each].append(by_source(told[each]))
    return Outlook(
        games,
        [average(each) for each in wins],
        [chance_error(average(each), games) for each in wins],
        [average(each) for each in scores],
        [error(each) for each in scores],
        [by_source(each) for each in guesses.root.breakdown()],
        [averages(each) for each in parts],
    )


def chance_error(chance: float, games: int) -> float:
    """The error of a share; one more win and one more loss keep it above 0 where all games ended alike."""
    smooth = (chance * games + 1.0) / (games + 2.0)
    return sqrt(smooth * (1.0 - smooth) / (games + 2.0))


def averages(parts: list[dict[str, float]]) -> dict[str, float]:
    """The mean of each source."""
    names = sorted({name for each in parts for name in each})
    return {name: average([each.get(name, 0.0) for each in parts]) for name in names}
