"""§7 What a seat may see as numbers (see kernel/tensor.py): the same allow-list as view.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.small_city.columns import PENDING, TRACKS
from mansard.games.small_city.districts import stock_of
from mansard.games.small_city.grid import CELLS, HALF, first
from mansard.games.small_city.names import KIND_COUNT, SINGLES
from mansard.games.small_city.state import (
    BUILT,
    CARD,
    DEALT,
    DISC,
    DRAWN,
    EMPLOYMENT,
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
    SPECIALS,
    STEP,
    TRADE,
    USED,
    WIDTH,
    WORKS,
    District,
    Table,
)
from mansard.games.small_city.steps import OVER, PHASES, STEPS, WAIT
from mansard.games.small_city.view import is_ready, is_screened, seen_land, seen_rows, stock_seen
from mansard.kernel.bits import BIT_INDEX, popcount
from mansard.kernel.tensor import (
    MANY,
    Part,
    chair_of,
    for_each_chair,
    put,
    put_one,
    put_set,
    size_of,
)

PHASE_COUNT: Final[i64] = 12
STEP_COUNT: Final[i64] = 32
CARDS: Final[i64] = 8
PROMISES: Final[i64] = 16
TRACK_COLUMNS: Final = vec[i64]([int(column) for _, column in TRACKS])
PENDING_COLUMNS: Final = vec[i64]([int(column) for _, column in PENDING])
PLANES: Final = vec[i64]([HOMES, TRADE, WORKS, GREEN, REST, SLOTS, SMOKE, GRAVES])


def layout(players: int) -> list[Part]:
    """The parts in order."""
    return table_parts(players) + for_each_chair(players, chair_parts(players))


def table_parts(players: int) -> list[Part]:
    """What is told once."""
    return [
        Part("seat", [players], about="the observer's seat as the table counts it"),
        Part("actors", [players], about="chairs that may act now"),
        Part("advanced", [1], about="the advanced game"),
        Part("condition", [4], about="votes, economic, population, cultural"),
        Part("level", [5], about="solo level"),
        Part("council_side", [1]),
        Part("round", [1], 20),
        Part("phase", [len(PHASES)], about="`PHASES` in `state.py`"),
        Part("host", [players]),
        Part("mayor", [2, 100], about="right, down by cell: the street"),
        Part("circle", [8, 8], about="place by action card"),
        Part("face_down", [8], about="action cards of the other rounds; solo"),
        Part("stock", [int(KIND_COUNT)], 99, -99, about="tiles of each kind as the seat sees them"),
        Part("supply", [3], 99, -99, about="wood, stone, metal as the seat sees it"),
        Part("special_cards", [1], 16, about="special promises in the deck"),
        Part("special_known", [16], 16, about="1 + the place in the deck of those that the seat put back"),
        Part("dealt", [16], about="dealt promises; own"),
        Part("drawn", [16], about="special promises just drawn; own"),
        Part("hall_at", [100], about="the Town Hall before the reveal; own"),
    ]


def chair_parts(players: int) -> list[Part]:
    """What is told of every player."""
    return [
        Part("side", [1], about="0 easy, 1 hard"),
        Part("zone", [1], 10, about="size of the zone"),
        Part("grid", [1], 10, about="size of the grid"),
        Part(
            "tracks",
            [len(TRACKS)],
            MANY,
            -MANY,
            about="expansions, money, votes, pollution, pollution of the round, produced, citizens in the "
            "Town Hall, in reserve, buried, gone, round of elimination, tally",
        ),
        Part("employment", [1], 60, about="citizens in the employment centre"),
        Part("card", [8], about="the action card taken"),
        Part("disc_row", [2], 4, about="council discs: row, 0 at the start"),
        Part("disc_column", [2], 9, about="and column"),
        Part("built", [int(SINGLES)], about="single buildings ever built"),
        Part("ready", [1], about="has submitted"),
        Part("promise", [16], about="the kept promise; others' at the end"),
        Part("special_count", [1], 16),
        Part("specials", [16], about="special promises held; others' at the end"),
        Part("step", [len(STEPS)], about="what the player decides (`STEPS`); empty behind a screen"),
        Part(
            "pending",
            [len(PENDING)],
            MANY,
            -MANY,
            about="the decision under way (`PENDING` in `columns.py`); 0 behind a screen",
        ),
        Part("kind", [100], int(KIND_COUNT), about="1 + the kind of the tile on each cell"),
        Part("tile", [100], 100, about="1 + the number of the tile on each cell"),
        Part("number", [100], 7, about="of the cell on the tile's path"),
        Part(
            "classes",
            [len(PLANES), 100],
            about="cells of homes, trade, factories, parks, other slots, single slots, industry, cemeteries",
        ),
        Part("citizens", [players, 100], about="chair by cell"),
        Part("stores", [3, 100], 15, about="materials at the first cell of their building"),
    ]


SIZES: Final = vec[i64]([size_of(layout(players)) for players in range(5)])


def observe(t: Table, seat: i64) -> vec[i16]:
    """§7 The table as a seat sees it."""
    v = vec[i16]([0] * SIZES[t.players])
    at = put_course(t, seat, v)
    at = put_pieces(t, seat, v, at)
    at = put_secrets(t, seat, v, at)
    for chair in range(t.players):
        other = (seat + chair) % t.players
        at = put_player(t, other, seat, v, at)
        at = put_promises(t, other, seat, v, at)
        at = put_step(t, other, seat, v, at)
        at = put_district(t, seen_land(t, other, seat), seat, v, at)
    assert at == len(v)
    return v


def put_course(t: Table, seat: i64, v: vec[i16]) -> i64:
    """Who observes, who acts, the variant, where the game stands."""
    n = t.players
    v[seat] = 1
    for other in range(n):
        if t.seats[other * WIDTH + STEP] != WAIT:
            v[n + chair_of(other, seat, n)] = 1
    at = 2 * n
    put(v, at, t.advanced)
    v[at + 1 + t.condition] = 1
    if n == 1:
        v[at + 5 + t.level] = 1
    put(v, at + 10, t.council_side)
    put(v, at + 11, t.round)
    v[at + 12 + t.phase] = 1
    at += 12 + PHASE_COUNT
    v[at + chair_of(t.host, seat, n)] = 1
    return at + n


def put_pieces(t: Table, seat: i64, v: vec[i16], at: i64) -> i64:
    """The mayor, the action cards, stock and supply as the seat sees them."""
    if t.mayor >= 0:
        v[at + t.mayor % 2 * CELLS + t.mayor // 2] = 1
    at += 2 * CELLS
    for k in range(len(t.circle)):
        v[at + k * CARDS + t.circle[k]] = 1
    at += CARDS * CARDS
    put_set(v, at, t.face_down)
    at += CARDS
    stock = stock_seen(t, seat)
    for kind in range(KIND_COUNT):
        put(v, at + kind, stock[kind])
    at += KIND_COUNT
    for material in range(3):
        rest = t.box.supply[material]
        for other in range(t.players):
            rest -= stock_of(seen_land(t, other, seat), material)
        put(v, at + material, rest)
    return at + 3


def put_secrets(t: Table, seat: i64, v: vec[i16], at: i64) -> i64:
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
    return at + 2 * PROMISES + CELLS


def put_player(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7 The counters, the action card, council discs and buildings of a player."""
    rows = seen_rows(t, other, seat)
    row = other * WIDTH
    side = t.seats[row + SIDE]
    put(v, at, side)
    put(v, at + 1, t.box.sizes[side * 4 + rows[row + SIZE]])
    put(v, at + 2, t.box.grid_size[side])
    at += 3
    for k in range(len(TRACK_COLUMNS)):
        put(v, at + k, rows[row + TRACK_COLUMNS[k]])
    at += len(TRACK_COLUMNS)
    put(v, at, rows[row + EMPLOYMENT])
    put_one(v, at + 1, t.seats[row + CARD])
    at += 1 + CARDS
    for k in range(2):
        put(v, at + k, rows[row + DISC + k] // 10)
        put(v, at + 2 + k, rows[row + DISC + k] % 10)
    put_set(v, at + 4, rows[row + BUILT])
    put(v, at + 4 + SINGLES, 1 if is_ready(t, other) else 0)
    return at + 5 + SINGLES


def put_promises(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7 The own promises; everybody's when the game is over."""
    row = other * WIDTH
    if other == seat or t.phase == OVER:
        put_one(v, at, t.seats[row + PROMISE] - 1)
        put_set(v, at + PROMISES + 1, t.seats[row + SPECIALS] >> 1)
    put(v, at + PROMISES, popcount(t.seats[row + SPECIALS]))
    return at + 2 * PROMISES + 1


def put_step(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7 What a player is deciding; behind a screen only its owner sees how far it is."""
    if not is_screened(t, other, seat):
        row = other * WIDTH
        v[at + t.seats[row + STEP]] = 1
        for k in range(len(PENDING_COLUMNS)):
            put(v, at + STEP_COUNT + k, t.seats[row + PENDING_COLUMNS[k]])
    return at + STEP_COUNT + len(PENDING_COLUMNS)


# ---------------------------------------------------------------------- a district


def put_district(t: Table, d: District, seat: i64, v: vec[i16], at: i64) -> i64:
    """§2.1 A grid: tiles, what the cells are for, citizens by chair, materials."""
    put_tiles(d, d.sets[USED], 0, v, at)
    put_tiles(d, d.sets[USED + 1], HALF, v, at)
    at += 3 * CELLS
    for plane in PLANES:
        put_set(v, at, d.sets[plane])
        put_set(v, at + HALF, d.sets[plane + 1])
        at += CELLS
    for chair in range(t.players):
        owner = (seat + chair) % t.players
        put_set(v, at, d.folk[owner * 2])
        put_set(v, at + HALF, d.folk[owner * 2 + 1])
        at += CELLS
    put_stores(d, v, at)
    return at + 3 * CELLS


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
