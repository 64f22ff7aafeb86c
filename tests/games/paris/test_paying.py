"""§4.6 PAY."""

import pytest

from tests.games.paris.positions import keys, late, paris


@pytest.mark.rule("paris 4.6")
def test_a_joker_is_refused_where_the_rest_would_become_unpayable() -> None:
    player = {"francs": 14, "resources": {"marble": 1}, "unused": [3, 10], "keys": keys(banks=["chaillot"])}
    table = paris(player).play("key chaillot build louvre chaillot")
    assert table.offers == ["pay marble token", "pay marble bonus-3"]
    assert table.refuses("pay marble bonus-10") == "4.6 rest-not-payable"
    assert table.refuses("pay gold bonus-10") == "4.6 another-unit-due"
    assert table.refuses("pay marble bonus-21") == "4.6 not-to-hand"
    table.play("pay marble token")
    assert table.mine()["used"] == [3, 10]
    assert table.mine()["keys"]["on"] == {"louvre": 1}


@pytest.mark.rule("paris 4.6")
def test_a_single_way_to_pay_is_taken_without_asking() -> None:
    player = {"francs": 12, "resources": {"marble": 1, "gold": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(player).play("key chaillot build opera chaillot")
    assert table.phase == "post"
    assert table.state.view(None)["reserve"] == {"wood": 0, "marble": 1, "gold": 1}


@pytest.mark.rule("paris 4.6", "paris R16")
def test_both_halves_of_bonus_21_may_be_different_resources() -> None:
    player = {"francs": 12, "unused": [21], "keys": keys(banks=["chaillot"])}
    table = paris(player).play("key chaillot build opera chaillot")
    assert table.has_event("paid", 0, "marble", "bonus-21")
    assert table.has_event("paid", 0, "gold", "second-half")
    assert table.mine()["used"] == [21]


@pytest.mark.rule("paris 4.6", "paris R16")
def test_an_unneeded_second_half_is_lost() -> None:
    player = {"francs": 8, "unused": [21], "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_8"]).play("key chaillot to chaillot_8")
    assert table.mine()["used"] == [21]
    assert table.offers == ["end-turn", "sell gold"]


@pytest.mark.rule("paris 4.6")
def test_the_second_half_competes_with_other_means() -> None:
    player = {"francs": 13, "resources": {"gold": 1}, "unused": [4, 21], "keys": keys(banks=["chaillot"])}
    table = paris(player).play("key chaillot build sacre_coeur chaillot")
    assert table.offers == ["pay gold token", "pay gold bonus-4", "pay gold bonus-21"]
    table.play("pay gold bonus-21")
    assert table.offers == ["pay gold token", "pay gold bonus-4", "pay gold second-half"]
    table.play("pay gold second-half")
    assert table.mine()["resources"]["gold"] == 1
    assert table.mine()["unused"] == [4]


@pytest.mark.rule("paris 4.6")
def test_a_resource_end_token_pays_and_becomes_public() -> None:
    player = {"francs": 8, "keys": keys(banks=["chaillot"])}
    table = late(
        player, removed=["belleville_8", "montmartre_8", "batignolles_8"], end_takes=[[0, "end_wood"]]
    )
    table.play("key chaillot to chaillot_8")
    assert table.state.view(None)["end_tokens"]["spent"] == ["end_wood"]
    assert table.mine()["end_tokens"] == []


@pytest.mark.rule("paris 4.6")
def test_a_fixed_tile_pays_only_its_own_resource() -> None:
    player = {"francs": 20, "unused": [2, 3], "keys": keys(banks=["chaillot"])}
    table = paris(player, tiles=["chaillot_8"]).play("key chaillot")
    assert table.offers == ["to chaillot_8", "build luxembourg chaillot"]


@pytest.mark.rule("paris 4.6")
def test_there_are_no_free_actions_while_paying() -> None:
    player = {"francs": 20, "resources": {"marble": 1}, "unused": [3, 7], "keys": keys(banks=["chaillot"])}
    table = paris(player).play("key chaillot build luxembourg chaillot")
    assert table.phase == "pay"
    assert table.refuses("use 7") == "4.10 no-free-action-now"
    assert table.refuses("sell marble") == "4.10 no-free-action-now"
    assert paris().refuses("pay wood token") == "4.6 nothing-to-pay"
