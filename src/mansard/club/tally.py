"""What all seats of a game together tell: sums that are kept, so that a page need not read every game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mansard.club.numbers import won


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """One seat of a finished game."""

    place: int
    score: int
    breakdown: Mapping[str, int]
    turns: int | None = None
    opening: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    finisher: bool = False
    plan: str = ""
    used: Collection[str] = ()


@dataclass(slots=True)
class Tally:
    """So many seats (or games), what they won, and their points: all, and those of winners."""

    seats: int = 0
    won: float = 0.0
    points: float = 0.0
    points_won: float = 0.0

    def add(self, seats: int, part: float, points: float) -> None:
        """Count on."""
        self.seats += seats
        self.won += part
        self.points += points
        self.points_won += points * part

    def join(self, other: "Tally") -> None:
        """Take another sum in."""
        self.seats += other.seats
        self.won += other.won
        self.points += other.points
        self.points_won += other.points_won


Key = tuple[
    str, str
]  # kind: seat, opening, option, score, source, turns, finisher, plan, used, game; and which
Tallies = dict[Key, Tally]


def tallied(seats: Sequence[SeatFacts]) -> Tallies:
    """The sums of one game; of the game itself how far the first was ahead."""
    places = [seat.place for seat in seats]
    found: Tallies = {("game", ""): Tally(1, 0.0, float(_ahead([seat.score for seat in seats])))}
    for number, seat in enumerate(seats):
        part = won(seat.place, places)
        for key, points in _told(number, seat):
            found.setdefault(key, Tally()).add(1, part, points)
    return found


def _told(number: int, seat: SeatFacts) -> Iterable[tuple[Key, float]]:
    """What one seat adds to which sums."""
    score = float(seat.score)
    yield ("seat", str(number)), score
    yield ("score", str(seat.score)), score
    if seat.opening:
        yield ("opening", seat.opening), score
    if seat.turns is not None:
        yield ("turns", ""), float(seat.turns)
    if seat.finisher:
        yield ("finisher", ""), score
    if seat.plan:
        yield ("plan", seat.plan), score
    for name in seat.used:
        yield ("used", name), score
    for name, value in seat.options.items():
        yield ("option", f"{name}={value}"), score
    for source, points in seat.breakdown.items():
        yield ("source", source), float(points)


def _ahead(scores: Sequence[int]) -> int:
    """Points of the first less the second's."""
    best = sorted(scores, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0
