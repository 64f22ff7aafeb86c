"""What a tournament would be like: tables for every number of people, and what a run by lot brings."""

from dataclasses import dataclass
from functools import lru_cache

from mansard.club.pairing import Entrant, chairs, sizes
from mansard.club.tournament import (
    Drawn,
    Person,
    Plan,
    Result,
    Sitting,
    Tournament,
    drawn_from,
    key_of,
    next_draw,
    round_key,
    whole_league,
)
from mansard.kernel.chance import Stream

MOST_PEOPLE, MOST_ROUNDS = 24, 8  # of a run by lot: more would keep who asks waiting
SEED = b"forecast"


@dataclass(frozen=True, slots=True)
class Span:
    """From the least to the most that somebody has."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """What one run brought: rounds, tables of each, people met, games at smaller tables, in the same seat."""

    rounds: int
    tables: list[list[int]]
    games: Span
    met: Span
    smaller: Span
    same_seat: int


def tables_of(plan: Plan, people: int) -> tuple[list[int], list[int]]:
    """How many people and how many seats the tables of a first round have."""
    wide = sizes(people, plan.rules)
    return wide, [chairs(size, plan.rules) for size in wide]


def too_long(plan: Plan, people: int) -> bool:
    """Whether nobody wants to wait for a run of this."""
    return people > MOST_PEOPLE or (plan.form != "knock-out" and plan.rounds > MOST_ROUNDS)


@lru_cache(maxsize=256)
def forecast(plan: Plan, people: int) -> Forecast:
    """Play such a tournament by lot, always the same one."""
    everybody = [Person(str(n), pot=n) for n in range(1, people + 1)]
    run = Tournament(plan, key_of(SEED, "lots"), everybody)
    lot = Stream(SEED, "games")
    league = whole_league(run, round_key(plan, SEED, 1)) if plan.form == "league" else []
    while True:
        number = len(run.rounds) + 1
        key = round_key(plan, SEED, number)
        if plan.form == "league":
            draw = league[number - 1] if number <= len(league) else None
        else:
            draw = next_draw(run, key)
        if draw is None:
            break
        run.rounds.append(Drawn(key, [_played(table, lot) for table in draw.tables], draw.byes))
    ended = Tournament(Plan("swiss", plan.rounds, plan.rules), run.lots, everybody, run.rounds)
    return _told(run, drawn_from(ended))


def _played(seats: list[str | None], lot: Stream) -> Sitting:
    places = [place + 1 for place in lot.shuffled(list(range(len(seats))))]
    return Sitting(seats, Result(places, [0] * len(seats), []))


def _told(run: Tournament, entrants: list[Entrant]) -> Forecast:
    counts = {
        "games": [sum(one.seats.values()) for one in entrants],
        "met": [len(one.met) for one in entrants],
        "smaller": [one.smaller for one in entrants],
    }
    spans = {name: Span(min(found), max(found)) for name, found in counts.items()}
    return Forecast(
        rounds=len(run.rounds),
        tables=[[len(table.seats) for table in drawn.tables] for drawn in run.rounds],
        same_seat=max(max(one.seats.values(), default=0) for one in entrants),
        **spans,
    )
