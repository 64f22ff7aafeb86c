"""The standing of a tournament: points of tables and what decides between equals."""

from collections.abc import Sequence
from dataclasses import dataclass

from mansard.club.numbers import won
from mansard.kernel.chance import Seed, Stream

FULL = 6.0  # points of a table's first
BYE = 3.0


@dataclass(frozen=True, slots=True)
class Played:
    """What somebody brought home from a table; `who` is None for a bot. Who forfeited brings nothing."""

    who: str | None
    place: int
    score: int
    forfeit: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round whose tables are all done."""

    tables: list[list[Played]]
    byes: list[str]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standing."""

    who: str
    points: float
    met: float
    won: float
    relative: float


def table_points(places: Sequence[int]) -> list[float]:
    """6 (s - place) / (s - 1): 6-4-2-0, 6-3-0, 6-0; equal places share what they take up."""
    size = len(places)
    worth = [FULL * (size - place) / (size - 1) for place in range(1, size + 1)]
    shared = {place: worth[place - 1 : place - 1 + list(places).count(place)] for place in set(places)}
    return [sum(shared[place]) / len(shared[place]) for place in places]


def standing(people: Sequence[str], rounds: Sequence[Round], seed: Seed) -> list[Row]:
    """Points, then mean points of those met, tables won, own score over the table's mean, and the lot."""
    points = dict.fromkeys(people, 0.0)
    for played in rounds:
        for who, gained in _gained(played):
            points[who] += gained
    rows = [_row(who, rounds, points) for who in people]
    lots = Stream(seed, "standing").shuffled(list(range(len(people))))
    order = sorted(
        range(len(people)),
        key=lambda i: (-rows[i].points, -rows[i].met, -rows[i].won, -rows[i].relative, lots[i]),
    )
    return [rows[i] for i in order]


def _gained(played: Round) -> list[tuple[str, float]]:
    """What a round brings to everybody."""
    found = [(who, BYE) for who in played.byes]
    for table in played.tables:
        for seat, gained in zip(table, points_of(table), strict=True):
            if seat.who is not None:
                found.append((seat.who, gained))
    return found


def points_of(table: Sequence[Played]) -> list[float]:
    """What every seat of a table brings: nothing to who forfeited."""
    gained = table_points([seat.place for seat in table])
    return [0.0 if seat.forfeit else part for seat, part in zip(table, gained, strict=True)]


def _row(who: str, rounds: Sequence[Round], points: dict[str, float]) -> Row:
    """One line; somebody who met nobody has 0 there, and a table without points says nothing of scores."""
    tables = [table for played in rounds for table in played.tables if any(seat.who == who for seat in table)]
    met = {seat.who for table in tables for seat in table if seat.who is not None and seat.who != who}
    played = [table for table in tables if not _own(who, table).forfeit]
    firsts = [won(_own(who, table).place, [seat.place for seat in table]) for table in played]
    ratios = [_ratio(_own(who, table).score, table) for table in played]
    return Row(
        who,
        points[who],
        sum(points[other] for other in met) / len(met) if met else 0.0,
        sum(firsts),
        sum(ratios) / len(ratios) if ratios else 0.0,
    )


def _own(who: str, table: Sequence[Played]) -> Played:
    return next(seat for seat in table if seat.who == who)


def _ratio(score: int, table: Sequence[Played]) -> float:
    """A score over the mean score of its table; 1 where the mean is not above 0."""
    mean = sum(seat.score for seat in table) / len(table)
    return score / mean if mean > 0 else 1.0
