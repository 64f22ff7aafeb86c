"""A position as plain values and back: readable enough to be written by hand."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.districts import (
    first_cell,
    owner_at,
    stored,
    tile_cells,
)
from mansard.games.small_city.grid import CELL_NAMES, CELLS, cells_of
from mansard.games.small_city.names import (
    CARDS,
    KIND_COUNT,
    KINDS,
    MATERIALS,
    ROWS,
)
from mansard.games.small_city.state import (
    DISC,
    GRAVES,
    WIDTH,
    Table,
    seen_table,
)
from mansard.games.small_city.steps import (
    BUILD,
)

MOST: Final = 2**62 - 1
NEUTRAL_CARDS: Final = ["H", "G", "F", "E"]


# ---------------------------------------------------------------------- writing


def written(t: Table) -> dict[str, Any]:
    """The whole position; in the build phase also what lies behind the screens."""
    values = t.game.columns.written(t, t.seats)
    if t.phase == BUILD:
        values["screens"] = written_screens(t)
    return values


def written_mayor(t: Table) -> list[str] | None:
    """The mayor's street."""
    if t.mayor < 0:
        return None
    return [CELL_NAMES[t.mayor // 2], "down" if t.mayor % 2 == 1 else "right"]


def written_circle(t: Table) -> list[str]:
    """The action cards that lie open."""
    return [CARDS[card] for card in t.circle]


def written_bottom(t: Table) -> list[list[int]]:
    """The special promises put back, and by whom."""
    return [[t.bottom[k], t.bottom_by[k]] for k in range(len(t.bottom))]


def written_kinds(counts: vec[i64], first: i64) -> dict[str, int]:
    """How many of each kind of tile, zeros left out."""
    return {KINDS[k]: int(counts[first + k]) for k in range(KIND_COUNT) if counts[first + k] != 0}


def written_names(lo: i64, hi: i64) -> list[str]:
    """Cells by name."""
    return [CELL_NAMES[cell] for cell in cells_of(lo, hi)]


def written_ban(t: Table) -> list[list[list[str]]]:
    """§4.3.1 Per seat and district: cells by name."""
    return [
        [
            written_names(t.ban[seat * 8 + other * 2], t.ban[seat * 8 + other * 2 + 1])
            for other in range(t.players)
        ]
        for seat in range(t.players)
    ]


def written_marks(t: Table) -> list[list[str]]:
    """Per district: citizens that have moved, or have yet to produce."""
    return [written_names(t.marks[k * 2], t.marks[k * 2 + 1]) for k in range(t.players)]


def written_screens(t: Table) -> dict[str, Any]:
    """§4.2.1 How everything lay before the build phase, and the plans."""
    shown = seen_table(t, -1)
    return {
        "seats": [t.game.columns.written_seat(shown, shown.seats, seat) for seat in range(t.players)],
        "stock": written_kinds(t.shown_stock, 0),
        "took": [written_kinds(t.took, seat * KIND_COUNT) for seat in range(t.players)],
        "plans": [list(plan.decisions) for plan in t.plans],
        "effects": [list(plan.effects) for plan in t.plans],
        "evicted": [list(plan.evicted) for plan in t.plans],
        "replanning": t.replanning,
        "resolved": t.resolved,
    }


def written_tiles(t: Table, seat: i64) -> list[dict[str, object] | None]:
    """The tiles in the order of their ids, cells in the order of their numbers; None where one is gone."""
    d = t.land[seat]
    tiles: list[dict[str, object] | None] = []
    for tile in range(len(d.kinds)):
        if d.kinds[tile] < 0:
            tiles.append(None)
            continue
        cells = [CELL_NAMES[cell] for cell in tile_cells(d, tile)]
        tiles.append({"kind": KINDS[d.kinds[tile]], "cells": cells})
    return tiles


def written_citizens(t: Table, seat: i64) -> dict[str, int]:
    """Who stands where."""
    found: dict[str, int] = {}
    for cell in range(CELLS):
        owner = owner_at(t, t.land[seat], cell)
        if owner >= 0:
            found[CELL_NAMES[cell]] = owner
    return found


def written_cemeteries(t: Table, seat: i64) -> list[str]:
    """The cemeteries of a district."""
    return written_names(t.land[seat].sets[GRAVES], t.land[seat].sets[GRAVES + 1])


def written_stores(t: Table, seat: i64) -> dict[str, dict[str, int]]:
    """Materials by the first cell of their storage building."""
    d = t.land[seat]
    found: dict[str, dict[str, int]] = {}
    for tile in range(len(d.kinds)):
        store = d.store[tile]
        if store > 0:
            held = {MATERIALS[m]: int(stored(store, m)) for m in range(3) if stored(store, m) > 0}
            found[CELL_NAMES[first_cell(d, tile)]] = held
    return found


def written_discs(t: Table, seat: i64) -> list[list[object] | None]:
    """The two council discs: row and column, None at the start."""
    discs: list[list[object] | None] = []
    for k in range(2):
        disc = t.seats[seat * WIDTH + DISC + k]
        discs.append([ROWS[disc // 10 - 1], disc % 10] if disc > 0 else None)
    return discs
