"""§4.2, §4.3 Who opens an auction, where, and with what."""

import pytest

from tests.games.skyrise.positions import NUMBERS, skyrise

HUB = {"hub-n", "hub-e", "hub-s", "hub-w"}


@pytest.mark.rule("skyrise 4.3")
def test_the_first_bid_of_a_game_lies_on_the_hub() -> None:
    assert skyrise().districts() == HUB


@pytest.mark.rule("skyrise 4.3")
def test_an_opening_bid_lies_on_the_hub_or_next_to_any_structure() -> None:
    table = skyrise(structures={"aster-01": "teal low"})
    assert table.districts() == HUB | {"aster-02", "aster-04", "aster-05"}
    assert table.refuses("at aster-09") == "4.3 opening-not-on-hub-or-next-to-structure"


@pytest.mark.rule("skyrise 4.3")
def test_a_bridge_makes_a_district_an_opening_district_too() -> None:
    table = skyrise(structures={"aster-14": "teal low"})
    assert table.allows("bid 24 briar-04")


@pytest.mark.rule("skyrise 4.3")
def test_any_available_building_may_open() -> None:
    table = skyrise().play("at hub-n")
    assert table.offers == [f"bid {n} hub-n" for n in (24, 36, 41, 58, 67, 72, 98)]


@pytest.mark.rule("skyrise 4.3")
def test_opening_is_compulsory() -> None:
    assert skyrise().refuses("pass") == "4.3 opening-is-compulsory"
    assert not skyrise().play("at hub-n").allows("pass")


@pytest.mark.rule("skyrise 4.3")
def test_a_locked_building_cannot_be_bid() -> None:
    assert skyrise().refuses("bid 107 hub-n") == "4.8 piece-is-locked"


@pytest.mark.rule("skyrise R3")
def test_a_wonder_may_not_open_while_a_building_is_available() -> None:
    table = skyrise(era=2, wonders={"red": ["w05"]}, pieces={"red": [111, "w05"]})
    assert table.refuses("bid w05 hub-n") == "4.3 wonder-may-not-open"
    assert table.allows("bid 111 hub-n")


@pytest.mark.rule("skyrise R3")
def test_of_two_last_wonders_either_may_open() -> None:
    table = skyrise(
        seats=("red", "teal"),
        era=2,
        wonders={"red": ["w05", "w11"]},
        pieces={"red": ["w05", "w11"], "teal": [116, "w19", "w20"]},
    )
    assert table.allows("bid w05 hub-n")
    assert table.allows("bid w11 hub-n")


@pytest.mark.rule("skyrise R4")
def test_the_assembly_hall_opens_in_any_empty_district_even_with_buildings_left() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"]})
    assert "aster-03" in table.districts()
    assert table.play("at aster-03").offers == ["bid w02 aster-03"]
    assert table.refuses("bid 24 aster-03") == "4.3 opening-not-on-hub-or-next-to-structure"


@pytest.mark.rule("skyrise R4")
def test_a_building_still_opens_on_the_hub_when_the_assembly_hall_is_at_hand() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"]}).play("at hub-n")
    assert "bid 24 hub-n" in table.offers
    assert "bid w02 hub-n" in table.offers


@pytest.mark.rule("skyrise R4")
def test_as_a_response_the_assembly_hall_follows_the_ordinary_rules() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"]}, bids=["blue 6 hub-n"])
    assert table.allows("bid w02 hub-e")
    assert table.refuses("bid w02 aster-03") == "4.3 not-next-to-last-bid"


@pytest.mark.rule("skyrise R5")
def test_a_wonder_as_opening_bid_wins_at_once() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"]}).play("bid w02 hub-n")
    assert table.structures()["hub-n"] == "red w02"


@pytest.mark.rule("skyrise R5")
def test_a_wonder_as_opening_bid_waits_for_the_hammer() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"], "teal": ["w01"]}).play("bid w02 hub-n")
    assert table.to_act == "teal"
    assert table.districts() == {"hub-e", "hub-w", "aster-09"}


# ---------------------------------------------------------------------- §4.2 who opens


@pytest.mark.rule("skyrise 4.2")
def test_the_winner_opens_the_next_auction() -> None:
    table = skyrise(bids=["red 24 hub-n"]).play("bid 94 hub-e", "pass")
    assert table.phase == "open_district"
    assert table.to_act == "teal"


@pytest.mark.rule("skyrise 4.2")
def test_when_the_winner_has_just_finished_the_lowest_initiative_opens() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w20"], "teal": ["w09"], "blue": ["w03"]},
        structures={"hub-s": "red w20"},
        pieces={"red": [111]},
    )
    table.play("bid 111 hub-n").play(*["pass"] * 2)
    assert table.happened("finished") == [[0, 1]]
    assert table.to_act == "blue"


@pytest.mark.rule("skyrise 4.2")
def test_a_finished_player_never_opens_even_with_the_lowest_initiative() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w01"], "teal": ["w09"], "blue": ["w03"]},
        structures={"aster-03": "red w01"},
        pieces={"red": [], "teal": [116], "blue": [113]},
        finished=["red"],
        boards={"red": {"keys": ["large"]}},
        to_act="blue",
    )
    table.play("bid 113 hub-n", "pass")
    assert table.to_act == "teal"


@pytest.mark.rule("skyrise 4.2")
def test_era_one_ends_at_once_when_a_player_has_built_all_seven() -> None:
    table = skyrise(pieces={"red": [98]}, apart=["hub-n"]).play("bid 98 hub-n")
    assert table.phase == "pick_wonders"
    assert table.happened("era-end") == [[1, 0]]
    assert table.available("teal") == ["29", "35", "47", "52", "61", "78", "94"]


@pytest.mark.rule("skyrise 4.2")
def test_the_others_keep_their_unbuilt_era_one_buildings_for_era_two() -> None:
    table = skyrise(pieces={"red": [98]}).play("bid 98 hub-n")
    for colour in ("red", "teal", "blue"):
        card = table.seen_by(colour)["seats"][table.seat_of(colour)]["hand"][0]
        table.play(f"pick {card}", by=colour)
    numbers = [piece for piece in table.available("teal") if not piece.startswith("w")]
    assert numbers == [str(n) for n in NUMBERS["teal"]]
    assert len(table.available("red")) == 6


@pytest.mark.rule("skyrise 4.2")
def test_the_first_auction_of_era_two_is_opened_by_the_lowest_initiative() -> None:
    hands = {"red": ["w05", "w06", "w07"], "teal": ["w18", "w19", "w20"], "blue": ["w02", "w03", "w04"]}
    table = skyrise(pieces={"red": [98]}, boards={c: {"hand": hand} for c, hand in hands.items()})
    table.play("bid 98 hub-n")
    for colour, hand in hands.items():
        table.play(f"pick {hand[0]}", by=colour)
    assert table.to_act == "blue"
    assert table.view["era"] == 2


@pytest.mark.rule("skyrise 4.1")
def test_who_has_only_bids_left_is_not_finished() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w20"], "teal": ["w19"], "blue": ["w16"]},
        structures={"aster-03": "red w20"},
        pieces={"red": []},
        bids=["red 24 hub-n"],
    )
    assert table.view["finish_order"] == []
    table.play("bid 47 hub-e", "pass")
    assert table.happened("auto-pass") == [[0, "no-pieces"]]
    assert table.available("red") == ["24"]
    assert table.view["finish_order"] == []


@pytest.mark.rule("skyrise 4.1")
def test_the_position_holds_everything_that_lies_on_the_table() -> None:
    table = skyrise(bids=["red 24 hub-n", "teal 47 hub-e"], passed=["blue"]).play("at hub-s")
    written = table.state.write()
    assert written["era"] == 1
    assert written["opener"] == 0
    assert written["chosen"] == "hub-s"
    assert written["passed"] == [2]
    assert written["bids"][1] == {"seat": 1, "piece": "47", "district": "hub-e"}
    assert table.phase == "respond_piece"
