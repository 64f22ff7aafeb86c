"""§4.2.4, §4.2.5 Where a tile may be placed or grow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.districts import stocks
from mansard.games.small_city.grid import (
    CELL_HI,
    CELL_LO,
    FULL,
    Cells,
    around,
    first,
    laid,
    next_to,
    pulled,
)
from mansard.games.small_city.names import (
    CULTURAL,
    FACTORY,
    INDUSTRIAL,
    KIND_COUNT,
    LEVELLED,
    METRO,
    POLICE,
    RESIDENTIAL,
    SCHOOL,
    TOWN_HALL,
    UNIVERSITY,
    WARE,
    WAREHOUSE,
)
from mansard.games.small_city.requirements import asked_times, asked_zones, needed
from mansard.games.small_city.state import (
    BUILT,
    HOMES,
    LIMIT,
    MONEY,
    SMOKE,
    SPARED,
    WIDTH,
    District,
    Table,
    empty_in,
    holds_card,
    zone_size,
)
from mansard.games.small_city.steps import BUILD
from mansard.kernel.bits import bit, has, lowest

ARCHITECT: Final[i64] = 1
MEDIATOR: Final[i64] = 2
NOTHING: Final[i64] = 0


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


def allowed(t: Table, seat: i64, kind: i64) -> Cells:
    """§4.2.4 Rules 1 and 3: the cells on which (the building part of) a tile may lie."""
    return kept_apart(t.land[seat], t.box.family[kind], buildable(t, seat))


def kept_apart(d: District, family: i64, cells: Cells) -> Cells:
    """§4.2.4 Rule 3: of these cells those apart from industry, for homes, or from homes, for industry."""
    s = d.sets
    if family == RESIDENTIAL:
        far_lo, far_hi = around(s[SMOKE], s[SMOKE + 1])
    elif family == FACTORY or family == WAREHOUSE or family == INDUSTRIAL:
        far_lo, far_hi = around(s[HOMES], s[HOMES + 1])
    else:
        return cells
    return cells[0] & ~far_lo, cells[1] & ~far_hi


# ---------------------------------------------------------------------- anchors


def open_anchors(t: Table, seat: i64, kind: i64, way: i64) -> Cells:
    """§4.2.4 Rules 1, 3 and 4: the anchors at which an orientation fits."""
    return open_on(t, seat, way, allowed(t, seat, kind), needed(t, seat, kind))


def open_on(t: Table, seat: i64, way: i64, cells: Cells, need: Cells) -> Cells:
    """§4.2.4 The anchors for which all cells of an orientation lie in one set and one in another.

    The water of a port only needs cells that are free.
    """
    lo, hi = cells
    need_lo, need_hi = need
    water = t.box.way_water[way]
    fit_lo, fit_hi = fitting(t, way, lo, hi, t.box.way_count[way] - water)
    if water > 0:
        free_lo, free_hi = buildable(t, seat)
        all_lo, all_hi = fitting(t, way, free_lo, free_hi, t.box.way_count[way])
        return fit_lo & all_lo, fit_hi & all_hi
    if fit_lo | fit_hi == 0 or need_lo & need_hi == FULL:
        return fit_lo, fit_hi
    return touching(t, way, fit_lo, fit_hi, need_lo, need_hi)


def fitting(t: Table, way: i64, lo: i64, hi: i64, cells: i64) -> Cells:
    """The anchors for which the first cells of an orientation all lie in a set."""
    box = t.box
    path = box.way_cells
    fit_lo = box.fit_lo[way]
    fit_hi = box.fit_hi[way]
    begin = box.way_first[way]
    for k in range(begin, begin + cells):
        part_lo, part_hi = pulled(lo, hi, path[k])
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
    """§4.2.3 The anchors from which the build can be completed."""
    return completed(t, seat, kind, way, allowed(t, seat, kind), needed(t, seat, kind))


def completed(t: Table, seat: i64, kind: i64, way: i64, cells: Cells, need: Cells) -> Cells:
    """§4.2.3 The anchors at which an orientation fits and, if it is a factory, has room for its warehouse."""
    lo, hi = open_on(t, seat, way, cells, need)
    if lo | hi == 0 or t.box.family[kind] != FACTORY or t.seats[seat * WIDTH + LIMIT] == 4:
        return lo, hi
    kept_lo: i64 = 0
    kept_hi: i64 = 0
    free_lo, free_hi = cells
    if t.box.way_count[way] == 1:
        near_lo, near_hi = next_to(free_lo, free_hi)
        return lo & near_lo, hi & near_hi
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
    lo, hi = allowed(t, seat, WARE)
    return beside_tile(t, way, anchor, lo, hi)


def way_cells_at(t: Table, way: i64, anchor: i64) -> vec[i64]:
    """The cells of an orientation at an anchor, in the order of the path."""
    cells = vec[i64](capacity=5)
    begin = t.box.way_first[way]
    for k in range(begin, begin + t.box.way_count[way]):
        cells = append(cells, anchor + t.box.way_cells[k])
    return cells


# ---------------------------------------------------------------------- stock and price


def own_copies(t: Table, kind: i64) -> bool:
    """§2.2, §6.5 Whether every player has an own copy of a single building."""
    if kind >= METRO and kind <= UNIVERSITY:
        return t.condition == 3
    return kind < POLICE


def ever_built(t: Table, seat: i64, kind: i64) -> bool:
    """§2.2 Each single building at most once in the game."""
    return has(t.seats[seat * WIDTH + BUILT], kind - TOWN_HALL)


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
    return short_of(t, kind, stocks(t.land[seat]))


def short_of(t: Table, kind: i64, stored: tuple[i64, i64, i64]) -> i64:
    """§4.2.7 Units of materials that a building needs beyond these."""
    need = t.box.need
    wood, stone, metal = stored
    return over(need[kind * 3], wood) + over(need[kind * 3 + 1], stone) + over(need[kind * 3 + 2], metal)


def over(wanted: i64, there: i64) -> i64:
    """How much more is wanted than is there."""
    return wanted - there if wanted > there else NOTHING


def payable_kinds(t: Table, seat: i64) -> i64:
    """§4.2.4 Rule 5: the kinds that the player can pay, as bits; the council builds without cost."""
    row = seat * WIDTH
    if t.seats[row + LIMIT] > 0:
        return t.box.council_kinds[t.seats[row + LIMIT]]
    money = t.seats[row + MONEY]
    if holds_card(t, seat, MEDIATOR):
        money += 1 if money > 0 else 0
    kinds = t.box.cheap[money if money < len(t.box.cheap) else len(t.box.cheap) - 1]
    spare: i64 = 0
    if may_spare(t, seat):
        spare = 1
    stored = stocks(t.land[seat])
    if stored[0] + stored[1] + stored[2] + spare == 0:
        return kinds | t.box.given_away
    culture: i64 = SCHOOL
    while culture <= UNIVERSITY:
        if short_of(t, culture, stored) <= spare:
            kinds |= bit(culture)
        culture += 1
    return kinds


def of_allowed_size(t: Table, seat: i64, kind: i64) -> bool:
    """§4.7.3 A council building is not cultural and has the cells of the column (R32)."""
    limit = t.seats[seat * WIDTH + LIMIT]
    if limit == 0:
        return True
    return t.box.family[kind] != CULTURAL and has(t.box.build_sizes[limit], t.box.level[kind])


def lacks_warehouse(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.4 A factory needs a warehouse in stock, but not under council column 4 (R33)."""
    if t.box.family[kind] != FACTORY or t.seats[seat * WIDTH + LIMIT] == 4:
        return False
    return available(t, seat, WARE) <= 0


# ---------------------------------------------------------------------- kinds


def buildable_kinds(t: Table, seat: i64) -> i64:
    """§4.2.3 The kinds with at least one legal placement, as bits."""
    found: i64 = 0
    kinds = payable_kinds(t, seat)
    free = buildable(t, seat)
    if free[0] | free[1] == 0:
        return found
    families = t.box.of_family
    for family in range(len(families)):
        some = kinds & families[family]
        if some and not (family == FACTORY and lacks_warehouse(t, seat, lowest(some))):
            found |= with_room(t, seat, some, kept_apart(t.land[seat], family, free))
    return found


def with_room(t: Table, seat: i64, kinds: i64, cells: Cells) -> i64:
    """§4.2.3 Of these kinds of a family those that are left and fit somewhere on these cells."""
    found: i64 = 0
    zones = asked_zones(t, seat, kinds)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if available(t, seat, kind) > 0:
            k = asked_times(t, seat, kind) * 2
            if fits(t, seat, kind, cells, (zones[k], zones[k + 1])):
                found |= bit(kind)
    return found


def has_room(t: Table, seat: i64, kind: i64) -> bool:
    """§4.2.3 Whether some orientation of a kind fits somewhere."""
    return fits(t, seat, kind, allowed(t, seat, kind), needed(t, seat, kind))


def fits(t: Table, seat: i64, kind: i64, cells: Cells, need: Cells) -> bool:
    """§4.2.3 Whether some orientation fits on these cells and covers one that is needed."""
    if cells[0] & need[0] | cells[1] & need[1] == 0:
        return False
    for way in range(t.box.ways_begin[kind], t.box.ways_end[kind]):
        lo, hi = completed(t, seat, kind, way, cells, need)
        if lo | hi:
            return True
    return False


def open_ways(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.3 Orientations with a legal anchor, as bits from the kind's first one on."""
    cells = allowed(t, seat, kind)
    need = needed(t, seat, kind)
    begin = t.box.ways_begin[kind]
    found: i64 = 0
    for way in range(begin, t.box.ways_end[kind]):
        lo, hi = completed(t, seat, kind, way, cells, need)
        if lo | hi:
            found |= bit(way - begin)
    return found
