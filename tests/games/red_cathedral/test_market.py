"""§4.7, §4.8 Workshop tokens and the deals at the market."""

import pytest

from tests.games.red_cathedral.positions import completed, dice, market, owned, position

RED_UP = {"slots": {"s_red": ["wt08", "up"]}}


@pytest.mark.rule("red_cathedral 4.7")
@pytest.mark.parametrize(
    ("token", "rubles", "marker"), [("wt12", 2, 0), ("wt13", 0, 1)], ids=["rubles", "recognition"]
)
def test_rubles_and_recognition_are_received_in_full(token: str, rubles: int, marker: int) -> None:
    seat = {"rubles": 0, "position": 10, "slots": {"s_red": [token, "up"]}}
    table = market(seat=seat, sections=owned(0, "A1"))
    table.play("workshop s_red")
    assert table.player()["rubles"] == rubles
    assert table.marker() == 10 + marker
    assert table.phase == "deals"


@pytest.mark.rule("red_cathedral 4.7")
@pytest.mark.rule("red_cathedral R20")
def test_less_material_than_offered_may_be_gained() -> None:
    table = market(seat=RED_UP, sections=owned(0, "A1"))
    table.play("workshop s_red")
    assert table.offers == ["gain 0", "gain 1"]
    assert table.refuses("gain 2") == "4.7 not-so-much"
    table.play("gain 0")
    assert table.storage() == {}
    assert table.phase == "deals"


@pytest.mark.rule("red_cathedral 4.7")
@pytest.mark.rule("red_cathedral 4.2.2")
def test_a_gain_of_nothing_is_not_asked() -> None:
    seat = {**RED_UP, "storage": {"wood": 7}}
    table = market(seat=seat, sections=owned(0, "A1"))
    table.play("workshop s_red")
    assert table.phase == "deals"
    assert table.storage() == {"wood": 7}


@pytest.mark.rule("red_cathedral 4.7")
@pytest.mark.rule("red_cathedral R24")
def test_a_die_token_pays_the_tile_under_its_die_once() -> None:
    seat = {"slots": {"s_red": ["wt02", "up"]}}
    where = dice(red=(0, 3), blue=(1, 1), green=(1, 1), yellow=(1, 1))
    table = market(seat=seat, sections=owned(0, "A1"), dice=where)
    table.play("workshop s_red")
    assert table.offers == ["gain 0", "gain 1", "gain 2"]
    table.play("gain 2")
    assert table.storage() == {"brick": 2}


@pytest.mark.rule("red_cathedral R24")
def test_a_die_token_of_the_moved_die_looks_at_its_new_sector() -> None:
    seat = {"slots": {"s_red": ["wt01", "up"]}, "rubles": 0}
    table = position(
        seats=[seat],
        sections=owned(0, "A1"),
        dice=dice(red=(3, 3)),
    )
    table.play("market red 0", "workshop s_red")
    assert table.player()["rubles"] == 2


@pytest.mark.rule("red_cathedral 4.8")
def test_goods_are_the_tile_times_the_dice() -> None:
    table = market(dice=dice(red=(0, 3), blue=(0, 1), green=(0, 2)))
    assert table.named("take") == ["1", "2", "3", "4", "5", "6"]
    table.play("take 5")
    assert table.storage() == {"wood": 5}
    assert table.refuses("take 1") == "4.8 deal-already-made"


@pytest.mark.rule("red_cathedral 4.8")
def test_rubles_and_recognition_are_taken_in_full() -> None:
    rubles = market(tile="rubles", dice=dice(red=(0, 3), blue=(0, 1)))
    assert rubles.named("take") == ["4"]
    assert rubles.refuses("take 2") == "4.8 only-in-full"
    recognition = market(tile="recognition", dice=dice(red=(0, 3), blue=(0, 1), white=(0, 1)))
    assert recognition.named("take") == ["3"]
    recognition.play("take 3")
    assert recognition.marker() == 5


@pytest.mark.rule("red_cathedral 4.8")
@pytest.mark.rule("red_cathedral R20")
def test_goods_are_limited_by_storage_and_supply() -> None:
    full = market(seat={"storage": {"brick": 6}})
    assert full.named("take") == []
    assert full.refuses("take 1") == "4.8 storage-is-full"
    almost = market(seat={"storage": {"brick": 5}})
    assert almost.named("take") == ["1"]
    rest = [{"slots": {}, "storage": {"gold": 6}}, {"storage": {"gold": 6}}, {"storage": {"gold": 3}}]
    empty = position(
        4,
        seats=[{}, *rest],
        tiles=["gold", "wood", "brick", "stone", "green", "purple", "rubles", "recognition"],
        dice=dice(red=(0, 3)),
        phase="deals",
        moved="red",
    )
    assert empty.named("take") == []
    assert empty.refuses("take 1") == "4.8 supply-is-empty"


@pytest.mark.rule("red_cathedral R20")
def test_nothing_can_be_discarded_to_make_room() -> None:
    full = market("gc_cl_1", seat={"rubles": 0, "storage": {"brick": 6}})
    assert full.offers == ["end", "cl_recognition_1"]


@pytest.mark.rule("red_cathedral 4.8")
@pytest.mark.rule("red_cathedral R23")
def test_only_slots_of_the_moved_dies_colour_work() -> None:
    slots = {"s_red": ["wt08", "up"], "s_blue": ["wt09", "up"], "s_white1": ["wt10", "up"]}
    table = market(seat={"slots": slots}, sections=owned(0, "A1", "A2", "A3"))
    assert table.named("workshop") == ["s_red"]
    assert table.refuses("workshop s_blue") == "4.8 slot-of-another-colour"


@pytest.mark.rule("red_cathedral R23")
def test_the_white_die_works_one_of_two_white_slots() -> None:
    slots = {"s_white1": ["wt12", "up"], "s_white2": ["wt13", "up"]}
    table = market(
        seat={"slots": slots},
        sections=owned(0, "A1", "A2"),
        dice=dice(white=(0, 3), red=(5, 1)),
        moved="white",
    )
    assert table.named("workshop") == ["s_white1", "s_white2"]
    table.play("workshop s_white2")
    assert table.named("workshop") == []
    assert table.refuses("workshop s_white1") == "4.8 deal-already-made"


@pytest.mark.rule("red_cathedral R23")
@pytest.mark.rule("red_cathedral 4.8")
def test_the_merchants_may_work_the_same_token_as_the_workshop_deal() -> None:
    slots = {"s_red": ["wt12", "up"], "s_blue": ["wt13", "up"], "s_green": ["wt14", "down"]}
    table = market("gc_me_2", seat={"rubles": 0, "slots": slots}, sections=owned(0, "A1", "A2", "A3"))
    assert table.named("me_workshop") == ["s_red", "s_blue"]
    table.play("workshop s_red", "me_workshop s_red")
    assert table.player()["rubles"] == 4
    assert table.refuses("me_workshop s_blue") == "4.8 deal-already-made"


@pytest.mark.rule("red_cathedral 4.8")
@pytest.mark.rule("red_cathedral R21")
def test_three_deals_in_any_order_each_once() -> None:
    table = market("gc_te_1", seat={"rubles": 0, "slots": {"s_red": ["wt12", "up"]}}, sections=owned(0, "A1"))
    table.play("te_ruble_1", "workshop s_red", "take 2")
    assert table.offers == ["end"]
    assert table.player()["rubles"] == 3


@pytest.mark.rule("red_cathedral 4.8")
def test_all_deals_may_be_skipped_and_the_sector_is_rolled() -> None:
    table = market(dice=dice(red=(0, 3), blue=(0, 1)))
    rolled = [event.args for event in table.play("end").events if event.name == "rolled"]
    assert [(args[0], args[2]) for args in rolled] == [("red", 0), ("blue", 0)]
    assert table.view["dice"]["red"][0] == table.view["dice"]["blue"][0] == 0
    assert table.state.actors() == [1]


@pytest.mark.rule("red_cathedral 4.8")
@pytest.mark.rule("red_cathedral R21")
def test_a_repeatable_action_is_one_uninterrupted_deal() -> None:
    table = market("gc_cr_1", seat={"rubles": 0, "position": 9, "storage": {"wood": 2, "gold": 1}})
    table.play("cr_sell_any_1 wood")
    assert table.phase == "infl_more"
    assert table.refuses("cr_buy_cheap_1 brick") == "4.8 one-action-a-deal"
    assert table.refuses("take 1").endswith(" not-now")
    table.play("exchange", "cr_sell_any_1 gold", "stop")
    assert table.player()["rubles"] == 4
    assert table.refuses("cr_sell_any_1 wood") == "4.8 deal-already-made"


@pytest.mark.rule("red_cathedral 4.8")
def test_stop_is_offered_when_nothing_is_left_to_repeat() -> None:
    table = market("gc_cr_1", seat={"storage": {"wood": 1}})
    table.play("cr_sell_any_1 wood")
    assert table.offers == ["stop"]


@pytest.mark.rule("red_cathedral 4.8")
def test_swapped_tiles_change_what_is_taken_afterwards() -> None:
    table = market("gc_te_3", seat={"rubles": 2})
    table.play("te_swap_tiles 1 4", "take 1")
    assert table.storage() == {"gold": 1}
    assert table.view["tiles"][3] == "wood"


@pytest.mark.rule("red_cathedral 4.8")
def test_a_section_completed_by_teamsters_pays_and_the_market_goes_on() -> None:
    sections = {"A1": {"owner": 0, "card": "b01", "delivered": {"wood": 2}}}
    table = market("gc_te_1", seat={"rubles": 1, "storage": {"brick": 1}}, sections=sections)
    table.play("te_deliver_1", "deliver brick A1")
    assert table.phase == "deals"
    assert table.marker() == 5
    assert table.allows("take 2")
    assert table.refuses("te_ruble_1") == "4.8 deal-already-made"


@pytest.mark.rule("red_cathedral 4.8")
def test_only_the_actions_of_the_quadrants_card_are_there() -> None:
    table = market("gc_cl_1", seat={"rubles": 9})
    assert table.refuses("te_ruble_1") == "4.8 action-not-on-this-card"
    assert table.allows("cl_buy_prestige")


@pytest.mark.rule("red_cathedral 4.7")
def test_a_die_token_pays_the_tile_that_lies_there_after_a_swap() -> None:
    seat = {"rubles": 2, "slots": {"s_red": ["wt01", "up"]}}
    table = market("gc_te_3", seat=seat, sections=completed(0, "A1"))
    table.play("te_swap_tiles 1 6", "workshop s_red", "gain 1")
    assert table.storage() == {"purple": 1}
