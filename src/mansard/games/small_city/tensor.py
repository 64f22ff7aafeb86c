"""§7 What a seat may see as numbers: the order of the parts, and those that no column gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.small_city.districts import stock_of
from mansard.games.small_city.grid import CELLS, HALF, first
from mansard.games.small_city.names import KIND_COUNT
from mansard.games.small_city.state import (
    DEALT,
    DISC,
    DRAWN,
    GRAVES,
    GREEN,
    HALL_AT,
    HOMES,
    PROMISE,
    REST,
    SIDE,
    SIZE,
    SLOTS,
    SMOKE,
    TRADE,
    USED,
    WIDTH,
    WORKS,
    District,
    Table,
)
from mansard.games.small_city.steps import OVER
from mansard.games.small_city.view import is_ready, seen_land, stock_seen
from mansard.kernel.bits import BIT_INDEX, popcount
from mansard.kernel.declared import Block
from mansard.kernel.tensor import Part, put, put_one, put_set

CARDS: Final[i64] = 8
PROMISES: Final[i64] = 16
PLANES: Final = vec[i64]([HOMES, TRADE, WORKS, GREEN, REST, SLOTS, SMOKE, GRAVES])

# Blocks: what this file fills.
PIECES: Final[i64] = 0
SECRETS: Final[i64] = 1
ZONE: Final[i64] = 2
DISCS: Final[i64] = 3
READY: Final[i64] = 4
KEPT: Final[i64] = 5
TILES: Final[i64] = 6
CITIZENS: Final[i64] = 7
STORES: Final[i64] = 8

SECRET_PARTS: Final = [
    Part("stock", [int(KIND_COUNT)], 99, -99, about="tiles of each kind as the seat sees them"),
    Part("supply", [3], 99, -99, about="wood, stone, metal as the seat sees it"),
    Part("special_cards", [1], 16, about="special promises in the deck"),
    Part("special_known", [16], 16, about="1 + the place in the deck of those that the seat put back"),
    Part("dealt", [16], about="dealt promises; own"),
    Part("drawn", [16], about="special promises just drawn; own"),
    Part("hall_at", [100], about="the Town Hall before the reveal; own"),
]
TILE_PARTS: Final = [
    Part("kind", [100], int(KIND_COUNT), about="1 + the kind of the tile on each cell"),
    Part("tile", [100], 100, about="1 + the number of the tile on each cell"),
    Part("number", [100], 7, about="of the cell on the tile's path"),
    Part(
        "classes",
        [len(PLANES), 100],
        about="cells of homes, trade, factories, parks, other slots, single slots, industry, cemeteries",
    ),
]
PARTS: Final[list[str | Block]] = [
    *["advanced", "condition", "level", "council_side", "round", "phase", "host"],
    Block(
        PIECES,
        [
            Part("mayor", [2, 100], about="right, down by cell: the street"),
            Part("circle", [8, 8], about="place by action card"),
        ],
    ),
    "face_down",
    Block(SECRETS, SECRET_PARTS),
]
CHAIR: Final[list[str | Block]] = [
    "side",
    Block(
        ZONE,
        [
            Part("zone", [1], 10, about="size of the zone"),
            Part("grid", [1], 10, about="size of the grid"),
        ],
    ),
    *["tracks", "employment", "card"],
    Block(
        DISCS,
        [
            Part("disc_row", [2], 4, about="council discs: row, 0 at the start"),
            Part("disc_column", [2], 9, about="and column"),
        ],
    ),
    "built",
    Block(READY, [Part("ready", [1], about="has submitted")]),
    Block(KEPT, [Part("promise", [16], about="the kept promise; others' at the end")]),
    *["special_count", "specials", "step", "pending"],
    Block(TILES, TILE_PARTS),
    Block(CITIZENS, [Part("citizens", [0, 100], about="chair by cell")]),
    Block(STORES, [Part("stores", [3, 100], 15, about="materials at the first cell of their building")]),
]


def put_block(t: Table, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
    """§7 What is no column, as the seat sees it."""
    if block == PIECES:
        put_pieces(t, v, at)
    elif block == SECRETS:
        put_shared(t, seat, v, at)
        put_secrets(t, seat, v, at + KIND_COUNT + 3)
    elif block == ZONE:
        put_zone(t, t.rows_seen(seat, other), other * WIDTH, v, at)
    elif block == DISCS:
        put_discs(t.rows_seen(seat, other), other * WIDTH + DISC, v, at)
    elif block == READY:
        put(v, at, 1 if is_ready(t, other) else 0)
    elif block == KEPT:
        if other == seat or t.phase == OVER:
            put_one(v, at, t.seats[other * WIDTH + PROMISE] - 1)
    elif block == TILES:
        put_cells(seen_land(t, other, seat), v, at)
    elif block == CITIZENS:
        put_citizens(t, seen_land(t, other, seat), seat, v, at)
    else:
        put_stores(seen_land(t, other, seat), v, at)


def put_pieces(t: Table, v: vec[i16], at: i64) -> None:
    """The mayor and the action cards."""
    if t.mayor >= 0:
        v[at + t.mayor % 2 * CELLS + t.mayor // 2] = 1
    at += 2 * CELLS
    for k in range(len(t.circle)):
        v[at + k * CARDS + t.circle[k]] = 1


def put_shared(t: Table, seat: i64, v: vec[i16], at: i64) -> None:
    """Stock and supply as the seat sees them."""
    stock = stock_seen(t, seat)
    for kind in range(KIND_COUNT):
        put(v, at + kind, stock[kind])
    at += KIND_COUNT
    for material in range(3):
        rest = t.box.supply[material]
        for other in range(t.players):
            rest -= stock_of(seen_land(t, other, seat), material)
        put(v, at + material, rest)


def put_secrets(t: Table, seat: i64, v: vec[i16], at: i64) -> None:
    """§7 What the seat alone knows: cards put back, dealt and drawn, the Town Hall before the reveal."""
    put(v, at, popcount(t.fresh) + len(t.bottom))
    at += 1
    for k in range(len(t.bottom)):
        if t.bottom_by[k] == seat:
            put(v, at + t.bottom[k] - 1, k + 1)
    at += PROMISES
    row = seat * WIDTH
    put_set(v, at, t.seats[row + DEALT] >> 1)
    put_set(v, at + PROMISES, t.seats[row + DRAWN] >> 1)
    put_one(v, at + 2 * PROMISES, t.seats[row + HALL_AT])


def put_zone(t: Table, rows: vec[i64], row: i64, v: vec[i16], at: i64) -> None:
    """§2.1 How large zone and grid of a player are."""
    side = rows[row + SIDE]
    put(v, at, t.box.sizes[side * 4 + rows[row + SIZE]])
    put(v, at + 1, t.box.grid_size[side])


def put_discs(rows: vec[i64], disc: i64, v: vec[i16], at: i64) -> None:
    """§4.7 Row and column of the two council discs."""
    for k in range(2):
        put(v, at + k, rows[disc + k] // 10)
        put(v, at + 2 + k, rows[disc + k] % 10)


# ---------------------------------------------------------------------- a district


def put_cells(d: District, v: vec[i16], at: i64) -> None:
    """§2.1 A grid: its tiles, and what the cells are for."""
    put_tiles(d, d.sets[USED], 0, v, at)
    put_tiles(d, d.sets[USED + 1], HALF, v, at)
    at += 3 * CELLS
    for plane in PLANES:
        put_set(v, at, d.sets[plane])
        put_set(v, at + HALF, d.sets[plane + 1])
        at += CELLS


def put_citizens(t: Table, d: District, seat: i64, v: vec[i16], at: i64) -> None:
    """Where the citizens of each chair stand."""
    for chair in range(t.players):
        owner = (seat + chair) % t.players
        put_set(v, at, d.folk[owner * 2])
        put_set(v, at + HALF, d.folk[owner * 2 + 1])
        at += CELLS


def put_tiles(d: District, used: i64, begin: i64, v: vec[i16], at: i64) -> None:
    """Kind, tile and number on the path of the used cells of one half of the grid."""
    while used:
        cell = begin + BIT_INDEX[(used & -used) % 67]
        used &= used - 1
        code = d.at[cell]
        if code >= 0:
            put(v, at + cell, d.kinds[code >> 3] + 1)
            put(v, at + CELLS + cell, (code >> 3) + 1)
            put(v, at + 2 * CELLS + cell, code & 7)


def put_stores(d: District, v: vec[i16], at: i64) -> None:
    """Materials at the first cell of their storage building."""
    for tile in range(len(d.kinds)):
        store = d.store[tile]
        if store > 0:
            cell = first(d.lo[tile], d.hi[tile])
            for material in range(3):
                put(v, at + material * CELLS + cell, store >> material * 4 & 15)
