"""§7 Hidden information; §9 invariants; positions as text."""

import json

import pytest

import mansard
from tests.games.small_city.positions import GAME, City, city, seat


@pytest.mark.rule("small_city 7")
def test_a_promise_is_seen_by_its_owner_only_until_the_end() -> None:
    table = city(seat(promise=3, money=5), seat(promise=4, money=5))
    assert table.state.view(0)["seats"][0]["promise"] == 3
    assert table.state.view(1)["seats"][0]["promise"] is None
    over = city(seat(promise=3), seat(promise=4), phase="next_host", round=8)
    assert over.state.view(None)["seats"][1]["promise"] == 4


@pytest.mark.rule("small_city 7")
def test_resampling_keeps_what_a_seat_knows_and_draws_the_rest() -> None:
    table = city(seat(promise=3, dealt=[3, 7, 12], money=5), seat(promise=4, dealt=[4, 8, 13], money=5))
    seen = {int(City(table.state.resample(0, seed)).of(1, "promise")) for seed in range(60)}
    assert {3, 7, 12}.isdisjoint(seen)
    assert len(seen) > 6
    assert {City(table.state.resample(0, seed)).of(0, "promise") for seed in range(5)} == {3}


@pytest.mark.rule("small_city 7")
def test_resampling_forgets_what_others_plan_behind_their_screens() -> None:
    table = city(seat(money=5), seat(money=5), seat(money=5))
    table.play("build K1", "at a1", by=0)
    table.play("build K1", "at a1", "commit", by=1)
    for seed in range(3):
        other = City(table.state.resample(2, seed))
        assert [len(other.of(k, "tiles")) for k in range(3)] == [1, 1, 1]
        assert other.state.actors() == [0, 2]
        assert other.state.view(2) == table.state.view(2)
    assert table.state.resample(0, 1).view(0) == table.state.view(0)


@pytest.mark.rule("small_city 7")
def test_cards_known_at_the_bottom_of_the_special_deck_stay_there() -> None:
    table = city(
        seat(specials=[1], seen=[1, 2, 3]),
        seat(specials=[4], seen=[4, 5]),
        phase="council",
        mode="advanced",
        special_bottom=[[2, 0], [5, 1], [3, 0]],
    )
    drawn = [table.state.resample(0, seed).write() for seed in range(30)]
    assert {(state["special_bottom"][0][0], state["special_bottom"][2][0]) for state in drawn} == {(2, 3)}
    assert len({state["special_bottom"][1][0] for state in drawn}) > 5
    assert all(1 not in state["seats"][1]["specials"] for state in drawn)


@pytest.mark.rule("small_city 7")
def test_planning_events_are_whispered_and_the_reveal_is_said_aloud() -> None:
    table = city(seat(money=5), seat(money=5))
    table.play("build K1", by=0)
    planned = mansard.play(table.state, 0, "at a1")
    assert [event.name for event in mansard.visible(planned, 0)] == ["built"]
    assert mansard.visible(planned, 1) == []
    table.play("commit", by=0)
    told = mansard.play(table.state, 1, "commit")
    assert ["built", 0, "K1", "a1"] in [event.to_json() for event in mansard.visible(told, 1)]


@pytest.mark.rule("small_city 9")
@pytest.mark.parametrize(
    ("fields", "number"),
    [
        ({"employment": 3}, "9.1"),
        ({"stores": {"d4": {"metal": 4}}, "hall": 1}, "9.3"),
        ({"tiles": ["R1 a1", "refinery b2"]}, "9.6"),
        ({"tiles": ["C3I a1 c1 b1"]}, "9.7"),
        ({"tiles": ["R3I a1 b1 b2"]}, "9.7"),
        ({"tiles": ["R1 h1"]}, "9.5"),
        ({"tiles": ["WH a1"], "citizens": {"a1": 0}}, "9.8"),
        ({"tiles": ["R1 a1"], "citizens": {"a1": 1}}, "9.8"),
        ({"pollution": 100}, "9.10"),
        ({"discs": [["economy", 1], ["economy", 2]]}, "9.11"),
        ({"card": "G"}, "9.13"),
        ({"promise": 2}, "9.16"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(fields: dict[str, object], number: str) -> None:
    tiles = fields.pop("tiles", [])
    assert isinstance(tiles, list)
    hall = fields.pop("hall", 0)
    with pytest.raises(mansard.InvalidState, match=number.replace(".", r"\.")):
        city({**seat(*tiles), "hall": hall, **fields}, seat())


@pytest.mark.rule("small_city 9")
def test_a_saved_position_comes_back_also_behind_the_screens() -> None:
    table = city(seat(money=5), seat(money=5), removed={"K1": 24})
    for who in (0, 1):
        table.play("build K1", "at a1", "commit", by=who)
    assert table.state.actors() == [1]
    back = GAME.from_json(table.state.to_json())
    assert back.to_json() == table.state.to_json()
    assert City(back).offers_to(1) == table.offers_to(1)


@pytest.mark.rule("small_city R46")
def test_a_ruined_player_still_plays_on() -> None:
    table = city(seat(expansions=3), seat(expansions=3))
    table.play("commit", by=0)
    table.play("commit", by=1)
    assert table.state.view(None)["phase"] == "mayor"
    assert table.state.view(None)["round"] == 2


@pytest.mark.rule("small_city 9")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ({"seats": [{"tiles": [{"kind": "R1", "cells": ["a1"]}]}, {}]}, "Town Hall"),
        ({"seats": [{"tiles": [], "mony": 3}, {}]}, "mony"),
        ({"seats": [{}]}, "2 values"),
        ({"phase": "lunch"}, "lunch"),
        ({"seats": [seat(expansions=4), seat()]}, "only three steps"),
        ({"seats": [seat(expansions=-1), seat()]}, "less than 0"),
        ({"seats": [seat("R1 j10"), seat()]}, "outside the zone"),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(text: dict[str, object], message: str) -> None:
    values = {"players": 2, "seats": [seat(), seat()], **text}
    with pytest.raises(mansard.InvalidState, match=message):
        GAME.from_json(json.dumps(values))


@pytest.mark.rule("small_city 4.5")
def test_the_view_explains_votes_and_pollution_line_by_line() -> None:
    table = city(
        seat("R2 a1 a2", "F1 g7", "WH f7", "K1 a7", citizens={"a1": 0, "a2": 0, "g7": 0}, money=5),
        seat(money=5),
        phase="build",
    )
    for viewer in (0, 1):
        forecast = table.state.view(viewer)["seats"][0]["forecast"]
        assert forecast["homes"] == [["a1", 2, 3]]
        assert (forecast["people"], forecast["products"], forecast["parks"], forecast["pollution"]) == (
            3,
            1,
            1,
            3,
        )


@pytest.mark.rule("small_city 4.4")
def test_the_view_explains_the_income_line_by_line() -> None:
    table = city(
        seat("C1 a1", "F1 g7", "WH f7", citizens={"a1": 0, "g7": 0}, money=5),
        seat("C2 b2 b3", citizens={"b3": 0}, money=5),
        phase="build",
    )
    for viewer in (0, 1, None):
        host, guest = (table.state.view(viewer)["seats"][k]["forecast"] for k in (0, 1))
        assert host["work"] == [[0, "a1", "cash", 1, 0], [0, "g7", "wood", 0, 1], [1, "b3", "sell", 0, 0]]
        assert (host["guests"], guest["guests"], guest["work"]) == (0, 1, [])


@pytest.mark.rule("small_city 4.3.3")
def test_the_view_tells_who_must_move_and_which_cells_are_closed() -> None:
    table = city(
        seat("F1 g7", "WH f7", "R1 a1", "K3I a7 b7 c7", citizens={"g7": 0, "a1": 0}, money=5),
        seat(money=5),
        phase="move",
    )
    mine = table.state.view(0)["seats"][0]
    assert mine["must_move"] == [[0, "g7"]]
    assert mine["banned"] == [[0, "g7"]]
    table.play("citizen 0 g7", "place a7", by=0)
    assert table.state.view(0)["seats"][0]["must_move"] == []


@pytest.mark.rule("small_city 7")
def test_the_progress_of_a_promise_is_told_to_its_owner_only() -> None:
    table = city(seat("K2 a1 a2", promise=1, money=5), seat(promise=11, money=5))
    assert table.state.view(0)["seats"][0]["promise_progress"] == [[2, 8, 1]]
    assert table.state.view(1)["seats"][0]["promise_progress"] is None
    assert table.state.view(1)["seats"][1]["promise_progress"] == [[0, 12, 1]]


@pytest.mark.rule("small_city 7")
def test_the_standing_is_told_while_all_plan_as_far_as_it_is_seen() -> None:
    table = city(
        seat("K1 a1", "K2 a3 b3", votes=9, pollution=2, promise=1, money=5, citizens={"a1": 1}),
        seat(votes=4, pollution=3, promise=11, money=5),
    )
    hidden = [["votes", 9], ["promise", 0], ["pollution", -2]]
    assert table.state.view(1)["seats"][0]["standing"] == hidden
    assert table.state.view(0)["seats"][0]["standing"] == [["votes", 9], ["promise", -3], ["pollution", -2]]
    table.play("demolish", "raze a1", by=0)
    assert table.state.view(0)["seats"][0]["standing"][2] == ["pollution", -3]
    assert table.state.view(1)["seats"][0]["standing"] == hidden
    # the tourist who will have to leave still stands there as far as his owner knows
    assert table.state.view(1)["seats"][1]["promise_progress"] == [[1, 12, 1]]
    assert table.state.view(None)["seats"][1]["standing"] == [["votes", 4], ["promise", 0], ["pollution", -3]]


@pytest.mark.rule("small_city 4.2.3")
def test_the_tile_in_the_hand_is_seen_by_its_owner_only() -> None:
    table = city(seat(money=5), seat(money=5))
    table.play("build K2", by=0)
    assert table.state.view(0)["seats"][0]["hand"] == ["K2", None]
    table.play("lay xx", by=0)
    assert table.state.view(0)["seats"][0]["hand"] == ["K2", "xx"]
    assert table.state.view(1)["seats"][0]["hand"] is None
