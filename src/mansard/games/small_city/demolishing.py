"""§4.2.6 Demolition: which tiles may go, and what it costs."""

from mypy_extensions import i64

from mansard.games.small_city.building import end_step, remove_people, tell
from mansard.games.small_city.codes import (
    RAZE,
)
from mansard.games.small_city.districts import (
    first_cell,
    hall_room,
    lift_tile,
    load,
    tile_at,
)
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells, count
from mansard.games.small_city.names import (
    KINDS,
)
from mansard.games.small_city.state import (
    BUILDS,
    HALL,
    MONEY,
    RAZED,
    SMOG,
    WIDTH,
    Table,
    own,
)


def demolishable(t: Table, seat: i64) -> Cells:
    """§4.2.6 The first cells of the tiles that may be demolished."""
    d = t.land[seat]
    lo: i64 = 0
    hi: i64 = 0
    for tile in range(1, len(d.kinds)):
        if d.kinds[tile] >= 0 and may_demolish(t, seat, tile):
            cell = first_cell(d, tile)
            lo |= CELL_LO[cell]
            hi |= CELL_HI[cell]
    return lo, hi


def any_demolition(t: Table, seat: i64) -> bool:
    """§4.2.3 Whether some tile may be demolished."""
    if t.seats[seat * WIDTH + MONEY] < t.box.raze_money:
        return False
    kinds = t.land[seat].kinds
    for tile in range(1, len(kinds)):
        if kinds[tile] >= 0 and may_demolish(t, seat, tile):
            return True
    return False


def may_demolish(t: Table, seat: i64, tile: i64) -> bool:
    """§4.2.6 Money, pollution below 100, room for everybody on the tile."""
    row = seat * WIDTH
    d = t.land[seat]
    cells = t.box.level[d.kinds[tile]]
    if t.seats[row + MONEY] < cells * t.box.raze_money:
        return False
    if t.seats[row + SMOG] + cells * t.box.raze_pollution >= t.box.elimination:
        return False
    lo = d.lo[tile]
    hi = d.hi[tile]
    for other in range(t.players):
        there = d.folk[other * 2] & lo | d.folk[other * 2 + 1] & hi
        if there and people_on(t, seat, tile, other) > room_for(t, seat, other):
            return False
    return True


def people_on(t: Table, seat: i64, tile: i64, other: i64) -> i64:
    """How many citizens of a player stand on a tile."""
    d = t.land[seat]
    return count(d.lo[tile] & d.folk[other * 2], d.hi[tile] & d.folk[other * 2 + 1])


def room_for(t: Table, seat: i64, other: i64) -> i64:
    """§4.2.6 Room in the own Town Hall; in another's as at the start of the phase (R11)."""
    if other == seat:
        return hall_room(t, seat)
    room = t.box.hall_slots - t.shown_seats[other * WIDTH + HALL]
    if len(t.shown[other].store) > 0:
        room -= load(t.shown[other].store[0])
    for owner in t.plans[seat].evicted:
        if owner == other:
            room -= 1
    return room


def choose_demolition(t: Table, seat: i64, action: i64) -> None:
    """§4.2.6 Money, pollution, everybody home, the tile leaves the game."""
    row = seat * WIDTH
    d = own(t, seat)
    tile = tile_at(d, action - RAZE)
    kind = d.kinds[tile]
    cells = t.box.level[kind]
    t.seats[row + MONEY] -= cells * t.box.raze_money
    t.seats[row + SMOG] += cells * t.box.raze_pollution
    for other in range(t.players):
        remove_people(t, seat, other, d.lo[tile], d.hi[tile])
    lift_tile(t, seat, tile)
    t.seats[row + RAZED] += 1
    t.seats[row + BUILDS] += 1
    if t.log is not None:
        tell(t, seat, "demolished", [seat, KINDS[kind], CELL_NAMES[action - RAZE]])
    end_step(t, seat, 0, 0, 0, kind + 1)
