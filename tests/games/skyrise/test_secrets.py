"""§7 Who sees what, row by row, and what is drawn anew for bots."""

import json
from collections import Counter

import pytest

from mansard import visible
from tests.games.skyrise.positions import City, skyrise

EVERYBODY = [None, "red", "teal", "blue"]


def table_in_play() -> City:
    """Era 1, an auction under way; Red holds a patron disc B."""
    return skyrise(
        structures={"aster-04": "red low"},
        bids=["red 36 hub-n", "teal 47 hub-e"],
        passed=["blue"],
        boards={"red": {"patrons": {"B": 1}}},
        patrons={"A": 2, "B": 5, "C": 3, "D": 4},
    )


def choosing() -> City:
    hands = {"red": ["w05", "w06", "w07"], "teal": ["w18", "w19", "w20"], "blue": ["w02", "w03", "w04"]}
    return skyrise(phase="pick_wonders", boards={c: {"hand": hand} for c, hand in hands.items()})


@pytest.mark.rule("skyrise 7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_board_bids_structures_and_pieces_are_public(viewer: str | None) -> None:
    seen = table_in_play().seen_by(viewer)
    assert seen["bids"][1] == {"seat": 1, "piece": "47", "district": "hub-e"}
    assert seen["seats"][0]["structures"] == {"aster-04": "low"}
    assert len(seen["discs"]) == 45
    for seat in seen["seats"]:
        assert len(seat["locked"]) == 5
        assert len(seat["available"]) >= 5
    assert seen["seats"][1]["available"] == ["29", "35", "52", "61", "78", "94"]


@pytest.mark.rule("skyrise 7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_tracks_visionary_keys_scores_and_passes_are_public(viewer: str | None) -> None:
    seen = table_in_play().seen_by(viewer)
    assert seen["passed"] == [2]
    assert seen["seats"][0]["patrons"] == {"A": 0, "B": 1, "C": 0, "D": 0}
    for seat in seen["seats"]:
        assert {"tracks", "excess", "commissions", "keys", "scored"} <= set(seat)


@pytest.mark.rule("skyrise 7.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_panoramas_islands_and_slots_are_public(viewer: str | None) -> None:
    seen = table_in_play().seen_by(viewer)
    assert seen["islands"] == ["aster", "briar", "cedar", None]
    assert seen["panoramas"] == ["airships", "windmills"]
    assert len(seen["bridges"]) == 8


@pytest.mark.rule("skyrise 7.1")
def test_a_wonder_hand_is_its_owners() -> None:
    table = choosing()
    assert table.seen_by("red")["seats"][0]["hand"] == ["w05", "w06", "w07"]
    for viewer in (None, "teal", "blue"):
        assert table.seen_by(viewer)["seats"][0]["hand"] is None
        assert "w05" not in json.dumps(table.seen_by(viewer))


@pytest.mark.rule("skyrise 7.1")
def test_the_cards_not_chosen_are_never_shown() -> None:
    table = choosing().play("pick w05", "pick w18", "pick w02")
    for viewer in EVERYBODY:
        text = json.dumps(table.seen_by(viewer))
        assert all(card in text for card in ("w05", "w18", "w02"))
        assert not any(card in text for card in ("w06", "w07", "w19", "w20", "w03", "w04"))


@pytest.mark.rule("skyrise 7.1")
def test_undealt_cards_are_seen_by_nobody() -> None:
    table = choosing()
    for viewer in EVERYBODY:
        text = json.dumps(table.seen_by(viewer))
        assert not any(f"w{n:02}" in text for n in range(8, 18))
        assert '"brown"' in text  # the undealt objective's colour occurs as a colour of districts only
        assert [seat["objective"] for seat in table.seen_by(viewer)["seats"]].count("brown") == 0


@pytest.mark.rule("skyrise 7.1")
def test_of_a_submitted_pick_others_see_only_that_it_was_made() -> None:
    table = choosing().play("pick w19", by="teal")
    assert table.seen_by("teal")["seats"][1]["chosen"] == ["w19"]
    for viewer in (None, "red", "blue"):
        seen = table.seen_by(viewer)["seats"][1]
        assert seen["has_picked"] is True
        assert seen["chosen"] is None
        assert "w19" not in json.dumps([e.to_json() for e in visible(table.events, None)])


@pytest.mark.rule("skyrise 7.1")
def test_an_objective_is_its_owners_until_it_is_revealed() -> None:
    table = table_in_play()
    assert table.seen_by("red")["seats"][0]["objective"] == "yellow"
    for viewer in (None, "teal", "blue"):
        assert table.seen_by(viewer)["seats"][0]["objective"] is None


@pytest.mark.rule("skyrise 7.1")
@pytest.mark.rule("skyrise R30")
def test_a_patron_tile_is_known_to_who_holds_a_disc_of_its_letter() -> None:
    table = table_in_play()
    assert table.seen_by("red")["patrons"] == {"A": None, "B": 5, "C": None, "D": None}
    for viewer in (None, "teal", "blue"):
        assert table.seen_by(viewer)["patrons"]["B"] is None


@pytest.mark.rule("skyrise 7.2")
def test_a_view_keeps_counts_and_hides_values_in_standings_too() -> None:
    built = {"aster-01": "red low", "aster-03": "red low", "aster-08": "red medium", "hub-n": "red medium"}
    table = skyrise(
        structures=built, boards={"red": {"patrons": {"B": 2}}}, patrons={"A": 2, "B": 5, "C": 3, "D": 4}
    )
    own = dict(table.seen_by("red")["seats"][0]["standing"])
    others = dict(table.seen_by("teal")["seats"][0]["standing"])
    assert (own["objective"], own["patrons"]) == (10, 10)
    assert (others["objective"], others["patrons"]) == (0, 0)
    assert others["structures"] == own["structures"]


@pytest.mark.rule("skyrise 7.2")
def test_no_view_shows_the_state_of_chance() -> None:
    table = table_in_play()
    for viewer in EVERYBODY:
        assert "rng" not in table.seen_by(viewer)
        assert "reveals" not in table.seen_by(viewer)


# ---------------------------------------------------------------------- §7.3 re-sampling


@pytest.mark.rule("skyrise 7.3")
def test_known_patron_values_stay_and_the_others_are_permuted_evenly() -> None:
    table = table_in_play()
    drawn = Counter(tuple(table.state.resample(0, seed).write()["patrons"].values()) for seed in range(600))
    assert len(drawn) == 6
    assert all(values[1] == 5 for values in drawn)
    assert min(drawn.values()) > 60


@pytest.mark.rule("skyrise 7.3")
def test_own_and_revealed_objectives_stay_and_the_others_are_dealt_anew() -> None:
    table = skyrise(
        era=2,
        wonders={"teal": ["w08"]},
        structures={"hub-n": "teal w08"},
        boards={"teal": {"objective": "green", "objective_shown": True}},
    )
    drawn = Counter(
        tuple(seat["objective"] for seat in table.state.resample(0, seed).write()["seats"])
        for seed in range(200)
    )
    assert set(drawn) == {("yellow", "green", "white"), ("yellow", "green", "brown")}
    assert min(drawn.values()) > 60


@pytest.mark.rule("skyrise 7.3")
def test_other_hands_and_picks_are_dealt_anew_before_the_reveal() -> None:
    table = choosing().play("pick w19", by="teal")
    teal_hands = set()
    for seed in range(100):
        seats = table.state.resample(0, seed).write()["seats"]
        assert seats[0]["hand"] == ["w05", "w06", "w07"]
        assert set(seats[1]["chosen"]) <= set(seats[1]["hand"])
        assert not set(seats[1]["hand"]) & set(seats[2]["hand"])
        teal_hands.add(tuple(seats[1]["hand"]))
    assert len(teal_hands) > 80


@pytest.mark.rule("skyrise 7.3")
def test_after_the_reveal_wonders_need_no_sampling() -> None:
    table = choosing().play("pick w05", "pick w18", "pick w02")
    other = table.state.resample(1, 3)
    assert [seat["chosen"] for seat in other.write()["seats"]] == [["w05"], ["w18"], ["w02"]]
