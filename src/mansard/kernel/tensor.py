"""What a seat may know as a flat vector of small numbers, for programs that learn.

A game says which named parts its vector has (`layout`) and fills them (`observe`) from what the seat may know
and from nothing else. Seats are counted from the observer: chair 0 is its own, chair 1 the next clockwise.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from mansard.kernel.bits import BIT_INDEX

MANY = 9999  # a bound for what the rules do not bound tightly: money, points

# How a column (see columns.py) is put into an observation.
NUMBERS: Final[i64] = 0  # as they are
ONE: Final[i64] = 1  # a 1 among zeros
CHAIR: Final[i64] = 2  # the same for a seat, counted from the observer
CHAIRS: Final[i64] = 3  # a set of seats
SET: Final[i64] = 4  # ones for the members
PACKED: Final[i64] = 5  # several numbers in one, the lowest first
PACKED_DOWN: Final[i64] = 6  # the same, the highest first
COUNT: Final[i64] = 7  # how many members a set has
KNOWN: Final[i64] = 8  # a 1 for those who may know
BLOCK: Final[i64] = 9  # what the game fills by hand


class Part:
    """A named stretch of the vector: its shape, row by row, and the range of its numbers."""

    def __init__(self, name: str, shape: list[int], most: int = 1, least: int = 0, about: str = "") -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.least = least
        self.about = about

    def size(self) -> int:
        """How many numbers the part has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def size_of(parts: list[Part]) -> int:
    """How many numbers all parts have."""
    return sum([part.size() for part in parts])


def for_each_chair(players: int, parts: list[Part]) -> list[Part]:
    """The parts of one player, once for every chair: `chair0.hand`, `chair1.hand`, ..."""
    return [
        Part(f"chair{chair}.{part.name}", part.shape, part.most, part.least, part.about)
        for chair in range(players)
        for part in parts
    ]


# ---------------------------------------------------------------------- filling


def put(v: vec[i16], at: i64, value: i64) -> None:
    """A number."""
    v[at] = i16(value)


def put_set(v: vec[i16], at: i64, mask: i64) -> None:
    """A 1 for every member of a set."""
    while mask:
        v[at + BIT_INDEX[(mask & -mask) % 67]] = 1
        mask &= mask - 1


def put_one(v: vec[i16], at: i64, index: i64) -> None:
    """A 1 at the index; nothing for -1."""
    if index >= 0:
        v[at + index] = 1


def chair_of(seat: i64, observer: i64, players: i64) -> i64:
    """Where a seat sits as the observer counts; -1 for nobody."""
    return (seat - observer + players) % players if seat >= 0 else -1


def put_seats(v: vec[i16], at: i64, mask: i64, observer: i64, players: i64) -> None:
    """A 1 for every chair whose seat is in the set."""
    for seat in range(players):
        if mask >> seat & 1:
            v[at + (seat - observer + players) % players] = 1


def mask_of_options(options: vec[i64], count: i64) -> vec[u8]:
    """A 1 for every legal action code, 0 for all others."""
    mask = vec[u8]([0] * count)
    for action in options:
        mask[action] = 1
    return mask
