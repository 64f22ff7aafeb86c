"""§4.10, §2.7 Trade, bonus tiles, end tokens."""

import pytest

from tests.games.paris.positions import DISTRICTS, keys, late, paris

# ---------------------------------------------------------------------- F1-F4 trade


@pytest.mark.rule("paris 4.10", "paris 2.6")
@pytest.mark.parametrize(("resource", "price", "sale"), [("wood", 3, 1), ("marble", 4, 2), ("gold", 5, 3)])
def test_resources_are_bought_from_the_reserve_and_sold_to_it(resource: str, price: int, sale: int) -> None:
    owned = {f"{district}_{value}": 1 for district in ("chaillot", "belleville") for value in (4, 5, 8)}
    reserve = {"wood": 2, "marble": 2, "gold": 2, resource: 1}
    table = paris({"francs": 5, "resources": {resource: 1}}, {"keys": {"on": owned}}, reserve=reserve)
    table.play(f"buy {resource}")
    assert table.mine()["francs"] == 5 - price
    assert table.refuses(f"buy {resource}") == "4.10 reserve-lacks"
    table.play(f"sell {resource}", f"sell {resource}")
    assert table.mine()["francs"] == 5 - price + 2 * sale
    assert table.state.view(None)["reserve"][resource] == 2
    assert table.refuses(f"sell {resource}") == "4.10 no-such-resource"


@pytest.mark.rule("paris 4.10")
def test_buying_needs_the_price() -> None:
    table = paris({"francs": 2}, {"keys": keys(chaillot_4=1)})
    assert table.refuses("buy wood") == "4.10 not-enough-francs"


@pytest.mark.rule("paris 4.10", "paris R19", "paris 2.6")
def test_prestige_is_sold_out_of_the_game_and_never_bought() -> None:
    table = paris({"prestige": {"bronze": 1, "silver": 1, "gold": 1}})
    table.play("sell-prestige bronze", "sell-prestige silver", "sell-prestige gold")
    assert table.mine()["francs"] == 9
    assert table.refuses("sell-prestige gold") == "4.10 no-such-prestige"
    assert [offer for offer in table.offers if offer.startswith("buy")] == []


@pytest.mark.rule("paris R19", "paris 4.10")
def test_sold_and_spent_resources_can_be_bought_by_anyone() -> None:
    table = paris({"resources": {"wood": 1}}).play("sell wood", "place arc", "end-turn", "draw 1")
    assert table.seat == 1
    assert table.allows("buy wood")


@pytest.mark.rule("paris 4.10", "paris R17", "paris R16")
@pytest.mark.parametrize(("number", "francs"), [(2, 1), (3, 2), (4, 3), (8, 3), (10, 3), (19, 6), (21, 6)])
def test_a_tile_that_counts_as_tokens_is_sold_as_a_whole(number: int, francs: int) -> None:
    table = paris({"unused": [number]}).play(f"sell-bonus {number}")
    assert table.mine()["francs"] == 3 + francs
    assert table.mine()["used"] == [number]
    assert table.state.view(None)["reserve"] == {"wood": 0, "marble": 0, "gold": 0}
    assert table.refuses(f"sell-bonus {number}") == "4.10 tile-not-unused"


@pytest.mark.rule("paris R34", "paris 4.10")
def test_buying_and_selling_loses_money_until_nothing_is_left() -> None:
    table = paris({"francs": 20}, {"keys": keys(chaillot_4=1)})
    trades = 0
    while table.allows("buy wood"):
        table.play("buy wood", "sell wood")
        trades += 1
    assert trades == 9
    assert table.mine()["francs"] == 2


@pytest.mark.rule("paris R20")
def test_money_is_unlimited() -> None:
    assert paris({"francs": 500}, {"francs": 500}).play("place belleville").mine()["francs"] == 507


# ---------------------------------------------------------------------- F5 bonus tiles


@pytest.mark.rule("paris 2.7", "paris 4.10")
@pytest.mark.parametrize(
    ("number", "francs", "points"), [(1, 3, 0), (5, 5, 0), (7, 0, 4), (12, 4, 4), (22, 0, 10)]
)
def test_gains(number: int, francs: int, points: int) -> None:
    table = paris({"unused": [number]}).play(f"use {number}")
    assert table.mine()["francs"] == 3 + francs
    assert table.mine()["points"] == points
    assert table.mine()["used"] == [number]


@pytest.mark.rule("paris 2.7", "paris 4.10")
@pytest.mark.parametrize(
    ("number", "value", "each"), [(6, 1, 2), (11, 2, 3), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 7)]
)
def test_tiles_that_score_a_value_count_every_own_key_there(number: int, value: int, each: int) -> None:
    on = {
        f"chaillot_{value}": 2,
        f"belleville_{value}": 1,
        "montmartre_4" if value != 4 else "montmartre_5": 1,
    }
    player = {"unused": [number], "used": [9], "keys": {"on": on}}
    table = paris(player, {"keys": {"on": {f"batignolles_{value}": 1}}}).play(f"use {number}")
    assert table.mine()["points"] == 3 * each


@pytest.mark.rule("paris 2.7", "paris 4.10")
def test_landmarks_score_eight_a_key() -> None:
    player = {"unused": [29], "keys": keys(opera=1, louvre=1)}
    table = paris(player, landmarks={"opera": "chaillot", "louvre": "belleville"}).play("use 29")
    assert table.mine()["points"] == 16


@pytest.mark.rule("paris 2.7", "paris 4.10", "paris R26")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 3)])
def test_bonus_20_counts_the_other_unused_tiles_also_27(players: int, each: int) -> None:
    table = paris({"unused": [20, 27, 9], "used": [1]}, players=players).play("use 20")
    assert table.mine()["points"] == 2 * each


@pytest.mark.rule("paris R26", "paris 4.10")
def test_bonus_27_cannot_be_used_or_sold() -> None:
    table = paris({"unused": [27, 9, 16, 2]})
    for number in (27, 9, 16, 2):
        assert table.refuses(f"use {number}") == "4.10 tile-not-for-use"
    assert table.refuses("sell-bonus 27") == "4.3 no-such-move"


@pytest.mark.rule("paris 2.7", "paris 4.10")
@pytest.mark.parametrize(("types", "points"), [(3, 0), (4, 10), (5, 15), (6, 20), (7, 25)])
def test_bonus_30_counts_different_types_and_landmarks_as_one(types: int, points: int) -> None:
    spaces = ["chaillot_1", "chaillot_2", "chaillot_3", "chaillot_4", "chaillot_5", "chaillot_8"]
    on = dict.fromkeys([*spaces, "opera"][:types], 1)
    table = paris({"unused": [30], "keys": {"on": on}}, landmarks={"opera": "chaillot"})
    if points == 0:
        assert table.refuses("use 30") == "4.10 tile-scores-nothing"
    else:
        assert table.play("use 30").mine()["points"] == points


@pytest.mark.rule("paris R21", "paris 4.10")
def test_a_tile_that_would_score_nothing_cannot_be_used() -> None:
    numbers = [6, 11, 15, 18, 26, 28, 29, 30]
    table = paris({"unused": numbers})
    assert table.offered("use") == []
    for number in numbers:
        assert table.refuses(f"use {number}") == "4.10 tile-scores-nothing"
    assert paris({"unused": [20]}).offered("use") == []


@pytest.mark.rule("paris 2.7", "paris 4.10")
@pytest.mark.parametrize(("number", "price"), [(13, 3), (14, 2)])
def test_a_key_is_fetched_from_the_reserve_for_a_price(number: int, price: int) -> None:
    table = paris({"unused": [number]}).play(f"use {number}")
    mine = table.mine()
    assert (mine["francs"], mine["hand"], mine["key_reserve"]) == (3 - price, 11, 1)
    assert (
        paris({"francs": price - 1, "unused": [number]}).refuses(f"use {number}") == "4.10 not-enough-francs"
    )


@pytest.mark.rule("paris 4.10")
def test_no_key_comes_from_an_empty_reserve() -> None:
    table = paris({"francs": 9, "unused": [13], "used": [14], "key_reserve": 1}).play("use 13")
    assert table.mine()["key_reserve"] == 0
    assert table.mine()["hand"] == 12


@pytest.mark.rule("paris 2.7", "paris R12", "paris R13", "paris 4.10")
def test_bonus_17_takes_any_new_number_and_the_assistant_stays() -> None:
    table = paris({"unused": [17, 3], "used": [30], "assistant": 30}, {"unused": [29]}).play("use 17")
    assert table.offers == [f"pick {space}" for space in range(1, 31) if space not in (3, 17, 29, 30)]
    assert table.refuses("pick 3") == "4.0 number-known"
    assert table.refuses("pick 29") == "4.10 no-tile-there"
    table.play("pick 28")
    assert table.mine()["unused"] == [3, 28]
    assert table.mine()["assistant"] == 30
    assert table.phase == "main"


@pytest.mark.rule("paris 2.7", "paris R12", "paris R13", "paris R14", "paris 4.10")
def test_bonus_25_steps_back_up_to_five_spaces_to_a_new_number() -> None:
    table = paris({"unused": [25, 12], "used": [13], "assistant": 16}, {"unused": [14]}).play("use 25")
    assert table.offers == ["back 11", "back 15"]
    assert table.refuses("back 10") == "4.10 too-far-back"
    assert table.refuses("back 12") == "4.0 number-known"
    table.play("back 11")
    assert table.mine()["assistant"] == 11
    assert table.mine()["unused"] == [11, 12]


@pytest.mark.rule("paris R14", "paris 4.10")
def test_bonus_25_needs_a_tile_in_reach() -> None:
    assert paris({"unused": [25], "assistant": 1}).refuses("use 25") == "4.10 no-tile-in-reach"
    assert paris({"unused": [25, 1], "assistant": 2}).refuses("use 25") == "4.10 no-tile-in-reach"
    assert paris({"unused": [25], "assistant": 3}).play("use 25").offers == ["back 1", "back 2"]


@pytest.mark.rule("paris R13")
def test_after_stepping_back_the_assistant_goes_forward_again() -> None:
    player = {"unused": [25], "assistant": 30, "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_1"]).play("use 25", "back 28", "key chaillot to chaillot_1")
    assert table.offered("take") == ["take 29", "take 30"]


@pytest.mark.rule("paris 2.7", "paris 4.10", "paris R18")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_bonus_23_scores_pairs_of_equal_prestige(players: int, each: int) -> None:
    player = {"unused": [23, 8, 19], "prestige": {"bronze": 5, "silver": 1, "gold": 2}}
    table = paris(player, players=players).play("use 23")
    wanted = ["0 0 1", "1 0 0", "1 0 1", "2 0 0", "2 0 1"]
    assert table.offers == [f"pair-prestige {pairs}" for pairs in wanted]
    assert table.refuses("pair-prestige 0 1 0") == "4.10 not-so-many-pairs"
    table.play("pair-prestige 2 0 1")
    assert table.mine()["points"] == 3 * each
    assert table.mine()["prestige"] == {"bronze": 1, "silver": 1, "gold": 0}


@pytest.mark.rule("paris 2.7", "paris 4.10", "paris R19")
def test_bonus_24_scores_pairs_of_resources_that_go_to_the_reserve() -> None:
    table = paris({"unused": [24], "resources": {"wood": 2, "marble": 3}}).play(
        "use 24", "pair-resources 1 1 0"
    )
    assert table.mine()["points"] == 4
    assert table.mine()["resources"] == {"wood": 0, "marble": 1, "gold": 0}
    assert table.state.view(None)["reserve"] == {"wood": 2, "marble": 2, "gold": 0}


@pytest.mark.rule("paris R18", "paris 4.10")
def test_pairs_need_real_tokens() -> None:
    table = late(
        {"unused": [23, 24, 2, 8, 10, 19, 21], "resources": {"wood": 1}, "prestige": {"gold": 1}},
        end_takes=[[0, "end_wood"], [0, "end_gold_star"]],
    )
    assert table.refuses("use 23") == "4.10 no-pair"
    assert table.refuses("use 24") == "4.10 no-pair"


@pytest.mark.rule("paris R12", "paris 4.0")
def test_a_used_number_is_never_taken_again() -> None:
    player = {"used": [6, 17], "unused": [25], "assistant": 8, "keys": keys(banks=["chaillot"])}
    table = paris(player, players=4, tiles=["chaillot_1"])
    assert "back 6" not in table.play("use 25").offers
    assert table.refuses("back 6") == "4.0 number-known"


@pytest.mark.rule("paris 4.10")
def test_the_choice_of_a_tile_returns_to_where_it_was_used() -> None:
    table = paris({"unused": [17]}).play("place arc", "use 17")
    assert table.phase == "free_pick"
    assert table.refuses("end-turn") == "4.10 not-now"
    assert table.play("pick 22").phase == "post"
    assert table.refuses("pick 22") == "4.10 no-choice-now"


# ---------------------------------------------------------------------- F6, F7 end tokens


@pytest.mark.rule("paris 4.10", "paris 2.8")
def test_end_tokens_of_points_and_francs_are_used() -> None:
    table = late(end_takes=[[0, "end_vp4"], [0, "end_f5"], [1, "end_vp3"]]).play(
        "use-end end_vp4", "use-end end_f5"
    )
    assert table.mine()["points"] == 4
    assert table.mine()["francs"] == 8
    assert table.state.view(None)["end_tokens"]["spent"] == ["end_vp4", "end_f5"]
    assert table.refuses("use-end end_vp3") == "4.10 token-not-held"


@pytest.mark.rule("paris 4.10", "paris 2.8")
@pytest.mark.parametrize(
    ("token", "francs"),
    [
        ("end_wood", 1),
        ("end_marble", 2),
        ("end_gold", 3),
        ("end_bronze", 1),
        ("end_silver", 2),
        ("end_gold_star", 3),
    ],
)
def test_end_tokens_of_resources_and_prestige_are_sold(token: str, francs: int) -> None:
    table = late(end_takes=[[0, token]])
    assert table.refuses(f"use-end {token}") == "4.10 token-other-use"
    table.play(f"sell-end {token}")
    assert table.mine()["francs"] == 3 + francs
    assert table.state.view(None)["reserve"] == {"wood": 0, "marble": 0, "gold": 0}


@pytest.mark.rule("paris 4.10")
def test_free_actions_belong_to_main_bonus_and_post() -> None:
    player = {"unused": [7], "keys": keys(arc=True, banks=DISTRICTS[:1])}
    table = paris(player, tiles=["chaillot_1"]).play("key arc")
    assert table.phase == "target"
    assert table.refuses("use 7") == "4.10 no-free-action-now"
    assert table.play("to chaillot_1").allows("use 7")
