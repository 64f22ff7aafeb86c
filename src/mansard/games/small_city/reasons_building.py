"""§4.2 Why a step of a build is refused: the rule it breaks, a text key, and what it is about.

Every function ends with the one reason that is left, and asserts that it is true.
"""

from mypy_extensions import i64

from mansard.games.small_city.building import may_use_build, source_cells
from mansard.games.small_city.demolishing import any_demolition, people_on, room_for
from mansard.games.small_city.districts import first_cell, is_industrial, owner_at, tile_at
from mansard.games.small_city.grid import CELL_NAMES, FULL, Cells, cell_named, holds
from mansard.games.small_city.growing import any_growth, growth_cells, is_full_grown, may_grow
from mansard.games.small_city.names import CULTURAL, KINDS, LEVELLED, MATERIALS, RESIDENTIAL, TOWN_HALL, WARE
from mansard.games.small_city.placing import (
    allowed,
    anchors,
    available,
    blocked,
    ever_built,
    has_room,
    lacking,
    lacks_warehouse,
    may_spare,
    of_allowed_size,
    open_anchors,
    open_ways,
    price,
    touching,
    warehouse_cells,
    way_cells_at,
)
from mansard.games.small_city.requirements import needed
from mansard.games.small_city.state import (
    ANCHOR,
    BUILDS,
    EXPANDED,
    GRAVES,
    KIND,
    LIMIT,
    MONEY,
    OLD_TILES,
    RAZED,
    SMOG,
    TILE,
    USED,
    WAY,
    WIDTH,
    Table,
    next_size,
    zone_size,
)
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason
from mansard.kernel.moves import MoveBook

# ---------------------------------------------------------------------- the menu


def why_not_menu(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.2.2, §4.2.3 An entry of the menu."""
    row = seat * WIDTH
    if words[0] == "build":
        return why_not_build(t, seat, KINDS.index(words[1]))
    if words[0] == "upgrade":
        assert not any_growth(t, seat), "4.2.5 some tile may grow"
        return Reason("4.2.5", "nothing-can-grow")
    if words[0] == "expand":
        if next_size(t, seat) == 0:
            return Reason("2.1", "zone-is-maximal")
        if t.seats[row + EXPANDED] == 1:
            return Reason("4.2.2", "already-expanded")
        assert t.seats[row + BUILDS] > t.box.builds_expanding, "4.2.2 the zone may be expanded"
        return Reason("4.2.2", "too-many-builds-to-expand")
    if t.seats[row + RAZED] >= t.box.demolitions:
        return Reason("4.2.2", "already-demolished")
    if not may_use_build(t, seat):
        return Reason("4.2.2", "no-builds-left")
    assert not any_demolition(t, seat), "4.2.6 some tile may be demolished"
    return Reason("4.2.6", "nothing-to-demolish")


def why_not_build(t: Table, seat: i64, kind: i64) -> Reason:
    """§4.2.4 Budget, size, copies, price, warehouse, place."""
    args: dict[str, object] = {"tile": KINDS[kind]}
    row = seat * WIDTH
    if kind == WARE or kind == TOWN_HALL:
        return Reason("4.2.4", "never-built-alone", args)
    if t.seats[row + LIMIT] == 0 and not may_use_build(t, seat):
        return Reason("4.2.2", "no-builds-left")
    if not of_allowed_size(t, seat, kind):
        return Reason("4.7.3", "wrong-size-for-the-council", {**args, "column": t.seats[row + LIMIT]})
    if kind >= LEVELLED and ever_built(t, seat, kind):
        return Reason("2.2", "already-built", args)
    if available(t, seat, kind) <= 0:
        return Reason("4.2.4", "none-in-stock", args)
    if t.seats[row + LIMIT] == 0:
        refused = why_not_paid(t, seat, kind)
        if refused is not None:
            return refused
    if lacks_warehouse(t, seat, kind):
        return Reason("4.2.4", "no-warehouse-in-stock", args)
    assert not has_room(t, seat, kind), "4.2.4 the tile has a place"
    return Reason("4.2.4", "no-place-for-it", args)


def why_not_paid(t: Table, seat: i64, kind: i64) -> Reason | None:
    """§4.2.4 Rule 5."""
    if t.box.family[kind] == CULTURAL:
        if lacking(t, seat, kind) > (1 if may_spare(t, seat) else 0):
            return Reason("4.2.7", "materials-lacking", {"tile": KINDS[kind]})
        return None
    cost = price(t, seat, kind)
    money = t.seats[seat * WIDTH + MONEY]
    if money < cost:
        return Reason("4.2.4", "money-lacking", {"price": cost, "money": money})
    return None


# ---------------------------------------------------------------------- places


def why_not_placing(t: Table, seat: i64, words: list[str], book: MoveBook) -> Reason:
    """§4.2.4 Orientation and anchor."""
    kind = t.seats[seat * WIDTH + KIND]
    if words[0] == "lay":
        way = t.box.way_names.index(words[1]) if words[1] in t.box.way_names else -1
        if not t.box.ways_begin[kind] <= way < t.box.ways_end[kind]:
            return Reason("2.2", "not-a-shape-of-the-tile", {"pattern": words[1], "tile": KINDS[kind]})
        assert not has(open_ways(t, seat, kind), way - t.box.ways_begin[kind]), "4.2.4 the pattern fits"
        return Reason("4.2.4", "pattern-fits-nowhere", {"pattern": words[1]})
    way = t.seats[seat * WIDTH + WAY]
    anchor: i64 = cell_named(words[1])
    if not holds(t.box.fit_lo[way], t.box.fit_hi[way], anchor):
        return Reason("2.1", "off-the-board", {"cell": words[1]})
    for cell in way_cells_at(t, way, anchor):
        refused = why_not_cell(t, seat, cell)
        if refused is not None:
            return refused
    return why_not_here(t, seat, kind, way, anchor)


def why_not_cell(t: Table, seat: i64, cell: i64) -> Reason | None:
    """§2.1 Whether a cell is buildable."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell]}
    d = t.land[seat]
    size = zone_size(t, seat)
    if cell // 10 >= size or cell % 10 >= size:
        return Reason("2.1", "outside-the-zone", args)
    if holds(d.sets[GRAVES], d.sets[GRAVES + 1], cell):
        return Reason("2.1", "cemetery-there", args)
    if holds(d.sets[USED], d.sets[USED + 1], cell):
        return Reason("2.1", "tile-there", args)
    lo, hi = blocked(t, seat)
    if holds(lo, hi, cell):
        return Reason("4.1.1", "mayor-there", args)
    return None


def why_not_here(t: Table, seat: i64, kind: i64, way: i64, anchor: i64) -> Reason:
    """§4.2.4 Separation, requirement, warehouse."""
    args: dict[str, object] = {"tile": KINDS[kind], "cell": CELL_NAMES[anchor]}
    lo, hi = allowed(t, seat, kind)
    for cell in way_cells_at(t, way, anchor)[: t.box.level[kind]]:
        if not holds(lo, hi, cell) and t.box.family[kind] == RESIDENTIAL:
            return Reason("4.2.4", "industry-next-to-it", args)
        if not holds(lo, hi, cell):
            assert is_industrial(t.box, kind), "4.2.4 the cell is free"
            return Reason("4.2.4", "homes-next-to-it", args)
    need_lo, need_hi = needed(t, seat, kind)
    fit_lo, fit_hi = touching(t, way, FULL, FULL, need_lo, need_hi)
    if not holds(fit_lo, fit_hi, anchor):
        return Reason("4.2.4", "requirement-not-met", args)
    lo, hi = open_anchors(t, seat, kind, way)
    full_lo, full_hi = anchors(t, seat, kind, way)
    assert holds(lo, hi, anchor) and not holds(full_lo, full_hi, anchor), "4.2.4 the tile fits there"
    return Reason("4.2.4", "no-room-for-the-warehouse", args)


def why_not_detail(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.2.4-§4.2.7 The smaller decisions of a build."""
    args: dict[str, object] = {"cell": words[1]}
    if words[0] == "spare":
        return why_not_spared(t, seat, words[1])
    cell: i64 = cell_named(words[1])
    if words[0] == "warehouse":
        return why_not_warehouse(t, seat, cell)
    if words[0] == "from":
        return why_not_source(t, seat, cell, "4.2.7", source_cells(t, seat), "not-stored-there")
    if words[0] == "staff":
        assert owner_at(t, t.land[seat], cell) != seat, "4.2.4 an own citizen stands there"
        return Reason("4.2.4", "no-citizen-there", args)
    if words[0] == "tile":
        return why_not_upgrade(t, seat, tile_at(t.land[seat], cell), args)
    if words[0] == "raze":
        return why_not_raze(t, seat, tile_at(t.land[seat], cell), args)
    refused = why_not_cell(t, seat, cell)
    if refused is not None:
        return refused
    lo, hi = growth_cells(t, seat, t.seats[seat * WIDTH + TILE])
    assert not holds(lo, hi, cell), "4.2.5 the tile may grow there"
    kind = t.land[seat].kinds[t.seats[seat * WIDTH + TILE]]
    return Reason("4.2.5", "cannot-grow-there", {**args, "tile": KINDS[kind]})


def why_not_spared(t: Table, seat: i64, material: str) -> Reason:
    """§4.1.3 The Architect's discount."""
    kind = t.seats[seat * WIDTH + KIND]
    args: dict[str, object] = {"material": material}
    if material in MATERIALS and t.box.need[kind * 3 + MATERIALS.index(material)] == 0:
        return Reason("4.1.3", "material-not-needed", {**args, "tile": KINDS[kind]})
    assert lacking(t, seat, kind) > 0, "4.1.3 any material that is needed may be spared"
    return Reason("4.1.3", "not-enough-even-so", args)


def why_not_warehouse(t: Table, seat: i64, cell: i64) -> Reason:
    """§4.2.4 The warehouse of a factory."""
    refused = why_not_cell(t, seat, cell)
    if refused is not None:
        return refused
    row = seat * WIDTH
    lo, hi = warehouse_cells(t, seat, t.seats[row + WAY], t.seats[row + ANCHOR])
    assert not holds(lo, hi, cell), "4.2.4 the warehouse may lie there"
    return Reason("4.2.4", "warehouse-not-there", {"cell": CELL_NAMES[cell]})


def why_not_source(t: Table, seat: i64, cell: i64, rule: str, offered: Cells, key: str) -> Reason:
    """§4.2.7, §4.4 A storage building, which is named by its first cell."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell], "about": CELL_NAMES[cell]}
    tile = tile_at(t.land[seat], cell)
    lo, hi = offered
    if tile >= 0 and holds(lo, hi, first_cell(t.land[seat], tile)):
        return not_the_first_cell(t, seat, tile, cell, rule)
    return Reason(rule, key, args)


def not_the_first_cell(t: Table, seat: i64, tile: i64, cell: i64, rule: str) -> Reason:
    """§4.0 A tile is named by its first cell, by row, then column."""
    first = first_cell(t.land[seat], tile)
    assert first != cell, f"{rule} the move is legal"
    return Reason(rule, "not-the-first-cell", {"cell": CELL_NAMES[cell], "first": CELL_NAMES[first]})


def why_not_upgrade(t: Table, seat: i64, tile: i64, args: dict[str, object]) -> Reason:
    """§4.2.5 A tile that may not grow."""
    if tile < 0:
        return Reason("4.2.5", "no-tile-there", args)
    if is_full_grown(t, t.land[seat].kinds[tile]):
        return Reason("4.2.5", "never-grows", args)
    if tile >= t.seats[seat * WIDTH + OLD_TILES]:
        return Reason("4.2.5", "built-in-this-phase", args)
    if not may_grow(t, seat, tile):
        return Reason("4.2.5", "influence-lacking", args)
    lo, hi = growth_cells(t, seat, tile)
    if lo | hi:
        return not_the_first_cell(t, seat, tile, cell_named(str(args["cell"])), "4.2.5")
    return Reason("4.2.5", "no-room-or-no-tile", args)


def why_not_raze(t: Table, seat: i64, tile: i64, args: dict[str, object]) -> Reason:
    """§4.2.6 A tile that may not be demolished."""
    if tile < 0:
        return Reason("4.2.6", "no-tile-there", args)
    if tile == 0:
        return Reason("4.2.6", "town-hall-stays", args)
    cells = t.box.level[t.land[seat].kinds[tile]]
    row = seat * WIDTH
    if t.seats[row + MONEY] < cells * t.box.raze_money:
        need = cells * t.box.raze_money
        return Reason("4.2.6", "money-lacking", {"price": need, "money": t.seats[row + MONEY]})
    if t.seats[row + SMOG] + cells * t.box.raze_pollution >= t.box.elimination:
        return Reason("4.2.6", "would-reach-the-end-of-the-track", args)
    for other in range(t.players):
        if people_on(t, seat, tile, other) > room_for(t, seat, other):
            return Reason("4.2.6", "town-hall-is-full", {**args, "owner_seat": other})
    return not_the_first_cell(t, seat, tile, cell_named(str(args["cell"])), "4.2.6")
