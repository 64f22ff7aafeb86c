"""§2.2, §2.3, §2.4 A district: tiles, their influence, who stands where, what is stored."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.grid import CELL_HI, CELL_LO, Cells, around, count, first, holds, ones
from mansard.games.small_city.names import (
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    INDUSTRIAL,
    LEVELLED,
    PARK,
    PORT,
    RESIDENTIAL,
    SERVICE,
    TOWN_HALL,
    WARE,
    WAREHOUSE,
)
from mansard.games.small_city.state import (
    EMPLOYMENT,
    EMPTY,
    GRAVE,
    GRAVES,
    GREEN,
    HALL,
    HOMES,
    REST,
    SLOTS,
    SMOKE,
    TRADE,
    USED,
    WIDTH,
    WORKS,
    District,
    Table,
    grid_cells,
    own,
)
from mansard.games.small_city.tables import Box

# ---------------------------------------------------------------------- tiles


def standing_set(box: Box, kind: i64) -> i64:
    """§4.3.2 The set of places that a tile's cells belong to, -1 if nobody may stand there."""
    family = box.family[kind]
    if family == RESIDENTIAL:
        return HOMES
    if family == COMMERCIAL:
        return TRADE
    if family == FACTORY:
        return WORKS
    if family == PARK:
        return GREEN
    if box.slots[kind] == 1 and (family == SERVICE or family == CULTURAL) and box.level[kind] > 1:
        return SLOTS
    return REST if family == CULTURAL and kind != TOWN_HALL else -1


def mark(d: District, index: i64, lo: i64, hi: i64) -> None:
    """Add cells to one of the district's sets."""
    d.sets[index] |= lo
    d.sets[index + 1] |= hi


def unmark(d: District, index: i64, lo: i64, hi: i64) -> None:
    """Take cells out of one of the district's sets."""
    d.sets[index] &= ~lo
    d.sets[index + 1] &= ~hi


def lay_tile(t: Table, seat: i64, kind: i64, cells: vec[i64]) -> i64:
    """§2.2 Place a tile on these cells (in the order of its path); its index."""
    d = own(t, seat)
    tile: i64 = len(d.kinds)
    d.kinds = append(d.kinds, kind)
    d.lo = append(d.lo, 0)
    d.hi = append(d.hi, 0)
    d.far_lo = append(d.far_lo, 0)
    d.far_hi = append(d.far_hi, 0)
    d.store = append(d.store, 0)
    for number in range(len(cells)):
        d.at[cells[number]] = tile * 8 + number
        d.lo[tile] |= CELL_LO[cells[number]]
        d.hi[tile] |= CELL_HI[cells[number]]
    if kind >= LEVELLED:
        d.single[kind - TOWN_HALL] = tile
    cover(t, seat, tile, cells)
    return tile


def cover(t: Table, seat: i64, tile: i64, cells: vec[i64]) -> None:
    """§2.3 Enter a tile's cells into the district's sets and work out its influence zone."""
    d = t.land[seat]
    kind = d.kinds[tile]
    mark(d, USED, d.lo[tile], d.hi[tile])
    where = standing_set(t.box, kind)
    if where == SLOTS:
        spot = first(d.lo[tile], d.hi[tile])
        mark(d, SLOTS, CELL_LO[spot], CELL_HI[spot])
    elif where >= 0:
        mark(d, where, d.lo[tile], d.hi[tile])
    solid_lo = d.lo[tile]
    solid_hi = d.hi[tile]
    if kind == PORT:
        solid_lo = CELL_LO[cells[0]] | CELL_LO[cells[1]]
        solid_hi = CELL_HI[cells[0]] | CELL_HI[cells[1]]
    if is_industrial(t.box, kind):
        mark(d, SMOKE, solid_lo, solid_hi)
    reach(t, seat, tile, solid_lo, solid_hi)


def reach(t: Table, seat: i64, tile: i64, lo: i64, hi: i64) -> None:
    """§2.3 The zone: all cells next to the building cells, outside the tile, on the grid."""
    d = t.land[seat]
    far_lo, far_hi = around(lo, hi)
    grid_lo, grid_hi = grid_cells(t, seat)
    d.far_lo[tile] = far_lo & grid_lo & ~d.lo[tile]
    d.far_hi[tile] = far_hi & grid_hi & ~d.hi[tile]


def grow_tile(t: Table, seat: i64, tile: i64, cell: i64, kind: i64) -> None:
    """§4.2.5 Enlarge a tile by one cell, which gets the next number."""
    d = own(t, seat)
    d.at[cell] = tile * 8 + count(d.lo[tile], d.hi[tile])
    d.kinds[tile] = kind
    d.lo[tile] |= CELL_LO[cell]
    d.hi[tile] |= CELL_HI[cell]
    cover(t, seat, tile, vec[i64]())


def lift_tile(t: Table, seat: i64, tile: i64) -> None:
    """§4.2.6 Take a tile off the board; its cells are empty again."""
    d = own(t, seat)
    lo = d.lo[tile]
    hi = d.hi[tile]
    for index in range(0, USED + 2, 2):
        unmark(d, index, lo, hi)
    for cell in range(100):
        if d.at[cell] >= 0 and d.at[cell] // 8 == tile:
            d.at[cell] = EMPTY
    if d.kinds[tile] >= LEVELLED:
        d.single[d.kinds[tile] - TOWN_HALL] = -1
    d.kinds[tile] = -1
    d.lo[tile] = 0
    d.hi[tile] = 0
    d.far_lo[tile] = 0
    d.far_hi[tile] = 0
    d.store[tile] = 0


def bury(d: District, cell: i64) -> None:
    """§4.6.3 The cell is a cemetery for ever."""
    d.at[cell] = GRAVE
    mark(d, USED, CELL_LO[cell], CELL_HI[cell])
    mark(d, GRAVES, CELL_LO[cell], CELL_HI[cell])


def is_industrial(box: Box, kind: i64) -> bool:
    """§4.2.4 Factory, warehouse, refinery, port."""
    family = box.family[kind]
    return family == FACTORY or family == WAREHOUSE or family == INDUSTRIAL


def tile_cells(d: District, tile: i64) -> vec[i64]:
    """The cells of a tile in the order of their numbers."""
    found = vec[i64]([-1] * count(d.lo[tile], d.hi[tile]))
    for cell in range(100):
        if d.at[cell] >= 0 and d.at[cell] // 8 == tile:
            found[d.at[cell] % 8] = cell
    return found


def tile_at(d: District, cell: i64) -> i64:
    """The tile on a cell, -1 if there is none."""
    return d.at[cell] // 8 if d.at[cell] >= 0 else -1


def first_cell(d: District, tile: i64) -> i64:
    """The cell that names a tile: the first by row, then column."""
    return first(d.lo[tile], d.hi[tile])


# ---------------------------------------------------------------------- citizens


def owner_at(t: Table, d: District, cell: i64) -> i64:
    """Whose citizen stands on a cell, -1 if nobody does."""
    for seat in range(t.players):
        if holds(d.folk[seat * 2], d.folk[seat * 2 + 1], cell):
            return seat
    return -1


def stand(d: District, seat: i64, cell: i64) -> None:
    """Put a citizen of a seat onto a cell."""
    d.folk[seat * 2] |= CELL_LO[cell]
    d.folk[seat * 2 + 1] |= CELL_HI[cell]


def leave(d: District, seat: i64, cell: i64) -> None:
    """Take a citizen of a seat off a cell."""
    d.folk[seat * 2] &= ~CELL_LO[cell]
    d.folk[seat * 2 + 1] &= ~CELL_HI[cell]


def people(d: District) -> Cells:
    """All cells on which somebody stands."""
    f = d.folk
    return f[0] | f[2] | f[4] | f[6], f[1] | f[3] | f[5] | f[7]


def citizens_in(d: District, seat: i64) -> i64:
    """How many citizens of a seat stand in a district."""
    return count(d.folk[seat * 2], d.folk[seat * 2 + 1])


def citizens_in_play(t: Table, seat: i64) -> i64:
    """§2.7 Own citizens on tiles of any district, Town Hall excluded."""
    total: i64 = 0
    for other in range(t.players):
        total += citizens_in(t.land[other], seat)
    return total


def is_active(t: Table, seat: i64, kind: i64) -> bool:
    """§2.2 Whether the seat's clinic, university, police or fire station has its citizen."""
    d = t.land[seat]
    tile = d.single[kind - TOWN_HALL]
    return tile >= 0 and (d.lo[tile] & d.folk[seat * 2] != 0 or d.hi[tile] & d.folk[seat * 2 + 1] != 0)


def stands(d: District, kind: i64) -> bool:
    """Whether a single building stands in the district."""
    return d.single[kind - TOWN_HALL] >= 0


def send_home(t: Table, seat: i64) -> None:
    """§4.2.1 A citizen who must leave goes to his owner's Town Hall if it has room, else to the EC."""
    if hall_room(t, seat) > 0:
        t.seats[seat * WIDTH + HALL] += 1
    else:
        t.seats[seat * WIDTH + EMPLOYMENT] += 1


# ---------------------------------------------------------------------- storage


def stored(packed: i64, material: i64) -> i64:
    """How many of a material a store holds."""
    return packed >> material * 4 & 15


def unit(material: i64) -> i64:
    """One piece of a material in a store."""
    if material == 0:
        return 1
    return 16 if material == 1 else 256


def load(packed: i64) -> i64:
    """How many materials a store holds."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8)


def hall_room(t: Table, seat: i64) -> i64:
    """§2.4 Free slots of the Town Hall, which citizens and materials share."""
    room = t.box.hall_slots - t.seats[seat * WIDTH + HALL]
    d = t.land[seat]
    return room - load(d.store[0]) if len(d.store) > 0 else room


def store_room(t: Table, seat: i64, tile: i64) -> i64:
    """§2.4 Free slots of a storage building."""
    if tile == 0:
        return hall_room(t, seat)
    d = t.land[seat]
    return t.box.ware_slots - load(d.store[tile]) if d.kinds[tile] == WARE else 0


def total_room(t: Table, seat: i64) -> i64:
    """§4.4 All free slots of the own storage buildings."""
    room: i64 = 0
    kinds = t.land[seat].kinds
    for tile in range(len(kinds)):
        if tile == 0 or kinds[tile] == WARE:
            room += store_room(t, seat, tile)
    return room


def stock_of(d: District, material: i64) -> i64:
    """§4.2.7 How many of a material the own storage buildings hold."""
    total: i64 = 0
    for tile in range(len(d.store)):
        total += d.store[tile] >> material * 4 & 15
    return total


def stocks(d: District) -> tuple[i64, i64, i64]:
    """§4.2.7 How many of wood, stone and metal the own storage buildings hold."""
    wood: i64 = 0
    stone: i64 = 0
    metal: i64 = 0
    for store in d.store:
        if store:
            wood += store & 15
            stone += store >> 4 & 15
            metal += store >> 8
    return wood, stone, metal


def parks(d: District) -> i64:
    """§4.6 Park cells."""
    return ones(d.sets[GREEN]) + ones(d.sets[GREEN + 1])
