"""§4.1 What lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.tables import FIRST_WONDER, Box, Layout
from mansard.kernel.bits import bit
from mansard.kernel.game import Game, State

# Phases: what must be decided next (§4.4).
OPEN_DISTRICT: Final[i64] = 0
OPEN_PIECE: Final[i64] = 1
RESPOND: Final[i64] = 2
RESPOND_PIECE: Final[i64] = 3
PLACE_WILD: Final[i64] = 4
VAULT_TAKE: Final[i64] = 5
PICK_WONDERS: Final[i64] = 6
OVER: Final[i64] = 7
GOES_ON: Final = [OPEN_PIECE, RESPOND_PIECE, PLACE_WILD, VAULT_TAKE]  # the middle of a turn
PHASES: Final = [
    "open_district",
    "open_piece",
    "respond",
    "respond_piece",
    "place_wild",
    "vault_take",
    "pick_wonders",
    "over",
]

# What a player has: one row of `boards` per seat.
TRACK: Final[i64] = 0  # four columns: discs on the tracks
WILD_ON: Final[i64] = 4  # five columns: how many of the discs on a track, or on the visionary, are wild
PATRON: Final[i64] = 9  # four columns: patron discs by letter
EXCESS: Final[i64] = 13  # district and wild discs on the visionary
COMMISSIONS: Final[i64] = 14
KEYS: Final[i64] = 15  # bits: the large key, the small key
CONTROL: Final[i64] = 16  # prestige gained so far, by source
PANORAMA: Final[i64] = 17
WONDER: Final[i64] = 18
COLOUR: Final[i64] = 19  # of the player's pieces
OBJECTIVE: Final[i64] = 20  # the colour of the secret card; hidden
SHOWN: Final[i64] = 21  # the objective is revealed
HAND: Final[i64] = 22  # wonder cards dealt, as bits; hidden
PICKS: Final[i64] = 23  # chosen cards as bits, 0 while undecided
WIDTH: Final[i64] = 24

MOST_BIDS: Final[i64] = 52  # 12 buildings of four players, three wonders and the Hammer
ALL_BUILDINGS: Final[i64] = 0xFFF


class Table(State):
    """Districts are bits 0-59; a player's pieces are bits: 0-11 buildings by number, 12-13 wonders."""

    box: Box
    layout: Layout
    # Fixed by set-up, or seldom changed: shared by copies, so never written in place but replaced.
    panoramas: vec[i64]  # the two cards
    patrons: vec[i64]  # value by letter; hidden
    discs: vec[i64]  # kind of the disc laid into each district
    wonder_at: vec[i64]  # seat * 2 + k: district of the k-th wonder, -1 while unbuilt
    tall_pieces: vec[i64]  # tall buildings and the Studio Tower among a seat's pieces
    cards: vec[i64]  # seat * 2 + k: card (0-19) of the k-th wonder, -1 before the choice is revealed
    finish_order: vec[i64]
    # the course of the game
    era: i64 = 1
    phase: i64 = OPEN_DISTRICT
    turn: i64 = 0
    opener: i64 = 0
    # the auction
    chosen: i64 = -1  # district between the two halves of a bid
    bids: i64 = 0  # districts with a bid
    bid_count: i64 = 0
    bid_list: vec[i64]  # owner * 1024 + piece * 64 + district
    last_owner: i64 = -1
    last_piece: i64 = -1
    last_place: i64 = -1
    passed: i64 = 0
    ban_lifted: i64 = 0
    effect_due: i64 = 0  # the wonder just built has yet to have its effect
    # the board
    structures: i64 = 0
    owned: vec[i64]  # per seat: districts with its structures
    low: i64 = 0  # districts by the height of the building; the Studio Tower is tall
    medium: i64 = 0
    tall: i64 = 0
    near: i64 = 0  # districts next to a structure: kept because every opening bid asks
    disc_at: i64 = 0  # districts that still hold their disc
    hammer_at: i64 = -1
    hammer_owner: i64 = -1
    # the players
    available: vec[i64]
    lying: vec[i64]  # pieces that lie as bids
    finished: i64 = 0
    boards: vec[i64]

    def __init__(self, game: Game, box: Box, players: i64, source: "Table | None" = None) -> None:
        self.game, self.box, self.players, self.log = game, box, players, None
        if source is None:
            self.rng, self.reveals = 1, 0
            self.layout = box.layout([-1, -1, -1, -1])
            self.panoramas = vec[i64]([0, 1])
            self.patrons = vec[i64](box.patron_values)
            self.discs = vec[i64]([-1] * 60)
            self.wonder_at = vec[i64]([-1] * (players * 2))
            self.tall_pieces = vec[i64]([0] * players)
            self.cards = vec[i64]([-1] * (players * 2))
            self.finish_order = vec[i64]()
            self.bid_list = vec[i64]([0] * MOST_BIDS)
            self.owned = vec[i64]([0] * players)
            self.available = vec[i64]([0] * players)
            self.lying = vec[i64]([0] * players)
            self.boards = game.columns.rows(players)
            for seat in range(players):
                self.boards[seat * WIDTH + COLOUR] = self.boards[seat * WIDTH + OBJECTIVE] = seat
        else:
            t = source
            self.rng, self.reveals = t.rng, t.reveals
            self.layout, self.panoramas, self.patrons, self.discs = t.layout, t.panoramas, t.patrons, t.discs
            self.wonder_at, self.tall_pieces, self.cards = t.wonder_at, t.tall_pieces, t.cards
            self.finish_order = t.finish_order
            self.era, self.phase, self.turn, self.opener = t.era, t.phase, t.turn, t.opener
            self.chosen, self.bids = t.chosen, t.bids
            self.bid_count, self.bid_list = t.bid_count, t.bid_list[:]
            self.last_owner, self.last_piece, self.last_place = t.last_owner, t.last_piece, t.last_place
            self.passed, self.ban_lifted, self.effect_due = t.passed, t.ban_lifted, t.effect_due
            self.structures, self.owned = t.structures, t.owned[:]
            self.low, self.medium, self.tall = t.low, t.medium, t.tall
            self.near, self.disc_at = t.near, t.disc_at
            self.hammer_at, self.hammer_owner = t.hammer_at, t.hammer_owner
            self.available, self.lying = t.available[:], t.lying[:]
            self.finished, self.boards = t.finished, t.boards[:]

    def rows(self) -> vec[i64]:
        return self.boards

    def numbers(self) -> vec[i64]:
        v = vec[i64]([0] * 5)
        v[0], v[1], v[2], v[3], v[4] = self.era, self.phase, self.opener, self.chosen, self.passed
        return v

    def known(self, seat: i64, other: i64) -> i64:
        """§7.1 A revealed objective, and in era 2 the chosen cards, are open; the own ones always are."""
        if other == seat:
            return 15
        if other < 0:
            return 1
        open_objective = self.phase == OVER or self.boards[other * WIDTH + SHOWN] == 1
        return (5 if open_objective else 1) | (8 if self.era == 2 else 0)


def clear_auction(t: Table) -> None:
    """§4.1 No bids, nobody has passed."""
    t.passed = 0
    t.bid_count = 0
    t.last_owner = -1
    t.last_piece = -1
    t.last_place = -1


def lift_ban(t: Table) -> None:
    """§4.3 Exception 1: no ban in an auction that begins with every empty district next to the Hammer."""
    t.ban_lifted = 0
    if t.hammer_at >= 0 and t.layout.districts & ~t.structures & ~t.layout.adjacent[t.hammer_at] == 0:
        t.ban_lifted = 1


def seats_mask(t: Table) -> i64:
    """All seats."""
    return bit(t.players) - 1


def is_wonder(piece: i64) -> bool:
    """Whether a piece is a wonder."""
    return piece >= FIRST_WONDER


def card_of(t: Table, seat: i64, piece: i64) -> i64:
    """The card (0-19) of a seat's wonder piece."""
    return t.cards[seat * 2 + piece - FIRST_WONDER]


def every_piece(t: Table) -> i64:
    """§2.2 Twelve buildings and as many wonders as cards are kept."""
    wonders: i64 = t.box.cards_kept[t.players]
    return ALL_BUILDINGS | (bit(wonders) - 1) * 4096


def locked(t: Table, seat: i64) -> i64:
    """§4.8 In era 1 the era 2 buildings and the wonders cannot be bid."""
    if t.era > 1:
        return 0
    return every_piece(t) & ~t.box.first_era[t.boards[seat * WIDTH + COLOUR]]


def unbuilt(t: Table, seat: i64) -> i64:
    """The pieces of a seat that are no structures yet."""
    return t.available[seat] | t.lying[seat] | locked(t, seat)


def empty_districts(t: Table) -> i64:
    """§4.3 E: neither a structure nor a bid."""
    return t.layout.districts & ~t.structures & ~t.bids


def known_letters(t: Table, seat: i64) -> i64:
    """§7.1 Who holds a patron disc knows the tile of its letter."""
    letters: i64 = 0
    for letter in range(4):
        if t.boards[seat * WIDTH + PATRON + letter] > 0:
            letters |= bit(letter)
    return letters


def with_value(values: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one value changed."""
    changed = values[:]
    changed[index] = value
    return changed
