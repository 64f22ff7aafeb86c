"""§4.0, §4.1 Conventions, the mayor, the action cards."""

import pytest

from tests.games.small_city.positions import city, seat

CIRCLE = ["A", "B", "C", "D", "E", "F", "G", "H"]


@pytest.mark.rule("small_city 4.0", "small_city R46")
def test_a_decision_with_one_option_is_executed_at_once() -> None:
    table = city(seat(money=1), seat())
    table.play("build K1", by=0)
    assert not table.allows("lay x", by=0)  # one cell lies in one way only: its anchor is asked at once
    assert table.allows("at a1", by=0)


@pytest.mark.rule("small_city 4.0", "small_city 4.2.1")
def test_a_plan_is_never_handed_in_by_itself() -> None:
    table = city(seat(expansions=3), seat(expansions=3, money=3))
    # the first player has nothing to build with and no zone to expand
    assert table.offers_to(0) == ["commit"]
    assert table.state.view(None)["seats"][0]["ready"] is False
    table.play("commit", by=0)
    assert table.state.actors() == [1]


@pytest.mark.rule("small_city 4.0")
def test_options_come_in_the_order_of_kinds_then_cells() -> None:
    table = city(seat(money=5), seat())
    builds = [move.split()[1] for move in table.offers_to(0) if move.startswith("build")]
    order = ["R1", "F1", "K1", "K2", "K3I", "K3V", "refinery", "port", "police", "fire"]
    assert [kind for kind in builds if kind in order] == order
    table.play("build K1", by=0)
    cells = [move.split()[1] for move in table.offers_to(0)]
    assert cells[:3] == ["a1", "b1", "c1"]
    assert cells == sorted(cells, key=lambda name: (int(name[1:]), name[0]))


@pytest.mark.rule("small_city 4.1.1", "small_city R1")
def test_in_round_one_the_last_player_of_the_turn_order_chooses_the_street() -> None:
    table = city(seat(), seat(), seat(), phase="mayor", host=1)
    assert table.state.actors() == [0]
    assert len(table.offers_to(0)) == 72  # 84 streets of 7 x 7, less 4 inside and 8 around the Town Hall
    table.play("mayor a1 right", by=0)
    assert table.state.view(None)["mayor"] == ["a1", "right"]


@pytest.mark.rule("small_city 4.1.1", "small_city R1")
def test_later_the_previous_host_decides_unless_he_is_eliminated() -> None:
    table = city(seat(), seat(), seat(), phase="mayor", host=1, last_host=2, round=2)
    assert table.state.actors() == [2]
    out = {"eliminated": 1, "tiles": []}
    later = city(seat(), seat(), out, phase="mayor", host=1, last_host=2, round=2)
    assert later.state.actors() == [0]


@pytest.mark.rule("small_city 4.1.1", "small_city R2")
def test_the_mayor_stays_with_the_same_host_even_beside_a_cemetery() -> None:
    table = city(
        seat(cemeteries=["a1"], buried=1),
        seat(),
        phase="mayor",
        host=0,
        last_host=0,
        round=2,
        mayor=["a1", "right"],
    )
    assert table.state.view(None)["phase"] == "actions"
    assert table.state.view(None)["mayor"] == ["a1", "right"]


@pytest.mark.rule("small_city 4.1.1", "small_city R3")
def test_without_a_street_in_the_zone_the_next_size_is_used() -> None:
    cells = [f"{letter}{row}" for row in range(1, 8) for letter in "abcdefg"]
    parks = [cell for cell in cells if cell not in ("d4", "e4", "d5", "e5")]
    graves = [cell for cell in parks if (ord(cell[0]) + int(cell[1])) % 2 == 0]
    table = city(seat(cemeteries=graves, buried=0), seat(), phase="mayor")
    streets = {tuple(move.split()[1:]) for move in table.offers_to(1)}
    assert streets
    for cell, way in streets:
        other = chr(ord(cell[0]) + 1) + cell[1:] if way == "right" else cell[0] + str(int(cell[1:]) + 1)
        assert "h" in (cell[0], other[0]) or "8" in (cell[1:], other[1:])


@pytest.mark.rule("small_city 4.1.1", "small_city R4", "small_city R3")
def test_the_two_cells_beside_the_street_are_blocked_for_the_host_only() -> None:
    table = city(seat(money=5), seat(money=5), mayor=["a1", "down"])
    table.play("build K1", by=0)
    table.play("build K1", by=1)
    assert {"a1", "a2"}.isdisjoint(table.anchors(0))
    assert {"a1", "a2"} <= table.anchors(1)
    assert table.refuses("at a2", by=0) == "4.1.1 mayor-there"


@pytest.mark.rule("small_city R4")
def test_the_mayor_blocks_council_buildings_but_no_cemetery() -> None:
    table = city(seat(money=1), seat(), phase="council", mayor=["a1", "right"])
    table.play("enter construction", "build K1", by=0)
    assert {"a1", "b1"}.isdisjoint(table.anchors(0))
    smoke = city(
        seat("F1 a7", "C1 c1", "C1 c2", citizens={"c1": 0, "c2": 0}, pollution=10),
        seat(),
        phase="pollution",
        mayor=["a1", "right"],
    )
    smoke.play("victim c1", by=0)
    assert smoke.allows("grave a1", by=0)


@pytest.mark.rule("small_city 4.1.2", "small_city R5")
def test_a_card_costs_the_free_cards_skipped_on_the_cheaper_side() -> None:
    table = city(seat(money=9), seat(money=9), seat(money=9), phase="actions", circle=CIRCLE)
    assert table.state.view(None)["prices"] == dict.fromkeys(CIRCLE, 0)
    table.play("take A", by=0)
    assert table.state.view(None)["prices"] == {"B": 0, "H": 0, "C": 1, "G": 1, "D": 2, "F": 2, "E": 3}
    table.play("take H", by=1)
    # from H clockwise A is taken and not counted, so B is the nearest
    assert table.state.view(None)["prices"] == {"B": 0, "G": 0, "C": 1, "F": 1, "D": 2, "E": 2}
    table.play("take D", by=2)
    assert [table.of(k, "money") for k in range(3)] == [9, 9, 7]


@pytest.mark.rule("small_city 4.1.2")
def test_only_affordable_cards_are_offered_and_the_nearest_are_free() -> None:
    table = city(seat(), seat(money=1), phase="actions", circle=CIRCLE)
    table.play("take A", by=0)
    assert set(table.offers_to(1)) == {"take B", "take H", "take C", "take G"}
    assert table.refuses("take E", by=1) == "4.1.2 card-too-dear"
    assert table.refuses("take A", by=1) == "4.1.2 card-is-taken"


@pytest.mark.rule("small_city 4.1.3")
def test_the_supporter_gives_one_dollar_or_two_votes() -> None:
    table = city(seat(), seat(), phase="actions", circle=CIRCLE)
    table.play("take E", "gain votes", by=0)
    assert table.of(0, "votes") == 2
    other = city(seat(), seat(), phase="actions", circle=CIRCLE)
    other.play("take E", "gain money", by=0)
    assert other.of(0, "money") == 1


@pytest.mark.rule("small_city 4.1.3")
def test_the_urban_planner_may_expand_the_zone_at_once() -> None:
    table = city(seat(), seat(), phase="actions", circle=CIRCLE)
    table.play("take F", by=0)
    assert table.offers_to(0) == ["expand", "decline"]
    table.play("expand", by=0)
    assert table.of(0, "expansions") == 1
    assert table.state.actors() == [1]


@pytest.mark.rule("small_city 4.1.3", "small_city R6")
def test_the_councillor_moves_one_column_to_the_right_and_never_restarts() -> None:
    discs = [["economy", 1], None]
    table = city(seat(money=3, discs=discs), seat(), phase="actions", circle=CIRCLE, mode="advanced")
    table.play("take G", by=0)
    assert table.offers_to(0) == [
        "enter industry",
        "enter construction",
        "advance economy",
        "enter tourism",
        "decline",
    ]
    assert table.refuses("restart economy economy", by=0) == "4.1.3 only-one-column-to-the-right"
    table.play("advance economy", by=0)  # paid with money: there are no votes, and no special promise here
    table.play("gain money", by=0)
    assert table.of(0, "money") == 4
    assert table.of(0, "discs") == [["economy", 2], None]


@pytest.mark.rule("small_city 4.1.3", "small_city R7")
def test_the_mediator_saves_one_dollar_but_never_the_last_and_not_for_demolition() -> None:
    table = city(seat("K3I a1 b1 c1", money=2, card="C"), seat())
    assert table.allows("build K3I", by=0)
    table.play("build K3I", "lay xxx", "at a2", by=0)
    assert table.of(0, "money") == 0
    one = city(seat("K2 a1 b1", money=1, card="C"), seat())
    one.play("build K1", "at a2", by=0)
    assert one.of(0, "money") == 0
    razing = city(seat("K2 a1 b1", money=1, card="C"), seat())
    assert not razing.allows("demolish", by=0)


@pytest.mark.rule("small_city 4.1.3", "small_city R8")
def test_the_architect_spares_any_one_unit_of_one_cultural_building() -> None:
    table = city(seat(card="B", stores={"d4": {"wood": 3}}), seat())
    table.play("build library", "lay xx", "at a1", by=0)
    assert table.offers_to(0) == ["spare wood", "spare nothing"]
    table.play("spare wood", by=0)
    assert table.of(0, "stores") == {"d4": {"wood": 2}}
    table.play("build school", "at a2", by=0)
    assert table.of(0, "stores") == {"d4": {"wood": 1}}  # once a round: the school costs its wood


@pytest.mark.rule("small_city 4.1.3", "small_city R8")
def test_without_enough_materials_the_architect_must_spare_what_is_missing() -> None:
    table = city(seat(card="B", stores={"d4": {"wood": 2}}), seat())
    assert table.allows("build museum", by=0)
    table.play("build museum", "lay xxx", "at a1", by=0)
    assert table.of(0, "stores") == {}  # the stone is spared without a question
    assert [tile["kind"] for tile in table.of(0, "tiles")] == ["town_hall", "museum"]
