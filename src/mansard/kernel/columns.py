"""What a state is made of, declared once: the kinds of columns.

A column is a number of the state (or a few in a row) with its name in saved positions, its range, its value
on a fresh table, who may know it and what it is about. From a game's columns come saving and reading, the
checks of ranges, layout and filling of observations (see declared.py), and the tables of docs/research.md.

    Whole("round", "round", 1, MANY).seen()                        t.round as a number
    Word("phase", "phase", PHASES, default=MAIN).seen("...")       t.phase as the word with its index
    Seat("turn", "turn")                                           saved, but no part of observations
    Whole("francs", FRANCS, 0, MANY).seen("...", who=SCREEN)       a number of a seat's row, not for everybody
    Counts("resources", RES, RESOURCES, 6).seen("...", most=99)    three numbers of a row as {"wood": 1, ...}
    Words("banks", BANKS, NAMES), Numbers("used", USED, 1, 30)     a set (bits) as names, as numbers
    Group("move", "source", [...])                                 a table inside; null while t.source is -1
    Odd("tiles", written_tiles)                                    a shape that the game writes by hand

The second argument says where the numbers lie: the name of an attribute of the table, or an index of a seat's
row. An attribute that holds several numbers is a vec. What is missing in a saved position stays as it is on
an empty table, or is the default; a fresh row holds the defaults. A column without a name ("") is not saved:
an odd shape holds it.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mansard.kernel.bits import mask_of, members
from mansard.kernel.fields import Fields
from mansard.kernel.tensor import CHAIR, CHAIRS, COUNT, KNOWN, NUMBERS, ONE, PACKED, PACKED_DOWN, SET

At = int | str  # an index of a seat's row, or an attribute of the table

# Who may know a column; a game numbers its own circles of people from 2 on (see `State.known`).
OPEN: Final = 0
OWN: Final = 1

NONE: Final = -1  # is written as null
MOST: Final = 2**62 - 1  # whatever fits in 62 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Numbers of the state under one name."""

    def __init__(self, key: str, at: At, default: int | None = None) -> None:
        self.key = key
        self.attribute = at if isinstance(at, str) else ""
        self.index = at if isinstance(at, int) else -1
        self.default = default
        self.width = 1  # how many numbers
        self.low = 0
        self.high = 1
        self.part = ""
        self.about = ""
        self.who = OPEN
        self.form: int = NUMBERS
        self.shape: list[int] = [1]  # empty: as long as there are chairs
        self.least = 0
        self.most = 1
        self.step = 0  # of a set: its lowest member; of packed numbers: their bits

    def seen(
        self,
        about: str = "",
        who: int = OPEN,
        part: str = "",
        least: int | None = None,
        most: int | None = None,
    ) -> "Column":
        """A part of observations: what it is about, who may know it, its name and range if they differ."""
        self.about = about
        self.who = who
        self.part = part or self.key
        self.least = self.least if least is None else least
        self.most = self.most if most is None else most
        return self

    def written(self, values: list[int]) -> Any:
        """The numbers as plain values."""
        raise NotImplementedError

    def read(self, fields: Fields, seats: int) -> list[int]:
        """The numbers from plain values, which are there; the error says what is wrong."""
        raise NotImplementedError

    def fits(self, value: int) -> bool:
        """Whether a number is in its range."""
        return self.low <= value <= self.high


class Whole(Column):
    """A whole number; `none` is written as null."""

    def __init__(
        self, key: str, at: At, low: int, high: int, default: int | None = None, none: int | None = None
    ) -> None:
        super().__init__(key, at, default)
        self.low = low
        self.high = self.most = high
        self.none = none

    def written(self, values: list[int]) -> Any:
        return None if values[0] == self.none else values[0]

    def read(self, fields: Fields, seats: int) -> list[int]:
        if self.none is not None and fields.any(self.key) is None:
            return [self.none]
        return [fields.whole(self.key, self.low, self.high)]

    def fits(self, value: int) -> bool:
        return value == self.none or self.low <= value <= self.high


class Flag(Column):
    """True or false, kept as 1 or 0."""

    def written(self, values: list[int]) -> Any:
        return values[0] == 1

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [1 if fields.flag(self.key) else 0]


class Word(Column):
    """One of some words, kept as its index; -1 is null unless it is `needed`. Only `among` may be given."""

    def __init__(
        self,
        key: str,
        at: At,
        words: list[str],
        default: int | None = None,
        among: list[str] | None = None,
        needed: bool = False,
    ) -> None:
        super().__init__(key, at, default)
        self.words = words
        self.among = among if among is not None else words
        self.low = 0 if needed else NONE
        self.high = len(words) - 1
        self.form = ONE
        self.shape = [len(words)]

    def written(self, values: list[int]) -> Any:
        return None if values[0] == NONE else self.words[values[0]]

    def read(self, fields: Fields, seats: int) -> list[int]:
        if self.low == NONE and fields.any(self.key) is None:
            return [NONE]
        return [self.words.index(fields.choice(self.key, self.among))]


class Choice(Word):
    """One of two words, kept as 0 or 1 and seen so."""

    def __init__(self, key: str, at: At, words: list[str], default: int | None = None) -> None:
        super().__init__(key, at, words, default)
        self.low = 0
        self.form = NUMBERS
        self.shape = [1]

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [fields.index(self.key, self.words)]


class Seat(Column):
    """A seat; with `nobody` -1 is possible and written as null."""

    def __init__(self, key: str, at: At, default: int | None = None, nobody: bool = False) -> None:
        super().__init__(key, at, default)
        self.nobody = nobody
        self.low = NONE if nobody else 0
        self.high = 9
        self.form = CHAIR
        self.shape = []

    def written(self, values: list[int]) -> Any:
        return None if values[0] == NONE else values[0]

    def read(self, fields: Fields, seats: int) -> list[int]:
        if self.nobody and fields.any(self.key) is None:
            return [NONE]
        return [fields.whole(self.key, 0, seats - 1)]


class Seats(Column):
    """A set of seats, kept as bits."""

    def __init__(self, key: str, at: At, default: int | None = None) -> None:
        super().__init__(key, at, default)
        self.high = 2**9
        self.form = CHAIRS
        self.shape = []

    def written(self, values: list[int]) -> Any:
        return list(members(values[0]))

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [mask_of(fields.wholes(self.key, None, 0, seats - 1))]


class Words(Column):
    """A set of names, kept as bits."""

    def __init__(self, key: str, at: At, words: list[str], default: int | None = None) -> None:
        super().__init__(key, at, default)
        self.words = words
        self.high = 2 ** len(words) - 1
        self.form = SET
        self.shape = [len(words)]

    def written(self, values: list[int]) -> Any:
        return [self.words[member] for member in members(values[0])]

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [fields.mask(self.key, self.words)]


class Numbers(Column):
    """A set of numbers, kept as bits; bit 0 is the number `base`."""

    def __init__(
        self, key: str, at: At, first: int, last: int, default: int | None = None, base: int = 0
    ) -> None:
        super().__init__(key, at, default)
        self.first = first
        self.last = last
        self.base = base
        self.high = 2 ** (last - base + 1) - 1
        self.form = SET
        self.shape = [last - first + 1]
        self.step = first - base

    def written(self, values: list[int]) -> Any:
        return [member + self.base for member in members(values[0])]

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [mask_of([n - self.base for n in fields.wholes(self.key, None, self.first, self.last)])]


class Wholes(Column):
    """Several whole numbers as a list."""

    def __init__(self, key: str, at: At, width: int, low: int, high: int, default: int | None = None) -> None:
        super().__init__(key, at, default)
        self.width = width
        self.low = low
        self.high = self.most = high
        self.shape = [width]

    def written(self, values: list[int]) -> Any:
        return values

    def read(self, fields: Fields, seats: int) -> list[int]:
        return fields.wholes(self.key, self.width, self.low, self.high)


class Named(Column):
    """Several words in a row as a list, kept as their indices."""

    def __init__(self, key: str, at: At, width: int, words: list[str]) -> None:
        super().__init__(key, at)
        self.width = width
        self.words = words
        self.high = len(words) - 1

    def written(self, values: list[int]) -> Any:
        return [self.words[value] for value in values]

    def read(self, fields: Fields, seats: int) -> list[int]:
        return [self.words.index(word) for word in fields.texts(self.key, self.words, self.width)]


class Counts(Column):
    """Several numbers as a table of names; without `zeros` only what is there is written."""

    def __init__(
        self,
        key: str,
        at: At,
        words: list[str],
        high: int,
        default: int | None = None,
        low: int = 0,
        zeros: bool = True,
    ) -> None:
        super().__init__(key, at, default)
        self.words = words
        self.width = len(words)
        self.low = low
        self.high = self.most = high
        self.zeros = zeros
        self.shape = [len(words)]

    def written(self, values: list[int]) -> Any:
        pairs = zip(self.words, values, strict=True)
        return {word: value for word, value in pairs if self.zeros or value != 0}

    def read(self, fields: Fields, seats: int) -> list[int]:
        table = fields.table(self.key)
        fresh = self.default if self.default is not None else 0
        values = [table.whole(word, self.low, self.high) if table.has(word) else fresh for word in self.words]
        table.done()
        return values


class Packed(Counts):
    """Several numbers, `bits` each, in one; the first word's is the lowest, or with `down` the highest."""

    def __init__(
        self, key: str, at: At, words: list[str], high: int, bits: int, down: bool = False, zeros: bool = True
    ) -> None:
        super().__init__(key, at, words, high, zeros=zeros)
        self.width = 1
        self.form = PACKED_DOWN if down else PACKED
        self.step = bits
        count = len(words)
        self.shifts = [bits * (count - 1 - k if down else k) for k in range(count)]
        self.mask = 2**bits - 1

    def written(self, values: list[int]) -> Any:
        return super().written([values[0] >> shift & self.mask for shift in self.shifts])

    def read(self, fields: Fields, seats: int) -> list[int]:
        values = super().read(fields, seats)
        return [sum([value << shift for value, shift in zip(values, self.shifts, strict=True)])]

    def fits(self, value: int) -> bool:
        return all([value >> shift & self.mask <= self.high for shift in self.shifts])


class Placed(Column):
    """What lies at each place, kept as the word's index and -1 for nothing: a table of places and words."""

    def __init__(self, key: str, at: At, places: list[str], words: list[str], what: str) -> None:
        super().__init__(key, at)
        self.places = places
        self.words = words
        self.what = what  # a place, in messages
        self.width = len(places)
        self.low = NONE
        self.high = len(words) - 1

    def written(self, values: list[int]) -> Any:
        return {place: self.words[v] for place, v in zip(self.places, values, strict=True) if v != NONE}

    def read(self, fields: Fields, seats: int) -> list[int]:
        table = fields.table(self.key)
        values = [NONE] * self.width
        for place, index in table.places(self.places, self.what):
            values[index] = table.index(place, self.words)
        return values


class Size(Column):
    """How many members a set has; never saved."""

    def __init__(self, at: At, most: int) -> None:
        super().__init__("", at)
        self.high = MOST
        self.most = most
        self.form = COUNT


class Shown(Size):
    """Whether the seat may know the columns of some circle; never saved."""

    def __init__(self, at: At) -> None:
        super().__init__(at, 1)
        self.form = KNOWN


class Group(Column):
    """Columns as a table of their own: null while the attribute `unless` is -1; `sparse`: without zeros."""

    def __init__(self, key: str, unless: str, columns: list[Column], sparse: bool = False) -> None:
        super().__init__(key, unless)
        self.columns = columns
        self.sparse = sparse


class Odd(Column):
    """A shape of its own: the game writes it by this function (of the state, and of a seat) and reads it."""

    def __init__(self, key: str, write: Callable[..., Any]) -> None:
        super().__init__(key, "")
        self.write = write


class Everybody(Column):
    """Where the rows of the seats are written; `needed`: a position must give them."""

    def __init__(self, needed: bool = False) -> None:
        super().__init__("seats", "")
        self.needed = needed
