"""A position as plain values and back: readable enough to be written by hand."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city import actions, citizens, income, planning, pollution, setup
from mansard.games.small_city.districts import (
    bury,
    lay_tile,
    owner_at,
    stand,
    stored,
    tile_at,
    tile_cells,
    unit,
)
from mansard.games.small_city.grid import CELL_NAMES, CELLS, cells_of, holds
from mansard.games.small_city.setup import first_stock, special_deck
from mansard.games.small_city.state import (
    ACTIONS,
    ANCHOR,
    BUILD,
    BUILDS,
    BUILT,
    BURIED,
    CARD,
    CHOOSE_GRAVE,
    COMMITTED,
    CORPSE,
    DEALT,
    DEATHS,
    DISC,
    DRAWN,
    DUE,
    EMPLOYMENT,
    EXPANDED,
    FROM_CELL,
    FROM_LAND,
    GAIN,
    GONE,
    GRAVES,
    HALL,
    HALL_AT,
    INCOME,
    KIND,
    LIMIT,
    MAKER,
    MAYOR,
    MONEY,
    MOVE,
    OLD_TILES,
    OUT,
    PHASES,
    POINTS,
    POLLUTION,
    PRODUCED,
    PROMISE,
    RAZED,
    RESERVE,
    ROUND_SMOG,
    SALES,
    SEEN,
    SET_PROMISE,
    SIDE,
    SIZE,
    SMOG,
    SPARED,
    SPECIALS,
    STAGE,
    STEP,
    STEPS,
    TALLY,
    TARGET,
    TILE,
    TO_LAND,
    USED,
    VOTES,
    WAIT,
    WARE_AT,
    WAY,
    WIDTH,
    District,
    Table,
    own_copies,
    own_counts,
    own_plans,
)
from mansard.games.small_city.tables import (
    CARDS,
    KIND_COUNT,
    KINDS,
    LEVELLED,
    LEVELS,
    MATERIALS,
    ROWS,
    SIDES,
    TOWN_HALL,
    WARE,
)
from mansard.kernel.bits import bit, has, mask_of, members
from mansard.kernel.fields import Fields

MOST: Final = 2**62 - 1
CONDITIONS: Final = ["votes", "economic", "population", "cultural"]

# Numbers of a player's row by name; what is missing is the value after the name.
TRACKS: Final[list[tuple[str, i64, int]]] = [
    ("expansions", SIZE, 0),
    ("money", MONEY, 0),
    ("votes", POINTS, 0),
    ("pollution", SMOG, 0),
    ("round_pollution", ROUND_SMOG, 0),
    ("produced", PRODUCED, 0),
    ("hall", HALL, 0),
    ("reserve", RESERVE, 0),
    ("buried", BURIED, 0),
    ("gone", GONE, 0),
    ("eliminated", OUT, 0),
    ("tally", TALLY, 0),
]
PENDING: Final[list[tuple[str, i64]]] = [
    ("committed", COMMITTED),
    ("builds", BUILDS),
    ("expanded", EXPANDED),
    ("demolitions", RAZED),
    ("architect_used", SPARED),
    ("old_tiles", OLD_TILES),
    ("column", LIMIT),
    ("kind", KIND),
    ("way", WAY),
    ("anchor", ANCHOR),
    ("warehouse", WARE_AT),
    ("tile", TILE),
    ("due_wood", DUE),
    ("due_stone", DUE + 1),
    ("due_metal", DUE + 2),
    ("from_district", FROM_LAND),
    ("from_cell", FROM_CELL),
    ("to_district", TO_LAND),
    ("sell", SALES),
    ("buy_votes", SALES + 1),
    ("donate", SALES + 2),
    ("maker", MAKER),
    ("deaths", DEATHS),
    ("corpse", CORPSE),
    ("target", TARGET),
    ("gain", GAIN),
    ("stage", STAGE),
]
NEUTRAL_CARDS: Final = ["H", "G", "F", "E"]


# ---------------------------------------------------------------------- writing


def written(t: Table) -> dict[str, Any]:
    """The whole position."""
    values: dict[str, Any] = {
        "mode": "advanced" if t.advanced == 1 else "basic",
        "condition": CONDITIONS[t.condition],
        "level": LEVELS[t.level],
        "council": SIDES[t.council_side],
        "round": t.round,
        "phase": PHASES[t.phase],
        "place": t.place,
        "host": t.host,
        "last_host": t.last_host,
        "mayor": written_mayor(t),
        "circle": [CARDS[card] for card in t.circle],
        "face_down": [CARDS[card] for card in members(t.face_down)],
        "stock": written_kinds(t.stock, 0),
        "removed": written_kinds(t.removed, 0),
        "special_fresh": list(members(t.fresh)),
        "special_bottom": [[t.bottom[k], t.bottom_by[k]] for k in range(len(t.bottom))],
        "seats": [written_seat(t, t.seats, t.land[seat], seat) for seat in range(t.players)],
        "ban": written_cells_of(t, t.ban, 8),
        "marks": written_marks(t),
    }
    if t.phase == BUILD:
        values["screens"] = written_screens(t)
    return values


def written_mayor(t: Table) -> list[str] | None:
    """The mayor's street."""
    if t.mayor < 0:
        return None
    return [CELL_NAMES[t.mayor // 2], "down" if t.mayor % 2 == 1 else "right"]


def written_kinds(counts: vec[i64], first: i64) -> dict[str, int]:
    """How many of each kind of tile, zeros left out."""
    return {KINDS[k]: int(counts[first + k]) for k in range(KIND_COUNT) if counts[first + k] != 0}


def written_names(lo: i64, hi: i64) -> list[str]:
    """Cells by name."""
    return [CELL_NAMES[cell] for cell in cells_of(lo, hi)]


def written_cells_of(t: Table, masks: vec[i64], width: i64) -> list[list[list[str]]]:
    """Per seat and district: cells by name."""
    return [
        [
            written_names(masks[seat * width + other * 2], masks[seat * width + other * 2 + 1])
            for other in range(t.players)
        ]
        for seat in range(t.players)
    ]


def written_marks(t: Table) -> list[list[str]]:
    """Per district: citizens that have moved, or have yet to produce."""
    return [written_names(t.marks[k * 2], t.marks[k * 2 + 1]) for k in range(t.players)]


def written_screens(t: Table) -> dict[str, Any]:
    """§4.2.1 How everything lay before the build phase, and the plans."""
    return {
        "seats": [written_seat(t, t.shown_seats, t.shown[seat], seat) for seat in range(t.players)],
        "stock": written_kinds(t.shown_stock, 0),
        "took": [written_kinds(t.took, seat * KIND_COUNT) for seat in range(t.players)],
        "plans": [list(plan) for plan in t.plans],
        "effects": [list(effects) for effects in t.effects],
        "evicted": [list(owners) for owners in t.evicted],
        "replanning": t.replanning,
        "resolved": t.resolved,
    }


def written_tiles(d: District) -> list[dict[str, object] | None]:
    """The tiles in the order of their ids, cells in the order of their numbers; None where one is gone."""
    tiles: list[dict[str, object] | None] = []
    for tile in range(len(d.kinds)):
        if d.kinds[tile] < 0:
            tiles.append(None)
            continue
        cells = [CELL_NAMES[cell] for cell in tile_cells(d, tile)]
        tiles.append({"kind": KINDS[d.kinds[tile]], "cells": cells})
    return tiles


def written_citizens(t: Table, d: District) -> dict[str, int]:
    """Who stands where."""
    found: dict[str, int] = {}
    for cell in range(CELLS):
        owner = owner_at(t, d, cell)
        if owner >= 0:
            found[CELL_NAMES[cell]] = owner
    return found


def written_stores(d: District) -> dict[str, dict[str, int]]:
    """Materials by the first cell of their storage building."""
    found: dict[str, dict[str, int]] = {}
    for tile in range(len(d.kinds)):
        if d.store[tile] > 0:
            name = written_names(d.lo[tile], d.hi[tile])[0]
            found[name] = {
                MATERIALS[m]: int(stored(d.store[tile], m)) for m in range(3) if stored(d.store[tile], m) > 0
            }
    return found


def written_district(t: Table, d: District) -> dict[str, Any]:
    """A district."""
    return {
        "tiles": written_tiles(d),
        "citizens": written_citizens(t, d),
        "cemeteries": written_names(d.sets[GRAVES], d.sets[GRAVES + 1]),
        "stores": written_stores(d),
    }


def written_discs(seats: vec[i64], seat: i64) -> list[list[object] | None]:
    """The two council discs: row and column, None at the start."""
    discs: list[list[object] | None] = []
    for k in range(2):
        disc = seats[seat * WIDTH + DISC + k]
        discs.append([ROWS[disc // 10 - 1], disc % 10] if disc > 0 else None)
    return discs


def written_tracks(seats: vec[i64], seat: i64) -> dict[str, int]:
    """The counters of a player."""
    return {name: int(seats[seat * WIDTH + column]) for name, column, _ in TRACKS}


def written_seat(t: Table, seats: vec[i64], d: District, seat: i64) -> dict[str, Any]:
    """Everything of one player."""
    row = seat * WIDTH
    card = seats[row + CARD]
    anchor = seats[row + HALL_AT]
    return {
        "side": SIDES[seats[row + SIDE]],
        **written_tracks(seats, seat),
        "employment": seats[row + EMPLOYMENT],
        "card": CARDS[card] if card >= 0 else None,
        "discs": written_discs(seats, seat),
        "promise": seats[row + PROMISE],
        "dealt": list(members(seats[row + DEALT])),
        "specials": list(members(seats[row + SPECIALS])),
        "seen": list(members(seats[row + SEEN])),
        "drawn": list(members(seats[row + DRAWN])),
        "built": [KINDS[TOWN_HALL + k] for k in members(seats[row + BUILT])],
        "hall_at": CELL_NAMES[anchor] if anchor >= 0 else None,
        "step": STEPS[seats[row + STEP]],
        "pending": {name: seats[row + column] for name, column in PENDING if seats[row + column] != 0},
        **written_district(t, d),
    }


# ---------------------------------------------------------------------- reading


def fill(t: Table, fields: Fields) -> None:
    """Fill an empty table; InvalidState names what is wrong. Missing values are those of a fresh phase."""
    read_mode(t, fields)
    read_course(t, fields)
    rows = fields.tables("seats", int(t.players))
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


def read_mode(t: Table, fields: Fields) -> None:
    """§6 The variant."""
    t.condition = CONDITIONS.index(fields.choice("condition", CONDITIONS, default="votes"))
    mode = fields.choice("mode", ["basic", "advanced"], default="advanced" if t.condition > 0 else "basic")
    t.advanced = 1 if mode == "advanced" else 0
    if t.condition > 0 and t.advanced == 0:
        raise fields.error("condition", "belongs to the advanced game")
    t.level = LEVELS.index(fields.choice("level", LEVELS, default="mayor"))
    t.council_side = SIDES.index(fields.choice("council", SIDES, default=SIDES[t.advanced]))


def read_course(t: Table, fields: Fields) -> None:
    """§4 Round, phase, host, mayor, action circle."""
    last = int(t.players) - 1
    t.round = fields.whole("round", 1, int(t.box.rounds), default=1)
    t.phase = PHASES.index(fields.choice("phase", PHASES, default="build"))
    t.place = fields.whole("place", 0, int(t.players), default=0)
    t.host = fields.whole("host", 0, last, default=0)
    t.last_host = fields.whole("last_host", -1, last, default=-1)
    mayor = fields.any("mayor", None)
    if mayor is not None:
        street = fields.texts("mayor", count=2)
        t.mayor = read_cell(fields, "mayor", street[0]) * 2 + (1 if street[1] == "down" else 0)
    circle = fields.texts("circle", CARDS, default=[])
    t.circle = vec[i64]([CARDS.index(card) for card in circle])
    t.face_down = mask_of([CARDS.index(card) for card in fields.texts("face_down", CARDS, default=[])])


def read_cell(fields: Fields, name: str, cell: object) -> int:
    """A cell by its name."""
    if not isinstance(cell, str) or cell not in CELL_NAMES:
        raise fields.error(name, f"{cell!r} is no cell")
    return CELL_NAMES.index(cell)


def read_screens(t: Table, fields: Fields) -> None:
    """§4.2.1 The start of the build phase and the plans."""
    count = int(t.players)
    for seat, row in enumerate(fields.tables("seats", count)):
        read_seat(t, seat, row)
        t.seats[seat * WIDTH + EMPLOYMENT] = row.whole("employment", 0, int(t.box.citizens))
    planning.open_screens(t)
    own_counts(t)
    own_plans(t)
    t.shown_stock = read_kinds(fields.table("stock"))
    for seat in range(t.players):
        took = read_kinds(Fields(fields.items("took", count)[seat], fields.source, fields.fail, "took"))
        for kind in range(KIND_COUNT):
            t.took[seat * KIND_COUNT + kind] = took[kind]
        t.plans[seat] = read_numbers(fields, "plans", seat)
        t.effects[seat] = read_numbers(fields, "effects", seat)
        t.evicted[seat] = read_numbers(fields, "evicted", seat)
    t.replanning = fields.whole("replanning", -1, count - 1)
    t.resolved = fields.whole("resolved", 0, count)
    fields.done()
    t.land = [District() for _ in range(t.players)]
    t.owned = 0x3F
    t.seats = vec[i64]([0] * (t.players * WIDTH))


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
    """One player."""
    row = seat * WIDTH
    t.seats[row + SIDE] = SIDES.index(fields.choice("side", SIDES, default="easy"))
    for name, column, default in TRACKS:
        t.seats[row + column] = fields.whole(name, 0, 9999, default=default)
    if t.seats[row + SIZE] > 3:
        raise fields.error("expansions", "there are only three steps")
    if not fields.has("reserve") and t.condition != 2 and t.seats[row + OUT] == 0:
        t.seats[row + RESERVE] = t.box.start_reserve
    fields.any("employment", None)
    read_cards(t, seat, fields)
    read_discs(t, seat, fields)
    read_district(t, seat, fields)
    hall_at = fields.any("hall_at", None)
    t.seats[row + HALL_AT] = -1 if hall_at is None else read_cell(fields, "hall_at", hall_at)
    t.seats[row + STEP] = STEPS.index(fields.choice("step", STEPS, default="wait"))
    pending = fields.table("pending", default={})
    for name, column in PENDING:
        t.seats[row + column] = pending.whole(name, -1, 9999, default=0)
    pending.done()
    fields.done()


def read_cards(t: Table, seat: i64, fields: Fields) -> None:
    """Action card, promises, special promises."""
    row = seat * WIDTH
    late = t.phase > ACTIONS and t.seats[row + OUT] == 0
    card = fields.any("card", NEUTRAL_CARDS[seat] if late else None)
    t.seats[row + CARD] = -1 if card is None else CARDS.index(fields.choice("card", CARDS, default=card))
    promise = fields.whole("promise", 0, 16, default=seat + 1 if t.phase > SET_PROMISE else 0)
    t.seats[row + PROMISE] = promise
    dealt = fields.wholes("dealt", None, 1, 16, default=[promise] if promise > 0 else [])
    t.seats[row + DEALT] = mask_of(dealt)
    specials = fields.wholes("specials", None, 1, 16, default=[])
    t.seats[row + SPECIALS] = mask_of(specials)
    t.seats[row + SEEN] = mask_of(fields.wholes("seen", None, 1, 16, default=specials))
    t.seats[row + DRAWN] = mask_of(fields.wholes("drawn", None, 1, 16, default=[]))


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
    standing = [KINDS[kind] for kind in t.land[seat].kinds if kind >= LEVELLED]
    built = fields.texts("built", KINDS[LEVELLED:], default=standing)
    t.seats[seat * WIDTH + BUILT] = mask_of([KINDS.index(name) - int(TOWN_HALL) for name in built])


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
    t.seats[row + EMPLOYMENT] = fields.whole("employment", 0, 99, default=0 if out else max(0, int(rest)))
    if out and not fields.has("gone"):
        t.seats[row + GONE] = rest


def read_stock(t: Table, fields: Fields) -> None:
    """§3.1 The shared stock; by default all that lies on no board."""
    t.removed = read_kinds(fields.table("removed", default={}))
    if fields.has("stock"):
        t.stock = read_kinds(fields.table("stock"))
        return
    fields.any("stock", None)
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
    rest = [card for card in range(1, 17) if has(special_deck(t) & ~held, card)]
    t.fresh = mask_of(fields.wholes("special_fresh", None, 1, 16, default=rest))


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
