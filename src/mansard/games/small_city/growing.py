"""§4.2.5 Upgrades: which tiles may grow, by which cells, into which kinds."""

from mypy_extensions import i64

from mansard.games.small_city.districts import first_cell
from mansard.games.small_city.grid import CELL_HI, CELL_LO, Cells, beside, cornered, count, first
from mansard.games.small_city.names import (
    COMMERCIAL,
    CULTURAL,
    CULTURES,
    FACTORY,
    LEVELLED,
    PORT,
    REFINERY,
    RESIDENTIAL,
)
from mansard.games.small_city.placing import allowed, available
from mansard.games.small_city.requirements import zone_of_single
from mansard.games.small_city.state import OLD_TILES, WIDTH, District, Table


def is_full_grown(t: Table, kind: i64) -> bool:
    """§4.2.5 Only homes, trade and factories grow, and not beyond their last level."""
    family = t.box.family[kind]
    if family > FACTORY:
        return True
    row = family * 6 + t.box.level[kind] + 1
    return t.box.level[kind] == 5 or t.box.grow_first[row] == t.box.grow_first[row + 1]


def may_grow(t: Table, seat: i64, tile: i64) -> bool:
    """§4.2.5 A levelled tile, not built in this phase, whose next level's requirement holds."""
    d = t.land[seat]
    kind = d.kinds[tile]
    if kind < 0 or kind >= LEVELLED or tile >= t.seats[seat * WIDTH + OLD_TILES]:
        return False
    return next_level_holds(t, d, tile, t.box.family[kind], t.box.level[kind] + 1)


def next_level_holds(t: Table, d: District, tile: i64, family: i64, level: i64) -> bool:
    """§4.2.5 The requirement of a tile's next level."""
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
    if family == CULTURAL:
        return culture_around(d, tile) >= times
    lo = d.lo[tile]
    hi = d.hi[tile]
    found: i64 = 0
    for other in range(len(d.kinds)):
        if (d.far_lo[other] & lo | d.far_hi[other] & hi) != 0:
            kind = d.kinds[other]
            if kind >= 0 and t.box.family[kind] == family:
                found += 1
                if found >= times:
                    return True
    return False


def culture_around(d: District, tile: i64) -> i64:
    """§2.3 How many cultural buildings influence a tile."""
    found: i64 = 0
    lo = d.lo[tile]
    hi = d.hi[tile]
    for single in range(CULTURES):
        other = d.single[single]
        if other >= 0 and (d.far_lo[other] & lo | d.far_hi[other] & hi) != 0:
            found += 1
    return found


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
    kinds = t.land[seat].kinds
    for tile in range(t.seats[seat * WIDTH + OLD_TILES]):
        kind = kinds[tile]
        if kind >= 0 and kind < LEVELLED:
            lo, hi = growth_cells(t, seat, tile)
            if lo | hi:
                return True
    return False


def growing_tiles(t: Table, seat: i64) -> Cells:
    """§4.2.5 The first cells of the tiles that may grow."""
    d = t.land[seat]
    lo: i64 = 0
    hi: i64 = 0
    for tile in range(t.seats[seat * WIDTH + OLD_TILES]):
        may_lo, may_hi = growth_cells(t, seat, tile)
        if may_lo | may_hi:
            cell = first_cell(d, tile)
            lo |= CELL_LO[cell]
            hi |= CELL_HI[cell]
    return lo, hi
