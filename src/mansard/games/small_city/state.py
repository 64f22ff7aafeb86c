"""§2, §4 What lies on the table: districts, players, stock, council, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.grid import SQUARE_HI, SQUARE_LO, Cells
from mansard.games.small_city.names import KIND_COUNT, SINGLES
from mansard.games.small_city.steps import BUILD, OVER, SET_HALL
from mansard.games.small_city.tables import Box
from mansard.kernel.bits import bit, has
from mansard.kernel.columns import OWN
from mansard.kernel.game import Game, State

# A player's row in `seats`.
STEP: Final[i64] = 0
SIDE: Final[i64] = 1
# counters, told in a row to who may see them: TRACKS in tracks.py
SIZE: Final[i64] = 2  # steps taken on the size track
MONEY: Final[i64] = 3
POINTS: Final[i64] = 4  # votes
SMOG: Final[i64] = 5  # pollution track
ROUND_SMOG: Final[i64] = 6  # P of this round's phase 6
PRODUCED: Final[i64] = 7
HALL: Final[i64] = 8  # citizens in the Town Hall
RESERVE: Final[i64] = 9
BURIED: Final[i64] = 10  # own pawns in cemeteries, in whatever district
GONE: Final[i64] = 11  # own pawns removed from the game
OUT: Final[i64] = 12  # round of elimination, 0 for active players
TALLY: Final[i64] = 13  # net income or population tally
EMPLOYMENT: Final[i64] = 14
CARD: Final[i64] = 15  # action card, -1 before it is taken
DISC: Final[i64] = 16  # two columns: row * 10 + column, 0 at the start
PROMISE: Final[i64] = 18  # number of the kept promise, 0 before
DEALT: Final[i64] = 19  # the three dealt promises as bits
SPECIALS: Final[i64] = 20  # special promises held, as bits
SEEN: Final[i64] = 21  # special promises ever seen, as bits
DRAWN: Final[i64] = 22  # special promises just drawn, as bits
BUILT: Final[i64] = 23  # single buildings ever built, as bits from the Town Hall on
HALL_AT: Final[i64] = 24  # Town Hall anchor chosen in secret, -1 before
# the decision that a player is in the middle of, told in a row: PENDING in tracks.py; building
COMMITTED: Final[i64] = 25
BUILDS: Final[i64] = 26
EXPANDED: Final[i64] = 27
RAZED: Final[i64] = 28
SPARED: Final[i64] = 29  # the Architect's discount of this round is used
OLD_TILES: Final[i64] = 30  # tiles from this index on were built in this build phase
LIMIT: Final[i64] = 31  # 0: a paid build of phase 2; 1-4: a free build of that council column
KIND: Final[i64] = 32
WAY: Final[i64] = 33
ANCHOR: Final[i64] = 34
WARE_AT: Final[i64] = 35  # warehouse cell, -1: none
TILE: Final[i64] = 36  # tile to upgrade
DUE: Final[i64] = 37  # three columns: units of each material still to pay or to store
# moving, income, pollution, council
FROM_LAND: Final[i64] = 40
FROM_CELL: Final[i64] = 41
TO_LAND: Final[i64] = 42
SALES: Final[i64] = 43  # three columns: citizens left on sell, buy_votes, donate
MAKER: Final[i64] = 46  # district * 100 + cell of the citizen whose product is being stored
DEATHS: Final[i64] = 47
CORPSE: Final[i64] = 48  # owner of the pawn to be buried
TARGET: Final[i64] = 49  # council space to be paid for: disc * 100 + row * 10 + column
GAIN: Final[i64] = 50  # amounts of the money-or-votes choice: money * 100 + votes
STAGE: Final[i64] = 51  # how far the seat's turn of this phase has come
WIDTH: Final[i64] = 52

# Sets of cells of a district: `lo` at the index, `hi` after it.
HOMES: Final[i64] = 0
TRADE: Final[i64] = 2
WORKS: Final[i64] = 4
GREEN: Final[i64] = 6
REST: Final[i64] = 8  # school, library, museum, metro
SLOTS: Final[i64] = 10  # the one slot of clinic, university, police, fire: their first cell
SMOKE: Final[i64] = 12  # industrial building cells
USED: Final[i64] = 14  # tiles, water and cemeteries
GRAVES: Final[i64] = 16
SETS: Final[i64] = 18

# Who may know what (§7, `Table.known`).
WHO_PLAYS_ALONE: Final = 2
WHO_SEES_STEP: Final = 3

EMPTY: Final[i64] = -1
GRAVE: Final[i64] = -2


class District:
    """A private grid. Tiles keep their index for ever (tile id = index + 1); a demolished one is kind -1."""

    kinds: vec[i64]
    lo: vec[i64]  # cells of each tile
    hi: vec[i64]
    far_lo: vec[i64]  # influence zone of each tile
    far_hi: vec[i64]
    store: vec[i64]  # materials in each tile: wood + 16 * stone + 256 * metal
    at: vec[i64]  # per cell: tile * 8 + number on the path, EMPTY or GRAVE
    sets: vec[i64]
    folk: vec[i64]  # seat * 2: cells on which citizens of a seat stand
    single: vec[i64]  # tile of each single building, -1 if it does not stand

    def __init__(self, source: "District | None" = None) -> None:
        if source is None:
            self.kinds = vec[i64]()
            self.lo = vec[i64]()
            self.hi = vec[i64]()
            self.far_lo = vec[i64]()
            self.far_hi = vec[i64]()
            self.store = vec[i64]()
            self.at = vec[i64]([EMPTY] * 100)
            self.sets = vec[i64]([0] * SETS)
            self.folk = vec[i64]([0] * 8)
            self.single = vec[i64]([-1] * SINGLES)
        else:
            self.kinds = source.kinds[:]
            self.lo = source.lo[:]
            self.hi = source.hi[:]
            self.far_lo = source.far_lo[:]
            self.far_hi = source.far_hi[:]
            self.store = source.store[:]
            self.at = source.at[:]
            self.sets = source.sets[:]
            self.folk = source.folk[:]
            self.single = source.single[:]


NO_OPTIONS: Final = vec[i64]()

# What a seat may do now, worked out when it is asked for (see legal.py): its row in `offer`.
OFFERED: Final[i64] = 0  # how many options, 0: not worked out
BASE: Final[i64] = 1  # the code of the first cell, or LISTED
LOW: Final[i64] = 2  # the options are BASE + cell for all cells of this set
HIGH: Final[i64] = 3
LAST: Final[i64] = 4  # and then these codes, twelve bits each
OFFER: Final[i64] = 5
LISTED: Final[i64] = -1  # the options stand in `listed`

# What a copy shares with its original until one of them writes: bits of `owned`; 0-3 are the districts.
PLANS: Final[i64] = 4  # of four seats
COUNTS: Final[i64] = 8
ALL: Final[i64] = 0x1FF


class Plan:
    """§4.2.1 What a seat has planned behind its screen."""

    decisions: vec[i64]
    effects: vec[i64]  # per planned step: see planning.py
    evicted: vec[i64]  # owners of pawns that leave at the reveal

    def __init__(self, source: "Plan | None" = None) -> None:
        if source is None:
            self.decisions = self.effects = self.evicted = NO_OPTIONS
        else:
            self.decisions = source.decisions[:]
            self.effects = source.effects[:]
            self.evicted = source.evicted[:]


NO_PLAN: Final = Plan()  # shared, never written


class Table(State):
    """All that the players see, and what lies behind the screens."""

    box: Box
    rules: i64  # the version of the rules that is played: see editions.py
    advanced: i64 = 0
    condition: i64 = 0  # 0 votes, 1 economic, 2 population, 3 cultural
    level: i64 = 1  # solo
    council_side: i64 = 0
    # the course of the game
    round: i64 = 1
    phase: i64 = SET_HALL
    place: i64 = 0  # how many seats of the turn order have had their turn in this phase
    host: i64 = 0
    last_host: i64 = -1  # host of the round before, -1 in round 1
    mayor: i64 = -1  # street: cell * 2 + (0 right, 1 down), -1 beside the board
    circle: vec[i64]  # replaced, never written
    face_down: i64 = 0  # solo: the cards of the even round
    # shared pieces
    stock: vec[i64]
    removed: vec[i64]
    supply: vec[i64]
    fresh: i64 = 0  # special promises that nobody has drawn yet
    bottom: vec[i64]  # special promises put back, in order; replaced, never written
    bottom_by: vec[i64]
    # players
    seats: vec[i64]
    land: list[District]
    ban: vec[i64]  # seat * 8 + district * 2: cells closed to its citizens in phase 3; replaced, never written
    marks: vec[i64]  # district * 2: citizens of the acting seat that have moved, or have yet to produce
    offer: vec[i64]  # seat * OFFER: what each acting seat may do
    listed: vec[i64]  # options that are no set of cells, of the one seat that acts; replaced, never written
    owned: i64 = ALL  # what is not shared with a copy, as bits
    # §4.2.1 the build phase: how everything lay at its start, and what each seat has planned
    shown: list[District]  # shared by copies: never written
    shown_seats: vec[i64]
    shown_stock: vec[i64]
    took: vec[i64]  # seat * KIND_COUNT + kind: tiles taken less tiles returned
    plans: list[Plan]
    replanning: i64 = -1
    resolved: i64 = 0  # how many seats of the turn order are resolved

    def __init__(self, game: Game, box: Box, players: i64, source: "Table | None" = None) -> None:
        self.game, self.box, self.players, self.log = game, box, players, None
        if source is None:
            self.rng, self.reveals, self.rules = 1, 0, game.rules_version
            self.circle = self.bottom = self.bottom_by = self.listed = NO_OPTIONS
            self.stock = vec[i64]([0] * KIND_COUNT)
            self.removed = vec[i64]([0] * KIND_COUNT)
            self.supply = box.supply[:]
            self.seats = game.columns.rows(players)
            self.land = [District() for _ in range(players)]
            self.ban = vec[i64]([0] * 32)
            self.marks = vec[i64]([0] * 8)
            self.offer = vec[i64]([0] * (players * OFFER))
            self.shown = []
            self.shown_seats = self.shown_stock = self.took = NO_OPTIONS
            self.plans = []
        else:
            t = source
            t.owned = 0
            self.owned = 0
            self.rng, self.reveals, self.rules = t.rng, t.reveals, t.rules
            self.advanced, self.condition, self.level = t.advanced, t.condition, t.level
            self.council_side, self.round, self.phase, self.place = t.council_side, t.round, t.phase, t.place
            self.host, self.last_host, self.mayor = t.host, t.last_host, t.mayor
            self.circle, self.face_down, self.fresh = t.circle, t.face_down, t.fresh
            self.stock, self.removed, self.supply, self.took = t.stock, t.removed, t.supply, t.took
            self.bottom, self.bottom_by, self.ban, self.listed = t.bottom, t.bottom_by, t.ban, t.listed
            self.seats = t.seats[:]
            self.land = t.land[:]
            self.marks = t.marks[:]
            self.offer = t.offer[:]
            self.shown, self.shown_seats, self.shown_stock = t.shown, t.shown_seats, t.shown_stock
            self.plans, self.replanning, self.resolved = t.plans, t.replanning, t.resolved

    def rows(self) -> vec[i64]:
        return self.seats

    def rows_seen(self, seat: i64, other: i64) -> vec[i64]:
        return self.shown_seats if is_screened(self, other, seat) else self.seats

    def numbers(self) -> vec[i64]:
        v = vec[i64]([0] * 8)
        v[0], v[1], v[2], v[3] = self.advanced, self.condition, self.level, self.council_side
        v[4], v[5], v[6], v[7] = self.round, self.phase, self.host, self.face_down
        return v

    def known(self, seat: i64, other: i64) -> i64:
        """§7 The level alone counts; promises are open at the end; a screen hides what is decided."""
        if other < 0:
            return 1 | bit(WHO_PLAYS_ALONE) if self.players == 1 else 1
        circles = 1 if is_screened(self, other, seat) else 1 | bit(WHO_SEES_STEP)
        return circles | bit(OWN) if other == seat or self.phase == OVER else circles


def is_screened(t: Table, other: i64, seat: i64) -> bool:
    """§4.2.1 Whether a district is behind its screen."""
    return t.phase == BUILD and other != seat


def seen_table(t: Table, seat: i64) -> Table:
    """§7 The boards and counters as a seat sees them: while others plan, theirs of the start of the phase."""
    if t.phase != BUILD:
        return t
    seen = Table(t.game, t.box, t.players, t)
    for other in range(t.players):
        if other != seat:
            seen.land[other] = t.shown[other]
            for column in range(WIDTH):
                seen.seats[other * WIDTH + column] = t.shown_seats[other * WIDTH + column]
    return seen


# ---------------------------------------------------------------------- writing


def own(t: Table, seat: i64) -> District:
    """The district of a seat, to be written."""
    if not has(t.owned, seat):
        t.land[seat] = District(t.land[seat])
        t.owned |= bit(seat)
    return t.land[seat]


def own_plan(t: Table, seat: i64) -> Plan:
    """The plan of a seat, to be written."""
    if not has(t.owned, PLANS + seat):
        t.plans = t.plans[:]
        t.plans[seat] = Plan(t.plans[seat])
        t.owned |= bit(PLANS + seat)
    return t.plans[seat]


def own_counts(t: Table) -> None:
    """Before stock, removed, supply or took are written."""
    if not has(t.owned, COUNTS):
        t.stock = t.stock[:]
        t.removed = t.removed[:]
        t.supply = t.supply[:]
        t.took = t.took[:]
        t.owned |= bit(COUNTS)


# ---------------------------------------------------------------------- players


def active(t: Table, seat: i64) -> bool:
    """§4 Not eliminated."""
    return t.seats[seat * WIDTH + OUT] == 0


def active_count(t: Table) -> i64:
    """How many players are not eliminated."""
    count: i64 = 0
    for seat in range(t.players):
        if t.seats[seat * WIDTH + OUT] == 0:
            count += 1
    return count


def turn_order(t: Table, place: i64) -> i64:
    """§3.3 The seat at a place of the turn order, eliminated or not."""
    seat = t.host + place
    return seat - t.players if seat >= t.players else seat


def left_of(t: Table, seat: i64) -> i64:
    """§3 The next active seat clockwise; the seat itself if there is no other."""
    after = seat
    while True:
        after += 1
        if after == t.players:
            after = 0
        if after == seat or t.seats[after * WIDTH + OUT] == 0:
            return after


def right_of(t: Table, seat: i64) -> i64:
    """§3 The active seat before."""
    before = seat
    while True:
        if before == 0:
            before = t.players
        before -= 1
        if before == seat or t.seats[before * WIDTH + OUT] == 0:
            return before


def solo(t: Table) -> bool:
    """§6.6 One player."""
    return t.players == 1


def holds_card(t: Table, seat: i64, card: i64) -> bool:
    """§4.1.2 Whether the seat has taken that action card this round."""
    return t.seats[seat * WIDTH + CARD] == card


# ---------------------------------------------------------------------- zones


def zone_size(t: Table, seat: i64) -> i64:
    """§2.1 z."""
    row = seat * WIDTH
    return t.box.sizes[t.seats[row + SIDE] * 4 + t.seats[row + SIZE]]


def next_size(t: Table, seat: i64) -> i64:
    """§2.1 The next zone size, 0 if the zone is maximal."""
    row = seat * WIDTH
    if t.seats[row + SIZE] >= 3:
        return 0
    return t.box.sizes[t.seats[row + SIDE] * 4 + t.seats[row + SIZE] + 1]


def grid_cells(t: Table, seat: i64) -> Cells:
    """§2.3 All cells of the seat's board."""
    size = t.box.grid_size[t.seats[seat * WIDTH + SIDE]]
    return SQUARE_LO[size], SQUARE_HI[size]


def empty_in(d: District, size: i64) -> Cells:
    """§2.1 Empty cells of a square: neither tile nor cemetery."""
    return SQUARE_LO[size] & ~d.sets[USED], SQUARE_HI[size] & ~d.sets[USED + 1]
