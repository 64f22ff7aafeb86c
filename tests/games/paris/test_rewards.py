"""§4.7 Rewards of a property."""

import pytest

from tests.games.paris.positions import DISTRICTS, keys, late, paris

THREE = {"keys": keys(chaillot_3=1, chaillot_4=1, chaillot_5=1)}


@pytest.mark.rule("paris 4.7", "paris R22")
def test_the_first_key_takes_the_token_beside_the_building() -> None:
    table = paris({"francs": 4, "keys": keys(banks=["chaillot"])}, tiles=["chaillot_4"])
    table.play("key chaillot to chaillot_4")
    assert table.mine()["resources"]["wood"] == 1
    assert "chaillot_4" not in table.state.view(None)["tokens"]
    assert table.has_event("token", 0, "resource-wood")


@pytest.mark.rule("paris 4.7")
def test_an_eight_scores_two_points() -> None:
    player = {"francs": 8, "resources": {"wood": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_8"]).play("key chaillot to chaillot_8")
    assert table.mine()["points"] == 2
    assert dict(table.mine()["standing"])["eights"] == 2


@pytest.mark.rule("paris 4.7", "paris 4.7.1")
@pytest.mark.parametrize(("value", "price"), [(1, 0), (2, 0), (3, 2)])
def test_cheap_buildings_bring_a_bonus_tile(value: int, price: int) -> None:
    table = paris({"francs": 9, "keys": keys(banks=["chaillot"])}, tiles=[f"chaillot_{value}"])
    table.play(f"key chaillot to chaillot_{value}")
    assert table.phase == "bonus"
    table.play("take 12")
    assert table.mine()["francs"] == 9 - value - price
    assert table.mine()["unused"] == [12]
    assert table.mine()["assistant"] == 12
    assert table.has_event("bonus", 0, 12, 12, price)


@pytest.mark.rule("paris 4.7.1")
@pytest.mark.parametrize("value", [4, 5])
def test_dearer_buildings_bring_no_bonus_tile(value: int) -> None:
    table = paris({"francs": 9, "keys": keys(banks=["chaillot"])}, tiles=[f"chaillot_{value}"])
    table.play(f"key chaillot to chaillot_{value}")
    assert table.phase == "post"


@pytest.mark.rule("paris 4.7.1", "paris 4.0")
def test_the_assistant_only_moves_forward_to_a_number_never_had() -> None:
    player = {"francs": 9, "unused": [29], "used": [28], "assistant": 25, "keys": keys(banks=["chaillot"])}
    table = paris(player, {"unused": [27]}, tiles=["chaillot_1"]).play("key chaillot to chaillot_1")
    assert table.offered("take") == ["take 26", "take 30"]
    assert table.refuses("take 24") == "4.7.1 assistant-moves-forward"
    assert table.refuses("take 28") == "4.0 number-known"
    assert table.refuses("take 27") == "4.7.1 no-tile-there"


@pytest.mark.rule("paris 4.7.1", "paris R15")
def test_a_bonus_tile_may_be_refused() -> None:
    table = paris({"keys": keys(banks=["chaillot"])}, tiles=["chaillot_1"]).play(
        "key chaillot to chaillot_1", "skip"
    )
    assert table.mine()["unused"] == []
    assert table.mine()["assistant"] == 0
    assert table.phase == "post"


@pytest.mark.rule("paris 4.7.1")
def test_a_token_just_gained_may_be_sold_for_the_price_of_the_tile() -> None:
    table = paris({"francs": 3, "keys": keys(banks=["chaillot"])}, tiles=["chaillot_3"])
    table.play("key chaillot to chaillot_3")
    assert table.offered("take") == []
    assert table.refuses("take 5") == "4.7.1 not-enough-francs"
    table.play("sell-prestige silver", "take 5")
    assert table.mine()["francs"] == 0
    assert table.mine()["unused"] == [5]


@pytest.mark.rule("paris 4.7.1", "paris R13", "paris 4.12")
def test_the_step_is_skipped_when_the_track_has_nothing_ahead() -> None:
    player = {"francs": 9, "unused": [25], "assistant": 30, "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_1"]).play("key chaillot to chaillot_1")
    assert table.phase == "post"


@pytest.mark.rule("paris 4.7.1")
def test_tiles_used_in_the_step_change_the_candidates() -> None:
    player = {"unused": [25], "assistant": 29, "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_1"]).play("key chaillot to chaillot_1")
    assert table.offered("take") == ["take 30"]
    table.play("use 25", "back 26")
    assert table.phase == "bonus"
    assert table.offered("take") == ["take 27", "take 28", "take 29", "take 30"]


@pytest.mark.rule("paris 4.7.1")
def test_assistants_may_share_a_space_where_a_second_tile_lies() -> None:
    place = {"keys": keys(banks=["chaillot"])}
    other = {"unused": [6], "assistant": 6}
    table = paris(place, other, players=3, tiles=["chaillot_1"]).play("key chaillot to chaillot_1", "take 6")
    assert table.mine()["unused"] == [6]
    assert table.state.view(None)["track"][5]["left"] == 0


# ---------------------------------------------------------------------- §4.7.2 PRESTIGE


@pytest.mark.rule("paris 4.7.2")
def test_each_prestige_of_the_right_type_scores_at_once() -> None:
    player = {
        "francs": 12,
        "resources": {"marble": 1, "gold": 1},
        "prestige": {"bronze": 1, "silver": 2},
        "keys": keys(banks=["chaillot"]),
    }
    table = paris(player).play("key chaillot build opera chaillot")
    assert table.offers == ["done", "fill silver token"]
    assert table.refuses("fill bronze token") == "4.7.2 no-open-slot"
    assert table.refuses("fill silver bonus-8") == "4.7.2 prestige-not-to-hand"
    table.play("fill silver token")
    assert table.mine()["points"] == 4
    table.play("fill silver token")
    assert table.mine()["points"] == 8
    assert table.mine()["prestige"] == {"bronze": 1, "silver": 0, "gold": 0}
    assert table.phase == "post"


@pytest.mark.rule("paris 4.7.2")
def test_a_landmark_has_three_slots_for_everyone_who_enters() -> None:
    player = {
        "francs": 11,
        "resources": {"gold": 1},
        "prestige": {"bronze": 4},
        "keys": keys(banks=["chaillot"]),
    }
    table = paris(player, landmarks={"tuileries": "chaillot"}).play("key chaillot to tuileries")
    table.play("fill bronze token", "fill bronze token", "fill bronze token")
    assert table.mine()["points"] == 9
    assert table.mine()["prestige"]["bronze"] == 1
    assert table.phase == "post"


@pytest.mark.rule("paris 4.7.2", "paris R16")
def test_jokers_and_end_tokens_count_as_prestige() -> None:
    player = {
        "francs": 12,
        "resources": {"marble": 1, "gold": 1},
        "unused": [8, 19],
        "keys": keys(banks=["chaillot"]),
    }
    table = late(player, end_takes=[[0, "end_silver"], [0, "end_bronze"]])
    table.play("key chaillot build opera chaillot")
    assert table.offers == ["done", "fill silver bonus-8", "fill silver bonus-19", "fill silver end"]
    table.play("fill silver bonus-19", "fill silver second-half", "fill silver end")
    assert table.mine()["points"] == 12
    assert table.mine()["unused"] == [8]
    assert table.mine()["end_tokens"] == ["end_bronze"]


@pytest.mark.rule("paris 4.7.2")
def test_done_keeps_what_is_left() -> None:
    player = {
        "francs": 11,
        "resources": {"gold": 1},
        "prestige": {"bronze": 2},
        "keys": keys(banks=["chaillot"]),
    }
    table = paris(player).play("key chaillot build tuileries chaillot", "done")
    assert table.mine()["prestige"]["bronze"] == 2
    assert table.mine()["points"] == 0
    assert table.refuses("done") == "4.7.2 no-landmark-entered"


@pytest.mark.rule("paris 4.7.2", "paris 4.12")
def test_the_step_ends_by_itself_without_a_fill() -> None:
    player = {
        "francs": 11,
        "resources": {"gold": 1},
        "prestige": {"gold": 2},
        "keys": keys(banks=["chaillot"]),
    }
    assert paris(player).play("key chaillot build tuileries chaillot").phase == "post"


# ---------------------------------------------------------------------- §4.7.3 VPTILE


@pytest.mark.rule("paris 4.7.3", "paris R1", "paris 4.7")
def test_the_fourth_key_may_place_any_vp_tile_on_any_district() -> None:
    player = {"francs": 9, "keys": keys(arc=True)}
    table = paris(player, THREE, tiles=["chaillot_2"]).play("key arc to chaillot_2", "take 5")
    assert table.phase == "vp_tile"
    assert len(table.offered("vp")) == 36
    table.play("vp vp14 montmartre")
    assert table.state.view(None)["vp_tiles"] == {"montmartre": "vp14"}
    assert table.phase == "post"
    assert table.refuses("vp vp20 chaillot") == "4.7.3 not-the-fourth-key"


@pytest.mark.rule("paris 4.7.3", "paris R31")
def test_the_bonus_tile_comes_before_the_vp_tile() -> None:
    table = paris({"francs": 9, "keys": keys(arc=True)}, THREE, tiles=["chaillot_2"]).play(
        "key arc to chaillot_2"
    )
    assert table.phase == "bonus"
    assert table.play("skip").phase == "vp_tile"
    assert table.refuses("use 7") == "4.10 no-free-action-now"


@pytest.mark.rule("paris 4.7.3", "paris R1")
def test_a_right_that_was_skipped_does_not_come_back() -> None:
    four = {"keys": keys(chaillot_2=1, chaillot_3=1, chaillot_4=1, chaillot_5=1)}
    table = paris({"francs": 9, "keys": keys(arc=True)}, four, tiles=["chaillot_1"])
    table.play("key arc to chaillot_1", "skip")
    assert table.phase == "post"
    table = paris({"francs": 9, "keys": keys(arc=True)}, THREE, tiles=["chaillot_2"])
    table.play("key arc to chaillot_2", "skip", "skip")
    assert table.has_event("vp-skipped", 0)
    assert table.state.view(None)["vp_tiles"] == {}


@pytest.mark.rule("paris 4.7.3", "paris R2")
def test_a_key_that_climbs_inside_the_district_is_no_fourth_key() -> None:
    four = {"keys": keys(chaillot_3=1, chaillot_4=1, chaillot_5=1)}
    table = paris({"francs": 9, "keys": keys(chaillot_1=1)}, four, tiles=["chaillot_2"])
    table.play("key chaillot_1 to chaillot_2", "skip")
    assert table.phase == "post"


@pytest.mark.rule("paris R2", "paris 4.7.3")
def test_the_trigger_counts_keys_and_not_spaces() -> None:
    two = {"used": [9], "keys": keys(chaillot_3=2)}
    table = paris({"francs": 9, "keys": keys(arc=True, chaillot_4=1)}, two, tiles=["chaillot_2"])
    table.play("key arc to chaillot_2", "skip")
    assert table.phase == "vp_tile"


@pytest.mark.rule("paris 4.7.3")
def test_a_district_has_one_vp_tile_and_a_tile_lies_once() -> None:
    crowd = {"keys": keys(chaillot_3=1, chaillot_4=1, chaillot_5=1, belleville_1=1, belleville_2=1)}
    player = {"francs": 9, "keys": keys(arc=True, belleville_3=1, belleville_4=1)}
    table = paris(player, crowd, tiles=["chaillot_2"], vp_tiles={"belleville": "vp20"})
    table.play("key arc to chaillot_2", "skip")
    assert len(table.offered("vp")) == 25
    assert table.refuses("vp vp20 chaillot") == "4.7.3 vp-tile-placed"
    assert table.refuses("vp vp18 belleville") == "4.7.3 district-has-vp-tile"
    assert {offer.split()[2] for offer in table.offered("vp")} == set(DISTRICTS) - {"belleville"}


@pytest.mark.rule("paris 4.7.3")
def test_a_fourth_key_on_a_landmark_counts_too() -> None:
    player = {"francs": 10, "resources": {"marble": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(player, THREE).play("key chaillot build luxembourg chaillot")
    assert table.phase == "vp_tile"
