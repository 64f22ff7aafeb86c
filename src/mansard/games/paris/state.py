"""§4.0 What lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.tables import BONUS_9, BONUS_16, BUILDING_SPACES, FIRST_LANDMARK, Box
from mansard.kernel.bits import bit, has, popcount
from mansard.kernel.game import Game, State

# Phases: what must be decided next (§4).
DRAW: Final[i64] = 0
SITE: Final[i64] = 1
MAIN: Final[i64] = 2
TARGET: Final[i64] = 3
PAY: Final[i64] = 4
BONUS: Final[i64] = 5
PRESTIGE: Final[i64] = 6
VPTILE: Final[i64] = 7
END_PICK: Final[i64] = 8
POST: Final[i64] = 9
FREE_PICK: Final[i64] = 10  # bonus 17
GO_BACK: Final[i64] = 11  # bonus 25
PAIR_PRESTIGE: Final[i64] = 12  # bonus 23
PAIR_RESOURCES: Final[i64] = 13  # bonus 24
OVER: Final[i64] = 14
PHASES: Final = [
    *["draw", "site", "main", "target", "pay", "bonus", "prestige", "vp_tile", "end_pick", "post"],
    *["free_pick", "go_back", "pair_prestige", "pair_resources", "over"],
]

# What a player has: one row of `boards` per seat.
FRANCS: Final[i64] = 0
RES: Final[i64] = 1  # three columns: wood, marble, gold
STAR: Final[i64] = 4  # three columns: bronze, silver, gold prestige
HAND: Final[i64] = 7
RESERVE: Final[i64] = 8
ASSISTANT: Final[i64] = 9
UNUSED: Final[i64] = 10  # bonus tiles behind the screen: bits, number - 1
USED: Final[i64] = 11  # own discard
BANKS: Final[i64] = 12  # keys on banks: bits 0-5, on the arch: bit 6
KEYS: Final[i64] = 13  # properties with a key
TWICE: Final[i64] = 14  # properties with a second own key (bonus 9)
VP_EIGHTS: Final[i64] = 15  # points gained so far, by source
VP_PRESTIGE: Final[i64] = 16
VP_BONUS: Final[i64] = 17
VP_END: Final[i64] = 18
WIDTH: Final[i64] = 19

FIRST_SPACE: Final[i64] = 7  # key positions: 0-5 banks, 6 the arch, then 7 + property


class Table(State):
    """Properties are bits 0-43 (see tables), bonus numbers bits 0-29, end tokens bits 0-11."""

    box: Box
    # the options of the table
    random: i64 = 0  # §6.1 random set-up
    free: i64 = 0  # §6.2 free placement
    open_screens: i64 = 0
    # Fixed by set-up, or seldom changed: shared by copies, so never written in place but replaced.
    tokens: vec[i64]  # the token laid beside each building space
    track: vec[i64]  # the bonus number (from 0) on each space (from 0) of the track
    space_of: vec[i64]  # its inverse
    tile_at: vec[i64]  # the tile on each building space, -1 while there is none
    heights: vec[i64]  # of the three stacks
    backs: vec[i64]  # the district on the back of each stack's top tile, -1 if the stack is empty
    marks: vec[i64]  # per district: its landmarks
    vp_at: vec[i64]  # per district: its VP tile, -1 if it has none
    stock: vec[i64]  # the resource reserve
    takes: vec[i64]  # end tokens in the order they were taken: seat * 16 + token; hidden
    # the course of the game
    first: i64 = 0
    turn: i64 = 0
    phase: i64 = DRAW
    round: i64 = 1
    last_round: i64 = 0  # 0 until the last end token is taken
    # the board
    tiles: i64 = 0  # building spaces that hold a tile
    token_left: i64 = BUILDING_SPACES  # building spaces whose token still lies there
    unseen: i64 = BUILDING_SPACES  # tiles in the stacks or removed; hidden which is where
    on_track: i64 = 0  # bonus numbers with a tile, with a second and a third tile on the track
    second_on_track: i64 = 0
    third_on_track: i64 = 0
    spent: i64 = 0  # end tokens in the common discard
    # the turn
    drawn: i64 = -1  # the tile to be sited, -1 if there is none
    source: i64 = -1  # the key that moves, -1 if none does
    target: i64 = -1  # the property it moves to
    need: i64 = 0  # resources still due: wood * 256 + marble * 16 + gold
    second_half: i64 = 0  # bonus 21 or 19 is opened and half of it is free
    open_slots: i64 = 0  # of the landmark, as bits
    back: i64 = MAIN  # the phase to return to after the choice of a bonus tile
    # the players
    boards: vec[i64]

    def __init__(self, game: Game, box: Box, players: i64, source: "Table | None" = None) -> None:
        self.game, self.box, self.players, self.log = game, box, players, None
        if source is None:
            self.rng, self.reveals = 1, 0
            self.tokens = box.basic_tokens
            self.track = vec[i64](list(range(30)))
            self.space_of = vec[i64](list(range(30)))
            self.tile_at = vec[i64]([-1] * 36)
            self.heights = vec[i64]([0] * 3)
            self.backs = vec[i64]([-1] * 3)
            self.marks = vec[i64]([0] * 6)
            self.vp_at = vec[i64]([-1] * 6)
            self.stock = vec[i64]([0] * 3)
            self.takes = vec[i64]()
            self.boards = game.columns.rows(players)
        else:
            t = source
            self.rng, self.reveals = t.rng, t.reveals
            self.random, self.free, self.open_screens = t.random, t.free, t.open_screens
            self.tokens, self.track, self.space_of, self.tile_at = t.tokens, t.track, t.space_of, t.tile_at
            self.heights, self.backs, self.marks, self.vp_at = t.heights, t.backs, t.marks, t.vp_at
            self.stock, self.takes = t.stock, t.takes
            self.first, self.turn, self.phase = t.first, t.turn, t.phase
            self.round, self.last_round = t.round, t.last_round
            self.tiles, self.token_left, self.unseen = t.tiles, t.token_left, t.unseen
            self.on_track, self.spent = t.on_track, t.spent
            self.second_on_track, self.third_on_track = t.second_on_track, t.third_on_track
            self.drawn, self.source, self.target, self.need = t.drawn, t.source, t.target, t.need
            self.second_half, self.open_slots, self.back = t.second_half, t.open_slots, t.back
            self.boards = t.boards[:]

    def rows(self) -> vec[i64]:
        return self.boards

    def numbers(self) -> vec[i64]:
        v = vec[i64]([0] * 15)
        v[0], v[1], v[2], v[3] = self.round, self.last_round, self.first, self.phase
        v[4], v[5], v[6], v[7], v[8] = self.back, self.drawn, self.stock[0], self.stock[1], self.stock[2]
        v[9], v[10], v[11], v[12] = self.spent, self.source, self.target, self.need
        v[13], v[14] = self.second_half, self.open_slots
        return v

    def known(self, seat: i64, other: i64) -> i64:
        """§7.1 Behind a screen looks who sits there, with open screens and at the end everybody."""
        return 7 if other == seat or self.open_screens == 1 or self.phase == OVER else 1


def with_value(values: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one value changed."""
    changed = values[:]
    changed[index] = value
    return changed


# ---------------------------------------------------------------------- what is where


def known(t: Table, seat: i64) -> i64:
    """§4.0 The bonus numbers that a player has or had; none may be taken twice (R12)."""
    return t.boards[seat * WIDTH + UNUSED] | t.boards[seat * WIDTH + USED]


def stacks_empty(t: Table) -> bool:
    """§4.1 Whether all three stacks are empty."""
    return t.heights[0] + t.heights[1] + t.heights[2] == 0


def all_marks(t: Table) -> i64:
    """The landmarks on the board."""
    marks = t.marks
    return marks[0] | marks[1] | marks[2] | marks[3] | marks[4] | marks[5]


def properties_in(t: Table, district: i64) -> i64:
    """§4.0 The building spaces and landmarks of a district."""
    return t.box.plots[district] | t.marks[district]


def district_of(t: Table, property: i64) -> i64:
    """§4.0 dist(S); -1 for a landmark that is not on the board."""
    if property < FIRST_LANDMARK:
        return property // 6
    for district in range(6):
        if has(t.marks[district], property):
            return district
    return -1


def keycount(t: Table, district: i64) -> i64:
    """§4.0 Keys on all properties of a district; two keys on one count two (R2)."""
    here = properties_in(t, district)
    count: i64 = 0
    for seat in range(t.players):
        row = seat * WIDTH
        count += popcount(t.boards[row + KEYS] & here) + popcount(t.boards[row + TWICE] & here)
    return count


def keys_placed(t: Table, seat: i64) -> i64:
    """A player's keys on banks, the arch and properties."""
    row = seat * WIDTH
    on_properties = popcount(t.boards[row + KEYS]) + popcount(t.boards[row + TWICE])
    return popcount(t.boards[row + BANKS]) + on_properties


def others_keys(t: Table, seat: i64) -> i64:
    """The properties on which other players have keys."""
    found: i64 = 0
    for other in range(t.players):
        if other != seat:
            found |= t.boards[other * WIDTH + KEYS]
    return found


def type_on(t: Table, space: i64) -> i64:
    """The type of the building on a space; it travels with the tile."""
    return t.box.type_of[t.tile_at[space]]


def spaces_with(t: Table, numbers: i64) -> i64:
    """The spaces of the track (bits from 0) on which these bonus numbers lie."""
    if not t.random:
        return numbers
    spaces: i64 = 0
    for space in range(30):
        if has(numbers, t.track[space]):
            spaces |= bit(space)
    return spaces


def taken_tokens(t: Table) -> i64:
    """The end tokens that somebody took."""
    taken: i64 = 0
    for take in t.takes:
        taken |= bit(take & 15)
    return taken


def pile(t: Table) -> i64:
    """§4.8 The end tokens that nobody took yet."""
    return 0xFFF & ~taken_tokens(t)


def held(t: Table, seat: i64) -> i64:
    """The end tokens that a player took and did not spend."""
    if len(t.takes) == 0:
        return 0
    tokens: i64 = 0
    for take in t.takes:
        if take >> 4 == seat:
            tokens |= bit(take & 15)
    return tokens & ~t.spent


# ---------------------------------------------------------------------- small steps


def discard(t: Table, seat: i64, tile: i64) -> None:
    """A used bonus tile (a bit) goes to the own discard."""
    t.boards[seat * WIDTH + UNUSED] &= ~tile
    t.boards[seat * WIDTH + USED] |= tile


def discard_movers(t: Table, seat: i64, tiles: i64) -> None:
    """§4.5 Bonus 9 and 16 go to the own discard when a move needed them."""
    discard(t, seat, tiles & (BONUS_9 | BONUS_16))
    if t.log is not None and tiles & BONUS_9:
        t.log.say("used", [seat, 9])
    if t.log is not None and tiles & BONUS_16:
        t.log.say("used", [seat, 16])


def earn(t: Table, seat: i64, francs: i64) -> None:
    """Francs come from an unlimited supply (R20)."""
    t.boards[seat * WIDTH + FRANCS] += francs
    if t.log is not None and francs != 0:
        t.log.say("francs", [seat, francs])


def score_points(t: Table, seat: i64, column: i64, points: i64) -> None:
    """Points that are gained during the game, booked under their source."""
    t.boards[seat * WIDTH + column] += points
    if t.log is not None and points != 0:
        t.log.say("scored", [seat, points, SOURCES[column - VP_EIGHTS]])


SOURCES: Final = ["eights", "prestige", "bonus", "end-tokens"]


def stock_changes(t: Table, resource: i64, change: i64) -> None:
    """§4.10 Spent and sold resources lie in the resource reserve (R19)."""
    t.stock = with_value(t.stock, resource, t.stock[resource] + change)
