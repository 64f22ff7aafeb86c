"""Columns: what is declared once is saved, read, checked and observed alike."""

from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mansard.kernel.columns import (
    Choice,
    Column,
    Counts,
    Everybody,
    Flag,
    Group,
    Named,
    Numbers,
    Odd,
    Packed,
    Placed,
    Seat,
    Seats,
    Shown,
    Size,
    Whole,
    Wholes,
    Word,
    Words,
)
from mansard.kernel.declared import Block, Columns
from mansard.kernel.errors import InvalidState
from mansard.kernel.fields import Fields
from mansard.kernel.tensor import Part

COLOURS = ["red", "green", "blue"]
KINDS: list[tuple[Column, list[int], Any]] = [
    (Whole("x", "x", 0, 9), [7], 7),
    (Whole("x", "x", 1, 9, none=0), [0], None),
    (Flag("x", "x"), [1], True),
    (Word("x", "x", COLOURS), [2], "blue"),
    (Word("x", "x", COLOURS), [-1], None),
    (Choice("x", "x", ["no", "yes"]), [1], "yes"),
    (Seat("x", "x"), [1], 1),
    (Seat("x", "x", nobody=True), [-1], None),
    (Seats("x", "x"), [0b11], [0, 1]),
    (Words("x", "x", COLOURS), [0b101], ["red", "blue"]),
    (Numbers("x", "x", 1, 30, base=1), [0b101], [1, 3]),
    (Numbers("x", "x", 1, 16), [0b1010], [1, 3]),
    (Wholes("x", "x", 3, 0, 5), [1, 0, 5], [1, 0, 5]),
    (Named("x", "x", 2, COLOURS), [2, 0], ["blue", "red"]),
    (Counts("x", "x", COLOURS, 6), [1, 0, 2], {"red": 1, "green": 0, "blue": 2}),
    (Counts("x", "x", COLOURS, 6, zeros=False), [1, 0, 2], {"red": 1, "blue": 2}),
    (Packed("x", "x", COLOURS, 6, bits=4), [0x201], {"red": 1, "green": 0, "blue": 2}),
    (Packed("x", "x", COLOURS, 6, bits=8, down=True, zeros=False), [0x10002], {"red": 1, "blue": 2}),
    (Placed("x", "x", ["east", "west"], COLOURS, "side"), [-1, 2], {"west": "blue"}),
]


def fields(value: object) -> Fields:
    return Fields({"x": value}, "state", InvalidState)


@pytest.mark.parametrize(("column", "numbers", "plain"), KINDS, ids=lambda value: type(value).__name__)
def test_every_kind_is_written_and_read_back(column: Column, numbers: list[int], plain: Any) -> None:
    assert column.written(numbers) == plain
    assert column.read(fields(plain), seats=2) == numbers
    assert all(column.fits(number) for number in numbers)


@pytest.mark.parametrize(
    ("column", "value", "problem"),
    [
        (Whole("x", "x", 0, 9), 10, "x: 10 is more than 9"),
        (Whole("x", "x", 0, 9), None, "x: a whole number was expected, not nothing"),
        (Flag("x", "x"), 1, "x: true or false was expected"),
        (Word("x", "x", COLOURS, among=["red"]), "green", "x: 'green' is none of red"),
        (Choice("x", "x", ["no", "yes"]), None, "x: a text was expected"),
        (Seat("x", "x"), 2, "x: 2 is more than 1"),
        (Seats("x", "x"), [2], r"x\[0\]: 2 is more than 1"),
        (Words("x", "x", COLOURS), ["pink"], r"x\[0\]: 'pink' is none of red"),
        (Numbers("x", "x", 1, 30, base=1), [31], r"x\[0\]: 31 is more than 30"),
        (Wholes("x", "x", 3, 0, 5), [1], "x: 3 values were expected, not 1"),
        (Named("x", "x", 1, COLOURS), ["pink"], r"x\[0\]: 'pink' is none of"),
        (Counts("x", "x", COLOURS, 6), {"red": 7}, "x.red: 7 is more than 6"),
        (Counts("x", "x", COLOURS, 6), {"pink": 1}, "x.pink: is not known here"),
        (Placed("x", "x", ["east"], COLOURS, "side"), {"up": "red"}, "x.up: there is no such side"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_wrong_value_is_named(column: Column, value: object, problem: str) -> None:
    with pytest.raises(InvalidState, match=problem):
        column.read(fields(value), seats=2)


def test_numbers_out_of_range_do_not_fit() -> None:
    assert not Whole("x", "x", 1, 9, none=0).fits(10)
    assert not Word("x", "x", COLOURS).fits(3)
    assert not Words("x", "x", COLOURS).fits(8)
    assert not Packed("x", "x", COLOURS, 6, bits=4).fits(0x070)
    assert Size("x", 3).fits(0b111)
    assert Shown("x").fits(5000)


# ---------------------------------------------------------------------- a table of columns

POINTS, CARDS, SPARE = 0, 1, 2


def declared() -> Columns:
    return Columns(
        table=[
            Whole("round", "round", 1, 20).seen("the round"),
            Group("move", "source", [Word("from", "source", COLOURS).seen(part="move_from")]),
            Odd("odd", lambda t: "by hand"),
            Seats("passed", "passed").seen(),
            Everybody(needed=True),
        ],
        seat=[
            Whole("points", POINTS, 0, 99, 5).seen(who=1),
            Group("cards", "", [Numbers("held", CARDS, 1, 4, base=1).seen(part="held")], sparse=True),
            Odd("chair", lambda t, seat: seat),
        ],
        parts=["passed", "round", "move_from", Block(3, [Part("made", [2])])],
        chair=["held", "points"],
        width=3,
    )


def table() -> SimpleNamespace:
    return SimpleNamespace(players=2, round=4, source=-1, passed=0b10)


def test_a_table_is_written_in_the_order_of_its_columns() -> None:
    rows = vec[i64]([7, 0b11, 0, 8, 0, 0])
    assert declared().written(table(), rows) == {
        "round": 4,
        "move": None,
        "odd": "by hand",
        "passed": [1],
        "seats": [
            {"points": 7, "cards": {"held": [1, 2]}, "chair": 0},
            {"points": 8, "cards": {}, "chair": 1},
        ],
    }
    assert declared().some(table(), ["passed", "odd"]) == {"odd": "by hand", "passed": [1]}
    assert declared().written_seat(table(), rows, 1, ["points"]) == {"points": 8}


def test_what_is_missing_stays_as_on_an_empty_table() -> None:
    t, columns = table(), declared()
    rows = columns.rows(2)
    assert list(rows) == [5, 0, 0, 5, 0, 0]
    given = Fields({"move": {"from": "blue"}, "seats": [{"points": 9}, {}]}, "state", InvalidState)
    seats = columns.read(t, rows, given)
    assert [seat.place for seat in seats] == ["seats[0]", "seats[1]"]
    assert (t.round, t.source, t.passed) == (4, 2, 0b10)
    assert list(rows) == [9, 0, 0, 5, 0, 0]
    with pytest.raises(InvalidState, match="seats: is missing"):
        columns.read(t, rows, Fields({}, "state", InvalidState))


def test_a_number_out_of_its_range_is_named_with_its_seat() -> None:
    t, columns = table(), declared()
    columns.check(t, vec[i64]([7, 0, 0, 8, 0, 0]))
    with pytest.raises(AssertionError, match=r"seats\[1\].points: 100 is out of range"):
        columns.check(t, vec[i64]([7, 0, 0, 100, 0, 0]))
    t.round = 0
    with pytest.raises(AssertionError, match="round: 0 is out of range"):
        columns.check(t, vec[i64]([7, 0, 0, 8, 0, 0]))


def test_the_layout_follows_the_order_of_the_parts() -> None:
    parts = [(part.name, part.shape, part.most, part.about) for part in declared().layout(2)]
    assert parts[2:] == [
        ("passed", [2], 1, ""),
        ("round", [1], 20, "the round"),
        ("move_from", [3], 1, ""),
        ("made", [2], 1, ""),
        ("chair0.held", [4], 1, ""),
        ("chair0.points", [1], 99, ""),
        ("chair1.held", [4], 1, ""),
        ("chair1.points", [1], 99, ""),
    ]
    assert declared().numbers(table()) == [4, -1, 0b10]
