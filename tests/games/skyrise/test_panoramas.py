"""§2.7, §4.9 Panorama cards and the control of islands."""

import pytest

from tests.games.skyrise.positions import skyrise


def panorama(card: str, *districts: str, **facts: object) -> int:
    """What one panorama card would pay Red for structures in these districts."""
    kinds = ["low", "low", "medium", "medium", "medium", "medium", "tall"]
    built = {d: f"red {kind}" for d, kind in zip(districts, kinds, strict=False)}
    others = [c for c in ("airships", "windmills", "lakes", "bridges", "chains") if c != card]
    pairs = [skyrise(structures=built, panoramas=[card, other], **facts) for other in others[:2]]
    alone = skyrise(structures=built, panoramas=others[:2], **facts).part("red", "panoramas")
    return (sum(table.part("red", "panoramas") for table in pairs) - alone) // 2


@pytest.mark.rule("skyrise 2.7")
def test_airships_pay_three_for_every_airship_with_two_own_structures() -> None:
    assert panorama("airships", "aster-05", "aster-08") == 3
    assert panorama("airships", "aster-05", "aster-08", "aster-11") == 3  # one airship, once
    assert panorama("airships", "aster-05", "aster-02") == 0
    assert panorama("airships", "hub-n", "hub-s") == 3
    assert panorama("airships", "aster-05", "aster-08", "aster-02", "aster-03") == 6


@pytest.mark.rule("skyrise 2.7")
def test_windmills_pay_two_for_every_own_structure_at_one() -> None:
    assert panorama("windmills", "aster-02", "aster-03") == 4
    assert panorama("windmills", "aster-02", "aster-07", "aster-01") == 4


@pytest.mark.rule("skyrise 2.7")
def test_lakes_pay_four_for_every_lake_with_two_own_structures() -> None:
    assert panorama("lakes", "aster-01", "aster-05") == 4
    assert panorama("lakes", "aster-06", "aster-01", "aster-07") == 8  # aster-06 lies at both lakes
    assert panorama("lakes", "aster-01") == 0


@pytest.mark.rule("skyrise 2.7")
def test_bridges_pay_four_for_own_structures_at_both_ends() -> None:
    assert panorama("bridges", "hub-n", "aster-09") == 4
    assert panorama("bridges", "hub-n", "aster-11") == 0
    assert panorama("bridges", "aster-14", "briar-04") == 4


@pytest.mark.rule("skyrise 2.7")
@pytest.mark.rule("skyrise R17")
def test_chains_pay_five_once_an_island_with_three_connected_structures() -> None:
    assert panorama("chains", "aster-04", "aster-05", "aster-08") == 5
    assert panorama("chains", "aster-04", "aster-05") == 0
    two_groups = ("aster-04", "aster-05", "aster-01", "aster-12", "aster-10", "aster-14")
    assert panorama("chains", *two_groups) == 5
    assert panorama("chains", "hub-n", "hub-e", "hub-s") == 5


@pytest.mark.rule("skyrise R17")
def test_bridges_and_other_islands_do_not_help_a_chain() -> None:
    assert panorama("chains", "hub-n", "aster-09", "aster-05") == 0
    assert panorama("chains", "hub-e", "hub-n", "aster-09") == 0


@pytest.mark.rule("skyrise 2.7")
def test_wonders_count_and_one_structure_may_serve_both_cards() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w05"]},
        structures={"aster-05": "red w05", "aster-08": "red low"},
        panoramas=["airships", "lakes"],
    )
    assert table.part("red", "panoramas") == 3 + 4


# ---------------------------------------------------------------------- §4.9 control


def control(**structures: str) -> dict[str, int]:
    """What control of the hub would pay each player; districts by their last letter."""
    table = skyrise(structures={f"hub-{d}": text for d, text in structures.items()})
    return {colour: table.part(colour, "control") for colour in table.seats}


@pytest.mark.rule("skyrise 4.9")
def test_most_tall_buildings_control_an_island() -> None:
    assert control(n="red tall", e="teal medium", s="teal medium") == {"red": 5, "teal": 0, "blue": 0}


@pytest.mark.rule("skyrise R14")
def test_a_tie_in_tall_is_broken_by_medium_and_then_low() -> None:
    medium = control(n="red tall", e="teal tall", s="teal medium")
    assert medium == {"red": 0, "teal": 5, "blue": 0}
    low = control(n="red medium", e="teal medium", s="red low")
    assert low == {"red": 5, "teal": 0, "blue": 0}


@pytest.mark.rule("skyrise R14")
def test_a_full_tie_pays_everybody() -> None:
    assert control(n="red low", e="teal low", s="blue low") == {"red": 5, "teal": 5, "blue": 5}


@pytest.mark.rule("skyrise R13")
def test_a_wonder_alone_controls_nothing() -> None:
    table = skyrise(era=2, wonders={"red": ["w05"]}, structures={"hub-n": "red w05"})
    assert table.part("red", "control") == 0
    beside = skyrise(era=2, wonders={"red": ["w05"]}, structures={"hub-n": "red w05", "hub-e": "teal low"})
    assert beside.part("teal", "control") == 5


@pytest.mark.rule("skyrise R13")
def test_an_island_without_buildings_pays_nobody() -> None:
    assert control() == {"red": 0, "teal": 0, "blue": 0}


@pytest.mark.rule("skyrise R15")
def test_the_studio_tower_counts_as_tall_for_control() -> None:
    table = skyrise(era=2, wonders={"red": ["w14"]}, structures={"hub-n": "red w14", "hub-e": "teal medium"})
    assert table.part("red", "control") == 5
    assert table.part("teal", "control") == 0


@pytest.mark.rule("skyrise 4.9")
def test_every_island_is_scored_and_told_also_one_without_a_ruler() -> None:
    table = skyrise(pieces={"red": [98]}, structures={"aster-03": "red low", "briar-03": "teal low"})
    table.play("bid 98 hub-n")
    told = {island: rulers for island, rulers, *_ in table.happened("control")}
    assert told["hub"] == [0]
    assert told["aster"] == [0]
    assert told["briar"] == [1]
    assert set(told) == {"hub", "aster", "briar", "cedar"}
