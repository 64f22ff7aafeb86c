"""§4.4 RESOLVE: the order of things after an auction."""

import pytest

from tests.games.skyrise.positions import skyrise


@pytest.mark.rule("skyrise 4.4")
def test_the_last_bid_is_built_and_the_others_go_home() -> None:
    table = skyrise(bids=["red 24 hub-n", "teal 47 hub-e"], passed=["blue"]).play("pass")
    assert table.structures() == {"hub-e": "teal medium"}
    assert "24" in table.available("red")
    assert "47" not in table.available("teal")


@pytest.mark.rule("skyrise 4.4")
def test_a_built_building_keeps_its_height_and_loses_its_number() -> None:
    table = skyrise().play("bid 98 hub-n")
    assert table.structures() == {"hub-n": "red tall"}


@pytest.mark.rule("skyrise R10")
def test_bids_return_then_the_disc_is_taken_then_the_wonder_has_its_effect() -> None:
    # Mixed Gardens count the disc of their own district; the Lookout counts a district whose bid went home.
    gardens = skyrise(
        era=2,
        wonders={"red": ["w09"]},
        discs={"hub-e": "white"},
        boards={"red": {"tracks": {"white": 1}}},
        structures={"aster-03": "red low"},
        bids=["blue 6 hub-n"],
    ).play("bid w09 hub-e")
    assert gardens.part("red", "wonders") == 4
    names = [event.name for event in gardens.events]
    assert names == ["bid", "built", "disc", "wonder", "auction"]


@pytest.mark.rule("skyrise R10")
def test_a_wild_disc_is_placed_before_the_wonder_has_its_effect() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w09"]},
        discs={"hub-e": "wild"},
        boards={"red": {"tracks": {"white": 1}}},
        structures={"aster-03": "red low"},
        bids=["blue 6 hub-n"],
    ).play("bid w09 hub-e")
    assert table.phase == "place_wild"
    assert table.part("red", "wonders") == 0
    assert table.again().play("wild white").part("red", "wonders") == 4
    assert table.again().play("wild brown").part("red", "wonders") == 0


@pytest.mark.rule("skyrise R11")
def test_taking_the_disc_is_compulsory_even_the_fourth_of_a_colour() -> None:
    table = skyrise(
        structures={"aster-01": "red low", "aster-03": "red low", "aster-08": "red medium"},
        boards={"red": {"tracks": {"yellow": 3}}},
        discs={"hub-n": "yellow"},
    ).play("bid 98 hub-n")
    assert table.part("red", "structures") == 4 * 4  # the fourth disc: 4 instead of 6 a structure
    assert table.board("red")["tracks"]["yellow"] == 4


@pytest.mark.rule("skyrise 4.4")
def test_the_first_finisher_takes_the_large_key_and_the_second_the_small_one() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w20"], "teal": ["w19"], "blue": ["w16"]},
        structures={"aster-03": "red w20", "aster-07": "teal w19"},
        pieces={"red": [111], "teal": [116]},
    )
    table.play("bid 111 hub-n").play("pass", "pass")
    assert table.board("red")["keys"] == ["large"]
    assert table.to_act == "blue"  # 16 is the lowest initiative
    table.play("bid 6 hub-e", "bid 116 hub-s", "pass")
    assert table.board("teal")["keys"] == ["small"]
    assert table.happened("key") == [[0, "large"], [1, "small"]]


@pytest.mark.rule("skyrise R1")
def test_with_two_players_there_is_no_small_key() -> None:
    table = skyrise(
        seats=("red", "teal"),
        era=2,
        wonders={"red": ["w05", "w06"], "teal": ["w07", "w08"]},
        pieces={"red": [111], "teal": []},
        structures={
            "hub-e": "teal w07",
            "aster-03": "teal w08",
            "aster-05": "red w05",
            "aster-06": "red w06",
        },
        finished=["teal"],
        boards={"teal": {"keys": ["large"]}},
    ).play("bid 111 hub-n")
    assert table.state.over()
    assert table.board("red")["keys"] == []


@pytest.mark.rule("skyrise R1")
def test_with_four_players_the_second_finisher_takes_the_small_key() -> None:
    table = skyrise(
        seats=("red", "teal", "yellow", "blue"),
        era=2,
        wonders={"red": ["w20"], "teal": ["w19"]},
        structures={"aster-03": "red w20", "aster-07": "teal w19"},
        pieces={"red": [], "teal": [116]},
        finished=["red"],
        boards={"red": {"keys": ["large"]}},
        to_act="teal",
    ).play("bid 116 hub-n")
    table.pass_all()
    assert table.board("teal")["keys"] == ["small"]


@pytest.mark.rule("skyrise R32")
def test_both_wonders_of_a_player_are_fully_the_players_own() -> None:
    table = skyrise(
        seats=("red", "teal"),
        era=2,
        wonders={"red": ["w11", "w20"]},
        structures={"hub-n": "red w11"},
        bids=["teal 1 hub-s"],
    ).play("bid w20 hub-e")
    assert table.structures()["hub-n"] == "red w11"
    assert table.structures()["hub-e"] == "red w20"
    assert table.part("red", "wonders") == 4  # a chain of two own structures
