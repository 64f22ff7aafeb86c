# mypyc: skip
"""§7 The shapes of a view and of the moves."""

from typing import Literal, TypedDict


class Player(TypedDict):
    """What is known of a player."""

    swapped: bool
    secret: int | None
    standing: list[tuple[str, int]]


class View(TypedDict):
    """What a seat sees."""

    game: Literal["tokens"]
    players: int
    seat: int | None
    phase: Literal["turn", "over"]
    actors: list[int]
    shown: int | None
    bag: int
    swaps: bool
    seats: list[Player]


class Move(TypedDict):
    """Both kinds of moves."""

    kind: Literal["take", "swap"]
