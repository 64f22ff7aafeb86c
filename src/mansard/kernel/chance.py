"""Chance: a stream stretched from a seed for set-ups, a small fast generator for play.

The stream is SHA-256 in counter mode: it gives away nothing about the seed, so a set-up is drawn
from it directly. The generator is a 62-bit xorshift with the full period 2**62 - 1; its state is one
integer inside the game state, so that copies and saved games carry their chance along.
"""

import hashlib

from mypy_extensions import i64

Seed = int | bytes


def seed_text(seed: Seed) -> str:
    """The canonical spelling of a seed, as records hold it."""
    if isinstance(seed, bytes):
        return "hex:" + seed.hex()
    return str(seed)


def seed_from_text(text: str) -> Seed:
    """Inverse of `seed_text`; ValueError if the text is no seed."""
    if text.startswith("hex:"):
        return bytes.fromhex(text[4:])
    return int(text)


def commitment(seed: Seed) -> str:
    """What is published before a game so that its seed can be checked afterwards."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()


class Stream:
    """Endless random words from a seed and a purpose."""

    def __init__(self, seed: Seed, purpose: str) -> None:
        self._key = hashlib.sha256(f"mansard {purpose} {seed_text(seed)}".encode()).digest()
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """A number below 2**32."""
        if not self._words:
            data = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._words = [int.from_bytes(data[i : i + 4], "big") for i in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number in [0, n)."""
        return self.word() * n >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """A uniform permutation of the items."""
        deck = items[:]
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck

    def sample(self, items: list[int], count: int) -> list[int]:
        """`count` different items in random order."""
        return self.shuffled(items)[:count]

    def key(self) -> int:
        """A state for the fast generator: never zero."""
        return (self.word() << 30 | self.word() >> 2) or 1


def step(rng: i64) -> i64:
    """The generator's next state."""
    rng = rng ^ (rng & 0x1FFFFFFFFFFFFF) << 9
    rng = rng ^ rng >> 15
    return rng ^ (rng & 0x3FFFFFFFFFF) << 20


def draw(rng: i64, n: i64) -> i64:
    """A number in [0, n) from a generator state that has just been stepped."""
    return (rng >> 30) * n >> 32
