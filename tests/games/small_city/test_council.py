"""§4.7 The City Council; §6.1 special promises."""

import pytest

from tests.games.small_city.positions import city, seat


@pytest.mark.rule("small_city 4.7.1", "small_city R34")
def test_a_disc_advances_enters_or_restarts_also_in_its_own_row() -> None:
    table = city(seat(money=9, discs=[["economy", 1], None]), seat(), phase="council")
    assert table.offers_to(0) == [
        "enter industry",
        "enter construction",
        "advance economy",
        "enter tourism",
        "restart economy industry",
        "restart economy construction",
        "restart economy economy",
        "restart economy tourism",
        "pass",
    ]
    table.play("restart economy economy", "gain money", by=0)
    assert table.of(0, "money") == 10
    assert table.of(0, "discs") == [["economy", 1], None]


@pytest.mark.rule("small_city 4.7.1")
def test_a_disc_in_column_four_is_fixed_and_own_discs_never_share_a_row() -> None:
    table = city(seat(money=9, discs=[["economy", 4], ["tourism", 2]]), seat(), phase="council")
    offered = table.offers_to(0)
    assert "advance tourism" in offered
    assert not any(move.endswith("economy") for move in offered)
    assert table.refuses("advance economy", by=0) == "4.7.1 disc-is-fixed"
    assert table.refuses("enter tourism", by=0) == "4.7.1 own-disc-in-that-row"


@pytest.mark.rule("small_city 4.7.2", "small_city R43")
def test_the_price_is_paid_in_money_or_in_votes_never_mixed_and_never_below_zero() -> None:
    table = city(seat(money=2, votes=2, discs=[["economy", 1], None]), seat(), phase="council")
    table.play("advance economy", by=0)
    assert table.offers_to(0) == ["pay money", "pay votes"]
    table.play("pay votes", "gain money", by=0)
    assert (table.of(0, "money"), table.of(0, "votes")) == (5, 0)
    mixed = city(seat(money=2, votes=2, discs=[["economy", 2], None]), seat(), phase="council")
    assert mixed.refuses("advance economy", by=0) == "4.7.2 no-payment-possible"


@pytest.mark.rule("small_city 4.7.3")
def test_industry_gives_materials_and_what_does_not_fit_is_lost() -> None:
    table = city(seat(money=2, discs=[["industry", 1], None]), seat(), phase="council")
    table.play("advance industry", by=0)
    assert table.offers_to(0) == ["gift 1", "gift 2"]
    table.play("gift 1", by=0)
    assert table.of(0, "stores") == {"d4": {"wood": 2}}
    tight = city(seat(money=2, inside=3, discs=[["industry", 1], None]), seat(), phase="council")
    tight.play("advance industry", "gift 1", by=0)
    assert tight.of(0, "stores") == {"d4": {"wood": 1}}


@pytest.mark.rule("small_city 4.7.3", "small_city R32")
def test_construction_builds_a_tile_of_exactly_the_column_and_the_port_counts_two() -> None:
    table = city(seat("R1 a1", money=2, discs=[["construction", 1], None]), seat(), phase="council")
    table.play("advance construction", by=0)
    built = {move.split()[1] for move in table.offers_to(0) if move.startswith("build")}
    assert {"K2", "port", "police"} <= built
    assert {"K1", "school", "library", "refinery", "fire"}.isdisjoint(built)
    assert table.allows("decline", by=0)
    assert table.refuses("build K1", by=0) == "4.7.3 wrong-size-for-the-council"
    table.play("build K2", "lay xx", "at f6", by=0)
    assert table.of(0, "money") == 0
    assert table.of(0, "tiles")[-1] == {"kind": "K2", "cells": ["f6", "g6"]}


@pytest.mark.rule("small_city 4.7.3", "small_city R33", "small_city R18")
def test_column_four_ignores_requirements_but_not_separation_nor_the_limit_of_one() -> None:
    table = city(
        seat("R1 a1", money=4, discs=[["construction", 3], None], built=["town_hall", "refinery"]),
        seat(),
        phase="council",
    )
    table.play("advance construction", by=0)
    assert table.allows("build R4O", by=0)
    assert table.allows("build C4I", by=0)
    assert not table.allows("build refinery", by=0)
    table.play("build F3I", "lay 123", by=0)
    assert "b2" not in table.anchors(0)
    table.play("at e7", by=0)
    assert "no-warehouse" in table.offers_to(0)
    table.play("no-warehouse", by=0)
    assert [tile["kind"] for tile in table.of(0, "tiles")] == ["town_hall", "R1", "F3I"]


@pytest.mark.rule("small_city 4.7.3", "small_city R45")
def test_a_home_built_by_the_council_takes_in_a_citizen_at_once() -> None:
    table = city(seat(money=1, inside=2), seat(), phase="council")
    table.play("enter construction", "build R1", "at a1", by=0)
    assert table.of(0, "citizens") == {"a1": 0}


@pytest.mark.rule("small_city 4.7.3")
def test_a_tile_of_the_councillor_may_be_upgraded_in_the_same_round() -> None:
    table = city(
        seat("school b2", money=3),
        seat(money=9),
        phase="actions",
        circle=["A", "B", "C", "D", "E", "F", "G", "H"],
    )
    table.play("take G", "enter construction", "build R1", "at c3", by=0)
    table.play("take H", by=1)
    assert table.allows("upgrade", by=0)


@pytest.mark.rule("small_city 4.7.3")
def test_tourism_brings_citizens_of_the_reserve() -> None:
    table = city(seat(money=3, inside=3, discs=[["tourism", 2], None]), seat(), phase="council")
    before = table.of(0, "employment")
    table.play("advance tourism", by=0)
    assert table.of(0, "hall") == 4
    assert table.of(0, "employment") == before + 1
    assert table.of(0, "reserve") == 6


@pytest.mark.rule("small_city 6.1")
def test_a_special_promise_replaces_the_price_in_phase_seven_of_the_advanced_game() -> None:
    table = city(seat(), seat(), phase="council", mode="advanced")
    # neither money nor votes: the special promise is the only payment and is taken without a question
    reveals = table.state.reveals
    table.play("enter economy", by=0)
    assert table.state.reveals == reveals + 1
    drawn = table.state.view(0)["seats"][0]["drawn"]
    assert len(drawn) == 4
    assert table.state.view(1)["seats"][0]["drawn"] is None
    assert [move.split()[1] for move in table.offers_to(0)] == [f"s{card}" for card in drawn]
    table.play(f"special s{drawn[2]}", "gain money", by=0)
    view = table.state.view(0)
    assert view["seats"][0]["specials"] == [drawn[2]]
    assert [card for _, card in view["special_known"]] == [drawn[0], drawn[1], drawn[3]]
    assert table.state.view(1)["special_known"] == []
    assert table.state.view(1)["seats"][0]["special_count"] == 1
    assert view["special_cards"] == 15


@pytest.mark.rule("small_city 6.1", "small_city R36")
def test_a_short_deck_gives_what_it_has_and_an_empty_one_nothing() -> None:
    held = list(range(1, 16))
    short = city(seat(), seat(specials=held), phase="council", mode="advanced")
    short.play("enter economy", by=0)
    assert short.of(0, "specials") == [16]  # the only card left is kept at once
    empty = city(seat(), seat(specials=[*held, 16]), phase="council", mode="advanced")
    assert empty.state.view(None)["phase"] != "council" or 0 not in empty.state.actors()
    basic = city(seat(), seat(money=5), phase="council")
    assert basic.state.actors() == [1]
