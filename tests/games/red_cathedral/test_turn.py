"""§4.1-§4.4, §4.9 The turn, anytime options, take-back, the main action, claims."""

import json
from typing import Any

import pytest

import mansard
from mansard.games.red_cathedral import GAME
from tests.games.red_cathedral.positions import completed, dice, market, owned, position


@pytest.mark.rule("red_cathedral 4.1")
def test_a_position_is_saved_whole_at_every_decision() -> None:
    table = position(seats=[{"rubles": 9}], sections=owned(1, "B1"))
    for move in ["claim A1", "banner reserve", "slot s_white1 up", "gain 0", "end"]:
        saved = GAME.from_json(table.state.to_json())
        assert saved.digest() == table.state.digest()
        table.play(*([move] if table.allows(move) else []))


@pytest.mark.rule("red_cathedral 4.1")
def test_a_wrong_position_is_refused_with_its_place() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"sections": {"A1": {"owner": 7}}}, "sections.A1.owner"),
        ({"sections": {"A2": {"owner": 0}}}, "9.6"),
        ({"seats": [{"storage": {"wood": 30}}, {}]}, "wood"),
        ({"seats": [{"storage": {"wood": 7}}, {}]}, "9.3"),
        ({"dice": {"red": [0, 7]}}, "9.4"),
        ({"colour": "red"}, "colour"),
    ]
    for fields, place in wrong:
        with pytest.raises(mansard.InvalidState, match=place):
            GAME.from_json(json.dumps({"players": 2, **fields}))


@pytest.mark.rule("red_cathedral 4.2")
def test_seats_take_turns_in_order() -> None:
    table = position(3)
    for seat in [0, 1, 2, 0]:
        assert table.state.actors() == [seat]
        table.play("market white 0", "end")
    assert [table.player(seat)["turns"] for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("red_cathedral 4.2")
def test_nobody_can_pass_and_the_market_is_always_open() -> None:
    crowd = dice(red=(0, 1), blue=(0, 2), green=(0, 3), yellow=(7, 1), white=(6, 2))
    table = position(seats=[{"rubles": 0}], dice=crowd)
    assert table.named("market") == ["red 0", "blue 0", "green 0"]
    assert not table.allows("end")


@pytest.mark.rule("red_cathedral 4.2.1")
@pytest.mark.rule("red_cathedral R10")
def test_prestige_is_exchanged_for_two_rubles_any_number_of_times() -> None:
    table = position(seats=[{"position": 14, "rubles": 0}])
    table.play("exchange", "exchange", "exchange")
    assert table.player()["rubles"] == 6
    assert table.marker() == 5
    assert not table.allows("exchange")


@pytest.mark.rule("red_cathedral 4.2.1")
@pytest.mark.rule("red_cathedral R11")
def test_a_sector_with_dice_is_rerolled_once_a_turn() -> None:
    table = position(seats=[{"position": 20}], dice=dice(red=(1, 1), blue=(1, 1)))
    assert table.named("reroll") == ["2", "4", "5", "6"]
    assert table.refuses("reroll 3") == "4.2.1 no-dice-there"
    table.play("reroll 2")
    assert table.marker() == 17
    assert table.view["dice"]["red"][0] == table.view["dice"]["blue"][0] == 1
    assert table.allows("exchange")
    assert table.named("reroll") == []
    assert table.refuses("reroll 4") == "4.2.1 one-reroll-a-turn"
    table.play("market green 0", "end", "market green 0", "end")
    assert table.named("reroll") != []


@pytest.mark.rule("red_cathedral 4.2.1")
@pytest.mark.rule("red_cathedral R11")
def test_anytime_options_exist_at_the_listed_decisions_only() -> None:
    seat = {"position": 20, "rubles": 9, "storage": {"wood": 2, "brick": 1}}
    sections = {"A1": {"owner": 0, "card": "b01"}, "B1": {"token": "wt06"}}
    table = position(seats=[seat], sections=sections)
    asked = {}
    for move in ["claim B1", "banner storage", "slot s_white1 up", "gain 1", "end"]:
        asked[table.phase] = table.allows("exchange")
        table.play(move)
    table = position(seats=[seat], sections=sections)
    table.play("build")
    asked[table.phase] = table.allows("exchange")
    table = market("gc_cr_1", seat=seat)
    asked[table.phase] = table.allows("exchange")
    table.play("cr_sell_any_1 wood")
    asked[table.phase] = table.allows("exchange")
    assert asked == {
        "main": True,
        "claim_banner": False,
        "claim_slot": True,
        "gain": False,
        "end_turn": True,
        "deliver": True,
        "deals": True,
        "infl_more": True,
    }


@pytest.mark.rule("red_cathedral 4.2.1")
def test_exchange_before_the_market_pays_for_steps() -> None:
    table = position(seats=[{"position": 9, "rubles": 0}])
    assert not table.allows("market white 2")
    table.play("exchange")
    assert table.allows("market white 2")


@pytest.mark.rule("red_cathedral 4.2.2")
def test_only_a_roll_raises_the_barrier_for_take_back() -> None:
    table = position(seats=[{"position": 20, "rubles": 9}, {"position": 20}])
    before = table.state.reveals
    table.play("exchange", "claim A1", "banner storage", "slot s_white1 down", "end")
    assert table.state.reveals == before
    table.play("market white 0")
    assert table.state.reveals == before
    table.play("reroll 2")
    assert table.state.reveals == before + 1
    table.play("end")
    assert table.state.reveals == before + 2


@pytest.mark.rule("red_cathedral 4.2.2")
def test_a_single_option_is_asked_and_a_draft_holds_back_the_roll() -> None:
    table = position()
    draft = mansard.draft(table.state, 0, ["claim A1", "banner storage", "slot s_red down"])
    assert [GAME.show(draft.state, a) for a in draft.state.legal(0)] == ["end"]
    assert mansard.draft(table.state, 0, ["market white 0", "end"]).held == "end"


@pytest.mark.rule("red_cathedral 4.3")
def test_the_lowest_unclaimed_section_of_every_tower_can_be_claimed() -> None:
    table = position(sections={**owned(0, "A1"), **owned(1, "B1", "B2")})
    assert table.named("claim") == ["A2", "B3", "C1", "D1"]
    assert table.refuses("claim A1") == "4.3 section-has-an-owner"
    assert table.refuses("claim A3") == "4.3 claim-the-section-below-first"
    assert table.refuses("claim A5") == "2.5 no-such-section"


@pytest.mark.rule("red_cathedral 4.3")
def test_a_claim_needs_a_banner() -> None:
    table = position(sections=owned(0, "A1", "A2", "A3", "B1", "B2", "B3"))
    assert table.named("claim") == []
    assert table.refuses("claim C1") == "4.3 no-banner-left"


@pytest.mark.rule("red_cathedral 4.3")
def test_building_needs_something_to_deliver() -> None:
    assert position().refuses("build") == "4.3 nothing-to-deliver"
    wood = position(seats=[{"storage": {"wood": 1}}], sections={"A1": {"owner": 0, "card": "b01"}})
    assert wood.allows("build")
    gold = position(seats=[{"storage": {"gold": 1}}], sections={"A1": {"owner": 0, "card": "b01"}})
    assert not gold.allows("build")


@pytest.mark.rule("red_cathedral 4.3")
def test_extra_steps_are_for_the_white_and_the_own_die_and_cost_a_ruble_each() -> None:
    table = position(seats=[{"rubles": 2, "colour": "blue"}, {"colour": "red"}])
    own = ["blue 0", "blue 1", "blue 2"]
    white = ["white 0", "white 1", "white 2"]
    assert table.named("market") == ["red 0", *own, "green 0", "yellow 0", *white]
    assert table.refuses("market red 1") == "4.3 extra-steps-only-own-or-white"
    assert table.refuses("market white 3") == "4.3 not-enough-rubles"
    table.play("market blue 2")
    assert table.player()["rubles"] == 0
    assert table.view["dice"]["blue"] == [4, 1]


@pytest.mark.rule("red_cathedral 4.3")
@pytest.mark.rule("red_cathedral R19")
def test_a_full_sector_may_be_passed_but_not_entered() -> None:
    full = dice(red=(0, 2), blue=(2, 1), green=(2, 1), yellow=(2, 1), white=(0, 3))
    table = position(dice=full)
    assert not table.allows("market red 0")
    assert table.refuses("market red 0") == "4.3 sector-is-full"
    assert table.allows("market red 1")
    assert table.allows("market white 0")


@pytest.mark.rule("red_cathedral R18")
def test_a_die_may_go_all_the_way_round_to_its_own_full_sector() -> None:
    table = position(seats=[{"rubles": 7}], dice=dice(white=(0, 1), red=(0, 1), blue=(0, 1)))
    table.play("market white 7")
    assert table.view["dice"]["white"] == [0, 1]
    assert table.player()["rubles"] == 0


@pytest.mark.rule("red_cathedral R18")
def test_at_most_seven_extra_steps_are_offered() -> None:
    table = position(seats=[{"rubles": 50}])
    assert table.named("market")[-1] == "white 7"


@pytest.mark.rule("red_cathedral 4.4")
def test_a_banner_comes_from_storage_or_reserve() -> None:
    table = position()
    table.play("claim A1")
    assert table.named("banner") == ["storage", "reserve"]
    assert table.refuses("banner white1") == "4.4 no-banner-there"
    table.play("banner storage")
    assert table.player()["free_cells"] == 7
    assert table.section("A1")["owner"] == 0
    assert table.section("A1")["token"] is None


@pytest.mark.rule("red_cathedral 4.4")
@pytest.mark.rule("red_cathedral R25")
def test_face_up_costs_the_slot_and_pays_at_once() -> None:
    table = position(seats=[{"rubles": 3}], sections={"A1": {"token": "wt12"}})
    table.play("claim A1", "banner reserve", "slot s_red up")
    assert table.player()["rubles"] == 3 - 3 + 2
    assert table.player()["slots"] == {"s_red": ["wt12", "up"]}
    assert table.phase == "end_turn"


@pytest.mark.rule("red_cathedral 4.4")
def test_face_down_is_free_and_pays_nothing() -> None:
    table = position(seats=[{"rubles": 1}], sections={"A1": {"token": "wt12"}})
    table.play("claim A1", "banner reserve")
    assert table.named("slot") == [f"{slot} down" for slot in table.player()["slot_costs"]]
    assert table.refuses("slot s_blue up") == "4.4 not-enough-rubles"
    table.play("slot s_blue down")
    assert table.player()["rubles"] == 1


@pytest.mark.rule("red_cathedral 4.4")
@pytest.mark.rule("red_cathedral R6")
def test_every_token_fits_every_slot_without_a_token() -> None:
    seat = {"rubles": 9, "slots": {"s_red": ["wt01", "up"]}}
    table = position(seats=[seat], sections=owned(0, "B1"))
    table.play("claim A1", "banner reserve")
    assert {move.split()[0] for move in table.named("slot")} == {
        "s_blue",
        "s_green",
        "s_yellow",
        "s_white1",
        "s_white2",
    }
    assert table.refuses("slot s_red up") == "4.4 slot-has-a-token"


@pytest.mark.rule("red_cathedral R25")
def test_a_face_down_token_is_never_turned() -> None:
    seat = {"rubles": 9, "slots": {"s_red": ["wt12", "down"]}}
    table = market(seat=seat, sections=owned(0, "A1"))
    assert table.named("workshop") == []
    assert table.refuses("workshop s_red") == "4.8 no-working-token"


@pytest.mark.rule("red_cathedral 4.4")
@pytest.mark.rule("red_cathedral 6.1")
def test_on_the_advanced_side_face_up_frees_the_ornament() -> None:
    table = position(seats=[{"rubles": 3, "board": "advanced"}], sections={"A1": {"token": "wt13"}})
    table.play("claim A1", "banner storage", "slot s_blue up")
    assert table.player()["ornaments"] == {"door": 1, "arch": 0, "cross": 0}
    assert "s_blue" not in table.player()["locked"]


@pytest.mark.rule("red_cathedral R26")
@pytest.mark.rule("red_cathedral 6.1")
def test_on_the_advanced_side_face_down_buries_the_ornament_for_good() -> None:
    table = position(seats=[{"board": "advanced"}])
    table.play("claim A1", "banner storage", "slot s_blue down")
    assert table.player()["ornaments"] == {"door": 0, "arch": 0, "cross": 0}
    assert table.player()["buried"] == {"s_blue": "door"}


@pytest.mark.rule("red_cathedral R26")
@pytest.mark.rule("red_cathedral 6.1")
def test_a_white_slot_is_closed_by_its_banner_until_that_banner_is_used() -> None:
    slots = {name: ["wt06", "down"] for name in ["s_red", "s_blue", "s_green", "s_yellow"]}
    sections = owned(0, "A1", "A2", "A3", "B1")
    table = position(seats=[{"board": "advanced", "slots": slots}], sections=sections)
    table.play("claim B2")
    assert table.named("banner") == ["white1", "white2"]
    table.play("banner white2")
    assert table.named("slot") == ["s_white2 up", "s_white2 down"]
    assert table.refuses("slot s_white1 down") == "4.4 slot-has-a-banner"


@pytest.mark.rule("red_cathedral 4.9")
def test_after_a_claim_or_a_build_only_the_end_is_left() -> None:
    table = position(seats=[{"storage": {"wood": 1}}], sections=completed(1, "A1"))
    table.play("build", "ornament A1 none")
    assert table.phase == "end_turn"
    assert table.offers == ["end"]
    table.play("end")
    assert table.state.actors() == [1]


@pytest.mark.rule("red_cathedral 4.3")
def test_moves_of_another_moment_are_refused_as_such() -> None:
    table = position()
    for move in [
        "slot s_red up",
        "gain 1",
        "stop",
        "take 1",
        "workshop s_red",
        "te_ruble_1",
        "deliver wood A1",
    ]:
        assert table.refuses(move).endswith(" not-now")
    assert table.refuses("dance") == "4.3 no-such-move"
