"""§2.1, §2.3 A district's cells as sets: two masks, rows 0-4 in `lo` and rows 5-9 in `hi`.

A cell is row * 10 + column on every side of the board; bit `cell % 50` of its half stands for it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.kernel.bits import BIT_INDEX, bit

CELLS: Final[i64] = 100
HALF: Final[i64] = 50
FULL: Final[i64] = 0x3FFFFFFFFFFFF
FIRST_COLUMN: Final[i64] = 0x10040100401
LAST_COLUMN: Final[i64] = 0x2008020080200
LAST_ROW: Final[i64] = 0x3FF0000000000
FIRST_ROW: Final[i64] = 0x3FF

Cells = tuple[i64, i64]

CELL_NAMES: Final = [f"{'abcdefghij'[cell % 10]}{cell // 10 + 1}" for cell in range(100)]


def cell_named(name: str) -> int:
    """The cell of a name, -1 if there is none."""
    return CELL_NAMES.index(name) if name in CELL_NAMES else -1


def _square(size: int, half: int) -> int:
    """The cells of one half with row and column below the size."""
    mask = 0
    for row in range(half * 5, half * 5 + 5):
        for column in range(10):
            if row < size and column < size:
                mask |= int(bit((row * 10 + column) % 50))
    return mask


SQUARE_LO: Final = vec[i64]([_square(size, 0) for size in range(11)])
SQUARE_HI: Final = vec[i64]([_square(size, 1) for size in range(11)])
CELL_LO: Final = vec[i64]([int(bit(cell)) if cell < 50 else 0 for cell in range(100)])
CELL_HI: Final = vec[i64]([int(bit(cell - 50)) if cell >= 50 else 0 for cell in range(100)])


def holds(lo: i64, hi: i64, cell: i64) -> bool:
    """Whether the cell is in the set."""
    return lo & CELL_LO[cell] != 0 or hi & CELL_HI[cell] != 0


def count(lo: i64, hi: i64) -> i64:
    """How many cells are in the set."""
    number = ones(lo)
    return number if hi == 0 else number + ones(hi)


def ones(x: i64) -> i64:
    """The number of set bits."""
    x = x - (x >> 1 & 0x1555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    return (x + (x >> 4) & 0x0F0F0F0F0F0F0F0F) % 255


def first(lo: i64, hi: i64) -> i64:
    """The first cell, by row, then column, of a set that is not empty."""
    if lo != 0:
        return BIT_INDEX[(lo & -lo) % 67]
    return 50 + BIT_INDEX[(hi & -hi) % 67]


def beside(lo: i64, hi: i64) -> Cells:
    """The set and all cells orthogonally next to it."""
    wide_lo = lo | (lo & ~LAST_COLUMN) << 1 | (lo & ~FIRST_COLUMN) >> 1
    wide_hi = hi | (hi & ~LAST_COLUMN) << 1 | (hi & ~FIRST_COLUMN) >> 1
    up_lo = (lo & ~LAST_ROW) << 10 | lo >> 10 | (hi & FIRST_ROW) << 40
    up_hi = (hi & ~LAST_ROW) << 10 | hi >> 10 | lo >> 40
    return wide_lo | up_lo, wide_hi | up_hi


def around(lo: i64, hi: i64) -> Cells:
    """The set and all cells orthogonally or diagonally next to it."""
    lo = lo | (lo & ~LAST_COLUMN) << 1 | (lo & ~FIRST_COLUMN) >> 1
    hi = hi | (hi & ~LAST_COLUMN) << 1 | (hi & ~FIRST_COLUMN) >> 1
    far_lo = lo | (lo & ~LAST_ROW) << 10 | lo >> 10 | (hi & FIRST_ROW) << 40
    far_hi = hi | (hi & ~LAST_ROW) << 10 | hi >> 10 | lo >> 40
    return far_lo, far_hi


def next_to(lo: i64, hi: i64) -> Cells:
    """All cells that have one of the set orthogonally or diagonally next to them."""
    side_lo = (lo & ~LAST_COLUMN) << 1 | (lo & ~FIRST_COLUMN) >> 1
    side_hi = (hi & ~LAST_COLUMN) << 1 | (hi & ~FIRST_COLUMN) >> 1
    lo |= side_lo
    hi |= side_hi
    up_lo = (lo & ~LAST_ROW) << 10 | lo >> 10 | (hi & FIRST_ROW) << 40
    up_hi = (hi & ~LAST_ROW) << 10 | hi >> 10 | lo >> 40
    return side_lo | up_lo, side_hi | up_hi


def pulled(lo: i64, hi: i64, by: i64) -> Cells:
    """The cells x for which x + by is in the set (by < 50)."""
    return lo >> by | (hi & bit(by) - 1) << 50 - by, hi >> by


def laid(shape: i64, anchor: i64) -> Cells:
    """A shape drawn in the top left corner (at most five rows) moved to its anchor."""
    if anchor >= 50:
        return 0, shape << anchor - 50
    return (shape & bit(50 - anchor) - 1) << anchor, shape >> 50 - anchor


def offered(found: vec[i64], base: i64, lo: i64, hi: i64) -> vec[i64]:
    """The list with base + cell appended for all cells of the set, by row, then column."""
    while lo:
        found = append(found, base + BIT_INDEX[(lo & -lo) % 67])
        lo &= lo - 1
    while hi:
        found = append(found, base + 50 + BIT_INDEX[(hi & -hi) % 67])
        hi &= hi - 1
    return found


def cells_of(lo: i64, hi: i64) -> vec[i64]:
    """All cells of a set in order."""
    return offered(vec[i64](), 0, lo, hi)


def cornered(lo: i64, hi: i64) -> i64:
    """A small set (at most five rows) moved to the top left corner."""
    row = first(lo, hi) // 10
    if row >= 5:
        lo = hi >> (row - 5) * 10
    elif row > 0:
        lo = lo >> row * 10 | (hi & bit(row * 10) - 1) << 50 - row * 10
    while lo & FIRST_COLUMN == 0:
        lo >>= 1
    return lo
