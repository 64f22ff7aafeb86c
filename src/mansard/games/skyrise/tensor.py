"""§7 What a seat may see as numbers: the order of the parts, and those that no column gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.skyrise.secrets import patrons_known
from mansard.games.skyrise.state import (
    COLOUR,
    CONTROL,
    PANORAMA,
    PICK_WONDERS,
    PICKS,
    WIDTH,
    WONDER,
    Table,
    locked,
)
from mansard.games.skyrise.tables import DISCS
from mansard.kernel.bits import BIT_INDEX, bit, has
from mansard.kernel.declared import Block
from mansard.kernel.tensor import MANY, Part, chair_of, put, put_set

DISTRICTS: Final[i64] = 60

# Blocks: what this file fills.
ON_BOARD: Final[i64] = 0
BIDS: Final[i64] = 1
BID_OWNERS: Final[i64] = 2
PIECES: Final[i64] = 3
STRUCTURES: Final[i64] = 4
HAS_PICKED: Final[i64] = 5
RESULT: Final[i64] = 6

BOARD_PARTS: Final = [
    Part("islands", [4, 4], about="slot by outer island; an empty slot has no 1"),
    Part("panoramas", [5], about="the two cards on the table"),
    Part("patrons", [4], 99, -1, "value of each patron tile, -1 if the seat does not know it"),
    Part("discs", [10, 60], about=f"kind ({', '.join(DISCS)}) by district: the discs that still lie there"),
]
BID_PARTS: Final = [
    Part("bid_order", [60], 52, about="1 for the first bid, 2 for the second, ..."),
    Part("bid_piece", [60], 14, about="1 + the piece (0-11 buildings by number, 12-13 wonders)"),
]
PIECE_PARTS: Final = [
    Part("numbers", [12], MANY, about="printed numbers of the twelve buildings"),
    Part("heights", [12], 2, about="0 low, 1 medium, 2 tall"),
    Part("available", [14], about="pieces that may be bid"),
    Part("locked", [12], about="buildings of era 2 in era 1"),
]
STRUCTURE_PARTS: Final = [
    Part("low", [60], about="districts with low buildings"),
    Part("medium", [60], about="medium ones"),
    Part("tall", [60], about="tall ones"),
    Part("wonder", [60], 20, about="1 + the card (0-19) of the wonder in a district"),
    Part("wonders", [2, 20], about="the card of each wonder piece, once revealed"),
]
RESULT_PARTS: Final = [
    Part("scored", [1], MANY, about="prestige gained so far"),
    Part("finished", [1], 4, about="the how-manieth to finish, 0 if not yet"),
]
PARTS: Final[list[str | Block]] = [
    *["era", "phase", "opener", "passed"],
    Block(ON_BOARD, BOARD_PARTS),
    "chosen",
    Block(BIDS, BID_PARTS),
    Block(BID_OWNERS, [Part("bid_owner", [0, 60], about="chair by district")]),
]
CHAIR: Final[list[str | Block]] = [
    "colour",
    Block(PIECES, PIECE_PARTS),
    Block(STRUCTURES, STRUCTURE_PARTS),
    *["hand", "chosen_cards"],
    Block(HAS_PICKED, [Part("has_picked", [1], about="has chosen in secret")]),
    *["objective", "objective_shown", "tracks", "wilds", "patron_discs", "excess", "commissions", "keys"],
    Block(RESULT, RESULT_PARTS),
]


def put_block(t: Table, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
    """§7.1 What is no column, as the seat sees it."""
    if block == ON_BOARD:
        put_board(t, seat, v, at)
    elif block == BIDS:
        put_bids(t, v, at)
    elif block == BID_OWNERS:
        put_bid_owners(t, seat, v, at)
    elif block == PIECES:
        put_pieces(t, other, v, at)
    elif block == STRUCTURES:
        put_structures(t, other, v, at)
    elif block == HAS_PICKED:
        if t.phase == PICK_WONDERS and t.boards[other * WIDTH + PICKS] != 0:
            v[at] = 1
    else:
        put_result(t, other, v, at)


def put_board(t: Table, seat: i64, v: vec[i16], at: i64) -> None:
    """Islands, panorama cards, patron tiles that the seat knows, discs."""
    for slot in range(4):
        island: i64 = t.layout.islands[slot]
        if island > 0:
            v[at + slot * 4 + island - 1] = 1
    at += 16
    for card in t.panoramas:
        v[at + card] = 1
    at += 5
    letters = patrons_known(t, seat)
    for letter in range(4):
        put(v, at + letter, t.patrons[letter] if has(letters, letter) else -1)
    at += 4
    left = t.disc_at
    while left:
        place = BIT_INDEX[(left & -left) % 67]
        v[at + t.discs[place] * DISTRICTS + place] = 1
        left &= left - 1


def put_bids(t: Table, v: vec[i16], at: i64) -> None:
    """The order of the bids and their pieces, by district."""
    if t.bids:
        for i in range(t.bid_count):
            place = t.bid_list[i] % 64
            put(v, at + place, i + 1)
            put(v, at + DISTRICTS + place, t.bid_list[i] // 64 % 16 + 1)


def put_bid_owners(t: Table, seat: i64, v: vec[i16], at: i64) -> None:
    """The owners of the bids."""
    if t.bids:
        for i in range(t.bid_count):
            chair = chair_of(t.bid_list[i] // 1024, seat, t.players)
            v[at + chair * DISTRICTS + t.bid_list[i] % 64] = 1


def put_pieces(t: Table, other: i64, v: vec[i16], at: i64) -> None:
    """§2.2 A player's buildings: printed numbers and heights, what may be bid, what is locked."""
    colour = t.boards[other * WIDTH + COLOUR]
    for k in range(12):
        put(v, at + k, t.box.numbers[colour * 12 + k])
        put(v, at + 12 + k, t.box.heights[colour * 12 + k])
    put_set(v, at + 24, t.available[other])
    put_set(v, at + 38, locked(t, other) & 0xFFF)


def put_structures(t: Table, other: i64, v: vec[i16], at: i64) -> None:
    """Districts by the height of the player's building, and its wonders with their cards."""
    plain = t.owned[other]
    for k in range(2):
        place = t.wonder_at[other * 2 + k]
        card = t.cards[other * 2 + k]
        if place >= 0:
            plain &= ~bit(place)
            put(v, at + 3 * DISTRICTS + place, card + 1)
        if card >= 0:
            v[at + (4 * DISTRICTS) + k * 20 + card] = 1
    put_set(v, at, plain & ~t.medium & ~t.tall)
    put_set(v, at + DISTRICTS, plain & t.medium & ~t.tall)
    put_set(v, at + 2 * DISTRICTS, plain & t.tall)


def put_result(t: Table, other: i64, v: vec[i16], at: i64) -> None:
    """Prestige gained, the place in the order of finishing."""
    row = other * WIDTH
    put(v, at, t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER])
    for k in range(len(t.finish_order)):
        if t.finish_order[k] == other:
            put(v, at + 1, k + 1)
