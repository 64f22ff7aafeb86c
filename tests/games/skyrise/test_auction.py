"""§4.3, §4.4 Responses, passes, wonders and the Hammer."""

import pytest

from tests.games.skyrise.positions import NUMBERS, skyrise


@pytest.mark.rule("skyrise 4.3")
def test_a_raise_must_lie_next_to_the_last_bid() -> None:
    table = skyrise(bids=["teal 47 hub-n"], to_act="red")
    assert table.refuses("bid 58 aster-14") == "4.3 not-next-to-last-bid"
    assert table.allows("bid 58 hub-e")


@pytest.mark.rule("skyrise 4.3")
def test_a_raise_needs_a_higher_number() -> None:
    table = skyrise(bids=["red 58 hub-n"])
    assert table.refuses("bid 52 hub-e") == "4.3 does-not-outbid"
    assert table.allows("bid 61 hub-e")
    assert table.play("at hub-e").offers == ["bid 61 hub-e", "bid 78 hub-e", "bid 94 hub-e"]


@pytest.mark.rule("skyrise 4.3")
def test_a_piece_that_lies_as_a_bid_cannot_be_bid_again() -> None:
    table = skyrise(bids=["red 58 hub-n", "teal 61 hub-e", "blue 64 hub-s"])
    assert table.refuses("bid 58 hub-w") == "4.3 piece-lies-as-bid"
    assert table.allows("bid 67 hub-w")


@pytest.mark.rule("skyrise 4.3")
def test_a_district_with_an_earlier_bid_is_not_empty() -> None:
    table = skyrise(bids=["red 24 hub-n", "teal 47 hub-e"])
    assert table.refuses("bid 49 hub-n") == "4.3 district-is-occupied"
    assert table.districts() == {"hub-s", "aster-11", "briar-09"}


@pytest.mark.rule("skyrise 4.3")
def test_wonders_cannot_be_bid_in_era_one() -> None:
    assert skyrise(bids=["red 24 hub-n"]).refuses("bid w05 hub-e") == "4.8 piece-is-locked"


@pytest.mark.rule("skyrise 4.4")
def test_the_turn_goes_clockwise_and_skips_who_has_passed() -> None:
    table = skyrise(bids=["red 24 hub-n"])
    assert table.to_act == "teal"
    table.play("pass")
    assert table.to_act == "blue"
    table.play("bid 38 hub-e")
    assert table.to_act == "red"
    table.play("bid 41 hub-s")
    assert table.to_act == "blue"


@pytest.mark.rule("skyrise R27")
def test_finished_players_are_skipped() -> None:
    table = skyrise(
        era=2,
        wonders={"teal": ["w16"]},
        structures={"aster-03": "teal w16"},
        pieces={"teal": [], "blue": [6, 17, 81, 109, 113, "w19"]},
        finished=["teal"],
        boards={"teal": {"keys": ["large"]}},
    )
    table.play("bid 24 hub-n")
    assert table.to_act == "blue"


@pytest.mark.rule("skyrise 4.4")
def test_nobody_can_outbid_the_own_last_bid() -> None:
    table = skyrise(bids=["red 24 hub-n", "teal 29 hub-e"], passed=["blue"]).play("pass")
    assert table.structures() == {"hub-e": "teal low"}


@pytest.mark.rule("skyrise 4.4")
def test_an_auction_ends_when_everybody_else_has_passed() -> None:
    table = skyrise(bids=["red 24 hub-n"]).play("pass", "pass")
    assert table.structures() == {"hub-n": "red low"}
    assert table.view["bids"] == []


@pytest.mark.rule("skyrise 4.4")
def test_who_has_no_higher_piece_passes_automatically() -> None:
    table = skyrise(bids=["red 24 hub-n"]).play("bid 94 hub-e")
    assert table.happened("auto-pass") == [[2, "too-low"]]
    assert table.to_act == "red"


@pytest.mark.rule("skyrise R8")
def test_an_automatic_pass_is_final_for_the_auction() -> None:
    # Blue's only higher piece is tall and banned next to the Hammer; the next bid would be answerable.
    table = skyrise(
        seats=("red", "teal", "blue"),
        era=2,
        wonders={"red": ["w01"]},
        structures={
            "aster-10": "red w01",
            "hub-n": "red low",
            "aster-09": "red low",
            "briar-09": "red low",
            "hub-s": "red low",
        },
        pieces={"blue": [91]},
        bids=["red 41 hub-e", "teal 47 aster-11"],
        apart=["aster-13", "aster-08"],
        to_act="red",
        passed=["blue"],
    )
    assert table.districts() == {"aster-08", "aster-13"}
    before = skyrise(
        era=2,
        wonders={"red": ["w01"]},
        structures={
            "aster-10": "red w01",
            "hub-n": "red low",
            "aster-09": "red low",
            "briar-09": "red low",
            "hub-s": "red low",
        },
        pieces={"blue": [91]},
        bids=["red 41 hub-e"],
        apart=["aster-13", "aster-08", "aster-11"],
    ).play("bid 47 aster-11")
    assert before.happened("auto-pass") == [[2, "ban"]]
    before.play("bid 58 aster-08")  # aster-05 next to it lies outside the ban
    assert before.to_act == "teal"
    before.play("pass")
    assert before.structures()["aster-08"] == "red medium"


@pytest.mark.rule("skyrise R6")
def test_a_bid_without_an_empty_neighbour_wins_at_once() -> None:
    around = {"hub-n": "teal low", "hub-s": "teal low", "aster-11": "teal medium", "briar-09": "teal medium"}
    table = skyrise(structures=around).play("bid 24 hub-e")
    assert table.structures()["hub-e"] == "red low"


@pytest.mark.rule("skyrise R6")
def test_even_the_hammer_cannot_answer_a_blocked_wonder() -> None:
    around = {"hub-n": "red low", "aster-11": "red low", "briar-09": "red low"}
    table = skyrise(
        era=2, wonders={"red": ["w05"], "teal": ["w01"]}, structures=around, bids=["blue 6 hub-s"]
    ).play("bid w05 hub-e")
    assert table.structures()["hub-e"] == "red w05"


@pytest.mark.rule("skyrise R6")
def test_an_earlier_bid_of_the_auction_blocks_like_a_structure() -> None:
    around = {"hub-s": "red low", "aster-11": "red low", "briar-09": "red medium"}
    table = skyrise(structures=around, bids=["red 41 hub-n"]).play("bid 47 hub-e")
    assert table.structures()["hub-e"] == "teal medium"
    assert "hub-n" not in table.structures()


@pytest.mark.rule("skyrise 4.4")
def test_the_last_unfinished_player_wins_every_opening_bid_at_once() -> None:
    table = skyrise(
        seats=("red", "teal"),
        era=2,
        wonders={"red": ["w05", "w06"], "teal": ["w07", "w08"]},
        pieces={"red": [9, 111, "w05", "w06"], "teal": []},
        structures={"hub-e": "teal w07", "hub-s": "teal w08"},
        finished=["teal"],
        boards={"teal": {"keys": ["large"]}},
    ).play("bid 9 hub-n")
    assert table.structures()["hub-n"] == "red low"
    assert table.to_act == "red"


# ---------------------------------------------------------------------- wonders and the Hammer


@pytest.mark.rule("skyrise 4.4")
def test_a_wonder_wins_the_auction_at_once_when_nobody_has_the_hammer() -> None:
    table = skyrise(era=2, wonders={"red": ["w05"]}, bids=["blue 113 hub-n"]).play("bid w05 hub-e")
    assert table.structures()["hub-e"] == "red w05"
    assert "113" in table.available("blue")


@pytest.mark.rule("skyrise R7")
def test_after_a_wonder_only_the_holder_of_the_hammer_is_asked() -> None:
    table = skyrise(era=2, wonders={"red": ["w05"], "blue": ["w01"]}, bids=["blue 6 hub-n"])
    table.play("bid w05 hub-e")
    assert table.happened("auto-pass") == [[1, "no-hammer"]]
    assert table.to_act == "blue"
    assert table.refuses("bid 113 hub-s") == "4.3 only-hammer-outbids-wonder"
    assert table.again().play("pass").structures()["hub-e"] == "red w05"


@pytest.mark.rule("skyrise R7")
def test_an_outbid_wonder_goes_home_without_effect() -> None:
    table = skyrise(era=2, wonders={"red": ["w11"], "blue": ["w01"]}, bids=["blue 6 hub-n"])
    table.play("bid w11 hub-e", "bid w01 hub-s")
    assert table.structures()["hub-s"] == "blue w01"
    assert "w11" in table.available("red")
    assert table.part("red", "wonders") == 0
    assert table.part("blue", "wonders") == 5


@pytest.mark.rule("skyrise R7")
def test_who_has_passed_cannot_answer_with_the_hammer() -> None:
    table = skyrise(
        era=2, wonders={"red": ["w05"], "blue": ["w01"]}, bids=["teal 1 hub-n"], passed=["blue"], to_act="red"
    ).play("bid w05 hub-e")
    assert table.structures()["hub-e"] == "red w05"


@pytest.mark.rule("skyrise R7")
def test_the_hammer_also_outbids_buildings_and_nobody_answers_it() -> None:
    table = skyrise(era=2, wonders={"red": ["w01"]}, bids=["blue 113 hub-n"]).play("bid w01 hub-e")
    assert table.structures()["hub-e"] == "red w01"


@pytest.mark.rule("skyrise 4.4")
def test_the_example_of_the_rule_book() -> None:
    facts = {
        "seats": ("teal", "red", "blue"),
        "era": 2,
        "wonders": {"teal": ["w20"], "red": ["w19"], "blue": ["w01"]},
        "structures": {"aster-04": "teal low"},
        "pieces": {"teal": [1, 18, 86, 105, 116, "w20"], "blue": [*NUMBERS["blue"], "w01"]},
    }
    passed = skyrise(**facts).play("bid 18 aster-09", "bid 58 aster-05", "pass", "bid w20 aster-01")
    assert passed.structures()["aster-01"] == "teal w20"
    assert "18" in passed.available("teal")
    assert "58" in passed.available("red")
    asked = skyrise(**facts).play("bid 18 aster-09", "bid 58 aster-05", "bid 64 aster-08", "bid w20 aster-06")
    assert asked.happened("auto-pass") == [[1, "no-hammer"]]
    assert asked.to_act == "blue"
    assert asked.districts() == {"aster-02", "aster-07", "aster-10"}


# ---------------------------------------------------------------------- the Hammer's ban


HAMMER = {"era": 2, "wonders": {"teal": ["w01"], "red": ["w14"]}, "structures": {"aster-10": "teal w01"}}


@pytest.mark.rule("skyrise R9")
def test_opponents_may_not_bid_tall_buildings_next_to_the_hammer() -> None:
    table = skyrise(**HAMMER, bids=["blue 6 hub-e"])
    assert table.refuses("bid 98 aster-11") == "4.3 tall-banned-next-to-hammer"
    assert table.allows("bid 83 aster-11")
    assert table.allows("bid 98 hub-n")


@pytest.mark.rule("skyrise R9")
def test_the_ban_holds_for_opening_bids_too() -> None:
    table = skyrise(**HAMMER)
    assert table.refuses("bid 98 aster-11") == "4.3 tall-banned-next-to-hammer"
    assert table.allows("bid 24 aster-11")


@pytest.mark.rule("skyrise R9")
def test_the_hammers_owner_is_not_bound() -> None:
    assert skyrise(**HAMMER, to_act="teal").allows("bid 94 aster-11")


@pytest.mark.rule("skyrise R15")
def test_the_ban_binds_the_studio_tower_as_well() -> None:
    table = skyrise(**HAMMER, bids=["blue 6 hub-e"])
    assert table.refuses("bid w14 aster-11") == "4.3 tall-banned-next-to-hammer"
    assert table.allows("bid w14 hub-n")


@pytest.mark.rule("skyrise R15")
def test_the_studio_tower_is_a_wonder_and_may_not_open_while_buildings_are_available() -> None:
    assert skyrise(era=2, wonders={"red": ["w14"]}).refuses("bid w14 hub-n") == "4.3 wonder-may-not-open"


def last_districts(red: list[object], empty: list[str], **facts: object) -> dict[str, object]:
    """Two players, Teal's Hammer built, only few districts empty."""
    hub = {"hub-n": "teal w13", "hub-e": "red w19", "hub-s": "red w20", "hub-w": "teal low"}
    return {
        "seats": ("red", "teal"),
        "era": 2,
        "wonders": {"red": ["w19", "w20"], "teal": ["w01", "w13"]},
        "pieces": {"red": red, "teal": []},
        "apart": empty,
        "finished": ["teal"],
        "boards": {"teal": {"keys": ["large"]}},
        "structures": hub,
        **facts,
    }


@pytest.mark.rule("skyrise R9")
def test_exception_one_lifts_the_ban_when_every_empty_district_lies_next_to_the_hammer() -> None:
    empty = ["aster-06", "aster-08", "aster-12", "aster-13", "aster-14"]
    facts = last_districts([111], empty)
    facts["structures"] = {**facts["structures"], "aster-10": "teal w01"}  # type: ignore[dict-item]
    table = skyrise(**facts)
    assert table.districts() == set(empty)
    assert table.allows("bid 111 aster-06")


@pytest.mark.rule("skyrise R9")
def test_exception_one_holds_for_the_whole_auction() -> None:
    empty = ["aster-06", "aster-08", "aster-11", "aster-12", "aster-13", "aster-14"]
    facts = last_districts([111], empty, finished=[], boards={})
    facts["pieces"] = {"red": [111], "teal": [1]}
    facts["structures"] = {**facts["structures"], "aster-10": "teal w01"}  # type: ignore[dict-item]
    table = skyrise(**facts, to_act="teal").play("bid 1 aster-12")
    assert table.to_act == "red"
    assert table.allows("bid 111 aster-14")


@pytest.mark.rule("skyrise R9")
def test_without_exception_one_the_answer_would_be_banned() -> None:
    empty = ["aster-03", "aster-08", "aster-11", "aster-12", "aster-13", "aster-14"]
    facts = last_districts([111], empty, finished=[], boards={})
    facts["pieces"] = {"red": [111], "teal": [1]}
    facts["structures"] = {**facts["structures"], "aster-10": "teal w01"}  # type: ignore[dict-item]
    table = skyrise(**facts, to_act="teal").play("bid 1 aster-12")
    assert table.happened("auto-pass") == [[0, "ban"]]
    assert table.structures()["aster-12"] == "teal low"


@pytest.mark.rule("skyrise R9")
def test_exception_two_lifts_a_ban_that_leaves_no_opening_at_all() -> None:
    # aster-03 is empty and outside the ban, but no opening district: its neighbours are empty too.
    empty = ["aster-02", "aster-03", "aster-07", "aster-08", "aster-10"]
    facts = last_districts([111], empty)
    facts["structures"] = {**facts["structures"], "aster-06": "teal w01"}  # type: ignore[dict-item]
    table = skyrise(**facts)
    assert table.districts() == {"aster-02", "aster-07", "aster-08", "aster-10"}
    assert table.allows("bid 111 aster-02")


@pytest.mark.rule("skyrise R9")
def test_exception_two_does_not_help_a_tall_building_beside_a_low_one() -> None:
    empty = ["aster-02", "aster-03", "aster-07", "aster-08", "aster-10", "aster-01"]
    facts = last_districts([9, 111], empty)
    facts["structures"] = {**facts["structures"], "aster-06": "teal w01"}  # type: ignore[dict-item]
    table = skyrise(**facts)
    assert table.refuses("bid 111 aster-08") == "4.3 tall-banned-next-to-hammer"
    assert table.allows("bid 9 aster-08")
