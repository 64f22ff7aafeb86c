"""§4.2 The build phase."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mansard
from mansard.games.small_city.coach import nobody_moves_in
from tests.games.small_city.positions import (
    GAME,
    City,
    city,
    seat,
)


def kinds_built(state: City, who: int) -> list[str]:
    return [tile["kind"] for tile in state.of(who, "tiles") if tile is not None]


# ---------------------------------------------------------------------- §4.2.1


@pytest.mark.rule("small_city 4.2.1")
def test_all_players_plan_at_once_behind_screens_until_the_last_commits() -> None:
    table = city(seat(money=5), seat(money=5))
    assert table.state.actors() == [0, 1]
    table.play("build K1", "at a1", by=0)
    assert len(table.state.view(0)["seats"][0]["tiles"]) == 2
    assert len(table.state.view(1)["seats"][0]["tiles"]) == 1
    assert table.state.view(1)["stock"]["K1"] == 25
    assert table.state.view(0)["stock"]["K1"] == 24
    table.play("commit", by=0)
    assert table.state.view(1)["seats"][0]["ready"] is True
    assert len(table.state.view(1)["seats"][0]["tiles"]) == 1
    table.play("commit", by=1)
    assert len(table.state.view(1)["seats"][0]["tiles"]) == 2


@pytest.mark.rule("small_city 4.2.1")
@pytest.mark.parametrize("players", [1, 2])
def test_every_building_is_told_to_its_builder_once_in_a_turn(players: int) -> None:
    table = city(*(seat(money=5) for _ in range(players)))
    table.play("build K1", "at a1", "commit", by=0)
    assert table.happened("built") == [[0, "K1", "a1"]]


@pytest.mark.rule("small_city 4.2.1")
def test_a_plan_may_be_taken_back_until_the_last_player_commits() -> None:
    table = city(seat(money=5), seat(money=5))
    table.play("build K1", "at a1", "commit", by=0)
    assert table.state.may_withdraw(0)
    assert not table.state.may_withdraw(1)
    table.state.withdraw(0)
    assert table.state.actors() == [0, 1]
    assert kinds_built(table, 0) == ["town_hall"]
    assert table.of(0, "money") == 5


@pytest.mark.rule("small_city 4.2.1", "small_city R10")
def test_only_a_player_hit_by_a_conflict_plans_again_on_the_real_stock() -> None:
    table = city(seat(money=9), seat(money=9), seat(money=9), removed={"K1": 24}, host=1)
    for who in (0, 1):
        table.play("build K2", "lay xx", "at a2", "build K1", "at a1", "commit", by=who)
    table.play("commit", by=2)
    # the host, seat 1, is resolved first; seat 0 comes last and finds no park of one cell
    assert table.state.actors() == [0]
    assert kinds_built(table, 0) == ["town_hall", "K2"]
    assert "K1" not in table.state.view(0)["stock"]
    assert table.state.view(2)["stock"]["K1"] == 1
    assert not table.allows("build K1", by=0)
    assert table.state.may_withdraw(0)
    table.play("commit", by=0)
    assert table.state.view(None)["phase"] != "build"
    assert kinds_built(table, 1) == ["town_hall", "K2", "K1"]


@pytest.mark.rule("small_city 4.2.1")
def test_who_plans_again_may_undo_also_the_steps_before_the_conflict() -> None:
    table = city(seat(money=9), seat(money=9), removed={"K1": 24})
    table.play("build K1", "at a1", "commit", by=0)
    table.play("build K2", "lay xx", "at a2", "build K1", "at a1", "commit", by=1)
    assert table.state.actors() == [1]
    table.state.withdraw(1)
    assert kinds_built(table, 1) == ["town_hall"]
    assert table.state.actors() == [1]


@pytest.mark.rule("small_city 4.2.1")
def test_a_conflict_opens_the_plan_again_even_if_only_commit_is_left() -> None:
    for first, second in [(0, 1), (1, 0)]:
        poor = seat(money=1, expansions=3, built=["town_hall", "refinery"])
        table = city(poor, poor, removed={"K1": 24, "R1": 24, "F1": 13})
        table.play("build K1", "at a1", "commit", by=first)
        table.play("build K1", "at a1", "commit", by=second)
        assert (table.state.actors(), table.offers_to(1)) == ([1], ["commit"])
        assert kinds_built(table, 1) == ["town_hall"]
        table.play("commit", by=1)
        assert table.state.view(None)["phase"] != "build"


@pytest.mark.rule("small_city 4.2.1")
def test_the_reveal_tells_what_everybody_built_and_what_it_cost() -> None:
    stores = {"d4": {"wood": 3, "stone": 1}}
    table = city(
        seat("K2 a7 b7", money=9, stores=stores, card="B"),
        seat(money=5, card="C"),
        seat(expansions=3),
    )
    table.play("build museum", "lay xxx", "at a1", "spare stone", "demolish", "raze a7", by=0)
    table.play("commit", by=0)
    table.play("build K3I", "lay xxx", "at a1", "expand", "commit", by=1)
    events = mansard.play(table.state, 2, "commit")
    told = [(event.name, event.args) for event in events if event.seen_by(None)]
    assert ("built", [0, "museum", "a1"]) in told
    assert ("demolished", [0, "K2", "a7"]) in told
    assert ("paid", [0, 2, 2, 0, 0]) in told  # two cells demolished; the Architect spares the stone
    assert ("paid", [1, 2, 0, 0, 0]) in told  # three cells, less one by the Mediator
    assert [args[0] for name, args in told if name == "paid"] == [0, 1]


@pytest.mark.rule("small_city 4.2.1", "small_city R10")
def test_a_plan_is_checked_against_the_stock_at_the_start_only() -> None:
    culture = ["library a3 b3", "school c1"]
    table = city(
        seat("R1 b2", *culture, hall="town_hall c3 d3 c4 d4", money=5),
        seat(money=5),
        removed={"R1": 23},
    )
    table.play("upgrade", by=0)  # the only home, by which cell is the question
    table.play(table.offers_to(0)[0], by=0)
    assert table.state.view(0)["stock"]["R1"] == 1  # the old tile returns to the own workspace
    assert not table.allows("build R1", by=1)


@pytest.mark.rule("small_city 4.2.1", "small_city 9")
def test_the_result_does_not_depend_on_the_order_of_commits() -> None:
    results = set()
    for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)]:
        table = city(seat(money=9), seat(money=9), seat(money=9), removed={"K1": 24}, host=2)
        for who in order:
            table.play("build K1", "at a1", "build K2", "lay xx", "at a2", "commit", by=who)
        while table.state.view(None)["phase"] == "build":
            table.play("build K3I", "lay xxx", "at a3", "commit", by=table.state.actors()[0])
        results.add(json.dumps(table.state.write(), sort_keys=True))
    assert len(results) == 1


@pytest.mark.rule("small_city 4.2.1", "small_city 9")
@given(seed=st.integers(0, 10**6), turns=st.lists(st.integers(0, 2), max_size=60))
@settings(max_examples=30, deadline=None)
def test_whatever_is_planned_the_order_of_the_plans_does_not_matter(seed: int, turns: list[int]) -> None:
    scarce = {"K1": 24, "K2": 17, "R1": 20, "C1": 13, "F1": 12}
    results = set()
    for order in [turns, [], [2] * 60]:
        chance = [random.Random(f"{seed} {who}") for who in range(3)]
        table = city(*[seat("R1 a1", money=3 + who) for who in range(3)], removed=scarce, host=seed % 3)
        wanted = iter(order)
        while table.state.view(None)["phase"] == "build":
            who = next(wanted, 0)
            who = who if who in table.state.actors() else table.state.actors()[0]
            table.state.apply(who, chance[who].choice(table.state.legal(who)))
        results.add(json.dumps(table.state.write(), sort_keys=True))
    assert len(results) == 1


@pytest.mark.rule("small_city 4.2.1", "small_city R11")
def test_tourists_on_a_demolished_tile_leave_at_the_reveal() -> None:
    table = city(seat("K1 a1", money=3, citizens={"a1": 1}), seat(inside=1))
    table.play("demolish", by=0)
    assert "a1" not in table.of(0, "citizens")
    assert table.state.view(1)["seats"][0]["citizens"] == {"a1": 1}
    assert table.of(1, "hall") == 1
    table.play("build K1", "at a1", "commit", by=0)
    table.play("commit", by=1)
    assert table.of(0, "citizens") == {}
    assert table.of(1, "hall") == 2


@pytest.mark.rule("small_city R11")
def test_room_in_anothers_town_hall_is_tested_at_the_start_of_the_phase() -> None:
    full = city(seat("K1 a1", money=3, citizens={"a1": 1}), seat(inside=4))
    assert not full.allows("demolish", by=0)
    table = city(seat("K1 a1", money=3, citizens={"a1": 1}), seat(inside=3))
    assert table.allows("demolish", by=0)


# ---------------------------------------------------------------------- §4.2.2


@pytest.mark.rule("small_city 4.2.2", "small_city R12")
def test_three_builds_or_one_with_an_expansion_in_any_order() -> None:
    table = city(seat(money=9), seat(money=9))
    table.play("build K1", "at a1", "expand", by=0)
    assert table.offers_to(0) == ["commit"]
    table.play("build K1", "at a1", "build K1", "at b1", by=1)
    assert table.refuses("expand", by=1) == "4.2.2 too-many-builds-to-expand"
    table.play("build K1", "at c1", by=1)
    assert kinds_built(table, 1).count("K1") == 3


@pytest.mark.rule("small_city 4.2.2", "small_city R12")
def test_a_demolition_uses_one_build_and_there_is_only_one() -> None:
    table = city(seat("K1 a1", "K1 b1", money=9), seat())
    table.play("demolish", "raze a1", by=0)
    assert table.refuses("demolish", by=0) == "4.2.2 already-demolished"
    table.play("build K1", "at c1", "build K1", "at d1", by=0)
    assert "build" not in {move.split()[0] for move in table.offers_to(0)}


# ---------------------------------------------------------------------- §4.2.3


@pytest.mark.rule("small_city 4.2.3")
def test_a_build_goes_by_kind_orientation_anchor_and_every_step_can_be_completed() -> None:
    table = city(seat(money=9), seat())
    table.play("build K3V", by=0)
    assert len(table.offers_to(0)) == 4
    table.play("lay x./xx", by=0)
    assert "b2" in table.anchors(0)
    assert "c3" not in table.anchors(0)
    table.play("at b2", by=0)
    assert table.of(0, "tiles")[1] == {"kind": "K3V", "cells": ["b2", "b3", "c3"]}
    assert table.of(0, "money") == 6


@pytest.mark.rule("small_city 4.2.3")
def test_a_kind_without_a_legal_placement_is_not_on_the_menu() -> None:
    table = city(seat(money=9), seat())
    assert not table.allows("build C1", by=0)
    assert table.refuses("build C1", by=0) == "4.2.4 no-place-for-it"
    assert table.refuses("build WH", by=0) == "4.2.4 never-built-alone"
    assert table.refuses("build town_hall", by=0) == "4.2.4 never-built-alone"


# ---------------------------------------------------------------------- §4.2.4


@pytest.mark.rule("small_city 4.2.4")
def test_homes_and_industry_keep_apart_both_ways() -> None:
    table = city(seat("R1 a1", "refinery g7", money=9), seat())
    table.play("build R1", by=0)
    assert "f6" not in table.anchors(0)
    assert table.refuses("at f6", by=0) == "4.2.4 industry-next-to-it"
    other = city(seat("R1 a1", money=9), seat())
    other.play("build refinery", by=0)
    assert "b2" not in other.anchors(0)
    assert "c1" in other.anchors(0)
    assert other.refuses("at b2", by=0) == "4.2.4 homes-next-to-it"


@pytest.mark.rule("small_city 4.2.4")
def test_a_new_home_takes_in_a_citizen_of_the_town_hall_at_once() -> None:
    table = city(seat(money=9, inside=1), seat())
    table.play("build R1", "at a1", by=0)
    assert table.of(0, "citizens") == {"a1": 0}
    assert table.of(0, "hall") == 0
    table.play("build R1", "at b1", by=0)
    assert table.of(0, "citizens") == {"a1": 0}


@pytest.mark.rule("small_city 4.2.4", "small_city R17")
def test_a_bigger_home_needs_all_influences_on_one_of_its_cells() -> None:
    table = city(seat("school c3", money=9), seat())
    table.play("build R2", "lay xx", by=0)
    # the zones of school and Town Hall meet on c4 and d3 only
    assert "b4" in table.anchors(0)
    assert "d3" in table.anchors(0)
    assert "b3" not in table.anchors(0)
    assert "a2" not in table.anchors(0)
    assert table.refuses("at a2", by=0) == "4.2.4 requirement-not-met"


@pytest.mark.rule("small_city 4.2.4")
def test_trade_needs_homes_around_one_of_its_cells() -> None:
    table = city(seat("R1 a1", "R1 c1", money=9), seat())
    table.play("build C2", "lay 12", by=0)
    assert "b2" in table.anchors(0)  # b2 sees both homes
    assert "c2" not in table.anchors(0)
    table.play("at b2", by=0)
    assert table.of(0, "tiles")[-1] == {"kind": "C2", "cells": ["b2", "c2"]}


@pytest.mark.rule("small_city 4.2.4")
def test_a_factory_brings_a_warehouse_in_its_zone_or_is_not_built() -> None:
    table = city(seat(money=9), seat())
    table.play("build F1", "at a1", by=0)
    assert set(table.offers_to(0)) == {"warehouse b1", "warehouse a2", "warehouse b2"}
    table.play("warehouse b2", by=0)
    assert kinds_built(table, 0) == ["town_hall", "F1", "WH"]
    assert table.of(0, "money") == 8
    none = city(seat(money=9), seat(), removed={"WH": 12})
    assert none.refuses("build F1", by=0) == "4.2.4 no-warehouse-in-stock"


@pytest.mark.rule("small_city 4.2.4")
def test_bigger_factories_need_refinery_or_port_and_then_both() -> None:
    table = city(seat("refinery a1", money=9), seat())
    assert table.allows("build F2", by=0)
    assert not table.allows("build F3I", by=0)
    both = city(seat("refinery a1", "port c1 d1 c2 d2", money=9), seat())
    both.play("build F3I", "lay 1/2/3", by=0)
    assert "b1" in both.anchors(0)
    assert "a3" not in both.anchors(0)


@pytest.mark.rule("small_city 4.2.4")
def test_prices_must_be_payable() -> None:
    table = city(seat(money=1), seat())
    assert table.refuses("build K2", by=0) == "4.2.4 money-lacking"
    assert table.refuses("build school", by=0) == "4.2.7 materials-lacking"


@pytest.mark.rule("small_city 4.2.4", "small_city R19", "small_city R23")
def test_police_may_be_manned_at_once_and_sends_tourists_away_at_the_reveal() -> None:
    table = city(seat("K1 a1", "K1 g1", money=5, citizens={"a1": 0, "g1": 1}), seat("K1 a1"))
    table.play("build police", "lay xx", "at e1", by=0)
    assert table.offers_to(0) == ["staff a1", "nobody"]
    table.play("staff a1", by=0)
    assert table.of(0, "citizens") == {"e1": 0}
    assert table.state.view(1)["seats"][0]["citizens"] == {"a1": 0, "g1": 1}


# ---------------------------------------------------------------------- §4.2.5


def grown(**fields: Any) -> City:
    return city(seat("R1 c3", "school b2", money=9, **fields), seat())


@pytest.mark.rule("small_city 4.2.5", "small_city R14")
def test_an_upgrade_is_free_and_adds_exactly_one_cell() -> None:
    table = grown(citizens={"c3": 0})
    table.play("upgrade", by=0)
    assert "grow c2" in table.offers_to(0)
    table.play("grow c2", by=0)
    assert table.of(0, "tiles")[1] == {"kind": "R2", "cells": ["c3", "c2"]}
    assert table.of(0, "money") == 9
    assert table.of(0, "citizens") == {"c3": 0}
    stock = table.state.view(0)["stock"]
    assert (stock["R1"], stock["R2"]) == (24, 17)
    assert not table.allows("upgrade", by=0)  # two cultural buildings, and level 3 needs three


@pytest.mark.rule("small_city 4.2.5", "small_city R14")
def test_a_chain_of_upgrades_is_blocked_when_the_next_tile_is_out_of_stock() -> None:
    culture = ["school b2", "library c1 d1", "museum a4 b4 c4"]
    table = city(seat("R1 c3", *culture), seat(), removed={"R2": 18})
    assert not table.allows("upgrade", by=0)
    free = city(seat("R1 c3", *culture), seat())
    free.play("upgrade", "grow c2", by=0)
    assert free.allows("upgrade", by=0)


@pytest.mark.rule("small_city 4.2.5", "small_city R17")
def test_for_an_upgrade_different_cells_may_receive_the_influences() -> None:
    # school: b2; library and Town Hall: c2. No single cell sees all three, the tile as a whole does
    table = city(seat("R2 b2 c2", "school a3", "library d1 e1", hall="town_hall d3 e3 d4 e4"), seat())
    table.play("upgrade", by=0)
    assert any(move.startswith("grow") for move in table.offers_to(0))


@pytest.mark.rule("small_city 4.2.5")
def test_a_tile_built_in_this_phase_does_not_grow_in_it() -> None:
    table = city(seat("school c3", money=9), seat())
    table.play("build R1", "at c4", by=0)
    assert not table.allows("upgrade", by=0)


@pytest.mark.rule("small_city 4.2.5", "small_city R16")
def test_trade_grows_from_its_last_cell_and_keeps_its_icons() -> None:
    table = city(seat("C1 b2", "R1 a1", "R1 c1"), seat())
    table.play("upgrade", "grow b3", by=0)
    assert table.of(0, "tiles")[1] == {"kind": "C2", "cells": ["b2", "b3"]}
    longer = city(seat("C2 b2 b3", "R1 a1", "R1 c1", "R1 a4"), seat())
    longer.play("upgrade", by=0)
    assert set(longer.offers_to(0)) == {"grow a3", "grow c3", "grow b4"}


@pytest.mark.rule("small_city 4.2.5")
def test_a_factory_grows_by_refinery_or_port_without_another_warehouse() -> None:
    table = city(seat("F1 b2", "WH a1", "refinery c3"), seat())
    table.play("upgrade", "grow b1", by=0)
    assert kinds_built(table, 0) == ["town_hall", "F2", "WH", "refinery"]
    assert not table.allows("upgrade", by=0)


@pytest.mark.rule("small_city 4.2.5", "small_city R15")
def test_an_enlarged_home_still_keeps_away_from_industry() -> None:
    table = city(seat("R1 c3", "school b2", "refinery c1"), seat())
    table.play("upgrade", by=0)
    assert not table.allows("grow c2", by=0)
    assert table.allows("grow b3", by=0)


# ---------------------------------------------------------------------- §4.2.6, §4.2.7


@pytest.mark.rule("small_city 4.2.6", "small_city R13")
def test_a_demolition_costs_money_and_pollution_at_once() -> None:
    table = city(seat("port a1 b1 a2 b2", "K1 g1", money=2), seat())
    table.play("demolish", "raze a1", by=0)
    assert table.of(0, "money") == 0
    assert table.of(0, "pollution") == 2
    assert city(seat("K1 a1", "K1 b1", money=2), seat()).refuses("raze d4", by=0).startswith("4.2.3 ")
    other = city(seat("K1 a1", "K1 b1", money=2), seat())
    other.play("demolish", by=0)
    assert other.refuses("raze d4", by=0) == "4.2.6 town-hall-stays"


@pytest.mark.rule("small_city 4.2.6", "small_city R13")
def test_a_demolition_may_not_reach_a_hundred_and_its_materials_return_to_the_supply() -> None:
    assert not city(seat("K1 a1", money=2, pollution=99), seat()).allows("demolish", by=0)
    table = city(seat("WH a1", money=2, stores={"a1": {"metal": 3}}), seat())
    assert table.state.view(None)["supply"]["metal"] == 5
    table.play("demolish", "commit", by=0)
    table.commit_all()
    assert table.state.view(None)["supply"]["metal"] == 8
    assert "WH" not in kinds_built(table, 0)
    assert table.state.write()["removed"] == {"WH": 1}


@pytest.mark.rule("small_city 4.2.6")
def test_own_citizens_go_to_the_town_hall_which_must_have_room() -> None:
    table = city(seat("R1 a1", money=2, inside=3, citizens={"a1": 0}), seat())
    table.play("demolish", by=0)
    assert table.of(0, "hall") == 4
    full = city(seat("R1 a1", money=2, inside=4, citizens={"a1": 0}), seat())
    assert not full.allows("demolish", by=0)


@pytest.mark.rule("small_city 4.2.7")
def test_each_unit_comes_from_a_chosen_storage_building() -> None:
    stores = {"d4": {"wood": 1, "stone": 1}, "a1": {"wood": 2}}
    table = city(seat("WH a1", stores=stores), seat())
    table.play("build museum", "lay xxx", "at a3", by=0)
    assert table.offers_to(0) == ["from a1", "from d4"]
    table.play("from d4", by=0)
    # the second wood lies in the warehouse only, the stone in the Town Hall only
    assert table.of(0, "stores") == {"a1": {"wood": 1}}
    assert table.state.view(0)["supply"] == {"wood": 15, "stone": 12, "metal": 8}
    assert table.state.view(1)["supply"] == {"wood": 13, "stone": 11, "metal": 8}


@pytest.mark.rule("small_city 4.2.3")
def test_notation_reads_what_it_writes() -> None:
    table = city(seat(money=9), seat())
    for move in table.offers_to(0):
        assert GAME.show(table.state, GAME.parse(table.state, move, 0)) == move


@pytest.mark.rule("small_city 4.2.6")
def test_the_coach_does_not_count_a_home_that_was_torn_down() -> None:
    table = city(seat("R1 a1", inside=1, money=3), seat())
    assert nobody_moves_in(table.state, 0) is None
    table.play("demolish", by=0)
    assert None in table.state.view(0)["seats"][0]["tiles"]
    assert nobody_moves_in(table.state, 0) == {"count": 1}
