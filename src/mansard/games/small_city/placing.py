"""§4.2.4, §4.2.5 Where a tile may be placed or grow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.districts import is_industrial, stock_of
from mansard.games.small_city.grid import (
    CELL_HI,
    CELL_LO,
    Cells,
    around,
    beside,
    cornered,
    count,
    first,
    holds,
    laid,
    pulled,
)
from mansard.games.small_city.state import (
    BUILD,
    HOMES,
    LIMIT,
    MONEY,
    OLD_TILES,
    SMOKE,
    SPARED,
    WIDTH,
    District,
    Table,
    empty_in,
    ever_built,
    holds_card,
    own_copies,
    zone_size,
)
from mansard.games.small_city.tables import (
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    KIND_COUNT,
    LEVELLED,
    PORT,
    REFINERY,
    RESIDENTIAL,
    TOWN_HALL,
    WARE,
)
from mansard.kernel.bits import has

ARCHITECT: Final[i64] = 1
MEDIATOR: Final[i64] = 2


# ---------------------------------------------------------------------- cells


def blocked(t: Table, seat: i64) -> Cells:
    """§4.1.1 The two cells beside the mayor's street."""
    if t.mayor < 0 or seat != t.host:
        return 0, 0
    cell = t.mayor // 2
    other = cell + (10 if t.mayor % 2 == 1 else 1)
    return CELL_LO[cell] | CELL_LO[other], CELL_HI[cell] | CELL_HI[other]


def buildable(t: Table, seat: i64) -> Cells:
    """§2.1 Inside the zone, empty, not blocked."""
    lo, hi = empty_in(t.land[seat], zone_size(t, seat))
    no_lo, no_hi = blocked(t, seat)
    return lo & ~no_lo, hi & ~no_hi


def clean(t: Table, seat: i64) -> Cells:
    """§4.2.4 Buildable cells that are in no zone of an industrial building: for homes."""
    lo, hi = buildable(t, seat)
    d = t.land[seat]
    far_lo, far_hi = around(d.sets[SMOKE], d.sets[SMOKE + 1])
    return lo & ~far_lo, hi & ~far_hi


def remote(t: Table, seat: i64) -> Cells:
    """§4.2.4 Buildable cells that are next to no home: for industry."""
    lo, hi = buildable(t, seat)
    d = t.land[seat]
    far_lo, far_hi = around(d.sets[HOMES], d.sets[HOMES + 1])
    return lo & ~far_lo, hi & ~far_hi


def allowed(t: Table, seat: i64, kind: i64) -> Cells:
    """§4.2.4 Rules 1 and 3: the cells on which (the building part of) a tile may lie."""
    if t.box.family[kind] == RESIDENTIAL:
        return clean(t, seat)
    if is_industrial(t.box, kind):
        return remote(t, seat)
    return buildable(t, seat)


# ---------------------------------------------------------------------- requirements


def influenced(t: Table, d: District, family: i64, times: i64) -> Cells:
    """§2.3 The cells in the zones of at least so many different tiles of a family."""
    box = t.box
    if tile_count(t, d, family) < times:
        return 0, 0
    a1: i64 = 0
    a2: i64 = 0
    a3: i64 = 0
    a4: i64 = 0
    a5: i64 = 0
    b1: i64 = 0
    b2: i64 = 0
    b3: i64 = 0
    b4: i64 = 0
    b5: i64 = 0
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind < 0 or box.family[kind] != family:
            continue
        lo = d.far_lo[tile]
        hi = d.far_hi[tile]
        a5 |= a4 & lo
        b5 |= b4 & hi
        a4 |= a3 & lo
        b4 |= b3 & hi
        a3 |= a2 & lo
        b3 |= b2 & hi
        a2 |= a1 & lo
        b2 |= b1 & hi
        a1 |= lo
        b1 |= hi
    if times == 1:
        return a1, b1
    if times == 2:
        return a2, b2
    if times == 3:
        return a3, b3
    return (a4, b4) if times == 4 else (a5, b5)


def tile_count(t: Table, d: District, family: i64) -> i64:
    """How many tiles of a family stand in a district."""
    found: i64 = 0
    for kind in d.kinds:
        if kind >= 0 and t.box.family[kind] == family:
            found += 1
    return found


def zone_of_single(d: District, kind: i64) -> Cells:
    """§2.3 The influence zone of a single building; empty if it does not stand."""
    tile = d.single[kind - TOWN_HALL]
    if tile < 0:
        return 0, 0
    return d.far_lo[tile], d.far_hi[tile]


def has_requirement(t: Table, kind: i64) -> bool:
    """§4.2.4 Whether the table of requirements asks anything of a tile."""
    family = t.box.family[kind]
    if family == RESIDENTIAL or family == FACTORY:
        return t.box.level[kind] > 1
    return family == COMMERCIAL


def required(t: Table, seat: i64, kind: i64) -> Cells:
    """§4.2.4 Rule 4: the cells one of which the tile must cover."""
    d = t.land[seat]
    level = t.box.level[kind]
    family = t.box.family[kind]
    if family == RESIDENTIAL:
        return influenced(t, d, CULTURAL, t.box.need_culture[level])
    if family == COMMERCIAL:
        return influenced(t, d, RESIDENTIAL, t.box.need_homes[level])
    a_lo, a_hi = zone_of_single(d, REFINERY)
    b_lo, b_hi = zone_of_single(d, PORT)
    if level == 2:
        return a_lo | b_lo, a_hi | b_hi
    return a_lo & b_lo, a_hi & b_hi


# ---------------------------------------------------------------------- anchors


def open_anchors(t: Table, seat: i64, kind: i64, way: i64) -> Cells:
    """§4.2.4 Rules 1, 3 and 4: the anchors at which an orientation fits."""
    lo, hi = allowed(t, seat, kind)
    if kind == PORT:
        fit_lo, fit_hi = fitting(t, way, lo, hi, 2)
        free_lo, free_hi = buildable(t, seat)
        all_lo, all_hi = fitting(t, way, free_lo, free_hi, 4)
        return fit_lo & all_lo, fit_hi & all_hi
    fit_lo, fit_hi = fitting(t, way, lo, hi, t.box.way_count[way])
    if fit_lo | fit_hi == 0 or not has_requirement(t, kind) or t.seats[seat * WIDTH + LIMIT] == 4:
        return fit_lo, fit_hi
    need_lo, need_hi = required(t, seat, kind)
    if need_lo | need_hi == 0:
        return 0, 0
    return touching(t, way, fit_lo, fit_hi, need_lo, need_hi)


def fitting(t: Table, way: i64, lo: i64, hi: i64, cells: i64) -> Cells:
    """The anchors for which the first cells of an orientation all lie in a set."""
    box = t.box
    fit_lo = box.fit_lo[way]
    fit_hi = box.fit_hi[way]
    begin = box.way_first[way]
    for k in range(begin, begin + cells):
        part_lo, part_hi = pulled(lo, hi, box.way_cells[k])
        fit_lo &= part_lo
        fit_hi &= part_hi
    return fit_lo, fit_hi


def touching(t: Table, way: i64, fit_lo: i64, fit_hi: i64, need_lo: i64, need_hi: i64) -> Cells:
    """The anchors for which some cell of an orientation lies in a set."""
    box = t.box
    some_lo: i64 = 0
    some_hi: i64 = 0
    begin = box.way_first[way]
    for k in range(begin, begin + box.way_count[way]):
        part_lo, part_hi = pulled(need_lo, need_hi, box.way_cells[k])
        some_lo |= part_lo
        some_hi |= part_hi
    return fit_lo & some_lo, fit_hi & some_hi


def anchors(t: Table, seat: i64, kind: i64, way: i64) -> Cells:
    """§4.2.3 The anchors from which the build can be completed: a factory needs room for its warehouse."""
    lo, hi = open_anchors(t, seat, kind, way)
    if t.box.family[kind] != FACTORY or t.seats[seat * WIDTH + LIMIT] == 4:
        return lo, hi
    kept_lo: i64 = 0
    kept_hi: i64 = 0
    free_lo, free_hi = remote(t, seat)
    while lo | hi:
        anchor = first(lo, hi)
        ware_lo, ware_hi = beside_tile(t, way, anchor, free_lo, free_hi)
        if ware_lo | ware_hi:
            kept_lo |= CELL_LO[anchor]
            kept_hi |= CELL_HI[anchor]
        lo &= ~CELL_LO[anchor]
        hi &= ~CELL_HI[anchor]
    return kept_lo, kept_hi


def beside_tile(t: Table, way: i64, anchor: i64, free_lo: i64, free_hi: i64) -> Cells:
    """The cells of a set in the influence zone of a tile about to be placed."""
    lo, hi = laid(t.box.way_shape[way], anchor)
    far_lo, far_hi = around(lo, hi)
    return far_lo & free_lo & ~lo, far_hi & free_hi & ~hi


def warehouse_cells(t: Table, seat: i64, way: i64, anchor: i64) -> Cells:
    """§4.2.4 Where the warehouse of a factory may lie; none if the stock has no warehouse."""
    if available(t, seat, WARE) <= 0:
        return 0, 0
    lo, hi = remote(t, seat)
    return beside_tile(t, way, anchor, lo, hi)


def way_cells_at(t: Table, way: i64, anchor: i64) -> vec[i64]:
    """The cells of an orientation at an anchor, in the order of the path."""
    cells = vec[i64]()
    begin = t.box.way_first[way]
    for k in range(begin, begin + t.box.way_count[way]):
        cells = append(cells, anchor + t.box.way_cells[k])
    return cells


# ---------------------------------------------------------------------- stock and price


def available(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.1 Copies that the seat could take: in the build phase those of its workspace."""
    if kind >= LEVELLED:
        if ever_built(t, seat, kind):
            return 0
        if own_copies(t, kind):
            return 1
    if t.phase == BUILD:
        return t.stock[kind] - t.took[seat * KIND_COUNT + kind]
    return t.stock[kind]


def price(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.4 Money; the Mediator saves one, never below one (R7)."""
    cost = t.box.money[kind]
    if cost > 1 and holds_card(t, seat, MEDIATOR):
        return cost - 1
    return cost


def may_spare(t: Table, seat: i64) -> bool:
    """§4.1.3 The Architect's discount, once a round."""
    row = seat * WIDTH
    return holds_card(t, seat, ARCHITECT) and t.seats[row + SPARED] == 0


def lacking(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.7 Units of materials that the own storage lacks for a building."""
    short: i64 = 0
    d = t.land[seat]
    for material in range(3):
        need = t.box.need[kind * 3 + material]
        if need > 0:
            have = stock_of(d, material)
            if have < need:
                short += need - have
    return short


def payable(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.4 Rule 5; council buildings are free."""
    row = seat * WIDTH
    if t.seats[row + LIMIT] > 0:
        return True
    if t.box.family[kind] == CULTURAL:
        return lacking(t, seat, kind) <= (1 if may_spare(t, seat) else 0)
    return t.seats[row + MONEY] >= price(t, seat, kind)


def of_allowed_size(t: Table, seat: i64, kind: i64) -> bool:
    """§4.7.3 A council building is not cultural and has the cells of the column (R32)."""
    limit = t.seats[seat * WIDTH + LIMIT]
    if limit == 0:
        return True
    return t.box.family[kind] != CULTURAL and has(t.box.build_sizes[limit], t.box.level[kind])


def may_build(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.3 Whether a kind has at least one legal placement."""
    if kind == WARE or kind == TOWN_HALL or available(t, seat, kind) <= 0:
        return False
    if not of_allowed_size(t, seat, kind) or not payable(t, seat, kind):
        return False
    if lacks_warehouse(t, seat, kind) or not meets_requirement(t, seat, kind):
        return False
    for way in range(t.box.ways_begin[kind], t.box.ways_end[kind]):
        lo, hi = anchors(t, seat, kind, way)
        if lo | hi:
            return True
    return False


def meets_requirement(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.4 Rule 4: whether any cell at all would do."""
    if not has_requirement(t, kind) or t.seats[seat * WIDTH + LIMIT] == 4:
        return True
    lo, hi = required(t, seat, kind)
    return lo | hi != 0


def lacks_warehouse(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.4 A factory needs a warehouse in stock, but not under council column 4 (R33)."""
    if t.box.family[kind] != FACTORY or t.seats[seat * WIDTH + LIMIT] == 4:
        return False
    return available(t, seat, WARE) <= 0


# ---------------------------------------------------------------------- upgrades


def may_grow(t: Table, seat: i64, tile: i64) -> bool:
    """§4.2.5 A levelled tile, not built in this phase, whose next level's requirement holds."""
    d = t.land[seat]
    kind = d.kinds[tile]
    if kind < 0 or kind >= LEVELLED or tile >= t.seats[seat * WIDTH + OLD_TILES]:
        return False
    family = t.box.family[kind]
    level = t.box.level[kind] + 1
    if family == RESIDENTIAL:
        return level <= 5 and influences(t, d, tile, CULTURAL, t.box.need_culture[level])
    if family == COMMERCIAL:
        return level <= 4 and influences(t, d, tile, RESIDENTIAL, t.box.need_homes[level])
    if family != FACTORY or level > 3:
        return False
    plants = (1 if reaches(d, REFINERY, tile) else 0) + (1 if reaches(d, PORT, tile) else 0)
    return plants >= level - 1


def reaches(d: District, kind: i64, tile: i64) -> bool:
    """§2.3 Whether a single building influences a tile."""
    lo, hi = zone_of_single(d, kind)
    return lo & d.lo[tile] != 0 or hi & d.hi[tile] != 0


def influences(t: Table, d: District, tile: i64, family: i64, times: i64) -> bool:
    """§2.3 Whether at least so many different tiles of a family influence a tile."""
    lo = d.lo[tile]
    hi = d.hi[tile]
    found: i64 = 0
    for other in range(len(d.kinds)):
        if other != tile and (d.far_lo[other] & lo | d.far_hi[other] & hi) != 0:
            kind = d.kinds[other]
            if kind >= 0 and t.box.family[kind] == family:
                found += 1
                if found >= times:
                    return True
    return False


def influence_count(t: Table, d: District, tile: i64, family: i64) -> i64:
    """§2.3 How many different tiles of a family influence a tile."""
    found: i64 = 0
    for other in range(len(d.kinds)):
        kind = d.kinds[other]
        if other != tile and kind >= 0 and t.box.family[kind] == family:
            if (d.far_lo[other] & d.lo[tile] | d.far_hi[other] & d.hi[tile]) != 0:
                found += 1
    return found


def growth_cells(t: Table, seat: i64, tile: i64) -> Cells:
    """§4.2.5 The cells by which a tile may grow now."""
    if not may_grow(t, seat, tile):
        return 0, 0
    d = t.land[seat]
    lo, hi = growth_side(t, d, tile)
    may_lo, may_hi = allowed(t, seat, d.kinds[tile])
    lo &= may_lo
    hi &= may_hi
    kept_lo: i64 = 0
    kept_hi: i64 = 0
    while lo | hi:
        cell = first(lo, hi)
        if grown_kind(t, seat, tile, cell) >= 0:
            kept_lo |= CELL_LO[cell]
            kept_hi |= CELL_HI[cell]
        lo &= ~CELL_LO[cell]
        hi &= ~CELL_HI[cell]
    return kept_lo, kept_hi


def growth_side(t: Table, d: District, tile: i64) -> Cells:
    """§4.2.5 Cells beside a home, or beside the last path cell of trade and factories."""
    lo = d.lo[tile]
    hi = d.hi[tile]
    if t.box.family[d.kinds[tile]] == RESIDENTIAL:
        return beside(lo, hi)
    last = count(lo, hi) - 1
    while lo | hi:
        cell = first(lo, hi)
        if d.at[cell] % 8 == last:
            return beside(CELL_LO[cell], CELL_HI[cell])
        lo &= ~CELL_LO[cell]
        hi &= ~CELL_HI[cell]
    return 0, 0


def grown_kind(t: Table, seat: i64, tile: i64, cell: i64) -> i64:
    """§4.2.5 Rule 3: the kind of the enlarged tile, -1 if there is none in stock."""
    d = t.land[seat]
    kind = d.kinds[tile]
    shape = cornered(d.lo[tile] | CELL_LO[cell], d.hi[tile] | CELL_HI[cell])
    row = t.box.family[kind] * 6 + t.box.level[kind] + 1
    for k in range(t.box.grow_first[row], t.box.grow_first[row + 1]):
        if t.box.grow_shape[k] == shape:
            grown = t.box.grow_kind[k]
            return grown if available(t, seat, grown) > 0 else -1
    return -1


def any_growth(t: Table, seat: i64) -> bool:
    """§4.2.3 Whether some tile may be upgraded."""
    d = t.land[seat]
    for tile in range(t.seats[seat * WIDTH + OLD_TILES]):
        if d.kinds[tile] >= 0:
            lo, hi = growth_cells(t, seat, tile)
            if lo | hi:
                return True
    return False


def covers(d: District, tile: i64, cell: i64) -> bool:
    """Whether a tile covers a cell."""
    return holds(d.lo[tile], d.hi[tile], cell)
