"""§4.2.2-§4.2.7 Building, upgrading, demolishing: the small decisions and what they do."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.codes import (
    AT,
    BUILD_CODE,
    COMMIT,
    DECLINE,
    DEMOLISH,
    EXPAND,
    GROW,
    LAY,
    NO_WAREHOUSE,
    NOBODY,
    SOURCE,
    SPARE,
    SPARE_NOTHING,
    STAFF,
    TILE_CODE,
    UPGRADE,
    WAREHOUSE_CODE,
)
from mansard.games.small_city.districts import (
    first_cell,
    grow_tile,
    lay_tile,
    leave,
    send_home,
    stand,
    stock_of,
    stored,
    tile_at,
    unit,
)
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells, count
from mansard.games.small_city.growing import grown_kind
from mansard.games.small_city.names import (
    CULTURAL,
    FACTORY,
    FIRE,
    HOME,
    KIND_COUNT,
    KINDS,
    LEVELLED,
    POLICE,
    TOWN_HALL,
    WARE,
)
from mansard.games.small_city.placing import (
    lacking,
    may_spare,
    own_copies,
    price,
    way_cells_at,
)
from mansard.games.small_city.state import (
    ANCHOR,
    BUILDS,
    BUILT,
    COMMITTED,
    DUE,
    EXPANDED,
    HALL,
    KIND,
    LIMIT,
    MONEY,
    SIZE,
    SPARED,
    STEP,
    TILE,
    WARE_AT,
    WAY,
    WIDTH,
    Table,
    next_size,
    own,
    own_counts,
    own_plan,
)
from mansard.games.small_city.steps import (
    BUILD,
    CHOOSE_ANCHOR,
    CHOOSE_BONUS_TILE,
    CHOOSE_BUILD,
    CHOOSE_DEMOLITION,
    CHOOSE_GROWTH,
    CHOOSE_SOURCE,
    CHOOSE_SPARED,
    CHOOSE_STAFF,
    CHOOSE_UPGRADE,
    CHOOSE_WAREHOUSE,
    CHOOSE_WAY,
    WAIT,
)
from mansard.kernel.bits import bit

# ---------------------------------------------------------------------- options


def may_use_build(t: Table, seat: i64) -> bool:
    """§4.2.2 Three builds, or one with an expansion."""
    row = seat * WIDTH
    most = t.box.builds if t.seats[row + EXPANDED] == 0 else t.box.builds_expanding
    return t.seats[row + BUILDS] < most


def may_expand(t: Table, seat: i64) -> bool:
    """§4.2.2 Once, with at most one build before."""
    row = seat * WIDTH
    few = t.seats[row + BUILDS] <= t.box.builds_expanding
    return t.seats[row + EXPANDED] == 0 and few and next_size(t, seat) > 0


def sparable(t: Table, seat: i64) -> i64:
    """§4.1.3 The Architect: the materials of which one unit less may be paid, as bits; the fourth is none."""
    kind = t.seats[seat * WIDTH + KIND]
    short = lacking(t, seat, kind)
    found: i64 = 8 if short == 0 else 0
    for material in range(3):
        need = t.box.need[kind * 3 + material]
        if need > 0 and (short == 0 or stock_of(t.land[seat], material) < need):
            found |= bit(material)
    return found


def source_cells(t: Table, seat: i64) -> Cells:
    """§4.2.7 The storage buildings that hold the next unit to be paid."""
    material = next_unit(t, seat)
    d = t.land[seat]
    lo: i64 = 0
    hi: i64 = 0
    for tile in range(len(d.store)):
        if stored(d.store[tile], material) > 0:
            cell = first_cell(d, tile)
            lo |= CELL_LO[cell]
            hi |= CELL_HI[cell]
    return lo, hi


# ---------------------------------------------------------------------- decisions


def choose_build(t: Table, seat: i64, action: i64) -> None:
    """§4.2.3 An entry of the menu."""
    row = seat * WIDTH
    if action == COMMIT:
        t.seats[row + COMMITTED] = 1
        t.seats[row + STEP] = WAIT
        if t.log is not None:
            t.log.say("committed", [seat])
    elif action == EXPAND:
        t.seats[row + EXPANDED] = 1
        expand(t, seat)
        end_step(t, seat, 0, 0, 0, 0)
    elif action == DEMOLISH:
        t.seats[row + STEP] = CHOOSE_DEMOLITION
    elif action == UPGRADE:
        t.seats[row + STEP] = CHOOSE_UPGRADE
    else:
        t.seats[row + KIND] = action - BUILD_CODE
        t.seats[row + STEP] = CHOOSE_WAY


def expand(t: Table, seat: i64) -> None:
    """§2.1 The zone grows by one step."""
    t.seats[seat * WIDTH + SIZE] += 1
    if t.log is not None:
        tell(t, seat, "expanded", [seat, t.seats[seat * WIDTH + SIZE]])


def tell(t: Table, seat: i64, name: str, args: list[object]) -> None:
    """§7 What is planned behind the screen only its owner sees; alone he is told once, at the reveal."""
    assert t.log is not None
    if t.phase != BUILD:
        t.log.say(name, args)
    elif t.players > 1:
        t.log.whisper(bit(seat), name, args)


def choose_bonus_tile(t: Table, seat: i64, action: i64) -> None:
    """§4.7.3 Row 2: a tile or none."""
    row = seat * WIDTH
    if action == DECLINE:
        t.seats[row + LIMIT] = 0
        t.seats[row + STEP] = WAIT
        return
    t.seats[row + KIND] = action - BUILD_CODE
    t.seats[row + STEP] = CHOOSE_WAY


def choose_way(t: Table, seat: i64, action: i64) -> None:
    """§4.2.3 The orientation."""
    t.seats[seat * WIDTH + WAY] = action - LAY
    t.seats[seat * WIDTH + STEP] = CHOOSE_ANCHOR


def choose_anchor(t: Table, seat: i64, action: i64) -> None:
    """§4.2.3 The place; a factory then asks for its warehouse."""
    row = seat * WIDTH
    t.seats[row + ANCHOR] = action - AT
    t.seats[row + WARE_AT] = -1
    if t.box.family[t.seats[row + KIND]] == FACTORY:
        t.seats[row + STEP] = CHOOSE_WAREHOUSE
    else:
        pay(t, seat)


def choose_warehouse(t: Table, seat: i64, action: i64) -> None:
    """§4.2.4 The warehouse of a factory."""
    if action != NO_WAREHOUSE:
        t.seats[seat * WIDTH + WARE_AT] = action - WAREHOUSE_CODE
    pay(t, seat)


def pay(t: Table, seat: i64) -> None:
    """§4.2.4 Money at once; materials unit by unit; council buildings are free."""
    row = seat * WIDTH
    kind = t.seats[row + KIND]
    if t.seats[row + LIMIT] > 0:
        finish_build(t, seat)
    elif t.box.family[kind] != CULTURAL:
        t.seats[row + MONEY] -= price(t, seat, kind)
        finish_build(t, seat)
    else:
        for material in range(3):
            t.seats[row + DUE + material] = t.box.need[kind * 3 + material]
        if may_spare(t, seat):
            t.seats[row + STEP] = CHOOSE_SPARED
        else:
            ask_source(t, seat)


def choose_spared(t: Table, seat: i64, action: i64) -> None:
    """§4.1.3 The Architect's discount."""
    if action != SPARE_NOTHING:
        t.seats[seat * WIDTH + DUE + action - SPARE] -= 1
        t.seats[seat * WIDTH + SPARED] = 1
    ask_source(t, seat)


def next_unit(t: Table, seat: i64) -> i64:
    """§4.2.7 The next material to pay, in the order wood, stone, metal; -1 when all is paid."""
    row = seat * WIDTH + DUE
    for material in range(3):
        if t.seats[row + material] > 0:
            return material
    return -1


def ask_source(t: Table, seat: i64) -> None:
    """§4.2.7 Ask where the next unit comes from, or place the tile when all is paid."""
    if next_unit(t, seat) >= 0:
        t.seats[seat * WIDTH + STEP] = CHOOSE_SOURCE
    else:
        finish_build(t, seat)


def choose_source(t: Table, seat: i64, action: i64) -> None:
    """§4.2.7 One unit from a storage building."""
    d = own(t, seat)
    material = next_unit(t, seat)
    d.store[tile_at(d, action - SOURCE)] -= unit(material)
    t.seats[seat * WIDTH + DUE + material] -= 1
    ask_source(t, seat)


def finish_build(t: Table, seat: i64) -> None:
    """§4.2.3 Take the tile, place it, place the warehouse, move citizens."""
    row = seat * WIDTH
    kind = t.seats[row + KIND]
    take_tile(t, seat, kind)
    anchor = t.seats[row + ANCHOR]
    lay_tile(t, seat, kind, way_cells_at(t, t.seats[row + WAY], anchor))
    if t.log is not None:
        tell(t, seat, "built", [seat, KINDS[kind], CELL_NAMES[anchor]])
    ware = t.seats[row + WARE_AT]
    if t.box.family[kind] == FACTORY and ware >= 0:
        take_tile(t, seat, WARE)
        lay_tile(t, seat, WARE, append(vec[i64](capacity=1), ware))
    if kind == HOME and t.seats[row + HALL] > 0:
        t.seats[row + HALL] -= 1
        stand(own(t, seat), seat, anchor)
    folk = t.land[seat].folk
    if (kind == POLICE or kind == FIRE) and (folk[seat * 2] | folk[seat * 2 + 1]) != 0:
        t.seats[row + STEP] = CHOOSE_STAFF
    else:
        end_build(t, seat)


def take_tile(t: Table, seat: i64, kind: i64) -> None:
    """§4.2.1 Out of the stock, in the build phase only out of the workspace's."""
    if kind >= LEVELLED:
        mark_built(t, seat, kind)
        if own_copies(t, kind):
            return
    own_counts(t)
    if t.phase == BUILD:
        t.took[seat * KIND_COUNT + kind] += 1
    else:
        t.stock[kind] -= 1


def mark_built(t: Table, seat: i64, kind: i64) -> None:
    """§2.2 The building counts as built for ever."""
    t.seats[seat * WIDTH + BUILT] |= bit(kind - TOWN_HALL)


def choose_staff(t: Table, seat: i64, action: i64) -> None:
    """§4.2.4 Police or fire station may be manned at once."""
    if action != NOBODY:
        d = own(t, seat)
        kind = t.seats[seat * WIDTH + KIND]
        leave(d, seat, action - STAFF)
        stand(d, seat, first_cell(d, d.single[kind - TOWN_HALL]))
        if kind == POLICE:
            evict_tourists(t, seat)
    end_build(t, seat)


def evict_tourists(t: Table, seat: i64) -> None:
    """§4.2.4, §4.3.3 Others' tourists leave the zone of a police station that becomes active."""
    d = t.land[seat]
    tile = d.single[POLICE - TOWN_HALL]
    for other in range(t.players):
        if other != seat:
            remove_people(t, seat, other, d.far_lo[tile], d.far_hi[tile])


def remove_people(t: Table, seat: i64, other: i64, lo: i64, hi: i64) -> None:
    """§4.2.1 A player's citizens leave these cells: at once, or in the build phase at the reveal (R11)."""
    d = own(t, seat)
    lo &= d.folk[other * 2]
    hi &= d.folk[other * 2 + 1]
    d.folk[other * 2] &= ~lo
    d.folk[other * 2 + 1] &= ~hi
    for _ in range(count(lo, hi)):
        if t.log is not None:
            tell(t, seat, "evicted", [other, seat])
        if t.phase == BUILD and other != seat:
            plan = own_plan(t, seat)
            plan.evicted = append(plan.evicted, other)
        else:
            send_home(t, other)


def end_build(t: Table, seat: i64) -> None:
    """§4.2.2 A build of phase 2 counts; a council building ends the bonus."""
    row = seat * WIDTH
    kind = t.seats[row + KIND]
    if t.phase != BUILD:
        t.seats[row + LIMIT] = 0
        t.seats[row + STEP] = WAIT
        return
    t.seats[row + BUILDS] += 1
    ware = WARE + 1 if t.box.family[kind] == FACTORY else 0
    shared = kind < LEVELLED or not own_copies(t, kind)
    end_step(t, seat, kind + 1 if shared else 0, ware, 0, 0)


def end_step(t: Table, seat: i64, takes: i64, ware: i64, returns: i64, razed: i64) -> None:
    """§4.2.1 Note what a step of the plan takes from the stock and returns to it; back to the menu."""
    plan = own_plan(t, seat)
    code = takes + 64 * (ware + 64 * (returns + 64 * (razed + 64 * len(plan.decisions))))
    plan.effects = append(plan.effects, code)
    t.seats[seat * WIDTH + STEP] = CHOOSE_BUILD


def choose_upgrade(t: Table, seat: i64, action: i64) -> None:
    """§4.2.5 The tile."""
    t.seats[seat * WIDTH + TILE] = tile_at(t.land[seat], action - TILE_CODE)
    t.seats[seat * WIDTH + STEP] = CHOOSE_GROWTH


def choose_growth(t: Table, seat: i64, action: i64) -> None:
    """§4.2.5 The new tile is taken from the stock, the old one returns to it."""
    tile = t.seats[seat * WIDTH + TILE]
    cell = action - GROW
    old = t.land[seat].kinds[tile]
    kind = grown_kind(t, seat, tile, cell)
    own_counts(t)
    t.took[seat * KIND_COUNT + kind] += 1
    t.took[seat * KIND_COUNT + old] -= 1
    grow_tile(t, seat, tile, cell, kind)
    if t.log is not None:
        tell(t, seat, "upgraded", [seat, KINDS[kind], CELL_NAMES[cell]])
    end_step(t, seat, kind + 1, 0, old + 1, 0)


def begin_bonus_tile(t: Table, seat: i64, column: i64) -> None:
    """§4.7.3 Row 2: a free tile of the column."""
    t.seats[seat * WIDTH + LIMIT] = column
    t.seats[seat * WIDTH + STEP] = CHOOSE_BONUS_TILE
