"""§4 Action codes as words, and why a move is refused."""

from typing import Final

from mansard.games.small_city.codes import ACTION_COUNT
from mansard.games.small_city.grid import CELL_NAMES
from mansard.games.small_city.names import CARDS, KINDS, MATERIALS, ROWS, WAYS_MOST
from mansard.games.small_city.tables import Box
from mansard.kernel.moves import Kind, MoveBook, Value

# The section of the rules for each step, and the kinds of moves that answer it.
RULE_OF_STEP: Final = [
    "4",
    "3",
    "3",
    "4.1.1",
    "4.1.2",
    "4.1.3",
    "4.1.3",
    "4.1.3",
    "4.7.1",
    "4.7.2",
    "4.7.3",
    "4.4",
    "6.1",
    "4.7.3",
    "4.2.3",
    "4.2.3",
    "4.2.4",
    "4.2.4",
    "4.1.3",
    "4.2.7",
    "4.2.4",
    "4.2.5",
    "4.2.5",
    "4.2.6",
    "4.3.3",
    "4.3.3",
    "4.3.3",
    "4.3.4",
    "4.4",
    "4.4",
    "4.6.1",
    "4.6.3",
]
KINDS_OF_STEP: Final = [
    [],
    ["hall"],
    ["keep"],
    ["mayor"],
    ["take"],
    ["gain"],
    ["expand", "decline"],
    ["advance", "enter", "restart", "decline"],
    ["advance", "enter", "restart", "pass"],
    ["pay"],
    ["gift"],
    ["store"],
    ["special"],
    ["build", "decline"],
    ["build", "expand", "demolish", "upgrade", "commit"],
    ["lay"],
    ["at"],
    ["warehouse", "no-warehouse"],
    ["spare"],
    ["from"],
    ["staff", "nobody"],
    ["tile"],
    ["grow"],
    ["raze"],
    ["citizen", "finish"],
    ["to"],
    ["place"],
    ["home"],
    ["sell", "buy", "donate", "finish"],
    ["produce"],
    ["victim"],
    ["grave"],
]


def move_book(box: Box) -> MoveBook:
    """All kinds of moves, in the order of `codes.py`."""
    cells: list[Value] = [*CELL_NAMES]
    cell: list[tuple[str, list[Value]]] = [("cell", cells)]
    seats: list[Value] = [0, 1, 2, 3]
    promises: list[Value] = [f"p{n}" for n in range(1, 17)]
    specials: list[Value] = [f"s{n}" for n in range(1, 17)]
    rows: list[Value] = [*ROWS]
    materials: list[Value] = [*MATERIALS]
    patterns: list[Value] = [*box.way_names, *[f"-{k}" for k in range(len(box.way_names), WAYS_MOST)]]
    book = MoveBook(
        [
            Kind("hall", cell),
            Kind("keep", [("promise", promises)]),
            Kind("mayor", [*cell, ("street", ["right", "down"])]),
            Kind("take", [("card", [*CARDS])]),
            Kind("gain", [("gain", ["money", "votes"])]),
            Kind("expand", []),
            Kind("decline", []),
            Kind("advance", [("row", rows)]),
            Kind("enter", [("row", rows)]),
            Kind("restart", [("from_row", rows), ("row", rows)]),
            Kind("pass", []),
            Kind("pay", [("payment", ["money", "votes", "promise"])]),
            Kind("gift", [("choice", [1, 2])]),
            Kind("special", [("special", specials)]),
            Kind("store", cell),
            Kind("build", [("tile", [*KINDS])]),
            Kind("upgrade", []),
            Kind("demolish", []),
            Kind("commit", []),
            Kind("lay", [("pattern", patterns)]),
            Kind("at", cell),
            Kind("warehouse", cell),
            Kind("no-warehouse", []),
            Kind("spare", [("material", [*MATERIALS, "nothing"])]),
            Kind("from", cell),
            Kind("staff", cell),
            Kind("nobody", []),
            Kind("tile", cell),
            Kind("raze", cell),
            Kind("grow", cell),
            Kind("citizen", [("seat", seats), *cell]),
            Kind("finish", []),
            Kind("to", [("seat", seats)]),
            Kind("place", cell),
            Kind("home", cell),
            Kind("sell", [("material", materials), *cell]),
            Kind("buy", [("price", [1, 2, 3, 4])]),
            Kind("donate", [("material", materials), *cell]),
            Kind("produce", [("seat", seats), *cell]),
            Kind("victim", cell),
            Kind("grave", cell),
        ]
    )
    assert book.action_count == ACTION_COUNT
    return book
