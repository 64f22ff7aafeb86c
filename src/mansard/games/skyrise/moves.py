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

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.skyrise.auction import (
    answer_choices,
    opening_choices,
    piece_name,
    pieces_to_answer,
    pieces_to_open,
)
from mansard.games.skyrise.discs import vault_choices, wild_choices
from mansard.games.skyrise.state import (
    OPEN_DISTRICT,
    OPEN_PIECE,
    OVER,
    PICK_WONDERS,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    VAULT_TAKE,
    Table,
    is_wonder,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS
from mansard.kernel.bits import bit, lowest, members, nth_bit, popcount
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

RULE_OF_PHASE: Final = ["4.3", "4.3", "4.4", "4.4", "4.6", "4.7", "4.8", "5.1"]


# ---------------------------------------------------------------------- legal actions


def choices(t: Table) -> i64:
    """The sets of districts, pieces or tracks that the player to act may choose from."""
    seat = t.turn
    if t.phase == OPEN_DISTRICT:
        return opening_choices(t, seat)
    if t.phase == OPEN_PIECE:
        return pieces_to_open(t, seat, t.chosen)
    if t.phase == RESPOND:
        return answer_choices(t, seat)
    if t.phase == RESPOND_PIECE:
        return pieces_to_answer(t, seat, t.chosen)
    if t.phase == PLACE_WILD:
        return wild_choices(t, seat)
    return vault_choices(t, t.last_place)


def first_code(phase: i64) -> i64:
    """The code of choice 0 in a phase."""
    if phase == OPEN_DISTRICT or phase == RESPOND:
        return AT
    if phase == OPEN_PIECE or phase == RESPOND_PIECE:
        return BID
    if phase == PLACE_WILD:
        return WILD
    return TAKE


def way_out(phase: i64) -> i64:
    """The option that chooses nothing: pass or decline; -1 where there is none."""
    if phase == RESPOND:
        return PASS
    if phase == VAULT_TAKE:
        return DECLINE
    return -1


def options(t: Table, seat: i64) -> vec[i64]:
    """The legal actions of a seat: first the way out, then the choices in ascending order."""
    found = vec[i64]()
    if t.phase == PICK_WONDERS:
        return pick_options(t, seat)
    if t.phase == OVER or seat != t.turn:
        return found
    out = way_out(t.phase)
    if out >= 0:
        found = append(found, out)
    first = first_code(t.phase)
    rest = choices(t)
    while rest:
        found = append(found, first + lowest(rest))
        rest &= rest - 1
    return found


def random_option(t: Table, seat: i64, word: i64) -> i64:
    """`options(t, seat)[word * n >> 32]` without making the list."""
    if t.phase == PICK_WONDERS:
        picks = pick_options(t, seat)
        return picks[word * len(picks) >> 32]
    mask = choices(t)
    out = way_out(t.phase)
    if out < 0:
        return first_code(t.phase) + nth_bit(mask, word * popcount(mask) >> 32)
    k = word * (popcount(mask) + 1) >> 32
    return out if k == 0 else first_code(t.phase) + nth_bit(mask, k - 1)


def pick_options(t: Table, seat: i64) -> vec[i64]:
    """§4.8 One card of the hand, or with 2 players an unordered pair (R34)."""
    found = vec[i64]()
    if t.picks[seat] != 0:
        return found
    hand = t.hands[seat]
    if t.box.cards_kept[t.players] == 1:
        for card in members(hand):
            found = append(found, PICK + card)
    else:
        for pair in range(len(PAIR_MASKS)):
            if hand & PAIR_MASKS[pair] == PAIR_MASKS[pair]:
                found = append(found, PICK_TWO + pair)
    return found


def picked_cards(action: i64) -> i64:
    """The cards that a pick names, as bits."""
    return bit(action - PICK) if action < PICK_TWO else PAIR_MASKS[action - PICK_TWO]


# ---------------------------------------------------------------------- notation


def card_name(card: int) -> str:
    """A wonder piece is known by its card."""
    return f"w{card + 1:02}"


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
    district = t.box.districts[t.chosen] if t.chosen >= 0 else "?"
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
