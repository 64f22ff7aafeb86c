"""§4.0 What may be done: the options of the decision that a seat must take.

Nearly all of them are a code for every cell of a set, and then a few more codes; such an offer is kept as two
masks (`Table.offer`), and a random option is picked without a list. The others are listed.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city import actions, building, citizens, council, income, pollution, setup
from mansard.games.small_city.codes import (
    AT,
    BUILD_CODE,
    CITIZEN,
    COMMIT,
    DECLINE,
    DEMOLISH,
    EXPAND,
    FINISH,
    GAIN_MONEY,
    GIFT,
    GRAVE_CODE,
    GROW,
    HALL_CODE,
    HOME_CODE,
    KEEP,
    LAY,
    NO_WAREHOUSE,
    NOBODY,
    PAY_MONEY,
    PLACE,
    RAZE,
    SOURCE,
    SPARE,
    SPECIAL,
    STAFF,
    STORE,
    TAKE,
    TILE_CODE,
    TO,
    UPGRADE,
    VICTIM,
    WAREHOUSE_CODE,
)
from mansard.games.small_city.demolishing import any_demolition, demolishable
from mansard.games.small_city.grid import Cells, offered, ones
from mansard.games.small_city.growing import any_growth, growing_tiles, growth_cells
from mansard.games.small_city.placing import anchors, buildable_kinds, open_ways, warehouse_cells
from mansard.games.small_city.state import (
    ANCHOR,
    BASE,
    DEALT,
    DRAWN,
    FROM_LAND,
    HIGH,
    KIND,
    LAST,
    LIMIT,
    LISTED,
    LOW,
    NO_OPTIONS,
    OFFER,
    OFFERED,
    RAZED,
    STEP,
    TILE,
    TO_LAND,
    WAY,
    WIDTH,
    Table,
)
from mansard.games.small_city.steps import (
    CHOOSE_ADVANCE,
    CHOOSE_ANCHOR,
    CHOOSE_BONUS_TILE,
    CHOOSE_BUILD,
    CHOOSE_CARD,
    CHOOSE_CITIZEN,
    CHOOSE_COUNCIL,
    CHOOSE_DEMOLITION,
    CHOOSE_DISTRICT,
    CHOOSE_EXPANSION,
    CHOOSE_GAIN,
    CHOOSE_GIFT,
    CHOOSE_GRAVE,
    CHOOSE_GROWTH,
    CHOOSE_HALL,
    CHOOSE_HOME,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    CHOOSE_PRODUCER,
    CHOOSE_PROMISE,
    CHOOSE_SOURCE,
    CHOOSE_SPARED,
    CHOOSE_SPECIAL,
    CHOOSE_STAFF,
    CHOOSE_STORE,
    CHOOSE_STREET,
    CHOOSE_TRADE,
    CHOOSE_UPGRADE,
    CHOOSE_VICTIM,
    CHOOSE_WAREHOUSE,
    CHOOSE_WAY,
    WAIT,
)
from mansard.kernel.bits import BIT_INDEX, nth_bit

# ---------------------------------------------------------------------- asking


def offer_count(t: Table, seat: i64) -> i64:
    """How many options a seat has; 0 if it has nothing to decide."""
    number = t.offer[seat * OFFER + OFFERED]
    if number > 0:
        return number
    if t.seats[seat * WIDTH + STEP] != WAIT:
        work_out(t, seat)
    return t.offer[seat * OFFER + OFFERED]


def option(t: Table, seat: i64, number: i64) -> i64:
    """One of the options that are worked out, by its place in their order."""
    at = seat * OFFER
    offers = t.offer
    base = offers[at + BASE]
    if base == LISTED:
        return t.listed[number]
    low = ones(offers[at + LOW])
    if number < low:
        return base + nth_bit(offers[at + LOW], number)
    number -= low
    high = ones(offers[at + HIGH])
    if number < high:
        return base + 50 + nth_bit(offers[at + HIGH], number)
    return offers[at + LAST] >> (number - high) * 12 & 4095


def options(t: Table, seat: i64) -> vec[i64]:
    """§4.0 The options of the decision that a seat must take, in their order."""
    if offer_count(t, seat) == 0:
        return NO_OPTIONS
    at = seat * OFFER
    offers = t.offer
    base = offers[at + BASE]
    if base == LISTED:
        return t.listed
    found = vec[i64]([0] * offers[at + OFFERED])
    number = fill(found, 0, base, offers[at + LOW])
    number = fill(found, number, base + 50, offers[at + HIGH])
    last = offers[at + LAST]
    while last:
        found[number] = last & 4095
        number += 1
        last >>= 12
    return found


def fill(found: vec[i64], number: i64, base: i64, cells: i64) -> i64:
    """The codes of one half of a set of cells, from a place in the list on; where they end."""
    while cells:
        found[number] = base + BIT_INDEX[(cells & -cells) % 67]
        number += 1
        cells &= cells - 1
    return number


def forget(t: Table, seat: i64) -> None:
    """What a seat may do is another thing now."""
    t.offer[seat * OFFER + OFFERED] = 0


# ---------------------------------------------------------------------- working out


def offer(t: Table, seat: i64, base: i64, cells: Cells, last: i64) -> None:
    """A code for every cell, then the codes packed in `last`, the first one in its lowest bits."""
    lo, hi = cells
    at = seat * OFFER
    offers = t.offer
    number = ones(lo)
    if hi:
        number += ones(hi)
    offers[at + BASE] = base
    offers[at + LOW] = lo
    offers[at + HIGH] = hi
    offers[at + LAST] = last
    while last:
        number += 1
        last >>= 12
    offers[at + OFFERED] = number


def offer_list(t: Table, seat: i64, found: vec[i64]) -> None:
    """Options that are no set of cells."""
    t.listed = found
    t.offer[seat * OFFER + OFFERED] = len(found)
    t.offer[seat * OFFER + BASE] = LISTED


def work_out(t: Table, seat: i64) -> None:
    """§4.0 The options of the decision that a seat must take."""
    step = t.seats[seat * WIDTH + STEP]
    if step >= CHOOSE_CITIZEN:
        offer_later(t, seat, step)
    elif step >= CHOOSE_BUILD:
        offer_building(t, seat, step)
    elif step >= CHOOSE_ADVANCE:
        offer_council(t, seat, step)
    elif step == CHOOSE_CARD:
        offer(t, seat, TAKE, (actions.payable_cards(t, seat), 0), 0)
    elif step == CHOOSE_STREET:
        offer_list(t, seat, actions.street_options(t))
    elif step == CHOOSE_HALL:
        offer(t, seat, HALL_CODE, setup.hall_places(t, seat), 0)
    elif step == CHOOSE_PROMISE:
        offer(t, seat, KEEP, (t.seats[seat * WIDTH + DEALT] >> 1, 0), 0)
    elif step == CHOOSE_GAIN:
        offer(t, seat, GAIN_MONEY, (3, 0), 0)
    elif step == CHOOSE_EXPANSION:
        offer(t, seat, EXPAND, (3, 0), 0)


def offer_council(t: Table, seat: i64, step: i64) -> None:
    """§4.7 The council's decisions."""
    if step == CHOOSE_COUNCIL:
        offer_list(t, seat, council.council_options(t, seat))
    elif step == CHOOSE_ADVANCE:
        offer_list(t, seat, council.advance_options(t, seat))
    elif step == CHOOSE_PAYMENT:
        offer(t, seat, PAY_MONEY, (council.payments(t, seat), 0), 0)
    elif step == CHOOSE_GIFT:
        offer(t, seat, GIFT, (council.gifts(t, seat), 0), 0)
    elif step == CHOOSE_STORE:
        offer(t, seat, STORE, council.storage_cells(t, seat), 0)
    elif step == CHOOSE_SPECIAL:
        offer(t, seat, SPECIAL, (t.seats[seat * WIDTH + DRAWN] >> 1, 0), 0)
    elif step == CHOOSE_BONUS_TILE:
        offer(t, seat, BUILD_CODE, (buildable_kinds(t, seat), 0), DECLINE)


def offer_menu(t: Table, seat: i64) -> None:
    """§4.2.3 The menu: tiles, expand, demolish, upgrade, commit."""
    last = COMMIT
    kinds: i64 = 0
    if any_growth(t, seat):
        last = last << 12 | UPGRADE
    if building.may_use_build(t, seat):
        kinds = buildable_kinds(t, seat)
        if t.seats[seat * WIDTH + RAZED] < t.box.demolitions and any_demolition(t, seat):
            last = last << 12 | DEMOLISH
    if building.may_expand(t, seat):
        last = last << 12 | EXPAND
    # demolition comes before upgrades, expansion before both: the first one lies in the lowest bits
    offer(t, seat, BUILD_CODE, (kinds, 0), last)


def offer_building(t: Table, seat: i64, step: i64) -> None:
    """§4.2.3 The decisions of a build."""
    row = seat * WIDTH
    kind = t.seats[row + KIND]
    if step == CHOOSE_BUILD:
        offer_menu(t, seat)
    elif step == CHOOSE_WAY:
        offer(t, seat, LAY + t.box.ways_begin[kind], (open_ways(t, seat, kind), 0), 0)
    elif step == CHOOSE_ANCHOR:
        offer(t, seat, AT, anchors(t, seat, kind, t.seats[row + WAY]), 0)
    elif step == CHOOSE_WAREHOUSE:
        cells = warehouse_cells(t, seat, t.seats[row + WAY], t.seats[row + ANCHOR])
        offer(t, seat, WAREHOUSE_CODE, cells, NO_WAREHOUSE if t.seats[row + LIMIT] == 4 else 0)
    elif step == CHOOSE_SPARED:
        offer(t, seat, SPARE, (building.sparable(t, seat), 0), 0)
    elif step == CHOOSE_SOURCE:
        offer(t, seat, SOURCE, building.source_cells(t, seat), 0)
    elif step == CHOOSE_STAFF:
        folk = t.land[seat].folk
        offer(t, seat, STAFF, (folk[seat * 2], folk[seat * 2 + 1]), NOBODY)
    elif step == CHOOSE_UPGRADE:
        offer(t, seat, TILE_CODE, growing_tiles(t, seat), 0)
    elif step == CHOOSE_GROWTH:
        offer(t, seat, GROW, growth_cells(t, seat, t.seats[row + TILE]), 0)
    elif step == CHOOSE_DEMOLITION:
        offer(t, seat, RAZE, demolishable(t, seat), 0)


def offer_later(t: Table, seat: i64, step: i64) -> None:
    """§4.3-§4.6 Moving, income and deaths."""
    row = seat * WIDTH
    if step == CHOOSE_CITIZEN:
        offer_list(t, seat, citizen_options(t, seat))
    elif step == CHOOSE_DISTRICT:
        offer(t, seat, TO, (citizens.open_districts(t, seat), 0), 0)
    elif step == CHOOSE_PLACE:
        offer(t, seat, PLACE, citizens.places(t, seat, t.seats[row + FROM_LAND], t.seats[row + TO_LAND]), 0)
    elif step == CHOOSE_HOME:
        offer(t, seat, HOME_CODE, citizens.empty_homes(t, seat), 0)
    elif step == CHOOSE_TRADE:
        offer_list(t, seat, income.trade_options(t, seat))
    elif step == CHOOSE_PRODUCER:
        offer_list(t, seat, income.producer_options(t, seat))
    elif step == CHOOSE_VICTIM:
        offer(t, seat, VICTIM, pollution.victims(t, seat), 0)
    elif step == CHOOSE_GRAVE:
        offer(t, seat, GRAVE_CODE, pollution.grave_cells(t, seat), 0)


def citizen_options(t: Table, seat: i64) -> vec[i64]:
    """§4.3.3 An unmoved citizen with a destination, or finish when nobody is obliged (R20)."""
    found = vec[i64](capacity=16)
    may_finish = True
    for other in range(t.players):
        lo, hi = citizens.unmoved(t, seat, other)
        if lo | hi and citizens.has_destination(t, seat, other):
            found = offered(found, CITIZEN + other * 100, lo, hi)
            may_finish = may_finish and other == seat and not citizens.is_obliged_at_home(t, seat)
    return append(found, FINISH) if may_finish else found
