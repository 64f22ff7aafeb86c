"""The one place that defines every number of the statistics; docs/statistics.md says them in words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor, sqrt

NORMAL_95 = 1.959963984540054
FEW = 5  # with fewer games there are counts, no shares
ENOUGH = 20  # with so many the count steps back behind the share
TRUE = 0.05  # winning chance: a decision that lost less is a true move


@dataclass(frozen=True, slots=True)
class Interval:
    """From here to there."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Share:
    """So much of so many games won, with what an even player would have won of the same games."""

    games: int
    won: float
    even: float

    @property
    def share(self) -> float | None:
        """The won share; None while there are too few games to say one."""
        return self.won / self.games if self.games >= FEW else None

    @property
    def interval(self) -> Interval | None:
        """Where the true share lies; None while there are too few games."""
        return wilson(self.won, self.games) if self.games >= FEW else None

    @property
    def verdict(self) -> str:
        """`better` or `worse` than even only if even lies outside of the interval."""
        found = self.interval
        if found is None:
            return "few"
        if self.even < found.low:
            return "better"
        return "worse" if self.even > found.high else "chance"

    @property
    def amount(self) -> str:
        """How much its games allow to say."""
        return amount(self.games)


def amount(games: int) -> str:
    """How much so many games allow to say: nothing, counts, a share with its count, a share."""
    if games >= ENOUGH:
        return "enough"
    if games >= FEW:
        return "some"
    return "few" if games else "none"


def told(share: Share) -> dict[str, float | str | None]:
    """A share as plain values, for those who draw it."""
    interval = share.interval
    return {
        "games": share.games,
        "won": share.won,
        "even": share.even,
        "share": share.share,
        "low": interval.low if interval else None,
        "high": interval.high if interval else None,
        "verdict": share.verdict,
        "amount": share.amount,
    }


def won(place: int, places: Sequence[int]) -> float:
    """Whoever is first has won, and several firsts share it."""
    return 1 / list(places).count(1) if place == 1 else 0.0


def even_share(players: Sequence[int]) -> float:
    """What somebody wins who is as good as everybody else: the mean of 1 / players over the games."""
    return sum(1 / count for count in players) / len(players) if players else 0.0


def share_of(games: Sequence[tuple[float, int]]) -> Share:
    """The share of games given as (won, players)."""
    return Share(len(games), sum(part for part, _ in games), even_share([count for _, count in games]))


def wilson(successes: float, games: int) -> Interval:
    """Wilson's interval at 95 % for a share; successes may be parts of games."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, square = successes / games, NORMAL_95**2
    middle = share + square / (2 * games)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    low = (middle - reach) / whole if successes > 0 else 0.0
    high = (middle + reach) / whole if successes < games else 1.0
    return Interval(low, high)


def ahead(mine: int, other: int) -> float:
    """One game against somebody: a better place counts whole, an equal one half."""
    return 1.0 if mine < other else 0.5 if mine == other else 0.0


def rating(mu: float, sigma: float) -> float:
    """What is shown: the estimate less three deviations, never below 0."""
    return max(0.0, mu - 3 * sigma)


def band(mu: float, sigma: float, deviations: int = 3) -> Interval:
    """Where the strength lies: the estimate give or take some deviations."""
    return Interval(mu - deviations * sigma, mu + deviations * sigma)


@dataclass(frozen=True, slots=True)
class Truth:
    """So many true moves of so many decisions that a review has looked at."""

    true: int
    decisions: int

    @property
    def share(self) -> float | None:
        """The part of true moves; None while there are too few decisions to say one."""
        return self.true / self.decisions if self.decisions >= FEW else None


def truth(lost: Sequence[float]) -> Truth:
    """True moves by the winning chance that each decision lost against the best turn found."""
    return Truth(sum(chance < TRUE for chance in lost), len(lost))


def truest(games: Sequence[Truth]) -> int | None:
    """Which game was the truest: by its share, of equal ones the longest; None if no game has a share."""
    known = [(found.share, found.decisions, -n) for n, found in enumerate(games) if found.share is not None]
    return -max(known)[2] if known else None


def lead(scores: Sequence[int], seat: int) -> int | None:
    """Points ahead of the best other (below 0: behind); None for who plays alone."""
    others = [score for number, score in enumerate(scores) if number != seat]
    return scores[seat] - max(others) if others else None


def closest(leads: Sequence[int]) -> int | None:
    """The smallest difference to the best other; 0: a tie-break decided."""
    return min((abs(points) for points in leads), default=None)


def source_shares(breakdowns: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """Points by source: the mean points of a source over the mean total."""
    total = sum(sum(parts.values()) for parts in breakdowns)
    found: Counter[str] = Counter()
    for parts in breakdowns:
        found.update(parts)
    return {source: points / total for source, points in found.items()} if total else {}


def weighted_shares(
    by_players: Mapping[int, Mapping[str, float]], mix: Mapping[int, int]
) -> dict[str, float]:
    """Shares of sources of each player count (the average winner's), weighted to a mix of player counts."""
    known = {players: games for players, games in mix.items() if by_players.get(players)}
    whole = sum(known.values())
    sources = sorted({source for players in known for source in by_players[players]})
    return {
        source: sum(games * by_players[players].get(source, 0.0) for players, games in known.items()) / whole
        for source in sources
    }


def percentages(parts: Sequence[float]) -> list[int]:
    """Whole percentages that sum to 100, by largest remainder; all 0 if there is nothing."""
    whole = sum(parts)
    if whole <= 0:
        return [0] * len(parts)
    exact = [100 * part / whole for part in parts]
    found = [floor(value) for value in exact]
    order = sorted(range(len(parts)), key=lambda i: (found[i] - exact[i], i))
    for i in order[: 100 - sum(found)]:
        found[i] += 1
    return found
