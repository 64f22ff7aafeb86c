"""§7 What a view says of the table beyond the pieces: whoever draws it has nothing to count."""

import pytest

from tests.games.skyrise.positions import GAME, skyrise

FOUR_YELLOW = {
    "aster-01": "red low",
    "aster-03": "red low",
    "aster-08": "red medium",
    "hub-n": "red medium",
}


@pytest.mark.rule("skyrise 4.9")
def test_a_view_names_who_controls_every_island() -> None:
    table = skyrise(
        structures={"aster-01": "red tall", "aster-04": "red low", "hub-n": "teal low", "hub-e": "blue low"}
    )
    assert table.view["control"] == {"hub": [1, 2], "aster": [0], "briar": [], "cedar": []}


@pytest.mark.rule("skyrise 2.8")
def test_the_studio_tower_controls_like_a_tall_building_and_another_wonder_does_not() -> None:
    wonders = {"red": ["w14"], "teal": ["w05"]}
    structures = {"aster-01": "red w14", "aster-04": "teal tall", "hub-n": "teal w05", "hub-e": "red low"}
    control = skyrise(era=2, wonders=wonders, structures=structures).view["control"]
    assert control["aster"] == [0, 1]
    assert control["hub"] == [0]


@pytest.mark.rule("skyrise 2.7")
def test_a_view_counts_how_often_everybody_fulfils_a_panorama() -> None:
    bridge = skyrise().view["bridges"][0]
    structures = dict.fromkeys(bridge, "red low") | {"aster-07": "teal low"}
    seen = skyrise(panoramas=["windmills", "bridges"], structures=structures).view
    assert list(seen["panorama_hits"]) == seen["panoramas"]
    assert seen["panorama_hits"]["bridges"] == [1, 0, 0]


@pytest.mark.rule("skyrise 4.3")
def test_a_view_marks_the_pieces_that_do_not_outbid_the_last_bid() -> None:
    table = skyrise(bids=["red 58 hub-n"])
    assert table.view["leader"] == table.seat_of("red")
    assert table.board("teal")["too_low"] == ["29", "35", "47", "52"]
    opening = skyrise()
    assert opening.view["leader"] is None
    assert all(seat["too_low"] == [] for seat in opening.view["seats"])


@pytest.mark.rule("skyrise 4.3")
def test_beside_a_wonder_everything_but_the_hammer_is_too_low() -> None:
    wonders = {"red": ["w05"], "teal": ["w01"], "blue": ["w20"]}
    table = skyrise(era=2, wonders=wonders, bids=["red w05 hub-n"])
    assert "w01" not in table.board("teal")["too_low"]
    assert table.board("blue")["too_low"] == table.available("blue")


@pytest.mark.rule("skyrise 2.6")
def test_progress_by_colour_is_public_and_a_met_objective_is_its_owners() -> None:
    table = skyrise(structures=FOUR_YELLOW)
    assert table.board("red")["in_colour"] == {"yellow": 4, "green": 0, "white": 0, "brown": 0}
    assert [seat["objective_met"] for seat in table.seen_by("red")["seats"]] == [True, None, None]
    assert [seat["objective_met"] for seat in table.seen_by("teal")["seats"]] == [None, False, None]


@pytest.mark.rule("skyrise 7.2")
def test_prestige_is_the_sum_of_what_the_viewer_knows() -> None:
    table = skyrise(structures=FOUR_YELLOW)
    for viewer in (None, "red", "teal"):
        for seat in table.seen_by(viewer)["seats"]:
            assert seat["prestige"] == sum(points for _, points in seat["standing"])
    assert table.seen_by("red")["seats"][0]["prestige"] == table.seen_by("teal")["seats"][0]["prestige"] + 10


@pytest.mark.rule("skyrise 2.5")
def test_the_keys_in_the_game_have_holders() -> None:
    assert skyrise(seats=("red", "teal")).view["keys"] == {"large": None}
    finished = skyrise(era=2, pieces={"teal": []}, finished=["teal"], boards={"teal": {"keys": ["large"]}})
    assert finished.view["keys"] == {"large": 1, "small": None}


@pytest.mark.rule("skyrise 4.4")
def test_an_auction_counts_until_its_last_disc_is_placed() -> None:
    table = skyrise(discs={"hub-n": "wild"})
    assert (table.view["auction"], table.view["pieces"]) == (1, 13)
    table.play("bid 98 hub-n").pass_all()
    assert (table.phase, table.view["auction"]) == ("place_wild", 1)
    assert table.play("wild green").view["auction"] == 2
    assert skyrise(seats=("red", "teal")).view["pieces"] == 14


@pytest.mark.rule("skyrise 4.4")
def test_a_bid_that_nobody_can_answer_is_told_to_win_even_if_it_costs_points() -> None:
    table = skyrise(
        seats=("red", "teal"),
        structures={"aster-01": "red low", "aster-03": "red low", "aster-08": "red medium"},
        boards={"red": {"tracks": {"yellow": 3}}},
        discs={"hub-n": "yellow"},
    ).play("at hub-n")
    facts = {GAME.show(table.state, a): GAME.facts(table.state, a) for a in table.state.legal(0)}
    before = table.part("red", "structures")
    assert facts["bid 72 hub-n"] == {}
    assert facts["bid 98 hub-n"] == {"wins": True}
    assert table.play("bid 98 hub-n").part("red", "structures") < before
