"""§4.0, §4.3-§4.5 Main actions: placing keys, moving them up."""

import pytest

from tests.games.paris.positions import DISTRICTS, keys, late, paris

# ---------------------------------------------------------------------- §4.3 MAIN


@pytest.mark.rule("paris 4.3")
def test_a_key_goes_to_any_bank_or_the_arch_without_an_own_key() -> None:
    table = paris({"keys": keys(banks=["belleville"])}, {"keys": keys(arc=True, banks=["chaillot"])})
    free = [d for d in DISTRICTS if d != "belleville"]
    assert table.offered("place") == [f"place {place}" for place in [*free, "arc"]]
    assert table.refuses("place belleville") == "4.3 own-key-there"


@pytest.mark.rule("paris 4.3")
def test_without_a_key_in_hand_nothing_is_placed() -> None:
    table = paris(
        {"francs": 20, "keys": keys(arc=True, banks=DISTRICTS, chaillot_1=1, chaillot_2=1, chaillot_3=1)}
    )
    assert table.mine()["hand"] == 0
    assert table.offered("place") == []
    assert table.refuses("place arc") == "4.3 no-key-in-hand"


@pytest.mark.rule("paris 4.3")
def test_only_keys_with_a_target_are_offered() -> None:
    table = paris(
        {"francs": 3, "keys": keys(banks=["chaillot", "belleville"])}, tiles=["chaillot_2", "belleville_4"]
    )
    assert table.offered("key") == ["key chaillot"]
    assert table.refuses("key belleville") == "4.3 key-has-no-target"
    assert table.refuses("key montmartre") == "4.3 no-own-key-there"


@pytest.mark.rule("paris 4.3", "paris 4.9")
def test_exactly_one_main_action_a_turn() -> None:
    table = paris()
    assert table.refuses("end-turn") == "4.9 main-action-due"
    table.play("place arc")
    assert table.phase == "post"
    assert table.refuses("place chaillot") == "4.3 main-action-done"


@pytest.mark.rule("paris 4.3", "paris R7", "paris 4.12")
def test_pass_is_offered_only_without_any_main_action() -> None:
    placed = keys(arc=True, banks=DISTRICTS, chaillot_8=1, montmartre_8=1, belleville_8=1)
    table = paris({"francs": 0, "resources": {"gold": 1}, "keys": placed}, tiles=["batignolles_2"])
    assert table.offers == ["pass", "sell gold"]
    table.play("sell gold")
    assert table.offered("pass") == []
    assert table.refuses("pass") == "4.3 pass-only-without-action"
    assert "key arc" in table.offers


@pytest.mark.rule("paris R7", "paris 4.3")
def test_who_passes_may_still_trade() -> None:
    placed = keys(arc=True, banks=DISTRICTS, chaillot_8=1, montmartre_8=1, belleville_8=1)
    table = paris({"francs": 0, "prestige": {"gold": 1}, "keys": placed}).play("pass")
    assert table.offers == ["end-turn", "sell-prestige gold"]
    assert table.has_event("passed", 0)


# ---------------------------------------------------------------------- §4.4 place


@pytest.mark.rule("paris 4.4")
@pytest.mark.parametrize(("place", "francs"), [("belleville", 10), ("saint_germain", 5), ("arc", 3)])
def test_a_bank_pays_its_income_and_the_arch_nothing(place: str, francs: int) -> None:
    table = paris().play(f"place {place}")
    assert table.mine()["francs"] == francs
    assert table.mine()["hand"] == 9
    assert table.phase == "post"


@pytest.mark.rule("paris 4.4")
def test_a_key_in_hand_never_goes_straight_to_a_building() -> None:
    table = paris(tiles=["chaillot_1"])
    assert table.offered("key") == []
    assert table.refuses("to chaillot_1") == "4.5 choose-key-first"


# ---------------------------------------------------------------------- §4.0, §4.5 targets


@pytest.mark.rule("paris 4.0")
def test_keys_on_banks_do_not_count_in_a_district_and_two_on_a_space_count_two() -> None:
    table = paris(
        {"used": [9], "keys": keys(banks=["chaillot"], chaillot_3=2)},
        {"keys": keys(banks=["chaillot"], chaillot_5=1)},
    )
    assert table.state.view(None)["districts"][4]["keys"] == 3


@pytest.mark.rule("paris 4.0", "paris 4.5")
def test_a_key_stays_in_its_district_and_rises_in_value() -> None:
    table = paris(
        {"francs": 20, "keys": keys(chaillot_3=1)}, tiles=["chaillot_2", "chaillot_4", "belleville_4"]
    )
    table.play("key chaillot_3")
    assert table.offered("to") == ["to chaillot_4"]
    assert table.refuses("to chaillot_2") == "4.5 value-must-rise"
    assert table.refuses("to belleville_4") == "4.5 another-district"
    assert table.refuses("to chaillot_5") == "4.5 not-on-board"


@pytest.mark.rule("paris 4.5")
def test_an_upgrade_costs_the_difference() -> None:
    table = paris({"francs": 2, "keys": keys(chaillot_3=1)}, tiles=["chaillot_5"])
    table.play("key chaillot_3 to chaillot_5")
    assert table.mine()["francs"] == 0
    assert table.mine()["keys"]["on"] == {"chaillot_5": 1}
    assert table.has_event("moved", 0, "chaillot_3", "chaillot_5", 2)


@pytest.mark.rule("paris 4.5")
def test_a_property_must_be_affordable() -> None:
    table = paris({"francs": 3, "keys": keys(arc=True)}, tiles=["chaillot_3", "chaillot_4"])
    table.play("key arc")
    assert table.offers == ["to chaillot_3"]
    assert table.refuses("to chaillot_4") == "4.5 not-enough-francs"


@pytest.mark.rule("paris 4.5")
def test_a_key_on_the_arch_reaches_every_district() -> None:
    table = paris({"francs": 5, "keys": keys(arc=True)}, tiles=["chaillot_2", "belleville_5", "montmartre_1"])
    table.play("key arc")
    assert table.offers == ["to montmartre_1", "to belleville_5", "to chaillot_2"]


@pytest.mark.rule("paris 4.5", "paris R33")
def test_nobody_takes_a_space_from_its_owner_but_a_vacated_one_is_free() -> None:
    table = paris(
        {"francs": 9, "keys": keys(chaillot_2=1)},
        {"francs": 9, "keys": keys(banks=["chaillot"])},
        tiles=["chaillot_4"],
        turn=1,
    )
    assert table.play("key chaillot").refuses("to chaillot_2") == "4.5 other-key-needs-16"
    table = paris(
        {"francs": 9, "keys": keys(chaillot_2=1)},
        {"francs": 9, "keys": keys(banks=["chaillot"])},
        tiles=["chaillot_4"],
    )
    table.play("key chaillot_2 to chaillot_4", "end-turn", "draw 1", "key chaillot")
    assert table.allows("to chaillot_2")
    assert not table.allows("to chaillot_4")


@pytest.mark.rule("paris 4.5", "paris R8")
def test_a_key_from_the_arch_may_add_a_landmark_to_any_district() -> None:
    table = paris({"francs": 10, "resources": {"marble": 1}, "keys": keys(arc=True)}, tiles=["chaillot_1"])
    table.play("key arc")
    assert table.offered("build") == [f"build luxembourg {district}" for district in DISTRICTS]
    table.play("build luxembourg belleville")
    assert table.state.view(None)["landmarks"] == {"luxembourg": "belleville"}
    assert table.mine()["keys"] == {"arc": False, "banks": [], "on": {"luxembourg": 1}}


@pytest.mark.rule("paris 4.5")
def test_a_key_from_a_bank_adds_a_landmark_to_its_own_district_only() -> None:
    table = paris({"francs": 10, "resources": {"marble": 1}, "keys": keys(banks=["chaillot"])})
    table.play("key chaillot")
    assert table.offers == ["build luxembourg chaillot"]
    assert table.refuses("build luxembourg belleville") == "4.5 another-district"


@pytest.mark.rule("paris 4.5", "paris R10")
def test_a_new_landmark_exceeds_all_of_its_district() -> None:
    rich = {"francs": 30, "resources": {"marble": 2, "gold": 3}, "keys": keys(banks=["chaillot"])}
    table = paris(rich, {"keys": keys(tuileries=1)}, landmarks={"tuileries": "chaillot"})
    table.play("key chaillot")
    assert "build opera chaillot" in table.offers
    assert table.refuses("build grand_palais chaillot") == "4.5 landmark-must-exceed"
    assert table.refuses("build luxembourg chaillot") == "4.5 landmark-must-exceed"
    assert table.refuses("build tuileries chaillot") == "4.5 landmark-not-in-reserve"


@pytest.mark.rule("paris 4.5")
def test_a_vacated_landmark_stays_and_can_be_bought() -> None:
    rich = {"francs": 12, "resources": {"gold": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(rich, landmarks={"tuileries": "chaillot"}).play("key chaillot to tuileries")
    assert table.mine()["francs"] == 1
    assert table.state.view(None)["landmarks"] == {"tuileries": "chaillot"}


@pytest.mark.rule("paris 4.5", "paris R9")
def test_resources_are_due_in_full_on_an_upgrade() -> None:
    owner = {"francs": 1, "resources": {"marble": 1, "gold": 1}, "keys": keys(tuileries=1)}
    table = paris(owner, landmarks={"tuileries": "chaillot"})
    table.play("key tuileries build opera chaillot")
    mine = table.mine()
    assert mine["francs"] == 0
    assert mine["resources"] == {"wood": 0, "marble": 0, "gold": 0}
    poor = {"francs": 9, "resources": {"gold": 1}, "keys": keys(tuileries=1)}
    table = paris(poor, landmarks={"tuileries": "chaillot"})
    assert table.refuses("key tuileries") == "4.3 key-has-no-target"


@pytest.mark.rule("paris 4.5", "paris 2.3")
def test_the_eight_costs_a_wood_besides() -> None:
    table = paris({"francs": 8, "keys": keys(banks=["chaillot"])}, tiles=["chaillot_1", "chaillot_8"])
    assert table.play("key chaillot").refuses("to chaillot_8") == "4.6 resources-not-payable"
    rich = {"francs": 8, "resources": {"wood": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(rich, tiles=["chaillot_8"]).play("key chaillot to chaillot_8")
    assert table.mine()["resources"] == {"wood": 0, "marble": 0, "gold": 1}
    assert table.state.view(None)["reserve"]["wood"] == 1


# ---------------------------------------------------------------------- bonus 9 and 16


@pytest.mark.rule("paris 4.5", "paris R11")
def test_bonus_9_lets_a_second_own_key_in() -> None:
    player = {"francs": 9, "unused": [9], "keys": keys(banks=["chaillot"], chaillot_3=1)}
    table = paris(player).play("key chaillot to chaillot_3", "skip")
    assert table.mine()["keys"]["on"] == {"chaillot_3": 2}
    assert table.mine()["used"] == [9]
    assert table.has_event("used", 0, 9)


@pytest.mark.rule("paris 4.5", "paris R11")
def test_bonus_16_lets_a_key_in_beside_others() -> None:
    player = {"francs": 20, "unused": [16], "resources": {"gold": 1}, "keys": keys(banks=["chaillot"])}
    other = {"keys": keys(tuileries=1)}
    table = paris(player, other, landmarks={"tuileries": "chaillot"}).play("key chaillot to tuileries")
    assert table.mine()["keys"]["on"] == {"tuileries": 1}
    assert table.mine()["used"] == [16]


@pytest.mark.rule("paris 4.5", "paris R11")
def test_bonus_9_and_16_are_not_used_needlessly_and_lift_no_other_rule() -> None:
    player = {"francs": 2, "unused": [9, 16], "keys": keys(banks=["chaillot"], chaillot_5=1)}
    table = paris(player, {"keys": keys(chaillot_3=1)}, tiles=["chaillot_2", "belleville_1"])
    table.play("key chaillot")
    assert table.offers == ["to chaillot_2"]
    table.play("to chaillot_2", "skip")
    assert table.mine()["unused"] == [9, 16]


@pytest.mark.rule("paris R11", "paris 4.5")
def test_a_space_with_own_and_other_keys_needs_both_tiles() -> None:
    place = keys(banks=["chaillot"], chaillot_3=1)
    one = {"francs": 9, "used": [16], "unused": [9], "keys": place}
    table = paris(one, {"keys": keys(chaillot_3=1)}, tiles=["chaillot_1"]).play("key chaillot")
    assert table.refuses("to chaillot_3") == "4.5 other-key-needs-16"


@pytest.mark.rule("paris R11")
def test_a_key_leaves_a_shared_space_alone() -> None:
    player = {"francs": 9, "used": [9], "keys": keys(chaillot_3=2)}
    table = paris(player, tiles=["chaillot_4"])
    assert table.offered("key") == ["key chaillot_3"]
    table.play("key chaillot_3 to chaillot_4")
    assert table.mine()["keys"]["on"] == {"chaillot_3": 1, "chaillot_4": 1}


@pytest.mark.rule("paris 4.3")
def test_end_tokens_wait_for_the_last_building_tile() -> None:
    assert paris().refuses("end-take") == "4.3 stacks-not-empty"
    assert late().allows("end-take")
