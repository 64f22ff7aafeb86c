"""Small positions of Paris, written as a few words: what a test does not name is as on a fresh table.

A position is in MAIN of seat 0 unless it says otherwise. Tiles lie where keys lie; `late` fills the board, so
that the stacks are empty.
"""

import json
from typing import Any

import mansard
from tests.games.table import Table, Written

GAME = mansard.game("paris")
DISTRICTS = ["montmartre", "la_villette", "belleville", "saint_germain", "chaillot", "batignolles"]
VALUES = [1, 2, 3, 4, 5, 8]
SPACES = [f"{district}_{value}" for district in DISTRICTS for value in VALUES]
END_TOKENS = [
    *["end_vp3", "end_vp4", "end_vp5", "end_f4", "end_f5", "end_f6"],
    *["end_wood", "end_marble", "end_gold", "end_bronze", "end_silver", "end_gold_star"],
]


def paris(*seats: Written, players: int = 2, **values: Any) -> Table:
    """A position; seats that are not given are as at the beginning."""
    rows = [*seats, *[{}] * (players - len(seats))]
    text = json.dumps({"game": "paris", "players": players, "seats": rows, **values})
    return Table(GAME.from_json(text))


def late(*seats: Written, players: int = 2, removed: list[str] | None = None, **values: Any) -> Table:
    """A position after the last building tile: 33 tiles lie on the board."""
    out = ["belleville_8", "chaillot_8", "batignolles_8"] if removed is None else removed
    tiles = [space for space in SPACES if space not in out]
    return paris(*seats, players=players, tiles=tiles, **values)


def keys(arc: bool = False, banks: list[str] | None = None, **on: int) -> Written:
    """Keys on the board: `keys(banks=["chaillot"], chaillot_2=1)`."""
    return {"arc": arc, "banks": banks or [], "on": on}
