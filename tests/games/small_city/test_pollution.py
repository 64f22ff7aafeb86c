"""§4.5, §4.6 Votes, pollution, deaths, elimination."""

import pytest

from tests.games.small_city.positions import city, seat


@pytest.mark.rule("small_city 4.5", "small_city R28")
def test_a_home_with_k_own_citizens_brings_the_kth_triangular_number() -> None:
    tower = "R5P a1 b1 a2 b2 a3"
    people = dict.fromkeys(["a1", "b1", "a2", "b2"], 0)
    table = city(seat(tower, "R1 c1", inside=2, citizens={**people, "c1": 0}), seat(inside=4), phase="votes")
    assert table.of(0, "votes") == 11
    assert table.of(1, "votes") == 0


@pytest.mark.rule("small_city 4.5", "small_city R19")
def test_a_manned_university_brings_three_votes() -> None:
    university = "university a1 a2 a3 b3"
    table = city(seat(university, citizens={"a1": 0}), seat(), phase="votes")
    assert table.of(0, "votes") == 3
    empty = city(seat(university), seat(), phase="votes")
    assert empty.of(0, "votes") == 0


@pytest.mark.rule("small_city 4.6.1", "small_city R28")
def test_pollution_is_people_and_products_less_park_cells_and_never_below_zero() -> None:
    table = city(
        seat("C1 a1", "C1 b1", "K1 c1", inside=3, produced=2, citizens={"a1": 0, "b1": 1}),
        seat("K3I a1 b1 c1"),
        phase="pollution",
    )
    assert table.of(0, "round_pollution") == 3
    assert table.of(0, "pollution") == 3
    assert table.of(1, "pollution") == 0


@pytest.mark.rule("small_city 4.6.1", "small_city R9")
def test_the_engineer_keeps_products_from_polluting_the_own_district() -> None:
    table = city(seat(card="D", produced=4), seat(card="H", produced=4), phase="pollution")
    assert [table.of(k, "pollution") for k in range(2)] == [0, 4]


@pytest.mark.rule("small_city 4.6.1", "small_city R29")
def test_below_ten_nobody_dies_and_from_ten_the_worst_of_the_round_does() -> None:
    people = {"a1": 0, "b1": 0}
    calm = city(seat("C1 a1", "C1 b1", citizens=people, pollution=7), seat(), phase="pollution")
    assert calm.state.view(None)["phase"] != "pollution"
    table = city(
        seat("C1 a1", "C1 b1", citizens=people),
        seat("C1 a1", citizens={"a1": 1}, pollution=9),
        phase="pollution",
    )
    assert table.state.actors() == [0]  # the other's track reached 10, but the first has the higher P
    assert table.offers_to(0) == ["victim a1", "victim b1"]


@pytest.mark.rule("small_city 4.6.1")
def test_of_equal_polluters_the_higher_track_kills_and_equal_tracks_both() -> None:
    people = {"a1": 0, "b1": 0}
    mine = {"a1": 1, "b1": 1}
    tiles = ["C1 a1", "C1 b1"]
    table = city(
        seat(*tiles, citizens=people, pollution=9),
        seat(*tiles, citizens=mine, pollution=10),
        phase="pollution",
    )
    assert table.state.actors() == [1]
    both = city(
        seat(*tiles, citizens=people, pollution=9),
        seat(*tiles, citizens=mine, pollution=9),
        phase="pollution",
    )
    assert both.state.actors() == [0]
    both.play("victim a1", "grave a2", by=0)
    assert both.state.actors() == [1]


@pytest.mark.rule("small_city 4.6.1", "small_city R29")
def test_an_active_clinic_protects_own_citizens_only_and_the_duty_may_lapse() -> None:
    clinic = "clinic f1 f2 f3 g2"
    tiles = [clinic, "C1 a1", "C1 b1"]
    table = city(
        seat(*tiles, citizens={"f1": 0, "a1": 0, "b1": 1}, pollution=10),
        seat("K1 a1"),
        phase="pollution",
    )
    # the tourist is the only possible victim
    assert table.of(0, "citizens") == {"f1": 0, "a1": 0}
    alone = city(seat(*tiles, citizens={"f1": 0, "a1": 0}, pollution=10), seat(), phase="pollution")
    assert alone.state.view(None)["phase"] != "pollution"
    assert alone.of(0, "citizens") == {"f1": 0, "a1": 0}


@pytest.mark.rule("small_city 4.6.2")
def test_a_tourist_whose_owner_has_an_active_fire_station_goes_home() -> None:
    table = city(
        seat("C1 a1", "C1 b1", citizens={"a1": 0, "b1": 1}, pollution=10),
        seat("fire a1 a2 b2", citizens={"a1": 1}),
        phase="pollution",
    )
    table.play("victim b1", by=0)
    assert table.of(1, "hall") == 1
    assert table.of(0, "cemeteries") == []


@pytest.mark.rule("small_city 4.6.3", "small_city R30")
def test_a_second_cemetery_lies_orthogonally_beside_the_first() -> None:
    table = city(
        seat("C1 a1", "C1 b1", citizens={"a1": 0, "b1": 0}, pollution=10, cemeteries=["g7"], buried=1),
        seat(),
        phase="pollution",
    )
    table.play("victim a1", by=0)
    assert table.offers_to(0) == ["grave g6", "grave f7"]
    assert table.refuses("grave f6", by=0) == "4.6.3 no-grave-there"
    table.play("grave g6", by=0)
    assert table.of(0, "cemeteries") == ["g6", "g7"]
    assert table.of(0, "buried") == 2


@pytest.mark.rule("small_city 4.6.3")
def test_without_an_empty_cell_the_next_size_is_used() -> None:
    cells = [f"{letter}{row}" for row in range(1, 8) for letter in "abcdefg"]
    graves = [cell for cell in cells if cell not in ("d4", "e4", "d5", "e5", "a1", "b1")]
    table = city(
        seat("C1 a1", "C1 b1", citizens={"a1": 0, "b1": 0}, pollution=10, cemeteries=graves),
        seat(),
        phase="pollution",
    )
    table.play("victim a1", by=0)
    assert "grave h7" in table.offers_to(0)
    assert "grave h8" not in table.offers_to(0)  # beside another cemetery if possible
    top = city(
        seat(
            "C1 a1",
            "C1 b1",
            citizens={"a1": 0, "b1": 0},
            pollution=10,
            expansions=3,
            cemeteries=[
                f"{a}{n}" for n in range(1, 11) for a in "abcdefghij" if f"{a}{n}" not in "d4 e4 d5 e5 a1 b1"
            ],
        ),
        seat(),
        phase="pollution",
    )
    top.play("victim a1", by=0)
    assert top.of(0, "gone") == 1


@pytest.mark.rule("small_city 4.6.4", "small_city R31")
def test_at_a_hundred_a_player_is_out_and_his_tourists_are_replaced() -> None:
    table = city(
        seat("C1 a1", "C1 b1", pollution=99, citizens={"a1": 0, "b1": 2}, stores={"d4": {"metal": 2}}),
        seat("K2 a1 b1", citizens={"a1": 0}),
        seat("K1 a1"),
        phase="pollution",
    )
    assert table.of(0, "eliminated") == 1
    assert table.of(0, "gone") == 22
    assert table.of(0, "tiles") == []
    assert table.of(1, "citizens") == {"a1": 1}
    assert table.of(2, "hall") == 1
    assert table.state.view(None)["supply"]["metal"] == 8
    assert 0 not in table.state.actors()
    assert table.state.places()[0] == 3


@pytest.mark.rule("small_city 4.6.4", "small_city R31")
def test_the_last_survivor_wins_at_once() -> None:
    smoke = {"a1": 0, "b1": 0}
    table = city(
        seat("C1 a1", "C1 b1", pollution=98, citizens=smoke, votes=50),
        seat(votes=1),
        phase="pollution",
    )
    assert table.state.over()
    assert table.state.places() == [2, 1]


@pytest.mark.rule("small_city 4.6.4", "small_city R31")
def test_nobody_wins_when_nobody_is_left() -> None:
    both = city(
        seat("C1 a1", pollution=99, citizens={"a1": 0}, votes=5),
        seat("C1 a1", pollution=99, citizens={"a1": 1}, votes=7),
        phase="pollution",
    )
    assert both.state.over()
    assert both.state.places() == [3, 2]
    assert not both.allows("pass", by=0)
    alone = city(seat("C1 a1", pollution=99, citizens={"a1": 0}, votes=90), phase="pollution")
    assert alone.state.over()
    assert alone.state.places() == [2]
