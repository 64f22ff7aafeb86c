"""§3 Set-up."""

import pytest

import mansard
from tests.games.small_city.positions import GAME, City


@pytest.mark.rule("small_city 3", "small_city R44")
def test_money_goes_by_turn_order_from_a_host_who_is_drawn() -> None:
    hosts = set()
    for seed in range(12):
        table = City(GAME.start(players=4, seed=seed))
        host = table.state.view(None)["host"]
        hosts.add(host)
        assert [table.of((host + k) % 4, "money") for k in range(4)] == [4, 5, 5, 6]
    assert hosts == {0, 1, 2, 3}
    assert City(GAME.start(players=1, seed=1)).of(0, "money") == 4


@pytest.mark.rule("small_city 3")
def test_every_player_has_three_citizens_inside_eleven_in_employment_and_eight_in_reserve() -> None:
    table = City(GAME.start(players=2, seed=3))
    assert [table.of(0, name) for name in ("hall", "employment", "reserve")] == [3, 11, 8]
    crowd = City(GAME.start(players=2, seed=3, options={"mode": "advanced", "condition": "population"}))
    assert [crowd.of(0, name) for name in ("hall", "employment", "reserve")] == [3, 19, 0]


@pytest.mark.rule("small_city 3", "small_city R44")
def test_town_halls_are_placed_in_secret_and_promises_are_dealt_after_them() -> None:
    table = City(GAME.start(players=2, seed=5, options={"side": ["easy", "hard"]}))
    assert table.state.actors() == [0, 1]
    assert len(table.offers_to(0)) == 36
    assert len(table.offers_to(1)) == 25
    table.play("hall c3", by=0)
    assert table.state.view(1)["seats"][0]["hall_at"] is None
    assert table.state.view(0)["seats"][0]["hall_at"] == "c3"
    assert table.state.view(1)["seats"][0]["ready"] is True
    table.play("hall a1", by=1)
    assert table.state.view(None)["seats"][0]["tiles"] == [
        {"kind": "town_hall", "cells": ["c3", "d3", "c4", "d4"]}
    ]
    dealt = table.state.view(0)["seats"][0]["dealt"]
    assert [sum(low <= card <= high for card in dealt) for low, high in [(1, 6), (7, 11), (12, 16)]] == [
        1,
        1,
        1,
    ]
    assert table.state.view(1)["seats"][0]["dealt"] is None


@pytest.mark.rule("small_city 3")
def test_a_secret_choice_may_be_changed_until_all_have_submitted() -> None:
    table = City(GAME.start(players=2, seed=5))
    table.play("hall c3", by=0)
    assert table.state.may_withdraw(0)
    assert not table.state.may_withdraw(1)
    table.play("withdraw", by=0)
    assert table.state.actors() == [0, 1]
    table.play("hall a1", by=0)
    table.play("hall a1", by=1)
    assert not table.state.may_withdraw(0)
    first = table.offers_to(0)[0]
    table.play(first, by=0)
    assert table.state.may_withdraw(0)
    table.state.withdraw(0)
    assert table.offers_to(0)[0] == first


@pytest.mark.rule("small_city 3")
def test_options_are_checked() -> None:
    with pytest.raises(mansard.InvalidSetup, match="level"):
        GAME.start(players=2, options={"level": "mayor"})
    with pytest.raises(mansard.InvalidSetup, match="mode"):
        GAME.start(players=1, options={"mode": "advanced"})
    with pytest.raises(mansard.InvalidSetup, match="side"):
        GAME.start(players=3, options={"side": ["easy", "hard"]})
