"""§2.8 The twenty wonders: what each is worth in a small position."""

import pytest

from tests.games.skyrise.positions import City, skyrise


def build(card: str, at: str = "hub-e", opening: str = "blue 6 hub-n", **facts: object) -> City:
    """Red answers Blue's opening bid with the wonder and builds it."""
    return skyrise(era=2, wonders={"red": [card]}, bids=[opening], **facts).play(f"bid {card} {at}")


def gain(card: str, at: str = "hub-e", opening: str = "blue 6 hub-n", **facts: object) -> int:
    """The prestige that building the wonder brings."""
    return build(card, at, opening, **facts).part("red", "wonders")


@pytest.mark.rule("skyrise 2.8")
def test_hammer_pays_five() -> None:
    assert gain("w01") == 5


@pytest.mark.rule("skyrise 2.8")
def test_assembly_hall_pays_five() -> None:
    assert gain("w02") == 5


@pytest.mark.rule("skyrise R18")
def test_auction_palace_pays_two_for_every_bid_its_own_included_but_not_for_passes() -> None:
    assert gain("w03") == 4
    bids = ["red 24 hub-n", "teal 29 hub-e", "blue 81 hub-s"]
    table = skyrise(era=2, wonders={"red": ["w03"]}, bids=bids).play("bid w03 hub-w")
    assert table.part("red", "wonders") == 8
    passed = skyrise(era=2, wonders={"red": ["w03"]}, bids=["blue 6 hub-n"], passed=["teal"])
    assert passed.play("bid w03 hub-e").part("red", "wonders") == 4


@pytest.mark.rule("skyrise 2.8")
def test_lake_baths_pay_eight_for_three_different_lakes() -> None:
    two = {"aster-05": "red low", "aster-07": "red low"}  # both lakes of Aster
    assert gain("w04", structures=two) == 0
    assert gain("w04", structures={**two, "aster-01": "red low"}) == 0  # the first lake again
    assert gain("w04", structures={**two, "briar-01": "red low"}) == 8
    at_the_lake = {**two, "hub-e": "teal low"}
    assert gain("w04", at="briar-04", opening="blue 6 briar-09", structures=at_the_lake) == 8


@pytest.mark.rule("skyrise 2.8")
def test_mooring_mast_pays_eight_for_four_different_airships() -> None:
    three = {"aster-05": "red low", "aster-02": "red low", "aster-12": "red low"}
    assert gain("w05", structures=three) == 8  # the hub's airship is the fourth
    assert gain("w05", structures=dict(list(three.items())[:2])) == 0


@pytest.mark.rule("skyrise R23")
def test_landmark_square_pays_two_for_every_adjacent_structure_over_bridges_too() -> None:
    around = {"hub-s": "teal low", "aster-11": "red low"}
    assert gain("w06", structures=around) == 4
    assert gain("w06") == 0


@pytest.mark.rule("skyrise R23")
def test_lookout_pays_two_for_every_adjacent_empty_district() -> None:
    assert gain("w07") == 8  # hub-n (Blue's bid went home), hub-s, aster-11, briar-09
    assert gain("w07", structures={"hub-s": "teal low", "aster-11": "red low"}) == 4


@pytest.mark.rule("skyrise R24")
def test_manifesto_house_reveals_the_objective_and_pays_two_for_its_structures() -> None:
    built = {"aster-01": "red low", "aster-03": "red low", "aster-02": "red low"}
    table = build("w08", at="hub-n", opening="blue 6 hub-e", structures=built)  # Red's colour is yellow
    assert table.part("red", "wonders") == 6
    assert table.happened("objective-revealed") == [[0, "yellow"]]
    assert table.seen_by("teal")["seats"][0]["objective"] == "yellow"
    assert table.seen_by(None)["seats"][0]["objective_shown"] is True


@pytest.mark.rule("skyrise R24")
def test_a_revealed_objective_still_scores_at_the_end() -> None:
    built = {"aster-01": "red low", "aster-03": "red low", "aster-08": "red low"}
    table = build("w08", at="hub-n", opening="blue 6 hub-e", structures=built)
    assert table.part("red", "wonders") == 8
    assert table.part("red", "objective") == 10


@pytest.mark.rule("skyrise 2.8")
@pytest.mark.rule("skyrise R33")
def test_mixed_gardens_pay_four_for_every_track_with_two_discs() -> None:
    tracks = {"yellow": 2, "green": 3, "white": 1}
    board = {"red": {"tracks": tracks}}
    assert gain("w09", boards=board, discs={"hub-e": "white"}) == 12
    assert gain("w09", boards=board, discs={"hub-e": "brown"}) == 8


@pytest.mark.rule("skyrise 2.8")
def test_mixed_gardens_pay_sixteen_at_most() -> None:
    board = {"red": {"tracks": {"yellow": 2, "green": 2, "white": 2, "brown": 1}}}
    assert gain("w09", boards=board, discs={"hub-e": "brown"}) == 16


@pytest.mark.rule("skyrise R16")
def test_academy_scores_both_panoramas_on_its_island_only() -> None:
    here = {"aster-05": "red low", "aster-08": "red low"}
    there = {"briar-04": "red medium", "briar-05": "red medium"}
    table = build("w10", "aster-09", structures={**here, **there}, panoramas=["airships", "lakes"])
    assert table.part("red", "wonders") == 3 + 4
    assert table.part("teal", "wonders") == table.part("blue", "wonders") == 0


@pytest.mark.rule("skyrise R16")
def test_academy_counts_a_bridge_with_one_end_here_and_chains_here() -> None:
    built = {
        "hub-n": "red low",
        "aster-05": "red low",
        "aster-04": "red low",
        "aster-14": "red low",
        "briar-04": "red medium",
        "hub-e": "teal low",
    }
    cards = ["bridges", "chains"]
    assert gain("w10", "aster-09", "blue 6 aster-11", structures=built, panoramas=cards) == 4 + 4 + 5
    away = {
        "hub-n": "red low",
        "hub-e": "red low",
        "hub-w": "red low",
        "hub-s": "red low",
        "briar-09": "red medium",
    }
    assert (
        gain("w10", "aster-09", "blue 6 aster-11", structures=away, panoramas=cards) == 4
    )  # only the bridge from hub-n


@pytest.mark.rule("skyrise R19")
def test_hub_park_pays_two_for_every_structure_on_the_hub_of_any_owner() -> None:
    assert gain("w11", structures={"hub-s": "teal low", "hub-w": "red low"}) == 6
    assert gain("w11", at="aster-09", structures={"hub-s": "teal low"}) == 2


@pytest.mark.rule("skyrise 2.8")
def test_patrons_gallery_pays_three_for_every_different_letter() -> None:
    board = {"red": {"patrons": {"A": 1, "B": 2}}}
    assert gain("w12", boards=board, discs={"hub-e": "C"}) == 9
    assert gain("w12", boards=board, discs={"hub-e": "B"}) == 6


@pytest.mark.rule("skyrise 2.8")
@pytest.mark.rule("skyrise R15")
def test_tower_crown_pays_three_for_every_tall_building_here_the_studio_tower_too() -> None:
    talls = {"aster-05": "teal tall", "aster-04": "red tall", "briar-01": "red tall"}
    assert gain("w13", at="aster-09", structures=talls) == 6
    table = skyrise(
        era=2,
        wonders={"red": ["w13"], "teal": ["w14"]},
        structures={"aster-05": "teal w14"},
        bids=["blue 6 hub-n"],
    ).play("bid w13 aster-09")
    assert table.part("red", "wonders") == 3


@pytest.mark.rule("skyrise R15")
def test_studio_tower_pays_three_for_every_own_tall_building_itself_included() -> None:
    talls = {"aster-05": "teal tall", "aster-04": "red tall", "briar-01": "red tall"}
    assert gain("w14", structures=talls) == 9
    assert gain("w14") == 3


@pytest.mark.rule("skyrise R22")
def test_donors_spire_pays_three_for_every_patron_disc_whatever_its_value() -> None:
    board = {"red": {"patrons": {"A": 1, "B": 2}}}
    for patrons in ({"A": 2, "B": 3, "C": 4, "D": 5}, {"A": 5, "B": 4, "C": 3, "D": 2}):
        assert gain("w15", boards=board, discs={"hub-e": "D"}, patrons=patrons) == 12
    assert gain("w15", boards=board, discs={"hub-e": "white"}) == 9


@pytest.mark.rule("skyrise 2.8")
def test_painted_quarter_pays_three_for_every_colour_with_an_own_structure_here() -> None:
    built = {"aster-01": "red low", "aster-05": "red low", "aster-06": "red medium", "briar-05": "red low"}
    assert gain("w16", at="aster-09", structures=built) == 9  # yellow, white, green; brown is on Briar


@pytest.mark.rule("skyrise R20")
@pytest.mark.parametrize(
    ("left", "points"), [([], 12), ([9], 8), ([9, 14], 4), ([9, 14, 24], 0), ([9, 14, 24, 36], 0)]
)
def test_keystone_pays_the_more_the_fewer_pieces_are_unbuilt(left: list[object], points: int) -> None:
    assert gain("w17", pieces={"red": [*left, "w17"]}) == points


@pytest.mark.rule("skyrise R20")
def test_keystone_counts_the_own_losing_bid_and_the_other_wonder_as_unbuilt() -> None:
    facts = {"era": 2, "seats": ("red", "teal"), "wonders": {"red": ["w17", "w20"]}}
    table = skyrise(**facts, pieces={"red": ["w17", "w20"]}, bids=["teal 1 hub-n"]).play("bid w17 hub-e")
    assert table.part("red", "wonders") == 8
    both = skyrise(**facts, pieces={"red": ["w17", "w20"]}, bids=["red 24 hub-n", "teal 29 hub-e"])
    assert both.play("bid w17 hub-s").part("red", "wonders") == 4


@pytest.mark.rule("skyrise R21")
def test_vault_pays_nothing_but_takes_a_second_disc() -> None:
    table = build("w18", discs={"hub-e": "white", "hub-n": "green"})
    assert table.part("red", "wonders") == 0
    table.play("take hub-n")
    assert table.board("red")["tracks"] == {"yellow": 0, "green": 1, "white": 1, "brown": 0}


@pytest.mark.rule("skyrise 2.8")
def test_pinnacle_pays_five_for_every_island_controlled_now_shared_ones_too() -> None:
    built = {"aster-04": "red tall", "hub-s": "red low", "hub-w": "teal low"}
    assert gain("w19", structures=built) == 10
    assert gain("w19", structures={"hub-s": "teal low"}) == 0  # a wonder alone controls nothing


@pytest.mark.rule("skyrise 2.8")
def test_long_colonnade_pays_two_for_every_structure_of_the_longest_chain() -> None:
    row = {"aster-04": "red low", "aster-05": "red low", "aster-08": "red low"}
    assert gain("w20", at="hub-w", structures=row) == 6  # the wonder need not be in it
    over_a_bridge = {"aster-09": "red low", "aster-05": "red low"}
    assert gain("w20", at="hub-n", opening="blue 6 hub-e", structures=over_a_bridge) == 6


@pytest.mark.rule("skyrise 2.8")
def test_a_chain_is_a_path_and_not_a_star() -> None:
    star = {"aster-10": "red low", "aster-06": "red low", "aster-11": "red low", "aster-12": "red low"}
    assert gain("w20", at="hub-w", structures=star) == 6


@pytest.mark.rule("skyrise 2.8")
def test_every_effect_is_told_with_what_it_counted() -> None:
    assert build("w07").happened("wonder") == [[0, "w07", 8, 4]]
    assert build("w17", pieces={"red": [9, "w17"]}).happened("wonder") == [[0, "w17", 8, 1]]
    lakes = {"aster-05": "red low", "aster-07": "red low"}
    assert build("w04", structures=lakes).happened("wonder") == [[0, "w04", 0, 2]]
    assert build("w01").happened("wonder") == [[0, "w01", 5, -1]]
