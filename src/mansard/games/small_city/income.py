"""§4.4 Phase 4: income from tourists, trade and factories."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.codes import BUY, DONATE, FINISH, PRODUCE, SELL, STORE
from mansard.games.small_city.council import store_unit
from mansard.games.small_city.districts import (
    first_cell,
    load,
    stored,
    tile_at,
    total_room,
    unit,
)
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells, cells_of, count, first
from mansard.games.small_city.names import MATERIALS, WARE
from mansard.games.small_city.state import (
    MAKER,
    MONEY,
    POINTS,
    PRODUCED,
    SALES,
    STAGE,
    STEP,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    own,
    own_counts,
)
from mansard.games.small_city.steps import CHOOSE_PRODUCER, CHOOSE_STORE, CHOOSE_TRADE, INCOME, WAIT

CASH: Final[i64] = 0
NO_MAKER: Final[i64] = -1


def begin_income(t: Table) -> None:
    """§4.4 Nothing has been produced anywhere."""
    t.phase = INCOME
    t.place = 0
    for seat in range(t.players):
        t.seats[seat * WIDTH + PRODUCED] = 0


def begin_seat(t: Table, seat: i64) -> None:
    """§4.4 Steps 1 and 2: tourists pay, cash is collected, then the exchanges."""
    row = seat * WIDTH
    t.seats[row + STAGE] = 0
    for icon in range(3):
        t.seats[row + SALES + icon] = 0
    guests = tourists_hosted(t, seat) * t.box.tourist_income
    cash = collect_cash(t, seat)
    t.seats[row + MONEY] += guests + cash
    if guests + cash > 0 and t.log is not None:
        t.log.say("income", [seat, guests, cash])
    t.seats[row + STEP] = CHOOSE_TRADE


def tourists_hosted(t: Table, seat: i64) -> i64:
    """§4.4 Citizens of others in the own district."""
    total: i64 = 0
    folk = t.land[seat].folk
    for other in range(t.players):
        if other != seat and folk[other * 2] | folk[other * 2 + 1]:
            total += count(folk[other * 2], folk[other * 2 + 1])
    return total


def collect_cash(t: Table, seat: i64) -> i64:
    """§4.4 Own citizens on trade cells: cash is counted at once, the others wait for their use."""
    cash: i64 = 0
    for other in range(t.players):
        d = t.land[other]
        lo = d.folk[seat * 2]
        hi = d.folk[seat * 2 + 1]
        if lo | hi == 0:
            continue
        lo &= d.sets[TRADE]
        hi &= d.sets[TRADE + 1]
        while lo | hi:
            cell = first(lo, hi)
            icon = t.box.icons[d.at[cell] % 8]
            if icon == CASH:
                cash += t.box.cash
            else:
                t.seats[seat * WIDTH + SALES + icon - 1] += 1
            lo &= ~CELL_LO[cell]
            hi &= ~CELL_HI[cell]
    return cash


# ---------------------------------------------------------------------- step 2


def trade_options(t: Table, seat: i64) -> vec[i64]:
    """§4.4 Exchanges of the citizens who have not acted, or finish."""
    row = seat * WIDTH
    found = vec[i64]()
    if t.seats[row + SALES] > 0:
        found = material_options(t, seat, SELL, found)
    if t.seats[row + SALES + 1] > 0:
        for lot in range(4):
            if t.box.lot_price[lot] <= t.seats[row + MONEY]:
                found = append(found, BUY + lot)
    if t.seats[row + SALES + 2] > 0:
        found = material_options(t, seat, DONATE, found)
    return append(found, FINISH)


def material_options(t: Table, seat: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """§4.4 A stored material and the building it comes from."""
    d = t.land[seat]
    for material in range(3):
        for tile in range(len(d.store)):
            if stored(d.store[tile], material) > 0:
                found = append(found, base + material * 100 + first_cell(d, tile))
    return found


def choose_trade(t: Table, seat: i64, action: i64) -> None:
    """§4.4 One exchange, or on to the factories."""
    row = seat * WIDTH
    if action == FINISH:
        begin_production(t, seat)
    elif action >= DONATE:
        material = discard(t, seat, action - DONATE)
        t.seats[row + POINTS] += t.box.donation[material]
        t.seats[row + SALES + 2] -= 1
        tell_trade(t, seat, "donated", material, t.box.donation[material])
    elif action >= BUY:
        t.seats[row + MONEY] -= t.box.lot_price[action - BUY]
        t.seats[row + POINTS] += t.box.lot_votes[action - BUY]
        t.seats[row + SALES + 1] -= 1
        if t.log is not None:
            t.log.say("bought", [seat, t.box.lot_price[action - BUY], t.box.lot_votes[action - BUY]])
    else:
        material = discard(t, seat, action - SELL)
        t.seats[row + MONEY] += t.box.sale[material]
        t.seats[row + SALES] -= 1
        tell_trade(t, seat, "sold", material, t.box.sale[material])


def tell_trade(t: Table, seat: i64, name: str, material: i64, gain: i64) -> None:
    """The log line of an exchange of materials."""
    if t.log is not None:
        t.log.say(name, [seat, MATERIALS[material], gain])


def discard(t: Table, seat: i64, code: i64) -> i64:
    """§4.4 A stored material returns to the supply; which one."""
    d = own(t, seat)
    material = code // 100
    d.store[tile_at(d, code % 100)] -= unit(material)
    own_counts(t)
    t.supply[material] += 1
    return material


# ---------------------------------------------------------------------- step 3


def begin_production(t: Table, seat: i64) -> None:
    """§4.4 Every own citizen on a factory cell produces: first at home, then the tourists."""
    marks = t.marks
    for other in range(t.players):
        folk = t.land[other].folk
        sets = t.land[other].sets
        marks[other * 2] = folk[seat * 2] & sets[WORKS]
        marks[other * 2 + 1] = folk[seat * 2 + 1] & sets[WORKS + 1]
    t.seats[seat * WIDTH + STAGE] = 1
    t.seats[seat * WIDTH + MAKER] = NO_MAKER
    produce_on(t, seat)


def group_at_home(t: Table, seat: i64) -> bool:
    """§4.4 Whether citizens at home have yet to produce."""
    return t.marks[seat * 2] | t.marks[seat * 2 + 1] != 0


def in_group(t: Table, seat: i64, other: i64, home: bool) -> Cells:
    """§4.4 The producers of the group in a district."""
    if (other == seat) != home:
        return 0, 0
    return t.marks[other * 2], t.marks[other * 2 + 1]


def produce_on(t: Table, seat: i64) -> None:
    """§4.4 The next product; the order is asked only if it matters."""
    while True:
        home = group_at_home(t, seat)
        total: i64 = 0
        next_land: i64 = -1
        for other in range(t.players):
            lo, hi = in_group(t, seat, other, home)
            if lo | hi:
                total += count(lo, hi)
                if next_land < 0:
                    next_land = other
        if total == 0:
            t.seats[seat * WIDTH + STEP] = WAIT
            return
        if total > 1 and order_matters(t, seat, home, total):
            t.seats[seat * WIDTH + STEP] = CHOOSE_PRODUCER
            return
        produce(t, seat, next_land, first(t.marks[next_land * 2], t.marks[next_land * 2 + 1]))
        if t.seats[seat * WIDTH + STEP] == CHOOSE_STORE:
            return


def order_matters(t: Table, seat: i64, home: bool, total: i64) -> bool:
    """§4.4 The group's products exceed the free own storage or the supply."""
    if total > total_room(t, seat):
        return True
    for material in range(3):
        made: i64 = 0
        for other in range(t.players):
            lo, hi = in_group(t, seat, other, home)
            for cell in cells_of(lo, hi):
                if product(t, other, cell) == material:
                    made += 1
        if made > t.supply[material]:
            return True
    return False


def product(t: Table, other: i64, cell: i64) -> i64:
    """§2.2 The material of a factory cell."""
    return t.box.products[t.land[other].at[cell] % 8]


def producer_options(t: Table, seat: i64) -> vec[i64]:
    """§4.4 One producer for each material and district of the group: the first of equal ones."""
    found = vec[i64]()
    home = group_at_home(t, seat)
    for other in range(t.players):
        lo, hi = in_group(t, seat, other, home)
        seen: i64 = 0
        for cell in cells_of(lo, hi):
            mask = unit(product(t, other, cell))
            if seen & mask == 0:
                seen |= mask
                found = append(found, PRODUCE + other * 100 + cell)
    return found


def choose_producer(t: Table, seat: i64, action: i64) -> None:
    """§4.4 The next to produce."""
    t.seats[seat * WIDTH + STEP] = WAIT
    produce(t, seat, (action - PRODUCE) // 100, (action - PRODUCE) % 100)
    if t.seats[seat * WIDTH + STEP] != CHOOSE_STORE:
        produce_on(t, seat)


def produce(t: Table, seat: i64, other: i64, cell: i64) -> None:
    """§4.4 Own storage first; a tourist's surplus goes to a warehouse of the district's owner (R27)."""
    t.seats[seat * WIDTH + STEP] = WAIT
    t.marks[other * 2] &= ~CELL_LO[cell]
    t.marks[other * 2 + 1] &= ~CELL_HI[cell]
    material = product(t, other, cell)
    if t.supply[material] <= 0:
        return
    t.seats[other * WIDTH + PRODUCED] += 1
    if t.log is not None:
        t.log.say("produced", [seat, MATERIALS[material], other, CELL_NAMES[cell]])
    if total_room(t, seat) > 0:
        t.seats[seat * WIDTH + MAKER] = other * 100 + cell
        t.seats[seat * WIDTH + STEP] = CHOOSE_STORE
    elif other != seat:
        leave_abroad(t, other, material)


def leave_abroad(t: Table, other: i64, material: i64) -> None:
    """§4.4 The first warehouse with a free slot; else the material stays in the supply (R26)."""
    d = t.land[other]
    for tile in range(len(d.kinds)):
        if d.kinds[tile] == WARE and load(d.store[tile]) < t.box.ware_slots:
            own(t, other).store[tile] += unit(material)
            own_counts(t)
            t.supply[material] -= 1
            if t.log is not None:
                t.log.say("stored", [other, MATERIALS[material], CELL_NAMES[first_cell(d, tile)]])
            return


def store_product(t: Table, seat: i64, action: i64) -> None:
    """§4.4 The product is stored; the next one."""
    maker = t.seats[seat * WIDTH + MAKER]
    store_unit(t, seat, action - STORE, product(t, maker // 100, maker % 100))
    t.seats[seat * WIDTH + MAKER] = NO_MAKER
    produce_on(t, seat)
