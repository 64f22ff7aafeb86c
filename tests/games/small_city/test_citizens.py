"""§4.3 Moving citizens."""

import pytest

from tests.games.small_city.positions import City, city, seat


def places(state: City, who: int) -> set[str]:
    return {move.split()[1] for move in state.offers_to(who) if move.startswith("place ")}


@pytest.mark.rule("small_city 4.3.1", "small_city R24")
def test_no_citizen_of_a_player_enters_a_work_place_that_one_of_them_has_just_used() -> None:
    start = city(seat("F2 a1 b1", "WH a2", "K1 g1", citizens={"a1": 0}), seat("K1 a1"), phase="move")
    start.play("to 0", by=0)
    assert start.state.write()["ban"][0][0] == ["a1"]
    assert places(start, 0) == {"b1", "g1"}
    assert start.refuses("place a1", by=0) == "4.3.1 used-last-round"


@pytest.mark.rule("small_city 4.3.2", "small_city R19")
def test_nobody_stands_on_warehouse_refinery_or_port_and_single_slots_hold_one() -> None:
    tiles = [
        "WH a1",
        "refinery b1",
        "port c1 d1 c2 d2",
        "police f1 g1",
        "clinic a4 a5 a6 b5",
        "R1 g7",
        "R1 g6",
    ]
    table = city(seat(*tiles, citizens={"g7": 0}), seat(), phase="move")
    table.play("citizen 0 g7", by=0)
    assert places(table, 0) == {"f1", "a4", "g6"}
    assert table.refuses("place a1", by=0) == "4.3.2 nobody-may-stand-there"


@pytest.mark.rule("small_city 4.3.2", "small_city R19")
def test_parks_and_other_culture_take_one_citizen_a_cell() -> None:
    tiles = ["K2 a1 b1", "museum a3 b3 c3", "library f1 g1", "R1 g7"]
    table = city(seat(*tiles, citizens={"g7": 0, "a1": 0}), seat(), phase="move")
    table.play("citizen 0 g7", by=0)
    assert places(table, 0) == {"b1", "a3", "b3", "c3", "f1", "g1"}
    assert table.refuses("place a1", by=0) == "4.3.2 somebody-stands-there"


@pytest.mark.rule("small_city 4.3.3")
def test_whoever_rests_or_works_must_move_and_residents_may() -> None:
    table = city(seat("K1 a1", "R1 c1", "R1 d1", citizens={"a1": 0, "c1": 0}), seat(), phase="move")
    assert set(table.offers_to(0)) == {"citizen 0 a1", "citizen 0 c1"}
    assert table.refuses("finish", by=0) == "4.3.3 somebody-must-still-move"
    table.play("citizen 0 a1", by=0)
    assert table.of(0, "citizens") == {"d1": 0, "c1": 0}
    assert table.allows("finish", by=0)
    assert table.refuses("citizen 0 d1", by=0) == "4.3.3 has-moved"


@pytest.mark.rule("small_city 4.3.3", "small_city R20")
def test_surplus_goes_to_the_town_hall_and_nobody_is_forced_abroad() -> None:
    table = city(seat("K1 a1", citizens={"a1": 0}), seat("K1 a1"), phase="move")
    assert set(table.offers_to(0)) == {"citizen 0 a1", "finish"}
    table.play("finish", by=0)
    assert table.of(0, "citizens") == {}
    assert table.of(0, "hall") == 1
    full = city(seat("K1 a1", inside=4, citizens={"a1": 0}), seat("K1 a1"), phase="move")
    before = full.of(0, "employment")
    full.play("finish", by=0)
    assert full.of(0, "employment") == before + 1


@pytest.mark.rule("small_city 4.3.3")
def test_tourists_go_to_neighbouring_districts_only_and_one_to_each() -> None:
    park = "K2 a1 b1"
    table = city(
        seat("R2 a1 b1", citizens={"a1": 0, "b1": 0}), seat(park), seat(park), seat(park), phase="move"
    )
    table.play("citizen 0 a1", by=0)
    assert table.offers_to(0) == ["to 1", "to 3"]
    table.play("to 1", "place a1", by=0)
    table.play("citizen 0 b1", by=0)
    assert table.offers_to(0) == ["to 0", "to 3"]
    assert table.refuses("to 2", by=0) == "4.3.3 no-place-in-that-district"


@pytest.mark.rule("small_city 4.3.3", "small_city R22")
def test_a_metro_allows_two_tourists_in_a_district_checked_at_every_arrival() -> None:
    metro = "metro f6 g6 f7 g7"
    home = ["R2 a1 b1", "R1 d1"]
    people = {"a1": 0, "b1": 0}
    table = city(seat(*home, metro, citizens=people), seat("K3I a1 b1 c1", citizens={"a1": 0}), phase="move")
    table.play("citizen 0 a1", by=0)
    assert table.allows("to 1", by=0)
    without = city(seat(*home, citizens=people), seat("K3I a1 b1 c1", citizens={"a1": 0}), phase="move")
    without.play("citizen 0 a1", by=0)
    assert without.of(0, "citizens") == {"b1": 0, "d1": 0}
    two = city(
        seat("K1 a1"),
        seat("K3I a1 b1 c1", citizens={"a1": 0, "b1": 0}),
        phase="move",
    )
    two.play("citizen 1 a1", by=0)
    # two tourists without a metro: none may move within the district, so he comes home
    assert two.of(0, "citizens") == {"a1": 0}


@pytest.mark.rule("small_city R22")
def test_of_two_tourists_without_a_metro_one_may_stay_if_neither_can_go_elsewhere() -> None:
    table = city(seat(), seat("K3I a1 b1 c1", citizens={"a1": 0, "b1": 0}), phase="move")
    assert table.offers_to(0) == ["citizen 1 a1", "citizen 1 b1"]
    assert table.refuses("finish", by=0) == "4.3.3 somebody-must-still-move"
    table.play("citizen 1 b1", by=0)
    assert table.of(1, "citizens") == {"c1": 0}
    assert (table.of(0, "hall"), table.state.view(None)["phase"] != "move") == (1, True)
    full = city(seat(), seat("K2 a1 b1", citizens={"a1": 0, "b1": 0}), phase="move")
    assert full.of(1, "citizens") == {}  # there is no place for either


@pytest.mark.rule("small_city 4.3.3", "small_city R21")
def test_a_returning_tourist_may_not_enter_police_or_fire_directly() -> None:
    table = city(
        seat("police a1 b1", "fire a3 a4 b4", "clinic f1 f2 f3 g2"),
        seat("K1 a1", citizens={"a1": 0}),
        phase="move",
    )
    # his cell is taken by himself, there is no other place abroad: only the clinic at home is left
    assert table.of(0, "citizens") == {"f1": 0}


@pytest.mark.rule("small_city 4.3.3", "small_city R21")
def test_a_tourist_two_districts_away_comes_home_only_if_he_has_no_other_place() -> None:
    far = seat("K2 a1 b1", citizens={"a1": 0})
    table = city(seat("R1 a1", "K1 b1"), seat(), far, seat(), phase="move")
    assert table.of(2, "citizens") == {"b1": 0}  # the free cell in his own park is his only choice
    stuck = city(seat("K1 a1"), seat(), seat("K1 a1", citizens={"a1": 0}), seat(), phase="move")
    assert stuck.of(0, "citizens") == {"a1": 0}


@pytest.mark.rule("small_city 4.3.3", "small_city R23")
def test_manning_the_police_evicts_tourists_in_its_zone_at_once() -> None:
    table = city(
        seat("police a1 b1", "K1 c1", "K1 g7", "R1 f1", citizens={"f1": 0, "c1": 1, "g7": 2}),
        seat("K1 a1"),
        seat("K1 a1"),
        phase="move",
    )
    table.play("citizen 0 f1", "to 0", by=0)
    assert table.of(0, "citizens") == {"a1": 0, "g7": 2}
    assert table.of(1, "hall") == 1


@pytest.mark.rule("small_city 4.3.3", "small_city R23")
def test_tourists_may_not_enter_the_zone_of_an_active_police_station() -> None:
    home = seat("R1 a1", citizens={"a1": 0})
    watched = city(home, seat("police a1 b1", "K1 c1", "K1 e1", citizens={"a1": 1}), phase="move")
    watched.play("citizen 0 a1", by=0)
    assert watched.state.write()["seats"][1]["citizens"].get("c1") is None
    assert watched.of(1, "citizens") == {"a1": 1, "e1": 0}
    idle = city(home, seat("police a1 b1", "K1 c1", "K1 e1"), phase="move")
    idle.play("citizen 0 a1", by=0)
    assert places(idle, 0) == {"c1", "e1"}


@pytest.mark.rule("small_city 4.3.4")
def test_the_town_hall_fills_empty_homes_of_level_one() -> None:
    table = city(seat("R1 a1", "R1 b1", "R2 d1 e1", inside=3), seat(), phase="move")
    assert table.of(0, "citizens") == {"a1": 0, "b1": 0}
    assert table.of(0, "hall") == 1
    few = city(seat("R1 a1", "R1 b1", "R1 c1", inside=2), seat(), phase="move")
    assert few.offers_to(0) == ["home a1", "home b1", "home c1"]
    few.play("home c1", "home a1", by=0)
    assert few.of(0, "citizens") == {"a1": 0, "c1": 0}


@pytest.mark.rule("small_city 4.3.5", "small_city R25")
def test_every_free_factory_cell_attracts_a_citizen_as_far_as_there_is_room() -> None:
    table = city(seat("F2 a1 b1", "WH a2", inside=1), seat(), phase="move")
    assert table.of(0, "hall") == 3
    tight = city(seat("F2 a1 b1", "WH a2", inside=3), seat(), phase="move")
    assert tight.of(0, "hall") == 4
    last = seat("F2 a1 b1", "WH a2", employment=1, gone=13)
    assert city(last, seat(), phase="move").of(0, "hall") == 1
