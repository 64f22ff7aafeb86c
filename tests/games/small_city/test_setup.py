"""§3 Set-up."""

import pytest

import mansard
from tests.games.small_city.table import GAME, do, moves, of


@pytest.mark.rule("small_city 3", "small_city R44")
def test_money_goes_by_turn_order_from_a_host_who_is_drawn() -> None:
    hosts = set()
    for seed in range(12):
        table = GAME.start(players=4, seed=seed)
        host = table.view(None)["host"]
        hosts.add(host)
        assert [of(table, (host + k) % 4, "money") for k in range(4)] == [4, 5, 5, 6]
    assert hosts == {0, 1, 2, 3}
    assert of(GAME.start(players=1, seed=1), 0, "money") == 4


@pytest.mark.rule("small_city 3")
def test_every_player_has_three_citizens_inside_eleven_in_employment_and_eight_in_reserve() -> None:
    table = GAME.start(players=2, seed=3)
    assert [of(table, 0, name) for name in ("hall", "employment", "reserve")] == [3, 11, 8]
    crowd = GAME.start(players=2, seed=3, options={"mode": "advanced", "condition": "population"})
    assert [of(crowd, 0, name) for name in ("hall", "employment", "reserve")] == [3, 19, 0]


@pytest.mark.rule("small_city 3", "small_city R44")
def test_town_halls_are_placed_in_secret_and_promises_are_dealt_after_them() -> None:
    table = GAME.start(players=2, seed=5, options={"side": ["easy", "hard"]})
    assert table.actors() == [0, 1]
    assert len(moves(table, 0)) == 36
    assert len(moves(table, 1)) == 25
    do(table, 0, "hall c3")
    assert table.view(1)["seats"][0]["hall_at"] is None
    assert table.view(0)["seats"][0]["hall_at"] == "c3"
    assert table.view(1)["seats"][0]["ready"] is True
    do(table, 1, "hall a1")
    assert table.view(None)["seats"][0]["tiles"] == [{"kind": "town_hall", "cells": ["c3", "d3", "c4", "d4"]}]
    dealt = table.view(0)["seats"][0]["dealt"]
    assert [sum(low <= card <= high for card in dealt) for low, high in [(1, 6), (7, 11), (12, 16)]] == [
        1,
        1,
        1,
    ]
    assert table.view(1)["seats"][0]["dealt"] is None


@pytest.mark.rule("small_city 3")
def test_a_secret_choice_may_be_changed_until_all_have_submitted() -> None:
    table = GAME.start(players=2, seed=5)
    do(table, 0, "hall c3")
    assert table.may_withdraw(0)
    assert not table.may_withdraw(1)
    mansard.play(table, 0, "withdraw")
    assert table.actors() == [0, 1]
    do(table, 0, "hall a1")
    do(table, 1, "hall a1")
    assert not table.may_withdraw(0)
    first = moves(table, 0)[0]
    do(table, 0, first)
    assert table.may_withdraw(0)
    table.withdraw(0)
    assert moves(table, 0)[0] == first


@pytest.mark.rule("small_city 3")
def test_options_are_checked() -> None:
    with pytest.raises(mansard.InvalidSetup, match="level"):
        GAME.start(players=2, options={"level": "mayor"})
    with pytest.raises(mansard.InvalidSetup, match="mode"):
        GAME.start(players=1, options={"mode": "advanced"})
    with pytest.raises(mansard.InvalidSetup, match="side"):
        GAME.start(players=3, options={"side": ["easy", "hard"]})
