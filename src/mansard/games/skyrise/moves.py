"""§4.4 Action codes: what they mean and how they are written.

0-59     at <district>          the first half of a bid: where
60       pass
61-74    bid <piece> <district> the second half: what (the district is the one chosen)
75-79    wild <track>           or the visionary
80-139   take <district>        the Vault's second disc
140      decline
141-160  pick <card>            one wonder card
161-350  pick <card>,<card>     two wonder cards, with 2 players
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.state import COLOUR, WIDTH, Table, card_of, is_wonder
from mansard.games.skyrise.tables import DISTRICT_COLOURS
from mansard.kernel.bits import bit
from mansard.kernel.game import Move

AT: Final[i64] = 0
PASS: Final[i64] = 60
BID: Final[i64] = 61
WILD: Final[i64] = 75
TAKE: Final[i64] = 80
DECLINE: Final[i64] = 140
PICK: Final[i64] = 141
PICK_TWO: Final[i64] = 161
ACTION_COUNT: Final = 351

PAIRS: Final = [(a, b) for a in range(20) for b in range(a + 1, 20)]
PAIR_MASKS: Final = vec[i64]([int(bit(a) | bit(b)) for a, b in PAIRS])

NO_DISTRICT: Final = "?"  # in a bid while no district is chosen

RULE_OF_PHASE: Final = ["4.3", "4.3", "4.4", "4.4", "4.6", "4.7", "4.8", "5.1"]


def picked_cards(action: i64) -> i64:
    """The cards that a pick names, as bits."""
    return bit(action - PICK) if action < PICK_TWO else PAIR_MASKS[action - PICK_TWO]


# ---------------------------------------------------------------------- notation


def card_name(card: int) -> str:
    """A wonder piece is known by its card."""
    return f"w{card + 1:02}"


CARDS: Final = [card_name(card) for card in range(20)]


def piece_name(t: Table, seat: i64, piece: i64) -> str:
    """A piece in notation: the number of a building, `w05` for a wonder."""
    if is_wonder(piece):
        return card_name(int(card_of(t, seat, piece)))
    return str(building_number(t, seat, piece))


def building_number(t: Table, seat: i64, piece: i64) -> i64:
    """§2.2 The number printed on a building."""
    return t.box.numbers[t.boards[seat * WIDTH + COLOUR] * 12 + piece]


def describe(t: Table, action: int) -> Move:
    """The move as plain values."""
    if action < PASS:
        return {"kind": "at", "district": t.box.districts[action]}
    if action == PASS:
        return {"kind": "pass"}
    if action < WILD:
        return describe_bid(t, action - 61)
    if action < TAKE:
        return {"kind": "wild", "track": [*DISTRICT_COLOURS, "visionary"][action - 75]}
    if action < DECLINE:
        return {"kind": "take", "district": t.box.districts[action - 80]}
    if action == DECLINE:
        return {"kind": "decline"}
    if action < PICK_TWO:
        return {"kind": "pick", "wonders": [card_name(action - 141)]}
    return {"kind": "pick", "wonders": [card_name(card) for card in PAIRS[action - 161]]}


def describe_bid(t: Table, piece: i64) -> Move:
    """The second half of a bid names the whole bid."""
    district = t.box.districts[t.chosen] if t.chosen >= 0 else NO_DISTRICT
    name = piece_name(t, t.turn, piece)
    if is_wonder(piece):
        return {"kind": "bid", "wonder": name, "district": district}
    return {"kind": "bid", "building": int(name), "district": district}


def piece_named(t: Table, seat: i64, name: str) -> i64:
    """The piece of a seat with this name, -1 if it has none."""
    for piece in range(14):
        if piece < 12 or t.cards[seat * 2 + piece - 12] >= 0:
            if piece_name(t, seat, piece) == name:
                return piece
    return -1
