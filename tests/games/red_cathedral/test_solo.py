"""§6.2 Solo against the Rival, §7 what is known."""

from typing import Any

import pytest

from mansard.games.red_cathedral import GAME
from tests.games.red_cathedral.positions import Position, completed, dice, owned, position

CARDS = ["recognition", "inventory", "transport", "claim", "construction"]


def solo(card: str = "recognition", token: str = "red", **fields: Any) -> Position:
    """It is the human's turn; the Rival will play this card with this die."""
    cards = [card, *[other for other in CARDS if other != card]]
    tokens = [token, *[die for die in ["red", "blue", "green", "yellow", "white"] if die != token]]
    rival = {"cards": cards, "tokens": tokens, **fields.pop("rival", {})}
    return position(1, rival=rival, **{"sections": owned(1, "A1"), **fields})


def human_turn(table: Position, section: str = "D1") -> None:
    """A turn that touches no die: claim a section, token face down."""
    table.play(f"claim {section}", "banner storage")
    table.play(next(move for move in table.offers if move.endswith("down")), "end")


def rival(table: Position) -> dict[str, Any]:
    found: dict[str, Any] = table.view["rival"]
    return found


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.rule("red_cathedral R3")
def test_the_leftmost_face_up_token_moves_its_die_and_its_card_is_played() -> None:
    table = solo("recognition", "red", dice=dice(red=(0, 3), blue=(6, 1)))
    human_turn(table)
    assert rival(table)["face_up"] == [False, True, True, True, True]
    assert table.view["dice"]["red"][0] == 3
    assert rival(table)["position"] == 2 + 4
    assert table.state.actors() == [0]


@pytest.mark.rule("red_cathedral 6.2.2")
def test_the_rival_gains_recognition_at_its_tile_and_from_the_clergy() -> None:
    guilds = ["gc_cr_1", "gc_te_1", "gc_me_1", "gc_cl_1"]
    table = solo("recognition", "red", guilds=guilds, dice=dice(red=(4, 3), blue=(7, 1)))
    human_turn(table)
    assert rival(table)["position"] == 2 + 2 + 1 + 4


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.parametrize(("sections", "gain"), [(["A1"], 0), (["A1", "A2", "A3"], 2)])
def test_the_clergy_pay_two_when_the_rival_has_completed_all_types(sections: list[str], gain: int) -> None:
    guilds = ["gc_cl_3", "gc_te_1", "gc_me_1", "gc_cr_1"]
    table = solo("recognition", "red", guilds=guilds, dice=dice(red=(6, 2)), sections=completed(1, *sections))
    human_turn(table)
    assert rival(table)["position"] == 2 + gain + 4


@pytest.mark.rule("red_cathedral 6.2.2")
def test_a_full_target_stops_the_die_but_not_the_card() -> None:
    full = dice(red=(0, 2), blue=(2, 1), green=(2, 1), yellow=(2, 1), white=(6, 1))
    table = solo("recognition", "red", dice=full)
    human_turn(table)
    assert table.view["dice"]["red"] == [0, 2]
    assert rival(table)["position"] == 6


@pytest.mark.rule("red_cathedral 6.2.2")
def test_inventory_takes_four_from_the_largest_piles() -> None:
    table = solo("inventory", "red")
    human_turn(table)
    assert rival(table)["inventory"] == ["wood", "brick", "stone", "wood"]
    again = solo("inventory", "red", rival={"inventory": ["gold"]})
    human_turn(again)
    assert rival(again)["inventory"] == ["gold", "wood", "brick", "stone", "wood"]


@pytest.mark.rule("red_cathedral 6.2.2")
def test_transport_moves_everything_to_construction_in_order() -> None:
    table = solo("transport", "red", rival={"inventory": ["gold", "wood"], "construction": ["stone"]})
    human_turn(table)
    assert rival(table)["inventory"] == []
    assert rival(table)["construction"] == ["stone", "gold", "wood"]


@pytest.mark.rule("red_cathedral 6.2.2")
def test_a_claim_goes_above_a_section_of_the_human() -> None:
    table = solo("claim", "red", sections={**owned(1, "A1"), **owned(0, "B1")})
    human_turn(table, "C1")
    assert table.phase == "rival_claim"
    assert table.named("rival-claim") == ["B2", "C2"]
    assert table.refuses("rival-claim D1") == "6.2.2 rival-claims-elsewhere"
    table.play("rival-claim C2")
    assert table.section("C2")["owner"] == 1
    assert table.phase == "main"


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.rule("red_cathedral R31")
def test_without_such_a_section_the_rival_claims_a_base_then_anything() -> None:
    build = {"seats": [{"storage": {"wood": 1}}], "dice": dice(red=(0, 3))}
    table = solo("claim", "red", sections=completed(1, "A1"), **build)
    table.play("build", "ornament A1 none", "end")
    assert table.named("rival-claim") == ["B1", "C1", "D1"]
    sections = {**completed(1, "A1", "B1", "C1"), **owned(0, "D1", "D2", "D3")}
    rest = solo("claim", "red", sections=sections, **build)
    rest.play("build", "ornament A1 none", "end")
    assert rest.named("rival-claim") == ["A2", "B2", "C2"]


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.rule("red_cathedral R31")
def test_a_single_place_is_claimed_without_asking_and_a_recognition_token_pays() -> None:
    table = solo("claim", "red", sections={**owned(1, "A1"), "D2": {"token": "wt13"}}, dice=dice(red=(0, 1)))
    human_turn(table)
    assert table.section("D2")["owner"] == 1
    assert rival(table)["position"] == 3
    other = solo("claim", "red", sections={**owned(1, "A1"), "D2": {"token": "wt01"}}, dice=dice(red=(0, 1)))
    human_turn(other)
    assert rival(other)["position"] == 2


@pytest.mark.rule("red_cathedral 6.2.2")
def test_a_rival_without_banners_claims_nothing() -> None:
    sections = owned(1, "A1", "A2", "A3", "B1", "B2", "B3")
    table = solo("claim", "red", sections=sections)
    human_turn(table)
    assert table.phase == "main"
    assert rival(table)["banners_left"] == 0


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.rule("red_cathedral R31")
def test_construction_fills_sections_row_by_row_with_any_materials() -> None:
    sections = {
        "A1": {"owner": 1, "card": "b01", "completed": True},
        "A2": {"owner": 1, "card": "m01"},
        "B1": {"owner": 1, "card": "b02", "delivered": {"gold": 1}},
    }
    stock = ["purple", "purple", "wood", "brick"]
    table = solo(
        "construction", "red", sections=sections, rival={"construction": stock}, dice=dice(red=(0, 1))
    )
    human_turn(table)
    assert table.section("B1")["completed"]
    assert table.section("A2")["delivered"] == {"wood": 1, "brick": 1}
    assert rival(table)["construction"] == []
    assert rival(table)["position"] == 2 + 3
    assert table.view["supply"]["purple"] == 10
    assert table.view["supply"]["gold"] == 15


@pytest.mark.rule("red_cathedral 6.2.2")
def test_what_construction_cannot_use_stays_on_its_card() -> None:
    table = solo(
        "construction",
        "red",
        sections={"A1": {"owner": 1, "card": "b01"}},
        rival={"construction": ["gold", "gold", "wood", "stone", "brick"]},
    )
    human_turn(table)
    assert rival(table)["construction"] == ["stone", "brick"]
    assert table.section("A1")["completed"]


@pytest.mark.rule("red_cathedral 6.2.2")
@pytest.mark.rule("red_cathedral 4.6")
def test_the_rivals_completion_punishes_the_human_and_pays_no_rubles() -> None:
    sections = {"D1": {"owner": 0, "card": "b02"}, "D2": {"owner": 1, "card": "m16"}}
    table = solo(
        "construction",
        "red",
        seats=[{"position": 9}],
        sections=sections,
        rival={"construction": ["wood", "wood", "wood"]},
        dice=dice(red=(0, 1)),
    )
    human_turn(table, "A1")
    assert table.marker() == 8
    assert rival(table)["position"] == 2 + 4


@pytest.mark.rule("red_cathedral 6.2.2")
def test_with_all_tokens_down_an_ornament_is_placed_and_the_tokens_are_shuffled() -> None:
    down = {"face_up": [False] * 5}
    table = solo(sections={**completed(1, "A1"), **completed(0, "B1", "C1")}, rival=down)
    human_turn(table)
    assert table.phase == "rival_ornament"
    assert table.named("rival-ornament") == ["B1", "C1"]
    assert table.refuses("rival-ornament A1") == "6.2.2 rival-decorates-elsewhere"
    before = rival(table)["position"]
    table.play("rival-ornament C1")
    assert table.section("C1")["ornament"] == 1
    assert rival(table)["ornament_queue"] == ["arch", "arch", "cross"]
    assert rival(table)["face_up"].count(True) == 4
    assert rival(table)["position"] >= before + 3


@pytest.mark.rule("red_cathedral 6.2.2")
def test_without_a_place_for_the_ornament_the_queue_waits() -> None:
    table = solo(rival={"face_up": [False] * 5})
    human_turn(table)
    assert rival(table)["ornament_queue"] == ["door", "arch", "arch", "cross"]
    own = solo(sections=completed(1, "A1"), rival={"face_up": [False] * 5})
    human_turn(own)
    assert own.section("A1")["ornament"] == 1


@pytest.mark.rule("red_cathedral 6.2.3")
def test_the_human_has_no_anytime_options_in_the_rivals_turn_and_no_way_back() -> None:
    seats = [{"position": 20}]
    table = solo("claim", "red", seats=seats, sections={**owned(1, "A1"), **owned(0, "B1")})
    human_turn(table, "C1")
    assert all(move.startswith("rival-claim") for move in table.offers)
    assert table.refuses("exchange") == "4.2.1 not-at-this-moment"
    before = table.state.reveals
    table.play("rival-claim B2")
    assert table.state.reveals == before + 1


@pytest.mark.rule("red_cathedral 6.2.3")
def test_a_choice_for_the_rival_is_a_barrier_even_without_a_roll() -> None:
    full = dice(red=(0, 2), blue=(2, 1), green=(2, 1), yellow=(2, 1), white=(6, 1))
    table = solo("claim", "red", dice=full, sections={**owned(1, "A1"), **owned(0, "B1")})
    human_turn(table, "C1")
    before = table.state.reveals
    table.play("rival-claim B2")
    assert table.state.reveals == before + 1


@pytest.mark.rule("red_cathedral 6.2.3")
@pytest.mark.rule("red_cathedral 5.1")
def test_solo_has_no_bonus_for_the_finisher_and_one_last_turn() -> None:
    sections = {
        **completed(0, "A1", "A2", "B1", "B2", "C1"),
        "A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
        **owned(1, "D1"),
    }
    table = solo("recognition", "red", seats=[{"position": 24, "storage": {"wood": 1}}], sections=sections)
    table.play("build", "deliver wood A3")
    assert table.marker() == 29
    table.play("end")
    assert table.state.over()
    assert rival(table)["turns"] == 1
    assert table.state.scores() == [7 + 0 + 6 + 4 + 2]
    assert table.state.places() == [1]


@pytest.mark.rule("red_cathedral 6.2.3")
def test_the_human_has_a_last_turn_when_the_rival_finishes_and_can_lose() -> None:
    sections = {**completed(1, "A1", "A2", "A3", "B1", "B2"), "B3": {"owner": 1, "card": "d01"}}
    table = solo(
        "construction", "red", sections=sections, rival={"construction": ["wood"] * 3, "position": 40}
    )
    human_turn(table)
    assert table.view["finisher"] == 1
    assert table.state.actors() == [0]
    table.play("market white 0", "end")
    assert table.state.over()
    assert table.state.places() == [2]
    assert rival(table)["score"] > table.state.scores()[0]


@pytest.mark.rule("red_cathedral 6.2.3")
def test_a_complete_tie_with_the_rival_is_a_shared_victory() -> None:
    table = solo(sections={}, seats=[{"rubles": 0}], phase="over")
    assert table.state.scores() == [0]
    assert rival(table)["score"] == 0
    assert table.state.places() == [1]


@pytest.mark.rule("red_cathedral R34")
@pytest.mark.rule("red_cathedral 6.2.3")
def test_solo_scores_towers_like_two_players() -> None:
    table = solo(sections={**completed(0, "A1"), **completed(1, "A2")})
    assert dict(table.state.breakdown()[0])["tower-1"] == 0


@pytest.mark.rule("red_cathedral 7")
def test_everything_but_the_generator_is_seen_by_everybody() -> None:
    state = GAME.start(players=3, seed=8)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        assert "rng" not in view
        assert {**view, "seat": None} == views[0]
    saved = state.write()
    assert set(saved) - set(views[0]) == {"rng"}


@pytest.mark.rule("red_cathedral 7")
def test_a_resampled_state_differs_in_future_rolls_only() -> None:
    table = position()
    rolls = set()
    for seed in range(40):
        other = table.state.resample(0, seed)
        assert {**other.write(), "rng": 0} == {**table.state.write(), "rng": 0}
        Position(other).play("market white 0", "end")
        rolls.add(other.view(None)["dice"]["white"][1])
    assert rolls == {1, 2, 3, 4, 5, 6}
