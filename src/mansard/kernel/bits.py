"""Sets of up to 62 things as the bits of one integer.

Shifts of a literal by a variable are compiled to 32 bits by mypyc, hence `bit`. A literal from 2**62 on
would be a Python object that is unpacked at every use.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def _bit_index() -> list[int]:
    """2 is a primitive root modulo 67, so a single bit modulo 67 is a perfect hash."""
    table = [0] * 67
    for i in range(63):
        table[pow(2, i, 67)] = i
    return table


BIT_INDEX: Final = vec[i64](_bit_index())


def bit(i: i64) -> i64:
    """The set that holds only i."""
    return 0x2000000000000000 >> 61 - i


def has(mask: i64, i: i64) -> bool:
    """Whether i is in the set."""
    return mask & 0x2000000000000000 >> 61 - i != 0


def popcount(x: i64) -> i64:
    """How many things are in the set."""
    x = x - (x >> 1 & 0x1555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    return (x + (x >> 4) & 0x0F0F0F0F0F0F0F0F) % 255


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return BIT_INDEX[(mask & -mask) % 67]


def nth_bit(mask: i64, n: i64) -> i64:
    """The n-th member (from 0) of the set, in ascending order."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return BIT_INDEX[(mask & -mask) % 67]


def members(mask: i64) -> vec[i64]:
    """All members in ascending order."""
    found = vec[i64](capacity=popcount(mask))
    while mask:
        found = append(found, BIT_INDEX[(mask & -mask) % 67])
        mask &= mask - 1
    return found


def mask_of(items: list[int]) -> int:
    """The set of these small numbers."""
    mask = 0
    for item in items:
        mask |= 0x2000000000000000 >> 61 - item
    return mask
