"""§4.4 Income."""

import pytest

from tests.games.small_city.positions import city, seat


@pytest.mark.rule("small_city 4.4")
def test_tourists_pay_their_host_and_cash_is_collected_first() -> None:
    table = city(
        seat("C2 a1 b1", "K1 c1", citizens={"a1": 0, "b1": 0, "c1": 1}, stores={"d4": {"wood": 1}}),
        seat(),
        phase="income",
    )
    assert table.of(0, "money") == 2
    assert table.offers_to(0) == ["sell wood d4", "finish"]


@pytest.mark.rule("small_city 4.4")
def test_exchanges_pay_by_the_printed_rates_once_for_each_citizen() -> None:
    stores = {"d4": {"wood": 1, "stone": 1, "metal": 1}}
    table = city(
        seat("C4I a1 b1 c1 d1", citizens={"b1": 0, "c1": 0, "d1": 0}, stores=stores, money=4),
        seat(),
        phase="income",
    )
    table.play("sell metal d4", by=0)
    assert table.of(0, "money") == 9
    assert not table.allows("sell wood d4", by=0)
    table.play("buy 4", by=0)
    assert (table.of(0, "money"), table.of(0, "votes")) == (5, 5)
    table.play("donate stone d4", by=0)
    assert table.of(0, "votes") >= 10
    assert table.of(0, "stores") == {"d4": {"wood": 1}}


@pytest.mark.rule("small_city 4.4", "small_city R26")
def test_exchanges_are_optional_and_production_is_not() -> None:
    table = city(
        seat("C2 a1 b1", "F1 g7", "WH g6", citizens={"b1": 0, "g7": 0}, stores={"d4": {"wood": 1}}, inside=3),
        seat(),
        phase="income",
    )
    table.play("finish", by=0)
    assert table.of(0, "stores") == {"d4": {"wood": 1}, "g6": {"wood": 1}}
    assert table.of(0, "produced") == 1


@pytest.mark.rule("small_city 4.4", "small_city R26")
def test_what_cannot_be_stored_still_pollutes_and_what_is_not_in_supply_is_not_made() -> None:
    full = {"d4": {"wood": 4}}
    table = city(seat("F1 g7", citizens={"g7": 0}, stores=full), seat(), phase="income")
    assert table.of(0, "produced") == 1
    assert table.state.view(None)["supply"]["wood"] == 12
    stores = {"d4": {"wood": 4}, "a1": {"wood": 3}, "b1": {"wood": 3}, "c1": {"wood": 3}, "d1": {"wood": 3}}
    none = city(
        seat("F1 g7", "WH a1", "WH b1", "WH c1", "WH d1", "WH e1", citizens={"g7": 0}, stores=stores),
        seat(),
        phase="income",
    )
    assert none.of(0, "produced") == 0
    assert "e1" not in none.of(0, "stores")


@pytest.mark.rule("small_city 4.4")
def test_the_player_chooses_the_storage_building_and_the_order_only_if_it_matters() -> None:
    works = ["F3I a1 b1 c1", "WH a2"]
    people = {"a1": 0, "b1": 0}
    table = city(seat(*works, citizens=people), seat(), phase="income")
    assert table.offers_to(0) == ["store a2", "store d4"]
    table.play("store a2", by=0)
    table.play("store d4", by=0)
    assert table.of(0, "stores") == {"d4": {"stone": 1}, "a2": {"wood": 1}}
    tight = city(seat("F3I a1 b1 c1", inside=3, citizens=people), seat(), phase="income")
    assert tight.offers_to(0) == ["produce 0 a1", "produce 0 b1"]
    tight.play("produce 0 b1", by=0)
    assert tight.of(0, "stores") == {"d4": {"stone": 1}}
    assert tight.of(0, "produced") == 2


@pytest.mark.rule("small_city 4.4", "small_city R27", "small_city R9")
def test_a_tourists_surplus_goes_to_a_warehouse_of_the_district_and_belongs_to_its_owner() -> None:
    table = city(
        seat(inside=4),
        seat("F1 a1", "WH a2", "WH b2", citizens={"a1": 0}, stores={"a2": {"metal": 3}}),
        phase="income",
    )
    assert table.of(1, "stores") == {"a2": {"metal": 3}, "b2": {"wood": 1}}
    assert table.of(1, "produced") == 1
    assert table.of(0, "produced") == 0
    room = city(seat(inside=3), seat("F1 a1", "WH a2", citizens={"a1": 0}), phase="income")
    assert room.of(0, "stores") == {"d4": {"wood": 1}}


@pytest.mark.rule("small_city 4.4", "small_city R27")
def test_own_citizens_at_home_produce_before_tourists() -> None:
    table = city(
        seat("F1 a1", citizens={"a1": 0}, inside=3),
        seat("F3I a1 b1 c1", "WH a2", citizens={"c1": 0}),
        phase="income",
    )
    assert table.of(0, "stores") == {"d4": {"wood": 1}}
    assert table.of(1, "stores") == {"a2": {"metal": 1}}
