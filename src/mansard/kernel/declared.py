"""The columns of a game at work: saving, reading, checking and observing a state (see columns.py)."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from mansard.kernel.bits import bit, popcount
from mansard.kernel.columns import OPEN, Column, Everybody, Group, Odd
from mansard.kernel.fields import MISSING, Fields
from mansard.kernel.tensor import (
    BLOCK,
    CHAIR,
    CHAIRS,
    COUNT,
    NUMBERS,
    ONE,
    PACKED_DOWN,
    SET,
    Part,
    chair_of,
    for_each_chair,
    put_seats,
    put_set,
    size_of,
)


class Block:
    """Parts of observations that no column gives: `State.put_block` fills them, told this number.

    A length of 0 in a shape stands for the number of chairs; such a part has a block of its own.
    """

    def __init__(self, number: int, parts: list[Part]) -> None:
        self.number = number
        self.parts = parts
        self.each = 0  # how many numbers for each chair
        if 0 in parts[0].shape:
            assert len(parts) == 1
            self.each = Part("", [length for length in parts[0].shape if length > 0]).size()


class Plan:
    """In which order columns and blocks are put, and how: made once, followed at every observation.

    A step is one number: the form, how many numbers it fills (0: some for each chair), where the column
    begins (or which block it is), who may know it, then the lowest member of a set, the bits of packed
    numbers, or how many numbers there are for each chair.
    """

    def __init__(self) -> None:
        self.steps = vec[i64]()
        self.parts: list[Part] = []

    def add(self, column: Column, source: int) -> None:
        """A column comes next."""
        part = Part(column.part, column.shape, column.most, column.least, column.about)
        self.parts.append(part)
        size, step = (part.size(), column.step) if column.shape else (0, 1)
        self.note(column.form, size, source, column.who, step)

    def add_block(self, block: Block) -> None:
        """Parts of the game's own come next."""
        self.parts += block.parts
        self.note(BLOCK, size_of(block.parts), block.number, OPEN, block.each)

    def note(self, form: i64, size: i64, source: i64, who: i64, step: i64) -> None:
        """One step more."""
        self.steps = append(self.steps, form | size << 4 | source << 20 | who << 36 | step << 44)


class Columns:
    """All columns: of the table, of a seat's row; the order of observations; how wide a row is.

    `parts` and `chair` name columns by their part, and blocks where the game fills by hand. Two parts come
    first in every game: the observer's seat and the chairs that may act. `alone` follows the chairs in a
    game for one, where more chairs than players may be at the table (`chairs`).
    """

    def __init__(
        self,
        table: list[Column],
        seat: list[Column],
        parts: list[str | Block],
        chair: list[str | Block],
        width: int,
        alone: list[str | Block] | None = None,
        chairs: int = 1,
    ) -> None:
        self.table = table
        self.seat = seat
        self.width = width
        self.fewest = chairs
        self.scalars = flat(table)
        self.members = flat(seat)
        self.row = vec[i64](fresh_row(self.members, width))
        self.plan = planned(parts, self.scalars, False)
        self.chair_plan = planned(chair, self.members, True)
        self.alone_plan = planned(alone or [], self.scalars, False)
        self.sizes = vec[i64]([size_of(self.layout(players)) for players in range(6)])

    def chairs(self, players: i64) -> i64:
        """How many chairs are at the table."""
        return players if players > self.fewest else self.fewest

    def rows(self, chairs: i64) -> vec[i64]:
        """The rows of all seats on an empty table."""
        found = vec[i64]()
        for _ in range(chairs):
            for value in self.row:
                found = append(found, value)
        return found

    # ------------------------------------------------------------------ saving

    def written(self, t: Any, rows: vec[i64]) -> dict[str, Any]:
        """The table as plain values."""
        values: dict[str, Any] = {}
        for column in self.table:
            if isinstance(column, Everybody):
                values[column.key] = [self.written_seat(t, rows, seat) for seat in range(t.players)]
            elif column.key:
                values[column.key] = written_column(t, column)
        return values

    def some(self, t: Any, keys: list[str]) -> dict[str, Any]:
        """Some of the table's columns as plain values."""
        return {column.key: written_column(t, column) for column in self.table if column.key in keys}

    def written_seat(
        self, t: Any, rows: vec[i64], seat: int, keys: list[str] | None = None
    ) -> dict[str, Any]:
        """A seat's row as plain values, or some of its columns."""
        row = seat * self.width
        return {
            column.key: column.write(t, seat)
            if isinstance(column, Odd)
            else written_in_row(rows, row, column)
            for column in self.seat
            if column.key and (keys is None or column.key in keys)
        }

    # ------------------------------------------------------------------ reading

    def read(self, t: Any, rows: vec[i64], fields: Fields) -> list[Fields]:
        """Fill an empty table but for odd shapes; the tables of the seats, from which these are still due."""
        seats: list[Fields] = []
        chairs = int(self.chairs(t.players))
        for column in self.table:
            if isinstance(column, Everybody):
                count = int(t.players)
                seats = fields.tables("seats", count, MISSING if column.needed else [{}] * count)
                for seat, row in enumerate(seats):
                    self.read_seat(rows, seat, row, count)
            elif isinstance(column, Group):
                read_group(t, column, fields, chairs)
            elif column.key and not isinstance(column, Odd):
                read_table(t, column, fields, chairs)
        return seats

    def read_seat(self, rows: vec[i64], seat: int, fields: Fields, seats: int) -> None:
        """Fill a seat's row but for odd shapes."""
        row = seat * self.width
        for column in self.seat:
            if isinstance(column, Group):
                inner = fields.table(column.key, default={})
                for member in column.columns:
                    read_row(rows, row, member, inner, seats)
                inner.done()
            elif column.key and not isinstance(column, Odd):
                read_row(rows, row, column, fields, seats)

    # ------------------------------------------------------------------ checking

    def check(self, t: Any, rows: vec[i64]) -> None:
        """AssertionError names the first number that is out of its range."""
        for column in self.scalars:
            for value in of_table(t, column):
                assert column.fits(value), f"{column.key}: {value} is out of range"
        for seat in range(t.players):
            for column in self.members:
                for value in of_row(rows, seat * self.width, column):
                    assert column.fits(value), f"seats[{seat}].{column.key}: {value} is out of range"

    # ------------------------------------------------------------------ observing

    def layout(self, players: int) -> list[Part]:
        """The parts of an observation, in order."""
        chairs = int(self.chairs(players))
        head = [
            Part("seat", [players], about="the observer's seat as the table counts it"),
            Part("actors", [players], about="chairs that may act now"),
        ]
        last = self.alone_plan.parts if players == 1 else []
        chair = for_each_chair(chairs, settled(self.chair_plan.parts, chairs))
        return head + settled(self.plan.parts, chairs) + chair + settled(last, chairs)

    def numbers(self, t: Any) -> list[int]:
        """The numbers of the table's columns that are seen, in the order of their declaration."""
        found: list[int] = []
        for column in self.scalars:
            found += of_table(t, column) if column.part else []
        return found


def flat(columns: list[Column]) -> list[Column]:
    """The columns that hold numbers, those of groups too."""
    found: list[Column] = []
    for column in columns:
        if isinstance(column, Group):
            found += column.columns
        elif not isinstance(column, Odd | Everybody):
            found.append(column)
    return found


def fresh_row(columns: list[Column], width: int) -> list[int]:
    """A row of defaults."""
    row = [0] * width
    for column in columns:
        for k in range(column.width):
            if column.default is not None:
                row[column.index + k] = column.default
    return row


def planned(order: list[str | Block], columns: list[Column], in_row: bool) -> Plan:
    """The plan of an order: where every column begins among the numbers of the table, or in a row."""
    plan = Plan()
    begin: dict[str, tuple[int, Column]] = {}
    count = 0
    for column in columns:
        if column.part:
            begin[column.part] = (column.index if in_row else count, column)
            count += column.width
    for item in order:
        if isinstance(item, Block):
            plan.add_block(item)
        else:
            source, column = begin.pop(item)
            plan.add(column, source)
    return plan


def settled(parts: list[Part], chairs: int) -> list[Part]:
    """The parts with the number of chairs where a shape depends on it."""
    return [Part(p.name, [n or chairs for n in p.shape or [0]], p.most, p.least, p.about) for p in parts]


# ---------------------------------------------------------------------- numbers in and out


def of_table(t: Any, column: Column) -> list[int]:
    """The numbers of a column of the table."""
    value = getattr(t, column.attribute)
    if column.width == 1:
        return [int(value)]
    return [int(number) for number in value]


def of_row(rows: vec[i64], row: int, column: Column) -> list[int]:
    """The numbers of a column of a row."""
    return [int(rows[row + column.index + k]) for k in range(column.width)]


def written_column(t: Any, column: Column) -> Any:
    """A column of the table; a group is null where its first number says that there is none."""
    if isinstance(column, Odd):
        return column.write(t)
    if not isinstance(column, Group):
        return column.written(of_table(t, column))
    if column.attribute and getattr(t, column.attribute) < 0:
        return None
    return {member.key: member.written(of_table(t, member)) for member in column.columns}


def written_in_row(rows: vec[i64], row: int, column: Column) -> Any:
    """A column of a row."""
    if not isinstance(column, Group):
        return column.written(of_row(rows, row, column))
    values: dict[str, Any] = {}
    for member in column.columns:
        numbers = of_row(rows, row, member)
        if not column.sparse or numbers != [0] * member.width:
            values[member.key] = member.written(numbers)
    return values


def given(column: Column, fields: Fields, seats: int) -> list[int] | None:
    """The numbers of a column as given, or as by default; None if they stay."""
    if fields.has(column.key):
        return column.read(fields, seats)
    return None if column.default is None else [column.default] * column.width


def read_table(t: Any, column: Column, fields: Fields, seats: int) -> None:
    """Set an attribute of the table."""
    values = given(column, fields, seats)
    if values is not None:
        setattr(t, column.attribute, values[0] if column.width == 1 else vec[i64](values))


def read_group(t: Any, group: Group, fields: Fields, seats: int) -> None:
    """Set the attributes of a group, if it is given."""
    if group.attribute and fields.any(group.key, None) is None:
        return
    inner = fields.table(group.key, default={})
    for column in group.columns:
        read_table(t, column, inner, seats)
    inner.done()


def read_row(rows: vec[i64], row: int, column: Column, fields: Fields, seats: int) -> None:
    """Set numbers of a row."""
    values = given(column, fields, seats)
    if values is not None:
        for k, value in enumerate(values):
            rows[row + column.index + k] = value


# ---------------------------------------------------------------------- observations


def put_column(
    step: i64, numbers: vec[i64], source: i64, v: vec[i16], at: i64, seat: i64, chairs: i64
) -> None:
    """One step of a plan: its numbers begin at `source`; chairs are counted from the seat."""
    form = step & 15
    value = numbers[source]
    if form == NUMBERS:
        v[at] = i16(value)
        for i in range(1, step >> 4 & 0xFFFF):
            v[at + i] = i16(numbers[source + i])
    elif form == SET:
        put_set(v, at, value >> (step >> 44))
    elif form == ONE:
        if value >= 0:
            v[at + value] = 1
    elif form == CHAIR:
        if value >= 0:
            v[at + chair_of(value, seat, chairs)] = 1
    elif form == CHAIRS:
        put_seats(v, at, value, seat, chairs)
    elif form == COUNT:
        v[at] = i16(popcount(value))
    else:
        put_packed(v, at, value, step >> 4 & 0xFFFF, step >> 44, form == PACKED_DOWN)


def put_packed(v: vec[i16], at: i64, value: i64, count: i64, bits: i64, down: bool) -> None:
    """Several numbers in one, the lowest first or last."""
    for i in range(count):
        v[at + (count - 1 - i if down else i)] = i16(value & bit(bits) - 1)
        value >>= bits
