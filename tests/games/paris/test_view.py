"""§7 What the board is told: prices, costs, needed tiles, leaders."""

from typing import Any

import pytest

import mansard
from tests.games.paris.positions import GAME, keys, late, paris
from tests.games.table import Table


def facts(table: Table, text: str) -> dict[str, Any]:
    """What is told of a move beside its arguments."""
    return GAME.facts(table.state, GAME.parse(table.state, text))


@pytest.mark.rule("paris 4.5")
def test_a_target_tells_its_price_its_resources_and_the_tiles_that_keys_on_it_cost() -> None:
    climber = {
        "francs": 14,
        "unused": [9, 16],
        "resources": {"wood": 1},
        "keys": keys(chaillot_3=1, chaillot_8=1),
    }
    table = paris(climber, {"keys": keys(chaillot_4=1)}).play("key chaillot_3")
    assert facts(table, "to chaillot_8") == {"francs": 5, "resources": ["wood"], "tiles": [9]}
    assert facts(table, "to chaillot_4") == {"francs": 1, "resources": [], "tiles": [16]}


@pytest.mark.rule("paris 4.5")
def test_a_new_landmark_tells_its_price_and_its_resources() -> None:
    builder = {"francs": 14, "resources": {"marble": 2, "gold": 1}, "keys": keys(banks=["chaillot"])}
    table = paris(builder).play("key chaillot")
    assert facts(table, "build louvre chaillot") == {
        "francs": 14,
        "resources": ["marble", "marble", "gold"],
        "tiles": [],
    }


@pytest.mark.rule("paris 4.2")
def test_a_site_tells_the_space_that_the_tile_comes_to_lie_on() -> None:
    table = paris(placement="free", phase="site", drawn="chaillot_5")
    assert facts(table, "site belleville") == {"property": "belleville_5"}


@pytest.mark.rule("paris 4.6")
def test_a_payment_under_way_tells_the_price_what_is_given_and_what_is_owed() -> None:
    payer = {
        "francs": 14,
        "resources": {"marble": 2, "gold": 1},
        "unused": [4],
        "keys": keys(banks=["chaillot"]),
    }
    table = paris(payer).play("key chaillot")
    assert "cost" not in table.state.view(0)["move"]
    move = table.play("build louvre chaillot").state.view(1)["move"]
    assert move["francs"] == 14
    assert move["cost"] == {"wood": 0, "marble": 2, "gold": 1}
    assert move["given"] == {"wood": 0, "marble": 2, "gold": 0}
    assert move["need"] == {"wood": 0, "marble": 0, "gold": 1}


@pytest.mark.rule("paris 5.2")
def test_a_district_tells_who_leads_it_and_how_many_keys_bring_a_vp_tile() -> None:
    rows = [{"keys": keys(chaillot_3=1)}, {"keys": keys(chaillot_8=1)}, {}]
    district = paris(*rows, players=3).state.view(None)["districts"][4]
    assert district["leaders"] == [1, 0]
    assert (district["keys"], district["keyholes"]) == (2, 4)


@pytest.mark.rule("paris 2.3")
def test_prestige_lies_beside_the_low_values() -> None:
    beside = GAME.start(2).view(None)["prestige_tokens"]
    assert {name.rsplit("_", 1)[1] for name in beside} == {"1", "2", "3"}


@pytest.mark.rule("paris 4.8")
def test_end_tokens_wait_for_the_last_building_tile() -> None:
    assert not mansard.game("paris").start(2).view(None)["end_tokens"]["open"]
    assert late().state.view(None)["end_tokens"]["open"]
