"""What must hold for every draw, whatever the people, the sizes and the round."""

import os
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansard.club.pairing import (
    Draw,
    Entrant,
    Rules,
    chairs,
    check,
    first_round,
    going_on,
    league,
    note,
    sizes,
    swiss_round,
)
from mansard.club.standing import BYE, table_points
from mansard.kernel.chance import Stream

RULES = [Rules(most, fixed, bots) for most in (2, 3, 4) for fixed in (False, True) for bots in (False, True)]
SOAK = bool(os.environ.get("MANSARD_SOAK"))


def entered(count: int) -> list[Entrant]:
    return [Entrant(f"p{n}", rating=float(n) if n % 3 else None) for n in range(count)]


def score(entrants: list[Entrant], draw: Draw, chance: Stream) -> list[Entrant]:
    """A round played by lot; the standing after it."""
    known = {one.who: one for one in entrants}
    for table in draw.tables:
        places = [place + 1 for place in chance.shuffled(list(range(len(table))))]
        for who, gained in zip(table, table_points(places), strict=True):
            if who is not None:
                known[who].points += gained
    for who in draw.byes:
        known[who].points += BYE
    return sorted(entrants, key=lambda one: -one.points)


def people(draw: Draw) -> list[list[str]]:
    return [[who for who in table if who is not None] for table in draw.tables]


def check_draw(draw: Draw, entrants: list[Entrant], rules: Rules) -> None:
    """Everybody is placed once, sizes differ by one at most, byes go to those who had the fewest."""
    seated = people(draw)
    placed = [who for table in seated for who in table]
    assert sorted([*placed, *draw.byes]) == sorted(one.who for one in entrants)
    widths = [len(table) for table in seated]
    assert max(widths) - min(widths) <= 1 and max(widths) <= rules.most
    for width, table in zip(widths, draw.tables, strict=True):
        assert len(table) == chairs(width, rules) >= 2
    if rules.fixed:
        assert {len(table) for table in draw.tables} == {rules.most}
    byes = {one.who: one.byes for one in entrants}
    assert all(byes[who] == sorted(byes.values())[n] for n, who in enumerate(draw.byes))
    assert not (draw.byes and rules.bots)


def tournament(count: int, rules: Rules, rounds: int, seed: int) -> tuple[list[Entrant], list[Draw]]:
    """A Swiss tournament whose games are decided by lot."""
    entrants, draws, chance = entered(count), [], Stream(seed, "games")
    for number in range(1, rounds + 1):
        drawn = (first_round if number == 1 else swiss_round)(rules, entrants, seed, number)
        check_draw(drawn, entrants, rules)
        note(entrants, drawn)
        entrants = score(entrants, drawn, chance)
        draws.append(drawn)
    return entrants, draws


@pytest.mark.parametrize(
    ("count", "rules", "found"),
    [
        (14, Rules(4), [4, 4, 3, 3]),
        (5, Rules(4), [3, 2]),
        (7, Rules(2), [2, 2, 2]),
        (7, Rules(2, bots=True), [2, 2, 2, 1]),
        (14, Rules(4, fixed=True), [4, 4, 4]),
        (6, Rules(4, fixed=True, bots=True), [3, 3]),
    ],
)
def test_sizes(count: int, rules: Rules, found: list[int]) -> None:
    assert sizes(count, rules) == found


def test_bots_fill_tables_below_three_or_all_of_fixed_size() -> None:
    assert [chairs(2, rules) for rules in (Rules(4), Rules(4, bots=True), Rules(4, True, True))] == [2, 3, 4]
    assert chairs(1, Rules(2, bots=True)) == 2


@pytest.mark.parametrize(
    ("count", "rules"), [(2, Rules(4)), (65, Rules(4)), (8, Rules(5)), (8, Rules(1)), (3, Rules(4, True))]
)
def test_what_nobody_can_pair_is_refused(count: int, rules: Rules) -> None:
    with pytest.raises(ValueError, match="people"):
        check(count, rules)


def test_nobody_is_entered_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        first_round(Rules(2), [Entrant("a"), Entrant("b"), Entrant("a")], 1)


def test_the_first_round_has_one_of_each_pot_at_a_table() -> None:
    entrants = [Entrant(f"p{n:02}", rating=100.0 - n) for n in range(16)]
    for table in people(first_round(Rules(4), entrants, 5)):
        assert sorted(int(who[1:]) // 4 for who in table) == [0, 1, 2, 3]


@settings(max_examples=200 if SOAK else 25, deadline=None)
@given(st.integers(4, 24), st.sampled_from(RULES), st.integers(1, 4), st.integers(0, 2**32))
def test_a_swiss_tournament_places_everybody_in_every_round(
    count: int, rules: Rules, rounds: int, seed: int
) -> None:
    _, draws = tournament(count, rules, rounds, seed)
    assert len(draws) == rounds
    assert tournament(count, rules, rounds, seed)[1] == draws


@settings(max_examples=200 if SOAK else 30, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_nobody_meets_again_in_a_second_round_of_as_many_tables_as_seats(most: int, seed: int) -> None:
    entrants, _ = tournament(most * most, Rules(most), 2, seed)
    assert max(times for one in entrants for times in one.met.values()) == 1


def matchings(names: list[str]) -> list[list[tuple[str, str]]]:
    """All ways to make pairs."""
    if not names:
        return [[]]
    first, rest = names[0], names[1:]
    return [
        [(first, other), *more]
        for other in rest
        for more in matchings([name for name in rest if name != other])
    ]


@settings(max_examples=200 if SOAK else 30, deadline=None)
@given(st.sampled_from([4, 6, 8]), st.integers(2, 5), st.integers(0, 2**32))
def test_pairs_meet_again_only_when_every_other_draw_is_as_bad(count: int, rounds: int, seed: int) -> None:
    entrants, _ = tournament(count, Rules(2), rounds - 1, seed)
    met = {one.who: dict(one.met) for one in entrants}
    least = min(
        sum(met[a].get(b, 0) ** 2 for a, b in pairs) for pairs in matchings([one.who for one in entrants])
    )
    drawn = people(swiss_round(Rules(2), entrants, seed, rounds))
    assert sum(met[a].get(b, 0) ** 2 for a, b in drawn) == least


@settings(max_examples=100 if SOAK else 15, deadline=None)
@given(st.integers(2, 4), st.integers(2, 5), st.integers(0, 2**32))
def test_seats_go_round(most: int, tables: int, seed: int) -> None:
    entrants, _ = tournament(most * tables, Rules(most), 4, seed)
    for one in entrants:
        assert sum(one.seats.values()) == 4
        assert max(one.seats.values()) <= -(-4 // most) + 1


def test_a_seat_is_the_one_had_least() -> None:
    entrants = [Entrant("a", seats={0: 1}), Entrant("b", seats={1: 1}), Entrant("c", seats={2: 1})]
    for seed in range(20):
        table = first_round(Rules(3), entrants, seed).tables[0]
        assert all(one.seats.get(table.index(one.who), 0) == 0 for one in entrants)


@pytest.mark.parametrize("count", [3, 4, 7, 10])
def test_everybody_meets_everybody_once_in_a_league_of_two(count: int) -> None:
    names = [f"p{n}" for n in range(count)]
    rounds = count - 1 + count % 2
    draws = league(Rules(2), names, rounds, 3)
    met = Counter(frozenset(table) for draw in draws for table in draw.tables)
    assert set(met) == {frozenset(pair) for pair in combinations(names, 2)} and set(met.values()) == {1}
    assert Counter(who for draw in draws for who in draw.byes) == Counter(names if count % 2 else [])


def test_meetings_of_a_league_at_larger_tables_are_as_even_as_nine_people_allow() -> None:
    draws = league(Rules(3), [f"p{n}" for n in range(9)], 3, 11)
    met = Counter(
        frozenset(pair) for draw in draws for table in people(draw) for pair in combinations(table, 2)
    )
    assert max(met.values()) == 1


@pytest.mark.parametrize("most", [2, 3, 4])
@pytest.mark.parametrize("count", [3, 5, 14, 64])
def test_a_knock_out_ends_at_one_table(count: int, most: int) -> None:
    rules, left, rounds = Rules(most), entered(count), 0
    while True:
        rounds += 1
        drawn = first_round(rules, left, 9, rounds)
        check_draw(drawn, left, rules)
        if len(drawn.tables) == 1 and not drawn.byes:
            break
        stay = {who for table in people(drawn) for who in table[: going_on(len(table))]} | {*drawn.byes}
        assert len(stay) < len(left)
        left = [one for one in left if one.who in stay]
    assert 1 < len(left) <= most


def test_sixty_four_people_are_all_placed_and_nobody_meets_again() -> None:
    entrants, _ = tournament(64, Rules(4), 3, 2)
    assert max(times for one in entrants for times in one.met.values()) == 1
