"""§2.4 The guild actions, one by one."""

import pytest

from tests.games.red_cathedral.positions import Position, completed, dice, market, owned, position

SOME = {"wood": 1, "brick": 1, "gold": 1, "purple": 1}


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.parametrize(
    ("card", "action", "kinds", "rubles"),
    [
        ("gc_cr_1", "cr_sell_any_1", ["wood", "brick", "gold", "purple"], 1),
        ("gc_cr_2", "cr_sell_cheap_1", ["wood", "brick"], 1),
        ("gc_cr_3", "cr_sell_precious_2", ["gold", "purple"], 2),
    ],
)
def test_craftsmen_buy_from_players(card: str, action: str, kinds: list[str], rubles: int) -> None:
    table = market(card, seat={"rubles": 0, "storage": SOME})
    assert table.named(action) == kinds
    before = table.view["supply"][kinds[0]]
    table.play(f"{action} {kinds[0]}")
    assert table.player()["rubles"] == rubles
    assert table.view["supply"][kinds[0]] == before + 1
    assert kinds[0] not in table.storage()


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.parametrize(
    ("card", "action", "kinds", "rubles"),
    [
        ("gc_cr_1", "cr_buy_cheap_1", ["wood", "brick", "stone"], 1),
        ("gc_cr_2", "cr_buy_any_2", ["wood", "brick", "stone", "gold", "green", "purple"], 2),
        ("gc_cr_3", "cr_buy_precious_2", ["gold", "green", "purple"], 2),
    ],
)
def test_craftsmen_sell_to_players(card: str, action: str, kinds: list[str], rubles: int) -> None:
    table = market(card, seat={"rubles": rubles})
    assert table.named(action) == kinds
    table.play(f"{action} {kinds[-1]}")
    assert table.player()["rubles"] == 0
    assert table.storage() == {kinds[-1]: 1}
    assert table.offers == ["stop"]


@pytest.mark.rule("red_cathedral 2.4")
def test_buying_needs_rubles_and_a_free_cell() -> None:
    assert market("gc_cr_1", seat={"rubles": 0}).refuses("cr_buy_cheap_1 wood") == "2.4 not-enough-rubles"
    full = market("gc_cr_1", seat={"rubles": 5, "storage": {"wood": 6}})
    assert full.refuses("cr_buy_cheap_1 wood") == "2.4 storage-is-full"
    cheap = market("gc_cr_1", seat={"rubles": 5})
    assert cheap.refuses("cr_buy_cheap_1 gold") == "2.4 material-not-traded"
    assert cheap.refuses("cr_sell_any_1 gold") == "2.4 material-not-in-storage"


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.parametrize(
    ("card", "action", "rubles"), [("gc_te_1", "te_deliver_1", 1), ("gc_te_2", "te_deliver_2", 3)]
)
def test_teamsters_carry_materials_to_the_site(card: str, action: str, rubles: int) -> None:
    sections = {"A1": {"owner": 0, "card": "b07"}}
    seat = {"rubles": rubles, "storage": {"wood": 2, "brick": 2}}
    table = market(card, seat=seat, sections=sections)
    table.play(action)
    assert table.player()["rubles"] == 0
    assert table.view["budget"] == int(action[-1])
    poor = market(card, seat={**seat, "rubles": rubles - 1}, sections=sections)
    assert poor.refuses(action) == "2.4 not-enough-rubles"


@pytest.mark.rule("red_cathedral 2.4")
def test_teamsters_pay_a_ruble_and_swap_tiles() -> None:
    table = market("gc_te_1", seat={"rubles": 0})
    table.play("te_ruble_1")
    assert table.player()["rubles"] == 1
    swap = market("gc_te_3", seat={"rubles": 2})
    assert len(swap.named("te_swap_tiles")) == 28
    assert swap.refuses("te_swap_tiles 3 3") == "2.4 two-different-sectors-ascending"
    assert market("gc_te_3", seat={"rubles": 1}).named("te_swap_tiles") == []


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.rule("red_cathedral R22")
def test_two_of_a_kind_become_any_one_even_the_same() -> None:
    table = market("gc_me_1", seat={"storage": {"wood": 2, "gold": 1}})
    assert table.named("me_two_to_one") == [
        f"wood {kind}" for kind in ["wood", "brick", "stone", "gold", "green", "purple"]
    ]
    assert table.refuses("me_two_to_one gold wood") == "2.4 not-enough-to-give"
    table.play("me_two_to_one wood wood")
    assert table.storage() == {"wood": 1, "gold": 1}


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.rule("red_cathedral R22")
def test_a_ruble_and_one_become_another() -> None:
    table = market("gc_me_1", seat={"rubles": 2, "storage": {"wood": 1}})
    assert "wood wood" not in table.named("me_ruble_and_one")
    assert table.refuses("me_ruble_and_one wood wood") == "2.4 take-another-material"
    table.play("me_ruble_and_one wood gold", "me_ruble_and_one gold green")
    assert table.storage() == {"green": 1}
    assert table.offers == ["stop"]


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.rule("red_cathedral R22")
def test_four_of_a_kind_become_any_two() -> None:
    table = market("gc_me_2", seat={"storage": {"stone": 5}})
    assert len(table.named("me_four_to_two")) == 21
    assert table.allows("me_four_to_two stone stone stone")
    table.play("me_four_to_two stone gold purple")
    assert table.storage() == {"stone": 1, "gold": 1, "purple": 1}
    assert table.phase == "deals"


def scarce(action_card: str, mine: dict[str, int]) -> Position:
    """Ten green gems are all in storages: six with blue, the others with red and green."""
    guilds = [action_card, "gc_cr_1", "gc_te_1", "gc_cl_1"]
    other = 10 - 6 - mine.get("green", 0)
    seats = [{"rubles": 5, "storage": mine}, {"storage": {"green": 6}}, {"storage": {"green": other}}]
    return position(3, seats=seats, guilds=guilds, dice=dice(red=(0, 3)), phase="deals", moved="red")


@pytest.mark.rule("red_cathedral R22")
def test_returned_materials_are_in_the_supply_when_the_gain_is_chosen() -> None:
    table = scarce("gc_me_1", {"green": 2, "wood": 2})
    assert table.allows("me_two_to_one green green")
    assert not table.allows("me_two_to_one wood green")
    assert table.refuses("me_two_to_one wood green") == "2.4 supply-is-empty"
    assert not table.allows("me_ruble_and_one wood green")
    four = scarce("gc_me_2", {"wood": 4, "green": 1})
    assert not four.allows("me_four_to_two wood green green")


@pytest.mark.rule("red_cathedral R22")
def test_two_of_one_kind_need_two_in_the_supply() -> None:
    guilds = ["gc_me_2", "gc_cr_1", "gc_te_1", "gc_cl_1"]
    seats = [{"storage": {"wood": 4}}, {"storage": {"green": 6}}, {"storage": {"green": 3}}]
    table = position(3, seats=seats, guilds=guilds, dice=dice(red=(0, 3)), phase="deals", moved="red")
    assert table.allows("me_four_to_two wood brick green")
    assert not table.allows("me_four_to_two wood green green")
    assert table.refuses("me_four_to_two wood green green") == "2.4 supply-is-empty"
    assert table.refuses("me_four_to_two wood green brick") == "2.4 name-materials-in-order"


@pytest.mark.rule("red_cathedral 2.4")
def test_the_merchants_workshop_needs_a_face_up_token() -> None:
    table = market("gc_me_3", seat={"slots": {"s_red": ["wt12", "down"]}}, sections=owned(0, "A1"))
    assert table.named("me_workshop") == []
    assert table.refuses("me_workshop s_red") == "2.4 no-working-token"


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.rule("red_cathedral R3")
def test_clergy_give_recognition_for_nothing_and_prestige_for_rubles() -> None:
    free = market("gc_cl_1", seat={"position": 10})
    free.play("cl_recognition_1")
    assert free.marker() == 11
    paid = market("gc_cl_1", seat={"position": 10, "rubles": 7})
    paid.play("cl_buy_prestige", "cl_buy_prestige")
    assert paid.marker() == 17
    assert paid.offers == ["stop", "exchange", "reroll 1", "reroll 3", "reroll 4", "reroll 5", "reroll 6"]


@pytest.mark.rule("red_cathedral 2.4")
def test_three_different_materials_bring_a_prestige() -> None:
    table = market(
        "gc_cl_2", seat={"position": 10, "storage": {"wood": 2, "stone": 1, "gold": 1, "green": 1}}
    )
    assert len(table.named("cl_offer_three")) == 4
    table.play("cl_offer_three wood gold green")
    assert table.storage() == {"wood": 1, "stone": 1}
    assert table.marker() == 13
    poor = market("gc_cl_2", seat={"storage": {"wood": 3, "stone": 1}})
    assert poor.refuses("cl_offer_three wood stone gold") == "2.4 three-different-materials-ascending"


@pytest.mark.rule("red_cathedral 2.4")
def test_all_types_completed_bring_two_recognition() -> None:
    two = market("gc_cl_3", sections=completed(0, "A1", "A2"))
    assert two.refuses("cl_all_types") == "2.4 not-all-types-completed"
    foreign = market("gc_cl_3", sections={**completed(0, "A1", "A2"), **completed(1, "A3")})
    assert not foreign.allows("cl_all_types")
    three = market("gc_cl_3", sections={**completed(0, "A1", "A2", "A3")}, seat={"position": 10})
    three.play("cl_all_types")
    assert three.marker() == 12
