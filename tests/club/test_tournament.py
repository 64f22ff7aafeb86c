"""Whole tournaments of all forms and sizes: who is drawn, who goes on, who stands where, and the check."""

import copy
import os
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansard.club.pairing import Rules
from mansard.club.protocol import Flaw, NotARecord, flaws, read, written
from mansard.club.standing import BYE, table_points
from mansard.club.tournament import (
    FORMS,
    Drawn,
    Form,
    Person,
    Plan,
    Result,
    Sitting,
    Tournament,
    check,
    going_on,
    is_over,
    key_of,
    next_draw,
    played,
    promised,
    round_key,
    standing_of,
    staying,
)

SOAK = bool(os.environ.get("MANSARD_SOAK"))
SEED = bytes(range(32))


FOURS = Rules(4)


def entered(count: int, form: Form, rounds: int = 3, rules: Rules = FOURS) -> Tournament:
    people = [Person(str(n), pot=n if n % 3 else None) for n in range(1, count + 1)]
    return Tournament(Plan(form, rounds, rules), key_of(SEED, "lots"), people)


def by_lot(seats: int, chance: random.Random, forfeits: float) -> Result:
    places = chance.sample(range(1, seats + 1), seats)
    lost = [seat for seat in range(seats) if chance.random() < forfeits]
    return Result(places, [100 - 7 * place for place in places], lost)


def play_round(found: Tournament, chance: random.Random, forfeits: float = 0.0) -> bool:
    """Draw the next round and play it by lot; False if the tournament is over."""
    key = round_key(found.plan, SEED, len(found.rounds) + 1)
    draw = next_draw(found, key)
    if draw is None:
        return False
    drawn = Drawn(key, [Sitting(table) for table in draw.tables], draw.byes)
    for table in drawn.tables:
        table.result = by_lot(len(table.seats), chance, forfeits)
    found.rounds.append(drawn)
    return True


def whole(
    found: Tournament, chance: random.Random, forfeits: float = 0.0, leavers: float = 0.0
) -> Tournament:
    """A tournament to its end, with people who leave on the way."""
    while play_round(found, chance, forfeits):
        check_round(found)
        for n, person in enumerate(found.people):
            if person.left is None and chance.random() < leavers:
                found.people[n] = replace(person, left=len(found.rounds))
    return found


def people_of(drawn: Drawn) -> int:
    """How many people a round has, at tables or resting."""
    return sum(who is not None for table in drawn.tables for who in table.seats) + len(drawn.byes)


def check_round(found: Tournament) -> None:
    """Everybody who stays sits at one table or rests; nobody who left is drawn, but into a league's plan."""
    drawn, number = found.rounds[-1], len(found.rounds)
    seated = [who for table in drawn.tables for who in table.seats if who is not None]
    assert len(set(seated)) == len(seated) and not set(seated) & set(drawn.byes)
    if found.plan.form != "league":
        gone = {person.who for person in found.people if person.left is not None and person.left < number}
        assert not gone & {*seated, *drawn.byes}
        before = replace(found, rounds=found.rounds[:-1])
        assert {*seated, *drawn.byes} == set(staying(before))
    if found.plan.form == "knock-out":
        people = [people_of(one) for one in found.rounds]
        assert people == sorted(set(people), reverse=True)  # fewer every time, so it ends
    assert all(2 <= len(table.seats) <= 4 for table in drawn.tables)


FAIR = st.builds(Rules, st.sampled_from([2, 3, 4]), st.booleans(), st.booleans())


@settings(max_examples=10_000 if SOAK else 40, deadline=None)
@given(
    st.integers(4, 64 if SOAK else 20), st.sampled_from(FORMS), FAIR, st.integers(1, 5), st.integers(0, 2**32)
)
def test_a_tournament_of_any_size_runs_to_its_end_and_can_be_checked(
    count: int, form: Form, rules: Rules, rounds: int, seed: int
) -> None:
    chance = random.Random(seed)
    found = whole(entered(count, form, rounds, rules), chance, forfeits=0.05, leavers=0.05)
    assert is_over(found) and (form == "knock-out" or len(found.rounds) <= rounds)
    rows = standing_of(found)
    assert sorted(row.who for row in rows) == sorted(person.who for person in found.people)
    if form != "knock-out":
        assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    record = {**written(found), "promise": promised(SEED), "seed": SEED.hex()}
    assert flaws(record) == []
    assert read(record) == found


def test_a_knock_out_at_tables_of_three_takes_a_third_of_the_people_away_each_time() -> None:
    found = whole(entered(53, "knock-out", 1, Rules(3)), random.Random(1))
    assert [people_of(one) for one in found.rounds] == [53, 35, 23, 15, 10, 6, 4, 2]


@pytest.mark.parametrize("form", FORMS)
def test_a_changed_record_is_found_out(form: Form) -> None:
    found = whole(entered(9, form, 3, Rules(3)), random.Random(4))
    record = {**written(found), "promise": promised(SEED), "seed": SEED.hex()}

    def spoilt(change: Any) -> list[Flaw]:
        other = copy.deepcopy(record)
        change(other)
        return flaws(other)

    def swap(other: Any) -> None:
        first, second = other["drawn"][0]["tables"][:2]
        first["seats"][0], second["seats"][0] = second["seats"][0], first["seats"][0]

    assert Flaw("draw", 1) in spoilt(swap)
    assert Flaw("seed") in spoilt(lambda other: other.update(seed="00" * 32))
    assert Flaw("key", 1) in spoilt(lambda other: other.update(seed="00" * 32))
    assert Flaw("standing") in spoilt(lambda other: other["standing"].reverse())
    if form != "league":
        assert spoilt(lambda other: other["drawn"].append(other["drawn"][-1])) != []


def test_a_result_that_was_changed_shows_in_the_next_round() -> None:
    found = whole(entered(12, "swiss", 3, Rules(4)), random.Random(1))
    record = written(found)
    for table in record["drawn"][0]["tables"]:
        table["result"]["places"].reverse()
    assert Flaw("draw", 2) in flaws({**record, "standing": None})


@pytest.mark.parametrize(
    "text",
    [{}, {"form": "swiss"}, {"form": "cup", "rounds": 1, "rules": {"most": 4}, "people": [], "drawn": []}],
)
def test_what_is_no_record_says_so(text: dict[str, Any]) -> None:
    with pytest.raises(NotARecord):
        flaws(text)


def test_who_forfeits_is_behind_everybody_and_gets_nothing() -> None:
    table = Sitting(["a", "b", "c", None], Result([1, 2, 3, 4], [60, 50, 40, 30], forfeits=[0]))
    assert [(seat.who, seat.place, seat.forfeit) for seat in played(table)] == [
        ("a", 4, True),
        ("b", 1, False),
        ("c", 2, False),
        (None, 3, False),
    ]
    found = Tournament(Plan("swiss", 1, Rules(4)), b"", [Person("a"), Person("b"), Person("c")])
    found.rounds.append(Drawn(b"", [table], []))
    assert {row.who: row.points for row in standing_of(found)} == {"b": 6.0, "c": 4.0, "a": 0.0}
    assert {row.who: row.won for row in standing_of(found)} == {"b": 1.0, "c": 0.0, "a": 0.0}


def test_a_round_counts_when_all_its_tables_are_over() -> None:
    found = entered(8, "swiss", 2)
    play_round(found, random.Random(2))
    found.rounds[0].tables[0].result = None
    assert {row.points for row in standing_of(found)} == {0.0}


def test_the_first_two_of_a_table_go_on_but_nobody_who_forfeited() -> None:
    table = Sitting(["a", "b", "c", "d"], Result([1, 2, 3, 4], [9, 8, 7, 6], forfeits=[0]))
    assert going_on(Drawn(b"key", [table], ["e"])) == {"b", "c", "e"}
    alone = Sitting(["a", None], Result([2, 1], [5, 9], []))
    assert going_on(Drawn(b"key", [alone], [])) == {"a"}


@pytest.mark.parametrize("count", [3, 5, 14, 64])
def test_who_came_further_stands_higher_in_a_knock_out(count: int) -> None:
    found = whole(entered(count, "knock-out", 1), random.Random(count))
    last = found.rounds[-1].tables[0]
    rows = [row.who for row in standing_of(found)]
    finalists = [seat.who for seat in sorted(played(last), key=lambda seat: seat.place)]
    assert rows[: len(finalists)] == finalists


def test_a_tournament_ends_when_everybody_but_one_has_left() -> None:
    found = entered(4, "swiss", 4)
    play_round(found, random.Random(1))
    found.people[1:] = [replace(person, left=1) for person in found.people[1:]]
    assert next_draw(found, b"key") is None
    assert standing_of(found)[0].points == max(table_points([1, 2, 3, 4])[0], BYE)


@pytest.mark.parametrize(
    ("people", "rounds", "rules"), [(2, 3, Rules(4)), (8, 0, Rules(4)), (8, 21, Rules(4)), (65, 3, Rules(4))]
)
def test_what_nobody_could_play_is_refused(people: int, rounds: int, rules: Rules) -> None:
    with pytest.raises(ValueError, match=r"people|rounds"):
        check(Plan("swiss", rounds, rules), people)


def test_a_key_tells_nothing_of_another() -> None:
    plan = Plan("swiss", 3, Rules(4))
    keys = {round_key(plan, SEED, number) for number in range(1, 4)} | {key_of(SEED, "lots"), SEED}
    assert len(keys) == 5
    assert promised(SEED) not in {key.hex() for key in keys}
