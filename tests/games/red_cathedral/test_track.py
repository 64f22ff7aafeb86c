"""§2.2 The score track."""

import pytest

from mansard.games.red_cathedral.track import next_symbol, prestige, previous_symbol
from tests.games.red_cathedral.positions import completed, market, position

TABLE = position().state
SYMBOLS = [q for q in range(400) if prestige(TABLE, q) > prestige(TABLE, max(0, q - 1))]


@pytest.mark.rule("red_cathedral 2.2")
@pytest.mark.rule("red_cathedral R1")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (29, 7), (32, 8)])
def test_early_symbols_lie_five_four_and_three_apart(space: int, points: int) -> None:
    assert prestige(TABLE, space) == points


@pytest.mark.rule("red_cathedral 2.2")
@pytest.mark.rule("red_cathedral R1")
@pytest.mark.parametrize(("space", "points"), [(47, 13), (49, 14), (57, 18), (58, 19), (78, 39), (79, 40)])
def test_late_symbols_lie_two_and_one_apart(space: int, points: int) -> None:
    assert prestige(TABLE, space) == points


@pytest.mark.rule("red_cathedral 2.2")
@pytest.mark.rule("red_cathedral R2")
def test_the_second_lap_counts_forty_more() -> None:
    assert prestige(TABLE, 80) == 40
    assert prestige(TABLE, 85) == 41
    assert prestige(TABLE, 160) == 80


@pytest.mark.rule("red_cathedral 2.2")
def test_next_and_previous_symbols_are_the_nearest_ones() -> None:
    for q in range(300):
        assert next_symbol(TABLE, q) == min(s for s in SYMBOLS if s > q)
        if q > 5:
            assert previous_symbol(TABLE, q) == max(s for s in SYMBOLS if s < q)


@pytest.mark.rule("red_cathedral 2.2")
@pytest.mark.parametrize(("start", "ornament", "end"), [(30, "two-green", 35), (77, "green-purple", 85)])
def test_prestige_moves_the_marker_from_symbol_to_symbol(start: int, ornament: str, end: int) -> None:
    seat = {"position": start, "storage": {"wood": 1, "green": 2, "purple": 1}}
    table = position(seats=[seat], sections=completed(1, "A1"))
    table.play("build", f"ornament A1 {ornament}")
    assert table.marker() == end


@pytest.mark.rule("red_cathedral 2.2")
def test_four_prestige_from_77_pass_the_bare_start_of_the_second_lap() -> None:
    table = market("gc_cl_1", seat={"position": 77, "rubles": 12})
    table.play("cl_buy_prestige", "cl_buy_prestige", "cl_buy_prestige", "cl_buy_prestige")
    assert table.marker() == 89
    assert table.player()["prestige"] == 42


@pytest.mark.rule("red_cathedral 2.2")
@pytest.mark.rule("red_cathedral R9")
@pytest.mark.parametrize(("start", "end"), [(30, 29), (29, 25), (82, 79), (6, 5), (85, 79)])
def test_losing_prestige_goes_back_to_the_previous_symbol(start: int, end: int) -> None:
    table = position(seats=[{"position": start}])
    table.play("exchange")
    assert table.marker() == end


@pytest.mark.rule("red_cathedral R9")
@pytest.mark.rule("red_cathedral 4.2.1")
@pytest.mark.parametrize("start", [0, 2, 5])
def test_no_prestige_can_be_lost_up_to_space_five(start: int) -> None:
    table = position(seats=[{"position": start}])
    assert not table.allows("exchange")
    assert table.named("reroll") == []
    assert table.refuses("exchange") == "4.2.1 no-symbol-behind"


@pytest.mark.rule("red_cathedral R8")
@pytest.mark.rule("red_cathedral 4.6")
def test_losing_recognition_stops_at_zero() -> None:
    sections = {
        "A1": {"owner": 1},
        **completed(0, "A2"),
        "A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(seats=[{"storage": {"wood": 1}}, {"position": 1}], sections=sections)
    table.play("build", "deliver wood A3")
    assert table.marker(1) == 0


@pytest.mark.rule("red_cathedral 2.2")
def test_recognition_moves_the_marker_step_by_step() -> None:
    table = market(tile="recognition", seat={"position": 30})
    table.play("take 1")
    assert table.marker() == 31
    assert table.player()["prestige"] == 7
