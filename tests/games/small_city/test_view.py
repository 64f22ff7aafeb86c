"""§7 What is told of a decision under way: plan and costs, tile or citizen in the hand, the reckoning."""

import pytest

import mansard
from mansard.kernel.events import visible
from tests.games.small_city.positions import GAME, city, seat


@pytest.mark.rule("small_city 4.2.1")
def test_the_plan_tells_its_steps_with_what_each_changed() -> None:
    table = city(seat("R1 f1", money=9), seat(money=9))
    table.play("build K1", "at a1", "demolish", "raze f1", by=0)
    plan = table.mine()["plan"]
    assert plan["steps"] == [
        {"verb": "build", "tile": "K1", "cell": "a1", "changes": {"money": -1}},
        {"verb": "demolish", "tile": None, "cell": "f1", "changes": {"money": -1, "pollution": 1}},
    ]
    assert [table.mine()["tiles"][tile]["kind"] for tile in plan["tiles"]] == ["K1"]
    assert (plan["builds"], plan["demolitions"], plan["again"]) == ([2, 3], [1, 1], False)
    assert table.state.view(1)["seats"][0]["plan"] is None


@pytest.mark.rule("small_city 4.2.1")
def test_who_must_plan_again_is_told_so_and_which_tile_is_gone() -> None:
    table = city(seat(money=9), seat(money=9), removed={"K1": 24})
    table.play("build K1", "at a1", "commit", by=0)
    table.play("build K1", "at a1", by=1)
    events = mansard.play(table.state, 1, "commit")
    told = [event for event in events if event.name == "gone"]
    assert [event.to_json() for event in told] == [["gone", 1, "K1"]]
    assert [len(visible(told, who)) for who in (0, 1)] == [0, 1]
    assert table.mine(1)["plan"]["again"]


@pytest.mark.rule("small_city 4.2.4")
def test_tiles_cost_money_or_materials_and_the_mediator_saves() -> None:
    table = city(seat(money=9), seat(money=9, card="C"))
    costs = table.mine()["costs"]
    assert (costs["K2"], table.mine(1)["costs"]["K2"]) == ({"money": 2}, {"money": 1})
    assert set(costs["library"]) <= {"wood", "stone", "metal"}
    assert "WH" not in costs


@pytest.mark.rule("small_city 4.2.4")
def test_the_tile_in_the_hand_tells_what_the_cells_see() -> None:
    table = city(seat("library a3 b3", "F1 g7", "WH f7", money=9), seat(money=9))
    table.play("build R1", by=0)
    sights = table.mine()["sights"]
    assert sights["a2"] == [1, 0]
    assert sights["g6"][1] == 1


@pytest.mark.rule("small_city 4.3.3")
def test_the_citizen_who_is_about_to_move_is_in_the_hand() -> None:
    table = city(seat("R1 a1", "K3I a7 b7 c7", citizens={"a1": 0}, money=5), seat(money=5), phase="move")
    table.play("citizen 0 a1", by=0)
    assert table.mine()["lifted"] == [0, "a1"]
    assert table.mine()["chooses_in"] == 0


@pytest.mark.rule("small_city 4.7.1")
def test_a_move_of_a_disc_tells_the_column_that_it_leads_to() -> None:
    table = city(seat(discs=[["economy", 2], None], money=9, votes=9), seat(money=9), phase="council")
    columns = {
        GAME.show(table.state, action): GAME.facts(table.state, action).get("column")
        for action in table.state.legal(table.seat)
    }
    assert columns["advance economy"] == 3
    assert columns["enter tourism"] == 1


@pytest.mark.rule("small_city 4.5")
def test_the_reckoning_is_summed_up_and_ends_with_the_votes() -> None:
    row = seat("R2 a1 a2", "C1 d1", citizens={"a1": 0, "a2": 0, "d1": 0}, money=5, pollution=4)
    forecast = city(row, seat(money=5)).mine()["forecast"]
    assert (forecast["money"], forecast["votes"]) == (1, 3)
    assert forecast["pollution_after"] == 4 + forecast["pollution"]
    assert city(row, seat(money=5), phase="council").mine()["forecast"] is None


@pytest.mark.rule("small_city 2.7")
def test_the_view_tells_whether_the_own_promise_is_kept_now() -> None:
    assert not city(seat("K2 a1 a2", promise=1, money=5), seat(money=5)).mine()["promise_kept"]
    parks = ["K3I a1 a2 a3", "K3I b1 b2 b3", "K2 c1 c2"]
    assert city(seat(*parks, promise=1, money=5), seat(money=5)).mine()["promise_kept"]


@pytest.mark.rule("small_city 7")
def test_people_and_goods_of_a_district_are_counted() -> None:
    row = seat("R1 a1", "WH f7", citizens={"a1": 0}, stores={"f7": {"wood": 2}}, money=5)
    counts = city(row, seat(money=5)).mine()
    assert counts["people"] == 1 + counts["hall"]
    assert counts["goods"] >= 2
