"""§4.5-§4.7 Taking discs: tracks, visionary, wild discs, the Vault."""

import pytest

from tests.games.skyrise.positions import City, skyrise

FULL = {
    "structures": {
        "aster-01": "red low",
        "aster-03": "red low",
        "aster-08": "red medium",
        "aster-14": "red medium",
    },
    "boards": {"red": {"tracks": {"yellow": 4}}},
}


def take(disc: str, **facts: object) -> City:
    """Red opens in hub-n with the highest number of era 1 and takes this disc."""
    return skyrise(discs={"hub-n": disc}, **facts).play("bid 98 hub-n")


@pytest.mark.rule("skyrise 4.5")
def test_a_district_disc_goes_onto_its_track() -> None:
    table = take("green")
    assert table.board("red")["tracks"] == {"yellow": 0, "green": 1, "white": 0, "brown": 0}
    assert table.happened("disc") == [[0, "green", "hub-n", "green"]]


@pytest.mark.rule("skyrise 4.5")
def test_the_fifth_disc_of_a_colour_goes_onto_the_visionary() -> None:
    table = take("yellow", **FULL)
    assert table.board("red")["tracks"]["yellow"] == 4
    assert table.board("red")["excess"] == 1
    assert table.part("red", "excess") == 10
    assert table.happened("disc") == [[0, "yellow", "hub-n", "visionary"]]


@pytest.mark.rule("skyrise 4.5")
def test_a_patron_disc_goes_onto_the_visionary_and_tells_its_owner_the_value() -> None:
    table = take("C", patrons={"A": 2, "B": 3, "C": 5, "D": 4})
    assert table.board("red")["patrons"]["C"] == 1
    assert table.part("red", "patrons") == 5
    assert table.seen_by("red")["patrons"] == {"A": None, "B": None, "C": 5, "D": None}
    assert table.seen_by("teal")["patrons"]["C"] is None
    learned = [event for event in table.events if event.name == "patron-learned"]
    assert [event.args for event in learned] == [[0, "C", 5]]
    assert [learned[0].seen_by(seat) for seat in (None, 0, 1)] == [False, True, False]


@pytest.mark.rule("skyrise 4.5")
def test_a_commission_disc_goes_onto_the_visionary() -> None:
    table = take("commission")
    assert table.board("red")["commissions"] == 1
    assert table.part("red", "commission") == 1


@pytest.mark.rule("skyrise R33")
def test_only_discs_taken_count_not_the_printed_first_column() -> None:
    assert take("green").board("red")["track_values"]["green"] == 3
    table = skyrise(boards={"red": {"tracks": {}}})
    assert table.board("red")["track_values"]["green"] == 2


# ---------------------------------------------------------------------- §4.6 wild discs


@pytest.mark.rule("skyrise 4.6")
def test_a_wild_disc_may_go_onto_any_track_with_room() -> None:
    table = take("wild")
    assert table.to_act == "red"
    assert table.offers == ["wild yellow", "wild green", "wild white", "wild brown"]
    assert table.refuses("wild visionary") == "4.6 no-track-is-full"


@pytest.mark.rule("skyrise 4.6")
def test_on_a_track_the_wild_disc_counts_as_a_disc_of_that_colour() -> None:
    table = take("wild").play("wild brown")
    assert table.board("red")["tracks"]["brown"] == 1
    assert table.board("red")["track_values"]["brown"] == 3
    assert table.phase == "open_district"


@pytest.mark.rule("skyrise R12")
def test_beside_a_full_track_the_wild_disc_may_go_onto_the_visionary_but_not_onto_the_full_track() -> None:
    table = take("wild", **FULL)
    assert table.offers == ["wild green", "wild white", "wild brown", "wild visionary"]
    assert table.refuses("wild yellow") == "4.6 track-is-full"
    table.play("wild visionary")
    assert table.board("red")["excess"] == 1
    assert table.part("red", "excess") == 10


# ---------------------------------------------------------------------- §4.7 the Vault


def vault(**facts: object) -> City:
    """Red builds the Vault in hub-e; hub-n, hub-s and hub-w are empty."""
    facts = {"discs": {"hub-e": "white", "hub-n": "A", "hub-s": "wild", "hub-w": "green"}, **facts}
    table = skyrise(era=2, wonders={"red": ["w18"]}, bids=["blue 6 hub-n"], **facts)
    return table.play("bid w18 hub-e")


@pytest.mark.rule("skyrise 4.7")
def test_the_vault_takes_the_disc_of_an_empty_district_of_its_island() -> None:
    table = vault()
    assert table.offers == ["decline", "take hub-n", "take hub-s", "take hub-w"]
    assert table.refuses("take aster-01") == "4.7 not-on-the-vaults-island"
    assert table.refuses("take hub-e") == "4.7 no-disc-to-take-there"
    table.play("take hub-n")
    assert table.board("red")["patrons"]["A"] == 1
    assert "hub-n" not in table.view["discs"]


@pytest.mark.rule("skyrise 4.7")
def test_the_vault_may_decline() -> None:
    table = vault().play("decline")
    assert table.view["discs"]["hub-n"] == "A"
    assert table.phase == "open_district"
    assert table.to_act == "red"


@pytest.mark.rule("skyrise 4.7")
def test_whoever_builds_in_the_emptied_district_gets_no_disc() -> None:
    table = vault().play("take hub-n")
    before = table.board("red")
    table.play("bid 98 hub-n").pass_all()
    assert table.structures()["hub-n"] == "red tall"
    after = table.board("red")
    assert (after["tracks"], after["patrons"]) == (before["tracks"], before["patrons"])


@pytest.mark.rule("skyrise R21")
def test_the_vaults_disc_may_be_of_any_kind_and_a_wild_one_is_placed() -> None:
    table = vault().play("take hub-s")
    assert table.phase == "place_wild"
    table.play("wild green")
    assert table.board("red")["tracks"] == {"yellow": 0, "green": 1, "white": 1, "brown": 0}
    assert table.to_act == "red"
    assert table.phase == "open_district"


@pytest.mark.rule("skyrise 4.7")
def test_a_wild_disc_under_the_vault_leads_to_two_choices() -> None:
    discs = {"hub-e": "wild", "hub-n": "wild", "hub-s": "white", "hub-w": "green"}
    table = skyrise(
        seats=("red", "teal"), era=2, wonders={"red": ["w18", "w20"]}, discs=discs, bids=["teal 1 hub-n"]
    ).play("bid w18 hub-e")
    assert table.phase == "place_wild"
    table.play("wild brown")
    assert table.phase == "vault_take"
    table.play("take hub-n", "wild brown")
    assert table.board("red")["tracks"]["brown"] == 2
    assert table.phase == "open_district"


@pytest.mark.rule("skyrise 4.11")
def test_without_a_disc_to_take_the_vaults_step_is_skipped() -> None:
    built = {"hub-n": "red low", "hub-s": "red low", "hub-w": "red low"}
    table = skyrise(
        era=2, wonders={"red": ["w18"]}, structures={**built, "briar-04": "red low"}, bids=["blue 6 briar-09"]
    ).play("bid w18 hub-e")
    assert table.structures()["hub-e"] == "red w18"
    assert table.phase == "open_district"


@pytest.mark.rule("skyrise 4.11")
def test_a_response_always_offers_a_pass_and_a_district() -> None:
    table = skyrise(bids=["red 24 hub-n"])
    assert table.offers[0] == "pass"
    assert len(table.offers) > 1


@pytest.mark.rule("skyrise 4.11")
def test_with_every_track_full_the_wild_disc_goes_onto_the_visionary() -> None:
    sixteen = {"yellow": 4, "green": 4, "white": 4, "brown": 4}
    table = skyrise(
        era=2,
        discs={"hub-n": "wild"},
        pieces={"teal": [], "red": [98]},
        wonders={"teal": ["w19"], "red": ["w20"]},
        structures={"aster-03": "teal w19", "aster-05": "red w20"},
        finished=["teal"],
        boards={"red": {"tracks": sixteen}, "teal": {"keys": ["large"]}},
    ).play("bid 98 hub-n")
    table.pass_all()
    assert table.offers == ["wild visionary"]
