"""§4.5, §4.6 Deliveries, ornaments, completion, penalties."""

from typing import Any

import pytest

from tests.games.red_cathedral.positions import completed, market, owned, position

B01 = {"owner": 0, "card": "b01"}  # two wood, one brick: 3 recognition, 1 ruble


@pytest.mark.rule("red_cathedral 4.5")
@pytest.mark.rule("red_cathedral R13")
def test_only_missing_materials_are_delivered_to_own_sections() -> None:
    seat = {"storage": {"wood": 2, "brick": 2, "gold": 1}}
    sections = {"A1": {**B01, "delivered": {"brick": 1}}, "B1": {"owner": 1, "card": "b07"}}
    table = position(seats=[seat], sections=sections)
    table.play("build")
    assert table.named("deliver") == ["wood A1"]
    assert table.refuses("deliver brick A1") == "4.5 material-not-needed"
    assert table.refuses("deliver wood B1") == "4.5 not-your-section"
    assert table.refuses("deliver wood A9").endswith(" no-such-move")


@pytest.mark.rule("red_cathedral 4.5")
@pytest.mark.rule("red_cathedral R13")
def test_a_delivery_moves_from_storage_to_the_section_and_stays() -> None:
    table = position(seats=[{"storage": {"wood": 1}}], sections={"A1": B01})
    table.play("build", "deliver wood A1", "end")
    assert table.storage() == {}
    assert table.section("A1")["delivered"] == {"wood": 1}


@pytest.mark.rule("red_cathedral 4.5")
def test_a_build_has_three_deliveries_and_closes_by_itself() -> None:
    seat = {"storage": {"wood": 4}}
    table = position(seats=[seat], sections={"A1": B01, "B1": {"owner": 0, "card": "b07"}})
    table.play("build", "deliver wood A1", "deliver wood A1")
    assert table.phase == "deliver"
    table.play("deliver wood B1")
    assert table.phase == "end_turn"
    short = position(seats=[{"storage": {"wood": 1}}], sections={"A1": B01})
    short.play("build", "deliver wood A1")
    assert short.phase == "end_turn"


@pytest.mark.rule("red_cathedral 4.5")
@pytest.mark.rule("red_cathedral R12")
def test_a_build_may_stop_after_a_delivery_but_not_before() -> None:
    table = position(seats=[{"storage": {"wood": 2}}], sections={"A1": B01})
    table.play("build")
    assert not table.allows("stop")
    assert table.refuses("stop") == "4.5 deliver-something-first"
    table.play("deliver wood A1", "stop")
    assert table.phase == "end_turn"


@pytest.mark.rule("red_cathedral R12")
def test_a_teamster_needs_a_delivery_too() -> None:
    table = market("gc_te_1", seat={"rubles": 5})
    assert not table.allows("te_deliver_1")
    assert table.refuses("te_deliver_1") == "2.4 nothing-to-deliver"
    table = market("gc_te_1", seat={"rubles": 5, "storage": {"wood": 2}}, sections={"A1": B01})
    table.play("te_deliver_1")
    assert not table.allows("stop")


@pytest.mark.rule("red_cathedral 4.5")
@pytest.mark.rule("red_cathedral R14")
def test_an_ornament_and_its_gems_fit_the_budget_and_return_to_the_supply() -> None:
    seat = {"storage": {"wood": 3, "green": 2, "purple": 2}}
    sections = {**completed(1, "A1"), "B1": {"owner": 0, "card": "b07"}}
    table = position(seats=[seat], sections=sections)
    table.play("build")
    assert len(table.named("ornament")) == 6
    table.play("deliver wood B1")
    assert table.named("ornament") == ["A1 none", "A1 green", "A1 purple"]
    assert table.refuses("ornament A1 two-green") == "4.5 budget-too-small"
    table.play("ornament A1 green")
    assert table.phase == "end_turn"
    assert table.storage() == {"wood": 1, "green": 1, "purple": 2}
    assert table.view["supply"]["green"] == 10 - 1


@pytest.mark.rule("red_cathedral R14")
def test_gems_are_not_added_later() -> None:
    sections = completed(1, "A1", ornament=0)
    table = position(seats=[{"storage": {"wood": 1, "green": 1}}], sections=sections)
    assert not table.allows("build")


@pytest.mark.rule("red_cathedral 4.5")
@pytest.mark.rule("red_cathedral R15")
def test_an_ornament_goes_on_anybodys_completed_section_one_each() -> None:
    sections = {
        **completed(1, "A1"),
        **completed(0, "B1"),
        **completed(1, "C1", ornament=1),
        **owned(0, "D1"),
    }
    seat = {"storage": {"wood": 1}}
    table = position(seats=[seat], sections={**sections, "D1": {"owner": 0, "card": "b02"}})
    table.play("build")
    assert table.named("ornament") == ["A1 none", "B1 none"]
    assert table.refuses("ornament C1 none") == "4.5 section-has-an-ornament"
    assert table.refuses("ornament D1 none") == "4.5 section-not-completed"
    assert table.refuses("ornament A1 green") == "4.5 material-not-in-storage"


@pytest.mark.rule("red_cathedral R15")
@pytest.mark.rule("red_cathedral 5.1")
def test_a_finishers_section_can_still_be_decorated() -> None:
    sections = completed(1, "A1", "A2", "A3", "B1", "B2", "B3")
    table = position(seats=[{"storage": {"wood": 1}}], sections=sections, finisher=1)
    table.play("build", "ornament B1 none")
    assert table.section("B1")["ornament"] == 0


@pytest.mark.rule("red_cathedral 4.5")
def test_every_ornament_is_used_once() -> None:
    sections = {**completed(1, "A1", ornament=0), **completed(1, "B1")}
    table = position(seats=[{"storage": {"wood": 2}}], sections={**sections, "C1": B01})
    table.play("build")
    assert table.refuses("ornament B1 none") == "4.5 ornament-not-available"


@pytest.mark.rule("red_cathedral 4.5")
def test_a_section_completed_in_the_same_turn_can_be_decorated() -> None:
    seat = {"storage": {"wood": 2, "brick": 1}}
    table = position(seats=[seat], sections={"A1": {**B01, "delivered": {"wood": 1}}})
    table.play("build", "deliver wood A1")
    assert table.named("ornament") == []
    table.play("deliver brick A1", "ornament A1 none")
    assert table.section("A1")["ornament"] == 0


@pytest.mark.rule("red_cathedral 4.6")
def test_a_completed_section_pays_and_returns_its_materials() -> None:
    seat = {"rubles": 0, "storage": {"brick": 1}}
    table = position(seats=[seat], sections={"A1": {**B01, "delivered": {"wood": 2}}})
    table.play("build", "deliver brick A1")
    assert table.marker() == 2 + 3
    assert table.player()["rubles"] == 1
    assert table.view["supply"]["wood"] == 20
    assert table.section("A1")["completed"]
    assert table.section("A1")["delivered"] == {}
    assert table.player()["completed"] == 1


def last_delivery(sections: dict[str, Any]) -> tuple[int, int]:
    """Red completes the dome B4; how far the markers of red and blue then are from 20."""
    dome = {"B4": {"owner": 0, "card": "d01", "delivered": {"gold": 2}}}
    seats = [{"position": 20, "storage": {"wood": 1}}, {"position": 20}]
    table = position(seats=seats, sections={**sections, **dome}, plan="p2_b")
    table.play("build", "deliver wood B4")
    return table.marker(0) - 20, table.marker(1) - 20


@pytest.mark.rule("red_cathedral 4.6")
@pytest.mark.rule("red_cathedral R17")
def test_an_unfinished_section_below_costs_its_owner_one_for_every_foreign_completed_one_above() -> None:
    sections = {**owned(1, "B1"), **owned(0, "B2"), **completed(1, "B3")}
    assert last_delivery(sections) == (5 - 1, -1)


@pytest.mark.rule("red_cathedral R17")
def test_every_unfinished_section_below_is_hit_and_own_sections_above_do_not_count() -> None:
    assert last_delivery({**owned(1, "B1", "B2"), **completed(0, "B3")}) == (5, -4)
    assert last_delivery({**owned(0, "B1"), **completed(0, "B2", "B3")}) == (5, 0)
    assert last_delivery({**owned(0, "B1"), **completed(1, "B2", "B3")}) == (5 - 2, 0)


@pytest.mark.rule("red_cathedral R17")
def test_unclaimed_towers_and_sections_above_are_not_hit() -> None:
    seats = [{"position": 20, "storage": {"wood": 1}}, {"position": 20}]
    sections = {
        "A1": {"owner": 0, "card": "b01", "delivered": {"wood": 1, "brick": 1}},
        **owned(1, "A2", "B1"),
    }
    table = position(seats=seats, sections=sections)
    table.play("build", "deliver wood A1")
    assert table.marker(1) == 20


@pytest.mark.rule("red_cathedral R17")
def test_completed_sections_above_the_one_just_completed_count_too() -> None:
    seats = [{"position": 20, "storage": {"wood": 1, "brick": 1}}, {"position": 20}]
    sections = {
        **owned(1, "A1"),
        "A2": {"owner": 0, "card": "m04", "delivered": {"wood": 1, "brick": 1, "stone": 1}},
        **completed(0, "A3"),
    }
    table = position(seats=seats, sections=sections)
    table.play("build", "deliver wood A2")
    assert table.marker(1) == 20 - 2


@pytest.mark.rule("red_cathedral R16")
def test_the_reward_comes_before_the_penalty_and_the_bonus_last() -> None:
    sections = {
        **owned(0, "A1"),
        **completed(1, "A2"),
        "A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(seats=[{"position": 0, "storage": {"wood": 1}}], sections=sections)
    events = table.play("build", "deliver wood A3").events
    names = [event.name for event in events if event.name in ("completed", "penalty", "finisher")]
    assert names == ["completed", "penalty"]
    assert table.marker() == 0 + 5 - 1
    table = position(
        seats=[{"position": 20, "storage": {"wood": 1}}],
        sections={
            **completed(0, "A1", "B1", "C1", "D1"),
            **completed(1, "B2"),
            **completed(0, "A2"),
            **sixth(),
        },
    )
    events = table.play("build", "deliver wood A3").events
    names = [event.name for event in events if event.name in ("completed", "penalty", "finisher")]
    assert names == ["completed", "finisher"]
    assert table.marker() == 35  # 20, five spaces to 25, three symbols to 35


def sixth() -> dict[str, Any]:
    return {"A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}}}


@pytest.mark.rule("red_cathedral 4.6")
@pytest.mark.rule("red_cathedral 5.1")
@pytest.mark.rule("red_cathedral R3")
def test_the_first_with_six_completed_sections_gains_three_prestige() -> None:
    sections = {**completed(0, "A1", "A2", "B1", "B2", "C1"), **sixth()}
    table = position(seats=[{"position": 24, "storage": {"wood": 1}}], sections=sections)
    table.play("build", "deliver wood A3")
    assert table.view["finisher"] == 0
    assert table.marker() == 38  # 24, five spaces to 29, three symbols to 38
