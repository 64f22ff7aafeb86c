"""§2 The box."""

import pytest

import mansard
from mansard.games.red_cathedral import GAME
from mansard.games.red_cathedral.setup import usable_tokens
from mansard.games.red_cathedral.tables import ACTIONS, TYPES
from tests.games.red_cathedral.positions import completed, market, owned, position

BOX = GAME.box


@pytest.mark.rule("red_cathedral 2.1")
@pytest.mark.rule("red_cathedral R4")
def test_everybody_has_six_banners_and_four_ornaments() -> None:
    player = position().player()
    assert sum(player["banners"].values()) == 6
    assert sum(player["ornaments"].values()) == 4


@pytest.mark.rule("red_cathedral 2.1")
@pytest.mark.rule("red_cathedral R5")
def test_materials_are_limited_and_rubles_are_not() -> None:
    supply = position().view["supply"]
    assert supply == {"wood": 20, "brick": 20, "stone": 20, "gold": 15, "green": 10, "purple": 10}
    rich = market(tile="rubles", seat={"rubles": 5000})
    rich.play("take 2")
    assert rich.player()["rubles"] == 5002


@pytest.mark.rule("red_cathedral 2.3")
def test_cheap_tiles_rubles_give_two_and_the_others_one() -> None:
    assert list(BOX.tile_amount) == [2, 2, 2, 1, 1, 1, 2, 1]


@pytest.mark.rule("red_cathedral 2.4")
def test_every_guild_has_three_cards_of_two_actions() -> None:
    pairs = [
        tuple(ACTIONS[BOX.card_actions[card * 2 + i]] for i in range(2))
        for card in range(len(BOX.guild_cards))
    ]
    assert dict(zip(BOX.guild_cards, pairs, strict=True)) == {
        "gc_cr_1": ("cr_sell_any_1", "cr_buy_cheap_1"),
        "gc_cr_2": ("cr_sell_cheap_1", "cr_buy_any_2"),
        "gc_cr_3": ("cr_sell_precious_2", "cr_buy_precious_2"),
        "gc_te_1": ("te_deliver_1", "te_ruble_1"),
        "gc_te_2": ("te_deliver_2", "te_ruble_1"),
        "gc_te_3": ("te_deliver_1", "te_swap_tiles"),
        "gc_me_1": ("me_two_to_one", "me_ruble_and_one"),
        "gc_me_2": ("me_four_to_two", "me_workshop"),
        "gc_me_3": ("me_ruble_and_one", "me_workshop"),
        "gc_cl_1": ("cl_recognition_1", "cl_buy_prestige"),
        "gc_cl_2": ("cl_recognition_1", "cl_offer_three"),
        "gc_cl_3": ("cl_all_types", "cl_buy_prestige"),
    }


@pytest.mark.rule("red_cathedral 2.5")
def test_every_plan_has_six_sections_a_player_and_one_base_and_dome_a_tower() -> None:
    for plan in BOX.plans:
        types = [plan.type_of(place) for place in plan.places]
        assert len(types) == 6 * plan.players
        assert len(plan.heights) == plan.players + 2
        assert types.count(0) == types.count(2) == len(plan.heights)


@pytest.mark.rule("red_cathedral 2.6")
def test_a_reward_is_one_more_than_the_worth_of_its_materials() -> None:
    assert [BOX.section_type.count(kind) for kind in range(len(TYPES))] == [10, 20, 10]
    for card in range(40):
        counts = [BOX.cost[card] >> 8 * m & 255 for m in range(6)]
        assert sum(counts) in (3, 4)
        value = sum(counts[:3]) + 2 * sum(counts[3:]) + 1
        assert BOX.reward_recognition[card] + BOX.reward_rubles[card] == value


@pytest.mark.rule("red_cathedral 2.7")
@pytest.mark.rule("red_cathedral R34")
@pytest.mark.parametrize(("players", "tokens"), [(1, 14), (2, 14), (3, 28), (4, 28)])
def test_tokens_marked_for_three_are_out_with_fewer(players: int, tokens: int) -> None:
    assert len(usable_tokens(position(players).state)) == tokens


@pytest.mark.rule("red_cathedral 2.8")
def test_the_basic_side_costs_three_in_the_own_colour_and_two_elsewhere() -> None:
    costs = position(seats=[{"colour": "green"}]).player()["slot_costs"]
    assert costs == {"s_red": 2, "s_blue": 2, "s_green": 3, "s_yellow": 2, "s_white1": 2, "s_white2": 2}


@pytest.mark.rule("red_cathedral 2.8")
@pytest.mark.rule("red_cathedral 6.1")
def test_the_advanced_side_costs_three_everywhere_and_locks_its_ornaments() -> None:
    player = position(seats=[{"colour": "yellow", "board": "advanced"}]).player()
    assert set(player["slot_costs"].values()) == {3}
    assert player["banners"] == {"storage": 4, "reserve": 0, "white1": 1, "white2": 1}
    assert player["ornaments"] == {"door": 0, "arch": 0, "cross": 0}
    assert player["locked"] == {"s_red": "door", "s_blue": "arch", "s_green": "arch", "s_yellow": "cross"}


@pytest.mark.rule("red_cathedral 2.8")
def test_banners_and_materials_share_ten_cells() -> None:
    table = position(seats=[{"storage": {"wood": 4}}], sections=owned(0, "A1"))
    assert table.player()["free_cells"] == 10 - 3 - 4


@pytest.mark.rule("red_cathedral 2.9")
@pytest.mark.parametrize(
    ("gems", "prestige"),
    [("none", 0), ("green", 1), ("purple", 1), ("two-green", 2), ("two-purple", 2), ("green-purple", 3)],
)
def test_gems_give_an_ornament_its_prestige(gems: str, prestige: int) -> None:
    seat = {"position": 29, "storage": {"wood": 1, "green": 2, "purple": 2}}
    table = position(seats=[seat], sections=completed(1, "A1"))
    before = table.player()["prestige"]
    table.play("build", f"ornament A1 {gems}")
    assert table.player()["prestige"] == before + prestige


@pytest.mark.rule("red_cathedral 2.9")
@pytest.mark.parametrize(("section", "material"), [("A1", "wood"), ("A2", "stone"), ("A3", "gold")])
def test_doors_are_for_bases_arches_for_middles_crosses_for_domes(section: str, material: str) -> None:
    sections = completed(1, "A1", "A2", "A3")
    for name in ["wood", "stone", "gold"]:
        table = position(seats=[{"storage": {name: 1}}], sections=sections)
        table.play("build")
        assert table.allows(f"ornament {section} none") == (name == material)


@pytest.mark.rule("red_cathedral 2.4")
def test_a_corrected_file_changes_a_price_and_a_wrong_one_names_its_key() -> None:
    text = """
    [setup]
    starting_rubles = [9, 9, 9, 9]
    source = "an owner"
    """
    richer = mansard.game("red_cathedral", text, "mine.toml").start(players=2, seed=1)
    assert [seat["rubles"] for seat in richer.view(None)["seats"]] == [9, 9]
    with pytest.raises(mansard.InvalidComponents, match=r"mine\.toml: setup\.starting_rubles"):
        mansard.game("red_cathedral", "[setup]\nstarting_rubles = [1]", "mine.toml")
