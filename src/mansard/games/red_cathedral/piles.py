"""Piles of materials: six counts in one integer, a byte each, in the canonical order (§2.1).

A set of kinds has bit 8m for the material m, so that it lines up with the pile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.kernel.bits import BIT_INDEX, bit

EACH: Final[i64] = 0x010101010101
TOPS: Final[i64] = 0x808080808080
KINDS: Final[i64] = 6


def one(material: i64) -> i64:
    """A pile of a single unit, which is also the set of that kind."""
    return bit(8 * material)


def count(pile: i64, material: i64) -> i64:
    """How many of a material are in the pile."""
    return pile >> 8 * material & 255


def total(pile: i64) -> i64:
    """How many units are in the pile: 256 is 1 modulo 255, and there are only 95 in the box."""
    return pile % 255


def at_least(pile: i64, least: i64) -> i64:
    """The kinds of which the pile holds so many (1 or more)."""
    return (pile + (128 - least) * EACH & TOPS) >> 7


def kinds(pile: i64) -> i64:
    """The kinds of which the pile holds any."""
    return (pile + 127 * EACH & TOPS) >> 7


def first_kind(kinds_left: i64) -> i64:
    """The first material of a set of kinds that is not empty."""
    return BIT_INDEX[(kinds_left & -kinds_left) % 67] >> 3


def pile_of(counts: list[int]) -> int:
    """The pile with these six counts."""
    pile = 0
    for material, amount in enumerate(counts):
        pile += amount * 256**material
    return pile


def kinds_of(materials: list[int]) -> int:
    """The set of these kinds."""
    return pile_of([1 if material in materials else 0 for material in range(6)])


def counts(pile: i64) -> vec[i64]:
    """The six counts of a pile."""
    found = vec[i64]([0] * KINDS)
    for material in range(KINDS):
        found[material] = count(pile, material)
    return found
