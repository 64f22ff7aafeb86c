"""A tournament as its record tells it: who is drawn next, against whom, and where everybody stands.

Everything follows from the record: the plan, the people, the keys of the rounds and the results. The keys
come from one secret seed, which is promised by its digest before anybody enters and told at the end.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from mansard.club import pairing
from mansard.club.pairing import Draw, Entrant, Rules
from mansard.club.standing import Played, Round, Row, standing
from mansard.kernel.chance import Stream

Form = Literal["swiss", "league", "knock-out"]
FORMS: tuple[Form, ...] = get_args(Form)
MOST_ROUNDS = 20  # at tables of two a league may have one for everybody to meet


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of tournament it is; a knock-out lasts as long as it takes."""

    form: Form
    rounds: int
    rules: Rules


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who entered. `pot`: rank by rating at the start; `left`: after how many drawn rounds."""

    who: str
    pot: int | None = None
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended, by seat; `forfeits` are seats that a bot finished for somebody."""

    places: list[int]
    scores: list[int]
    forfeits: list[int]


@dataclass(slots=True)
class Sitting:
    """A table of a round: its seats in order (None: a bot), and its end if it has one."""

    seats: list[str | None]
    result: Result | None = None


@dataclass(slots=True)
class Drawn:
    """A drawn round and the key that it was drawn with."""

    key: bytes
    tables: list[Sitting]
    byes: list[str]

    @property
    def done(self) -> bool:
        """Whether it counts: all its tables are over."""
        return all(table.result is not None for table in self.tables)


@dataclass(slots=True)
class Tournament:
    """A tournament so far. `lots` is the key of the lot between equals."""

    plan: Plan
    lots: bytes
    people: list[Person]
    rounds: list[Drawn] = field(default_factory=list)


def key_of(seed: bytes, purpose: str) -> bytes:
    """A key for one purpose: it tells nothing of the seed and of other keys."""
    return hashlib.sha256(f"mansard tournament {purpose} ".encode() + seed).digest()


def promised(seed: bytes) -> str:
    """What is published before anybody enters."""
    return hashlib.sha256(b"mansard tournament seed " + seed).hexdigest()


def round_key(plan: Plan, seed: bytes, number: int) -> bytes:
    """The key of a round; all rounds of a league are drawn at once."""
    return key_of(seed, "league" if plan.form == "league" else f"round {number}")


def last_round(plan: Plan) -> int:
    """How many rounds such a tournament may have."""
    return pairing.MOST - 1 if plan.form == "league" and plan.rules.most == 2 else MOST_ROUNDS


def check(plan: Plan, people: int) -> None:
    """ValueError if nobody could play this."""
    pairing.check(people, plan.rules)
    if not 1 <= plan.rounds <= last_round(plan):
        raise ValueError(f"there are 1 to {last_round(plan)} rounds, not {plan.rounds}")


# ---------------------------------------------------------------------- results


def played(table: Sitting) -> list[Played]:
    """A table as the standing reads it: who forfeited is behind everybody who played."""
    assert table.result is not None, "a round counts when all its tables are over"
    found = table.result
    stayed = [place for seat, place in enumerate(found.places) if seat not in found.forfeits]
    return [
        Played(who, 1 + sum(other < found.places[seat] for other in stayed), found.scores[seat])
        if seat not in found.forfeits
        else Played(who, len(stayed) + 1, found.scores[seat], forfeit=True)
        for seat, who in enumerate(table.seats)
    ]


def counted(tournament: Tournament) -> list[Round]:
    """The rounds that count: up to the first one with a table that is still played."""
    found: list[Round] = []
    for drawn in tournament.rounds:
        if not drawn.done:
            break
        found.append(Round([played(table) for table in drawn.tables], drawn.byes))
    return found


def standing_of(tournament: Tournament) -> list[Row]:
    """The standing after the rounds that count; in a knock-out who came further stands higher."""
    rounds = counted(tournament)
    rows = standing([person.who for person in tournament.people], rounds, tournament.lots)
    if tournament.plan.form != "knock-out":
        return rows
    return sorted(rows, key=lambda row: _reached(row.who, rounds))


def _reached(who: str, rounds: Sequence[Round]) -> tuple[int, int]:
    """The last round that somebody took part in, later ones first, and the place in it."""
    for number in range(len(rounds), 0, -1):
        if who in rounds[number - 1].byes:
            return -number, 0
        for table in rounds[number - 1].tables:
            for seat in table:
                if seat.who == who:
                    return -number, seat.place
    return 0, 0


# ---------------------------------------------------------------------- the next round


def next_draw(tournament: Tournament, key: bytes) -> Draw | None:
    """The next round, drawn with its key; None if the tournament is over. All rounds so far must count."""
    number = len(tournament.rounds) + 1
    if is_over(tournament):
        return None
    if tournament.plan.form == "league":
        return whole_league(tournament, key)[number - 1]
    entrants = drawn_from(tournament)
    if tournament.plan.form == "swiss" and number > 1:
        return pairing.swiss_round(tournament.plan.rules, entrants, key, number)
    rules = _rules_for(tournament.plan, len(entrants))
    return pairing.first_round(rules, entrants, key, number)


def whole_league(tournament: Tournament, key: bytes) -> list[Draw]:
    """All rounds of a league: who leaves later stays in the plan, and a bot sits there."""
    people = [person.who for person in tournament.people if person.left != 0]
    return pairing.league(tournament.plan.rules, people, tournament.plan.rounds, key)


def is_over(tournament: Tournament) -> bool:
    """Whether no round follows: all are played, one table was the last, or too few are left."""
    plan, number = tournament.plan, len(tournament.rounds)
    if plan.form != "knock-out" and number >= plan.rounds:
        return True
    if plan.form == "league":
        return number > 0 and len(staying(tournament)) < 2
    if plan.form == "knock-out" and number and _was_last(tournament.rounds[-1]):
        return True
    left = len(staying(tournament))
    rules = _rules_for(plan, left)
    return left < 2 or (rules.fixed and not rules.bots and left < rules.most)


def _was_last(drawn: Drawn) -> bool:
    return len(drawn.tables) == 1 and not drawn.byes


def _rules_for(plan: Plan, people: int) -> Rules:
    """The last table of a knock-out has as many seats as people are left."""
    if plan.form == "knock-out" and people <= plan.rules.most:
        return replace(plan.rules, fixed=False)
    return plan.rules


def staying(tournament: Tournament) -> list[str]:
    """Who is drawn for the next round."""
    here = [person.who for person in tournament.people if person.left is None]
    if tournament.plan.form != "knock-out" or not tournament.rounds:
        return here
    on = going_on(tournament.rounds[-1])
    return [who for who in here if who in on]


def going_on(drawn: Drawn) -> set[str]:
    """Who goes on from a round of a knock-out; between equal places and scores the lot of the round."""
    lot = Stream(drawn.key, "ties")
    found = set(drawn.byes)
    for table in drawn.tables:
        people = [(seat, lot.word()) for seat in played(table) if seat.who is not None]
        stayed = [(seat.place, -seat.score, tie, seat.who) for seat, tie in people if not seat.forfeit]
        found |= {str(who) for *_, who in sorted(stayed)[: pairing.going_on(len(people))]}
    return found


def drawn_from(tournament: Tournament) -> list[Entrant]:
    """Everybody who is drawn next, in the order of the standing, with what the rounds so far have brought."""
    pots = {person.who: person.pot for person in tournament.people}
    everybody = {
        row.who: Entrant(row.who, _strength(pots[row.who]), row.points) for row in standing_of(tournament)
    }
    for drawn in tournament.rounds:
        pairing.note([*everybody.values()], Draw([table.seats for table in drawn.tables], drawn.byes))
    left = set(staying(tournament))
    return [entrant for who, entrant in everybody.items() if who in left]


def _strength(pot: int | None) -> float | None:
    return None if pot is None else -float(pot)
