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

# A player board: one row of `boards` per seat.
TRACK: Final[i64] = 0  # four columns: discs on the tracks
WILD_ON: Final[i64] = 4  # five columns: how many of the discs on a track, or on the visionary, are wild
PATRON: Final[i64] = 9  # four columns: patron discs by letter
EXCESS: Final[i64] = 13  # district and wild discs on the visionary
COMMISSIONS: Final[i64] = 14
LARGE_KEY: Final[i64] = 15
SMALL_KEY: Final[i64] = 16
CONTROL: Final[i64] = 17  # prestige gained so far, by source
PANORAMA: Final[i64] = 18
WONDER: Final[i64] = 19
WIDTH: Final[i64] = 20

MOST_BIDS: Final[i64] = 52  # 12 buildings of four players, three wonders and the Hammer
ALL_BUILDINGS: Final[i64] = 0xFFF


class Table(State):
    """Districts are bits 0-59; a player's pieces are bits: 0-11 buildings by number, 12-13 wonders."""

    __slots__ = (
        "available",
        "ban_lifted",
        "bid_count",
        "bid_list",
        "bids",
        "boards",
        "box",
        "cards",
        "chosen",
        "colours",
        "disc_at",
        "discs",
        "effect_due",
        "era",
        "finish_order",
        "finished",
        "hammer_at",
        "hammer_owner",
        "hands",
        "last_owner",
        "last_piece",
        "last_place",
        "layout",
        "low",
        "lying",
        "medium",
        "near",
        "objectives",
        "opener",
        "owned",
        "panoramas",
        "passed",
        "patrons",
        "phase",
        "picks",
        "shown",
        "structures",
        "tall",
        "tall_pieces",
        "turn",
        "wonder_at",
    )

    box: Box
    layout: Layout
    # Fixed by set-up, or seldom changed: shared by copies, so never written in place but replaced.
    colours: vec[i64]  # per seat
    panoramas: vec[i64]  # the two cards
    patrons: vec[i64]  # value by letter; hidden
    objectives: vec[i64]  # colour of each seat's card; hidden
    hands: vec[i64]  # wonder cards dealt to each seat, as bits; hidden
    discs: vec[i64]  # kind of the disc laid into each district
    wonder_at: vec[i64]  # seat * 2 + k: district of the k-th wonder, -1 while unbuilt
    tall_pieces: vec[i64]  # tall buildings and the Studio Tower among a seat's pieces
    cards: vec[i64]  # seat * 2 + k: card (0-19) of the k-th wonder, -1 before the choice is revealed
    picks: vec[i64]  # chosen cards as bits, 0 while undecided
    finish_order: vec[i64]
    # the course of the game
    era: i64
    phase: i64
    turn: i64
    opener: i64
    # the auction
    chosen: i64  # district between the two halves of a bid
    bids: i64  # districts with a bid
    bid_count: i64
    bid_list: vec[i64]  # owner * 1024 + piece * 64 + district
    last_owner: i64
    last_piece: i64
    last_place: i64
    passed: i64
    ban_lifted: i64
    effect_due: i64  # the wonder just built has yet to have its effect
    # the board
    structures: i64
    owned: vec[i64]  # per seat: districts with its structures
    low: i64  # districts by the height of the building; the Studio Tower is tall
    medium: i64
    tall: i64
    near: i64  # districts next to a structure: kept because every opening bid asks
    disc_at: i64  # districts that still hold their disc
    hammer_at: i64
    hammer_owner: i64
    # the players
    available: vec[i64]
    lying: vec[i64]  # pieces that lie as bids
    shown: i64  # seats whose objective is revealed
    finished: i64
    boards: vec[i64]

    def __init__(self, game: Game, box: Box, players: i64, source: "Table | None" = None) -> None:
        self.game = game
        self.box = box
        self.players = players
        self.log = None
        if source is None:
            self.rng = 1
            self.reveals = 0
            self.layout = box.layout([-1, -1, -1, -1])
            self.colours = vec[i64](list(range(players)))
            self.panoramas = vec[i64]([0, 1])
            self.patrons = vec[i64](box.patron_values)
            self.objectives = vec[i64](list(range(players)))
            self.hands = vec[i64]([0] * players)
            self.discs = vec[i64]([-1] * 60)
            self.era = 1
            self.phase = OPEN_DISTRICT
            self.turn = 0
            self.opener = 0
            self.chosen = -1
            self.bids = 0
            self.bid_count = 0
            self.bid_list = vec[i64]([0] * MOST_BIDS)
            self.last_owner = -1
            self.last_piece = -1
            self.last_place = -1
            self.passed = 0
            self.ban_lifted = 0
            self.effect_due = 0
            self.structures = 0
            self.owned = vec[i64]([0] * players)
            self.low = 0
            self.medium = 0
            self.tall = 0
            self.near = 0
            self.disc_at = 0
            self.wonder_at = vec[i64]([-1] * (players * 2))
            self.hammer_at = -1
            self.hammer_owner = -1
            self.available = vec[i64]([0] * players)
            self.lying = vec[i64]([0] * players)
            self.tall_pieces = vec[i64]([0] * players)
            self.cards = vec[i64]([-1] * (players * 2))
            self.picks = vec[i64]([0] * players)
            self.shown = 0
            self.finished = 0
            self.finish_order = vec[i64]()
            self.boards = vec[i64]([0] * (players * WIDTH))
        else:
            self.rng = source.rng
            self.reveals = source.reveals
            self.layout = source.layout
            self.colours = source.colours
            self.panoramas = source.panoramas
            self.patrons = source.patrons
            self.objectives = source.objectives
            self.hands = source.hands
            self.discs = source.discs
            self.era = source.era
            self.phase = source.phase
            self.turn = source.turn
            self.opener = source.opener
            self.chosen = source.chosen
            self.bids = source.bids
            self.bid_count = source.bid_count
            self.bid_list = source.bid_list[:]
            self.last_owner = source.last_owner
            self.last_piece = source.last_piece
            self.last_place = source.last_place
            self.passed = source.passed
            self.ban_lifted = source.ban_lifted
            self.effect_due = source.effect_due
            self.structures = source.structures
            self.owned = source.owned[:]
            self.low = source.low
            self.medium = source.medium
            self.tall = source.tall
            self.near = source.near
            self.disc_at = source.disc_at
            self.wonder_at = source.wonder_at
            self.hammer_at = source.hammer_at
            self.hammer_owner = source.hammer_owner
            self.available = source.available[:]
            self.lying = source.lying[:]
            self.tall_pieces = source.tall_pieces
            self.cards = source.cards
            self.picks = source.picks
            self.shown = source.shown
            self.finished = source.finished
            self.finish_order = source.finish_order
            self.boards = source.boards[:]


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
    return every_piece(t) & ~t.box.first_era[t.colours[seat]]


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
