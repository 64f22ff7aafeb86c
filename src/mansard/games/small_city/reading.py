"""A position from plain values: what a hand-written one leaves out is that of a fresh phase."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city import actions, citizens, income, planning, pollution, setup
from mansard.games.small_city.districts import (
    bury,
    lay_tile,
    stand,
    tile_at,
    unit,
)
from mansard.games.small_city.grid import CELL_NAMES, cells_of, holds
from mansard.games.small_city.names import (
    CARDS,
    KIND_COUNT,
    KINDS,
    LEVELLED,
    MATERIALS,
    ROWS,
    TOWN_HALL,
    WARE,
)
from mansard.games.small_city.placing import own_copies
from mansard.games.small_city.saving import MOST, NEUTRAL_CARDS
from mansard.games.small_city.setup import first_stock, special_deck
from mansard.games.small_city.state import (
    ALL,
    BUILT,
    BURIED,
    CARD,
    CORPSE,
    DEALT,
    DISC,
    DRAWN,
    EMPLOYMENT,
    GONE,
    HALL,
    OUT,
    PROMISE,
    RESERVE,
    SEEN,
    SIZE,
    SPECIALS,
    STEP,
    USED,
    WIDTH,
    District,
    Table,
    own_counts,
    own_plan,
)
from mansard.games.small_city.steps import (
    ACTIONS,
    BUILD,
    CHOOSE_GRAVE,
    INCOME,
    MAYOR,
    MOVE,
    POLLUTION,
    SET_PROMISE,
    VOTES,
    WAIT,
)
from mansard.kernel.bits import bit, mask_of
from mansard.kernel.fields import Fields

# ---------------------------------------------------------------------- reading


def complete(t: Table, fields: Fields, rows: list[Fields]) -> None:
    """What is no column, and what follows from the rest. Missing values are those of a fresh phase."""
    read_course(t, fields)
    if fields.has("screens"):
        read_screens(t, fields.table("screens"))
    for seat, row in enumerate(rows):
        read_seat(t, seat, row)
    for seat, row in enumerate(rows):
        read_employment(t, seat, row)
    read_stock(t, fields)
    read_specials(t, fields)
    read_masks(t, fields)
    count_supply(t)
    if not fields.has("place"):
        begin_phase(t)


def read_course(t: Table, fields: Fields) -> None:
    """§4, §6 The variant, mayor, action circle."""
    if t.condition > 0 and not fields.has("mode"):
        t.advanced = 1
    if t.condition > 0 and t.advanced == 0:
        raise fields.error("condition", "belongs to the advanced game")
    if not fields.has("council"):
        t.council_side = t.advanced
    if t.place > t.players or t.last_host >= t.players:
        raise fields.error("place" if t.place > t.players else "last_host", "there are not so many players")
    mayor = fields.any("mayor", None)
    if mayor is not None:
        street = fields.texts("mayor", count=2)
        t.mayor = read_cell(fields, "mayor", street[0]) * 2 + (1 if street[1] == "down" else 0)
    circle = fields.texts("circle", CARDS, default=[])
    t.circle = vec[i64]([CARDS.index(card) for card in circle])


def read_cell(fields: Fields, name: str, cell: object) -> int:
    """A cell by its name."""
    if not isinstance(cell, str) or cell not in CELL_NAMES:
        raise fields.error(name, f"{cell!r} is no cell")
    return CELL_NAMES.index(cell)


def read_screens(t: Table, fields: Fields) -> None:
    """§4.2.1 The start of the build phase and the plans."""
    count = int(t.players)
    before = Table(t.game, t.box, t.players)
    before.condition, before.phase = t.condition, t.phase
    for seat, row in enumerate(fields.tables("seats", count)):
        t.game.columns.read_seat(before.seats, seat, row, count)
        read_seat(before, seat, row)
        row.done()
    planning.open_screens(t)
    own_counts(t)
    t.shown, t.shown_seats = before.land, before.seats
    t.shown_stock = read_kinds(fields.table("stock"))
    for seat in range(t.players):
        took = read_kinds(Fields(fields.items("took", count)[seat], fields.source, fields.fail, "took"))
        for kind in range(KIND_COUNT):
            t.took[seat * KIND_COUNT + kind] = took[kind]
        plan = own_plan(t, seat)
        plan.decisions = read_numbers(fields, "plans", seat)
        plan.effects = read_numbers(fields, "effects", seat)
        plan.evicted = read_numbers(fields, "evicted", seat)
    t.replanning = fields.whole("replanning", -1, count - 1)
    t.resolved = fields.whole("resolved", 0, count)
    fields.done()
    t.owned = ALL


def read_numbers(fields: Fields, name: str, seat: i64) -> vec[i64]:
    """A list of whole numbers of one seat."""
    found = vec[i64]()
    for number in fields.items(name, None)[seat]:
        if not isinstance(number, int) or not 0 <= number <= MOST:
            raise fields.error(name, "whole numbers were expected")
        found = append(found, number)
    return found


def read_kinds(fields: Fields) -> vec[i64]:
    """How many of each kind of tile."""
    counts = vec[i64]([fields.whole(name, -99, 99, default=0) for name in KINDS])
    fields.done()
    return counts


def read_seat(t: Table, seat: i64, fields: Fields) -> None:
    """One player, but for the columns of the row."""
    row = seat * WIDTH
    if t.seats[row + SIZE] > 3:
        raise fields.error("expansions", "there are only three steps")
    if not fields.has("reserve") and t.condition != 2 and t.seats[row + OUT] == 0:
        t.seats[row + RESERVE] = t.box.start_reserve
    read_cards(t, seat, fields)
    read_discs(t, seat, fields)
    read_district(t, seat, fields)


def read_cards(t: Table, seat: i64, fields: Fields) -> None:
    """What a hand-written position leaves out: action card, promises, special promises seen."""
    row = seat * WIDTH
    if not fields.has("card") and t.phase > ACTIONS and t.seats[row + OUT] == 0:
        t.seats[row + CARD] = CARDS.index(NEUTRAL_CARDS[seat])
    if not fields.has("promise") and t.phase > SET_PROMISE:
        t.seats[row + PROMISE] = seat + 1
    if not fields.has("dealt") and t.seats[row + PROMISE] > 0:
        t.seats[row + DEALT] = bit(t.seats[row + PROMISE])
    if not fields.has("seen"):
        t.seats[row + SEEN] = t.seats[row + SPECIALS]


def read_discs(t: Table, seat: i64, fields: Fields) -> None:
    """The two council discs."""
    for k, disc in enumerate(fields.items("discs", 2, default=[None, None])):
        if disc is None:
            continue
        if not isinstance(disc, list) or len(disc) != 2 or disc[0] not in ROWS or disc[1] not in range(1, 5):
            raise fields.error(f"discs[{k}]", "a row and a column 1 to 4 were expected")
        t.seats[seat * WIDTH + DISC + k] = (ROWS.index(disc[0]) + 1) * 10 + disc[1]


def read_district(t: Table, seat: i64, fields: Fields) -> None:
    """Tiles, citizens, cemeteries, stores."""
    for i, tile in enumerate(fields.items("tiles", default=[])):
        if tile is None:
            add_gap(t.land[seat])
        else:
            read_tile(t, seat, Fields(tile, fields.source, fields.fail, fields.key(f"tiles[{i}]")))
    for name in fields.items("cemeteries", default=[]):
        bury(t.land[seat], read_cell(fields, "cemeteries", name))
    folk = fields.table("citizens", default={})
    for name in folk.values:
        stand(t.land[seat], folk.whole(name, 0, int(t.players) - 1), read_cell(folk, name, name))
    read_stores(t, seat, fields.table("stores", default={}))
    if not fields.has("built"):
        standing = [int(kind - TOWN_HALL) for kind in t.land[seat].kinds if kind >= LEVELLED]
        t.seats[seat * WIDTH + BUILT] = mask_of(standing)


def add_gap(d: District) -> None:
    """The index of a demolished tile."""
    d.kinds = append(d.kinds, -1)
    d.lo = append(d.lo, 0)
    d.hi = append(d.hi, 0)
    d.far_lo = append(d.far_lo, 0)
    d.far_hi = append(d.far_hi, 0)
    d.store = append(d.store, 0)


def read_tile(t: Table, seat: i64, fields: Fields) -> None:
    """One tile; the first of a district is its Town Hall."""
    kind: i64 = KINDS.index(fields.choice("kind", KINDS))
    d = t.land[seat]
    if (len(d.kinds) == 0) != (kind == TOWN_HALL):
        raise fields.error("kind", "the first tile, and no other, is the Town Hall")
    cells = vec[i64]()
    for name in fields.items("cells"):
        cell = read_cell(fields, "cells", name)
        if holds(d.sets[USED], d.sets[USED + 1], cell) or cell in list(cells):
            raise fields.error("cells", f"{name} is covered twice")
        cells = append(cells, cell)
    wanted = t.box.way_count[t.box.ways_begin[kind]]
    if len(cells) != wanted:
        raise fields.error("cells", f"{wanted} cells were expected")
    lay_tile(t, seat, kind, cells)
    fields.done()


def read_stores(t: Table, seat: i64, fields: Fields) -> None:
    """Materials by a cell of their storage building."""
    d = t.land[seat]
    for name in fields.values:
        tile = tile_at(d, read_cell(fields, name, name))
        if tile < 0 or (tile > 0 and d.kinds[tile] != WARE):
            raise fields.error(name, "no storage building stands there")
        store = fields.table(name)
        for material in range(3):
            d.store[tile] += unit(material) * store.whole(MATERIALS[material], 0, 9, default=0)
        store.done()


def read_employment(t: Table, seat: i64, fields: Fields) -> None:
    """The citizens in the Employment Centre; by default all who are nowhere else."""
    row = seat * WIDTH
    rest = t.box.citizens - t.seats[row + HALL] - t.seats[row + RESERVE]
    rest -= t.seats[row + BURIED] + t.seats[row + GONE]
    for other in range(t.players):
        d = t.land[other]
        rest -= len(cells_of(d.folk[seat * 2], d.folk[seat * 2 + 1]))
        if t.seats[other * WIDTH + STEP] == CHOOSE_GRAVE and t.seats[other * WIDTH + CORPSE] == seat:
            rest -= 1
    out = t.seats[row + OUT] > 0
    if not fields.has("employment"):
        t.seats[row + EMPLOYMENT] = 0 if out else max(0, int(rest))
    if out and not fields.has("gone"):
        t.seats[row + GONE] = rest


def read_stock(t: Table, fields: Fields) -> None:
    """§3.1 The shared stock; by default all that lies on no board."""
    if fields.has("stock"):
        return
    t.stock = vec[i64](first_stock(t))
    for kind in range(KIND_COUNT):
        t.stock[kind] -= t.removed[kind]
    for seat in range(t.players):
        for kind in t.land[seat].kinds:
            if kind >= 0 and (kind < LEVELLED or not own_copies(t, kind)):
                t.stock[kind] -= 1


def read_specials(t: Table, fields: Fields) -> None:
    """§6.1 The special deck; by default all cards that nobody holds are fresh."""
    bottom = fields.items("special_bottom", default=[])
    held: i64 = 0
    for seat in range(t.players):
        held |= t.seats[seat * WIDTH + SPECIALS] | t.seats[seat * WIDTH + DRAWN]
    for pair in bottom:
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in range(1, 17):
            raise fields.error("special_bottom", "pairs of a card and a seat were expected")
        t.bottom = append(t.bottom, pair[0])
        t.bottom_by = append(t.bottom_by, pair[1])
        held |= bit(pair[0])
    if not fields.has("special_fresh"):
        t.fresh = special_deck(t) & ~held


def read_masks(t: Table, fields: Fields) -> None:
    """§4.3.1 Banned cells; citizens that have moved or have yet to produce."""
    players = int(t.players)
    for seat, lands in enumerate(lists(fields, "ban", fields.items("ban", default=[]), players)):
        for other, names in enumerate(lists(fields, "ban", lands, players)):
            read_set(t.ban, seat * 8 + other * 2, names, fields, "ban")
    for other, names in enumerate(lists(fields, "marks", fields.items("marks", default=[]), players)):
        read_set(t.marks, other * 2, names, fields, "marks")


def lists(fields: Fields, key: str, values: list[Any], most: int) -> list[list[Any]]:
    """A list of at most so many lists."""
    if len(values) > most or not all([isinstance(value, list) for value in values]):
        raise fields.error(key, f"at most {most} lists were expected")
    return values


def read_set(masks: vec[i64], index: i64, names: list[Any], fields: Fields, key: str) -> None:
    """A set of cells by name."""
    for name in names:
        cell = read_cell(fields, key, name)
        if cell < 50:
            masks[index] |= bit(cell)
        else:
            masks[index + 1] |= bit(cell - 50)


def count_supply(t: Table) -> None:
    """§2.4 The supply is what no storage building holds."""
    land = t.land
    if t.phase == BUILD and len(t.shown) > 0:
        t.land = t.shown
    planning.count_supply(t)
    t.land = land


def begin_phase(t: Table) -> None:
    """A position written without its place in the phase stands at the phase's beginning."""
    for seat in range(t.players):
        if t.seats[seat * WIDTH + STEP] != WAIT:
            return
    if t.phase < SET_PROMISE:
        setup.begin_halls(t)
    elif t.phase == SET_PROMISE:
        setup.deal_promises(t)
    elif t.phase == MAYOR:
        actions.begin_mayor(t)
    elif t.phase == ACTIONS and len(t.circle) == 0:
        actions.lay_circle(t)
    elif t.phase == BUILD:
        planning.begin_building(t)
    elif t.phase == MOVE:
        citizens.begin_moving(t)
    elif t.phase == INCOME:
        income.begin_income(t)
    elif t.phase == VOTES:
        pollution.count_votes(t)
    elif t.phase == POLLUTION:
        t.phase = VOTES
