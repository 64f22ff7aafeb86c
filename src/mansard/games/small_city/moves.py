"""§4 Action codes as words, and why a move is refused."""

from typing import Final

from mansard.games.small_city.codes import ACTION_COUNT
from mansard.games.small_city.grid import CELL_NAMES
from mansard.games.small_city.state import Table
from mansard.games.small_city.tables import CARDS, KINDS, MATERIALS, ROWS, WAYS_MOST, Box
from mansard.kernel.errors import Reason
from mansard.kernel.moves import Kind, MoveBook, Value

RULE_OF_STEP: Final = ["4"] * 32


def move_book(box: Box) -> MoveBook:
    """All kinds of moves, in the order of `codes.py`."""
    cells: list[Value] = [*CELL_NAMES]
    cell: list[tuple[str, list[Value]]] = [("cell", cells)]
    seats: list[Value] = [0, 1, 2, 3]
    numbers: list[Value] = [*range(1, 17)]
    rows: list[Value] = [*ROWS]
    materials: list[Value] = [*MATERIALS]
    patterns: list[Value] = [*box.way_names, *[f"-{k}" for k in range(len(box.way_names), WAYS_MOST)]]
    book = MoveBook(
        [
            Kind("hall", cell),
            Kind("keep", [("promise", numbers)]),
            Kind("mayor", [*cell, ("street", ["right", "down"])]),
            Kind("take", [("card", [*CARDS])]),
            Kind("gain", [("what", ["money", "votes"])]),
            Kind("expand", []),
            Kind("decline", []),
            Kind("advance", [("row", rows)]),
            Kind("enter", [("row", rows)]),
            Kind("restart", [("from", rows), ("row", rows)]),
            Kind("pass", []),
            Kind("pay", [("with", ["money", "votes", "promise"])]),
            Kind("gift", [("choice", [1, 2])]),
            Kind("special", [("promise", numbers)]),
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
            Kind("citizen", [("district", seats), *cell]),
            Kind("finish", []),
            Kind("to", [("district", seats)]),
            Kind("place", cell),
            Kind("home", cell),
            Kind("sell", [("material", materials), *cell]),
            Kind("buy", [("price", [1, 2, 3, 4])]),
            Kind("donate", [("material", materials), *cell]),
            Kind("produce", [("district", seats), *cell]),
            Kind("victim", cell),
            Kind("grave", cell),
        ]
    )
    assert book.action_count == ACTION_COUNT
    return book


def why_not(t: Table, seat: int, text: str, book: MoveBook) -> Reason:
    return Reason("4", "not-now", {"move": text})
