"""The record of a tournament as plain values: anybody can draw every round again and see what is wrong."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from mansard.club.pairing import Draw, Rules
from mansard.club.tournament import (
    FORMS,
    Drawn,
    Person,
    Plan,
    Result,
    Sitting,
    Tournament,
    check,
    key_of,
    next_draw,
    promised,
    round_key,
    standing_of,
    whole_league,
)


class NotARecord(ValueError):
    """The text is not the record of a tournament."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """What does not follow: `draw`, `early`, `late`, `key` of a round, or `standing`, `seed`, `lot`."""

    kind: str
    round: int | None = None


def written(tournament: Tournament) -> dict[str, Any]:
    """The record as plain values."""
    plan = tournament.plan
    return {
        "form": plan.form,
        "rounds": plan.rounds,
        "rules": asdict(plan.rules),
        "lots": tournament.lots.hex(),
        "people": [asdict(person) for person in tournament.people],
        "drawn": [
            {
                "key": drawn.key.hex(),
                "byes": drawn.byes,
                "tables": [
                    {"seats": table.seats, "result": asdict(table.result) if table.result else None}
                    for table in drawn.tables
                ],
            }
            for drawn in tournament.rounds
        ],
        "standing": [asdict(row) for row in standing_of(tournament)],
    }


def read(record: Mapping[str, Any]) -> Tournament:
    """A tournament from its record; NotARecord if it is none."""
    try:
        plan = Plan(record["form"], int(record["rounds"]), Rules(**record["rules"]))
        if plan.form not in FORMS:
            raise NotARecord(f"there is no form {plan.form}")
        people = [Person(person["who"], person["pot"], person["left"]) for person in record["people"]]
        check(plan, len(people))
        rounds = [_read_round(drawn) for drawn in record["drawn"]]
        return Tournament(plan, bytes.fromhex(record["lots"]), people, rounds)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise NotARecord(f"{type(error).__name__}: {error}") from error


def _read_round(drawn: Mapping[str, Any]) -> Drawn:
    tables = [
        Sitting(list(table["seats"]), Result(**table["result"]) if table["result"] else None)
        for table in drawn["tables"]
    ]
    return Drawn(bytes.fromhex(drawn["key"]), tables, list(drawn["byes"]))


def flaws(record: Mapping[str, Any]) -> list[Flaw]:
    """What does not follow: draws, keys, the standing. Empty if all of it can be drawn again."""
    tournament = read(record)
    found = _draws(tournament)
    told = record.get("standing")
    if told is not None and told != [asdict(row) for row in standing_of(tournament)]:
        found.append(Flaw("standing"))
    return found + _keys(tournament, record)


def _draws(tournament: Tournament) -> list[Flaw]:
    """Which rounds are not what their keys draw."""
    found, whole = list[Flaw](), list[Draw]()
    for number, drawn in enumerate(tournament.rounds, start=1):
        before = as_before(tournament, number)
        if tournament.plan.form == "league":
            whole = whole or whole_league(before, drawn.key)
            draw: Draw | None = whole[number - 1] if number <= len(whole) else None
        elif not all(earlier.done for earlier in before.rounds):
            found.append(Flaw("early", number))
            continue
        else:
            draw = next_draw(before, drawn.key)
        if draw is None:
            found.append(Flaw("late", number))
        elif draw.byes != drawn.byes or draw.tables != [table.seats for table in drawn.tables]:
            found.append(Flaw("draw", number))
    return found


def as_before(tournament: Tournament, number: int) -> Tournament:
    """The tournament as it was when a round was drawn."""
    people = [
        replace(person, left=None) if person.left is not None and person.left >= number else person
        for person in tournament.people
    ]
    return replace(tournament, people=people, rounds=tournament.rounds[: number - 1])


def _keys(tournament: Tournament, record: Mapping[str, Any]) -> list[Flaw]:
    """Whether all keys come from the seed that was promised, once it is told."""
    if record.get("seed") is None:
        return []
    seed = bytes.fromhex(record["seed"])
    found: list[Flaw] = []
    if "promise" in record and promised(seed) != record["promise"]:
        found.append(Flaw("seed"))
    if tournament.lots != key_of(seed, "lots"):
        found.append(Flaw("lot"))
    for number, drawn in enumerate(tournament.rounds, start=1):
        if drawn.key != round_key(tournament.plan, seed, number):
            found.append(Flaw("key", number))
    return found
