"""Why a move is refused: every reason is true."""

import random

import pytest

import mansard
from mansard import State
from tests.games.small_city.positions import GAME, City, city, seat


def sampled(players: int, seed: int) -> list[State]:
    """Positions of a random game, one of every kind of decision at least."""
    chance = random.Random(seed)
    state = GAME.start(players=players, seed=seed, options={"mode": "advanced"} if players > 1 else {})
    found: dict[str, State] = {}
    while not state.over():
        who = chance.choice(state.actors())
        found[City(state).of(who, "step") + str(chance.randrange(2))] = state.clone()
        state.apply(who, chance.choice(state.legal(who)))
    return list(found.values())


@pytest.mark.rule("small_city 4.0")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_move_that_there_is_has_a_true_reason(players: int) -> None:
    for number, state in enumerate(sampled(players, players)):
        who = state.actors()[0]
        legal = set(state.legal(who))
        for code in range(number % 11, GAME.action_count, 11):
            reason = mansard.why_not(state, who, GAME.show(state, code))
            assert (reason is None) == (code in legal)


@pytest.mark.rule("small_city 4.1.3")
def test_sparing_what_is_not_needed_or_does_not_help() -> None:
    table = city(seat(stores={"d4": {"wood": 3}}, card="B"), seat())
    table.play("build library", "lay xx", "at a1", by=0)
    assert table.refuses("spare metal", by=0) == "4.1.3 material-not-needed"
    short = city(seat(stores={"d4": {"wood": 1, "stone": 1}}, card="B"), seat())
    short.play("build museum", "lay xxx", "at a1", by=0)
    assert short.of(0, "stores") == {}  # only the wood could be spared, so it was not asked


@pytest.mark.rule("small_city 4.2.5")
def test_a_tile_that_never_grows_and_one_that_is_named_by_a_later_cell() -> None:
    culture = ["library a3 b3", "school c1"]
    homes = ["R2 b2 c2", "R1 d2", "R1 a7", "K1 g7"]
    table = city(seat(*homes, *culture, hall="town_hall c3 d3 c4 d4", money=5), seat())
    table.play("upgrade", by=0)
    assert table.offers_to(0) == ["tile b2", "tile d2"]
    assert table.refuses("tile c2", by=0) == "4.2.5 not-the-first-cell"
    assert table.refuses("tile g7", by=0) == "4.2.5 never-grows"
    assert table.refuses("tile a7", by=0) == "4.2.5 influence-lacking"
    assert table.refuses("tile g1", by=0) == "4.2.5 no-tile-there"


@pytest.mark.rule("small_city 4.2.6")
def test_a_demolition_names_the_first_cell() -> None:
    table = city(seat("K2 a1 b1", "K1 g7", money=5), seat())
    table.play("demolish", by=0)
    assert table.refuses("raze b1", by=0) == "4.2.6 not-the-first-cell"
    assert table.refuses("raze c1", by=0) == "4.2.6 no-tile-there"
    assert table.refuses("raze e5", by=0) == "4.2.6 town-hall-stays"


@pytest.mark.rule("small_city R21")
def test_a_service_may_not_be_entered_from_abroad() -> None:
    table = city(
        seat("police a1 b1", "K2 f1 f2"),
        seat("K1 a1", citizens={"a1": 0}),
        phase="move",
    )
    assert table.offers_to(0) == ["place f1", "place f2"]
    assert table.refuses("place a1", by=0) == "4.3.3 slot-not-from-abroad"
    assert table.refuses("place g7", by=0) == "4.3.2 nobody-may-stand-there"


@pytest.mark.rule("small_city 4.1.1")
def test_a_street_outside_the_zone_is_told_from_a_covered_one() -> None:
    table = city(seat(), seat(), phase="mayor", last_host=1)
    who = table.state.actors()[0]
    assert table.refuses("mayor h8 right", by=who) == "4.1.1 street-outside-the-zone"
    assert table.refuses("mayor g1 right", by=who) == "4.1.1 street-outside-the-zone"
    assert table.refuses("mayor d4 right", by=who) == "4.1.1 no-street-there"


@pytest.mark.rule("small_city 4.4")
def test_a_producer_who_is_like_another_is_named_by_the_first() -> None:
    works = ["F1 g1", "WH f1", "F1 g3", "WH f3", "F2 g5 g6", "WH f5"]
    full = {"d4": {"wood": 4}, "f1": {"wood": 3}, "f3": {"wood": 3}, "f5": {"stone": 2}}
    who = {"g1": 0, "g3": 0, "g5": 0, "g6": 0}
    table = city(seat(*works, stores=full, citizens=who), seat(), phase="income")
    assert table.offers_to(0) == ["produce 0 g1", "produce 0 g6"]
    assert table.refuses("produce 0 g3", by=0) == "4.4 like-another-producer"
    assert table.refuses("produce 0 a1", by=0) == "4.4 no-producer-there"
