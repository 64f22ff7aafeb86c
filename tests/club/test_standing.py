"""Points of tables and the order of a standing, by examples worked out by hand."""

import pytest

from mansard.club.standing import Played, Round, standing, table_points


def table(*seats: tuple[str | None, int, int]) -> list[Played]:
    return [Played(*seat) for seat in seats]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [6, 4, 2, 0]),
        ([3, 1, 2], [0, 6, 3]),
        ([1, 2], [6, 0]),
        ([1, 1, 3], [4.5, 4.5, 0]),
        ([1, 2, 2, 4], [6, 3, 3, 0]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
    ],
)
def test_points_of_a_table(places: list[int], points: list[float]) -> None:
    assert table_points(places) == points


def test_equal_points_are_decided_by_those_met() -> None:
    first = Round([table(("a", 1, 30), ("b", 2, 20)), table(("c", 1, 30), ("d", 2, 20))], [])
    second = Round([table(("b", 1, 30), ("d", 2, 20)), table(("c", 2, 10), ("a", 1, 30))], [])
    rows = standing(["a", "b", "c", "d"], [first, second], 1)
    assert [(row.who, row.points, row.met) for row in rows] == [
        ("a", 12.0, 6.0),
        ("b", 6.0, 6.0),
        ("c", 6.0, 6.0),
        ("d", 0.0, 6.0),
    ]
    assert rows[1].relative == pytest.approx((20 / 25 + 30 / 25) / 2)
    assert rows[2].relative == pytest.approx((30 / 25 + 10 / 20) / 2)


def test_a_bye_is_three_points_against_nobody() -> None:
    rows = standing(["a", "b", "c"], [Round([table(("a", 1, 9), ("b", 2, 3))], ["c"])], 1)
    assert [(row.who, row.points, row.met, row.won) for row in rows] == [
        ("a", 6.0, 0.0, 1.0),
        ("c", 3.0, 0.0, 0.0),
        ("b", 0.0, 6.0, 0.0),
    ]


def test_a_bot_takes_its_place_at_the_table_and_none_in_the_standing() -> None:
    rows = standing(["a", "b"], [Round([table((None, 1, 9), ("a", 2, 8), ("b", 3, 1))], [])], 1)
    assert [(row.who, row.points) for row in rows] == [("a", 3.0), ("b", 0.0)]


def test_the_lot_decides_between_equals_and_is_the_same_for_everybody_who_checks() -> None:
    people = [f"p{n}" for n in range(8)]
    orders = [[row.who for row in standing(people, [], seed)] for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == people
