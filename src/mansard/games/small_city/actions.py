"""§4.1 Phase 1: the mayor's street and the action cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.building import expand
from mansard.games.small_city.codes import EXPAND, GAIN_MONEY, GAIN_VOTES, STREET, TAKE
from mansard.games.small_city.grid import CELL_NAMES, FIRST_ROW, HALF, LAST_COLUMN, count
from mansard.games.small_city.names import CARDS
from mansard.games.small_city.state import (
    CARD,
    GAIN,
    MONEY,
    POINTS,
    STEP,
    WIDTH,
    Table,
    active,
    empty_in,
    next_size,
    right_of,
    solo,
    zone_size,
)
from mansard.games.small_city.steps import (
    ACTIONS,
    CHOOSE_ADVANCE,
    CHOOSE_CARD,
    CHOOSE_EXPANSION,
    CHOOSE_GAIN,
    CHOOSE_STREET,
    MAYOR,
    WAIT,
)
from mansard.kernel.bits import BIT_INDEX, bit, has, members, popcount

MAYOR_CARD: Final[i64] = 0
ENGINEER: Final[i64] = 3
SUPPORTER: Final[i64] = 4
PLANNER: Final[i64] = 5
COUNCILLOR: Final[i64] = 6
SUPPORT_MONEY: Final[i64] = 1
SUPPORT_VOTES: Final[i64] = 2


# ---------------------------------------------------------------------- §4.1.1 the mayor


def begin_mayor(t: Table) -> None:
    """§4.1.1 The mayor stays with the same host; otherwise the decider chooses his street."""
    t.phase = MAYOR
    if solo(t) or t.host == t.last_host:
        return
    t.mayor = -1
    if has_street(t, zone_size(t, t.host)) or has_street(t, next_size(t, t.host)):
        t.seats[decider(t) * WIDTH + STEP] = CHOOSE_STREET


def decider(t: Table) -> i64:
    """§4.1.1 The previous host; else the last active player of the turn order (R1)."""
    if t.last_host >= 0 and active(t, t.last_host):
        return t.last_host
    return right_of(t, t.host)


def street_options(t: Table) -> vec[i64]:
    """§4.1.1 Streets of the zone; if there are none, those of the next zone size (R3)."""
    found = streets(t, zone_size(t, t.host))
    if len(found) == 0 and next_size(t, t.host) > 0:
        return streets(t, next_size(t, t.host))
    return found


def streets(t: Table, size: i64) -> vec[i64]:
    """§4.1.1 Pairs of orthogonally adjacent empty cells inside a square."""
    right_lo, right_hi, down_lo, down_hi = street_cells(t, size)
    found = vec[i64]([0] * (count(right_lo, right_hi) + count(down_lo, down_hi)))
    number = paired(found, 0, STREET, right_lo, down_lo)
    paired(found, number, STREET + 2 * HALF, right_hi, down_hi)
    return found


def paired(found: vec[i64], number: i64, base: i64, right: i64, down: i64) -> i64:
    """Streets to the right and down by cell, of one half of the grid, from a place in the list on."""
    cells = right | down
    while cells:
        cell = cells & -cells
        code = base + 2 * BIT_INDEX[cell % 67]
        if right & cell:
            found[number] = code
            number += 1
        if down & cell:
            found[number] = code + 1
            number += 1
        cells &= ~cell
    return number


def street_cells(t: Table, size: i64) -> tuple[i64, i64, i64, i64]:
    """§4.1.1 The empty cells of a square with an empty one to the right, and those with one below."""
    lo, hi = empty_in(t.land[t.host], size)
    down_lo = lo & (lo >> 10 | (hi & FIRST_ROW) << 40)
    return lo & lo >> 1 & ~LAST_COLUMN, hi & hi >> 1 & ~LAST_COLUMN, down_lo, hi & hi >> 10


def has_street(t: Table, size: i64) -> bool:
    """§4.1.1 Whether a square has a street."""
    right_lo, right_hi, down_lo, down_hi = street_cells(t, size)
    return right_lo | right_hi | down_lo | down_hi != 0


def choose_street(t: Table, seat: i64, action: i64) -> None:
    """§4.1.1 The two cells beside the street are blocked for the host."""
    t.mayor = action - STREET
    t.seats[seat * WIDTH + STEP] = WAIT
    if t.log is not None:
        way = "down" if t.mayor % 2 == 1 else "right"
        t.log.say("mayor", [seat, t.host, CELL_NAMES[t.mayor // 2], way])


# ---------------------------------------------------------------------- §4.1.2 the cards


def lay_circle(t: Table) -> None:
    """§4.1.2 Shuffle the cards and lay them in a circle."""
    t.phase = ACTIONS
    t.place = 0
    for seat in range(t.players):
        t.seats[seat * WIDTH + CARD] = -1
    if not solo(t):
        t.circle = shuffled(t, 255)
    elif t.round % 2 == 1 or t.face_down == 0:
        cards = shuffled(t, 255)
        t.circle = cards[:4]
        t.face_down = bit(cards[4]) | bit(cards[5]) | bit(cards[6]) | bit(cards[7])
    else:
        t.circle = shuffled(t, t.face_down)
        t.face_down = 0
    t.reveals += 1
    if t.log is not None:
        t.log.say("circle", [[CARDS[card] for card in t.circle]])


def shuffled(t: Table, cards: i64) -> vec[i64]:
    """A uniform order of these cards."""
    deck = members(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = t.rand(i + 1)
        other = deck[j]
        deck[j] = deck[i]
        deck[i] = other
    return deck


def taken_cards(t: Table) -> i64:
    """The cards that players hold this round."""
    taken: i64 = 0
    for seat in range(t.players):
        card = t.seats[seat * WIDTH + CARD]
        if card >= 0:
            taken |= bit(card)
    return taken


def card_price(t: Table, seat: i64, card: i64) -> i64:
    """§4.1.2 The host pays nothing, others the free cards skipped (R5)."""
    if solo(t):
        return t.box.solo_opposite if t.circle[2] == card else t.box.solo_adjacent
    if seat == t.host:
        return 0
    others = 255 & ~taken_cards(t) & ~bit(card)
    skipped = skipped_cards(t, t.seats[right_of(t, seat) * WIDTH + CARD], card, others)
    return skip_price(t, skipped, popcount(others) - skipped)


def skipped_cards(t: Table, before: i64, card: i64, free: i64) -> i64:
    """§4.1.2 Free cards strictly between two cards in one direction."""
    circle = t.circle
    skipped: i64 = 0
    place = (place_of(t, before) + 1) & 7
    while circle[place] != card:
        if has(free, circle[place]):
            skipped += 1
        place = (place + 1) & 7
    return skipped


def payable_cards(t: Table, seat: i64) -> i64:
    """§4.1.2 Free cards that the player can pay, as bits."""
    if solo(t):
        return payable_alone(t)
    free = 255 & ~taken_cards(t)
    if seat == t.host:
        return free
    money = t.seats[seat * WIDTH + MONEY]
    circle = t.circle
    place = place_of(t, t.seats[right_of(t, seat) * WIDTH + CARD])
    others = popcount(free) - 1
    found: i64 = 0
    skipped: i64 = 0
    while skipped <= others:
        place = (place + 1) & 7
        if has(free, circle[place]):
            if skip_price(t, skipped, others - skipped) <= money:
                found |= bit(circle[place])
            skipped += 1
    return found


def skip_price(t: Table, one_way: i64, other_way: i64) -> i64:
    """§4.1.2 The price of a card by the free cards skipped on the way to it, the shorter way round."""
    skipped = one_way if one_way < other_way else other_way
    if skipped > 3:
        skipped = 3
    return t.box.skip_price[skipped]


def payable_alone(t: Table) -> i64:
    """§6.6 The three cards beside the mayor's, if the player can pay them."""
    found: i64 = 0
    for k in range(1, 4):
        cost = t.box.solo_opposite if k == 2 else t.box.solo_adjacent
        if cost <= t.seats[MONEY]:
            found |= bit(t.circle[k])
    return found


def place_of(t: Table, card: i64) -> i64:
    """Where a card lies in the circle."""
    circle = t.circle
    place: i64 = 0
    while circle[place] != card:
        place += 1
    return place


def in_circle(t: Table, card: i64) -> bool:
    """§6.6 In solo only four cards lie face up."""
    for laid in t.circle:
        if laid == card:
            return True
    return False


def begin_card(t: Table, seat: i64) -> None:
    """§4.1.2 The player must take a card."""
    t.seats[seat * WIDTH + STEP] = CHOOSE_CARD


def choose_card(t: Table, seat: i64, action: i64) -> None:
    """§4.1.3 Pay, take the card; E, F and G ask at once."""
    row = seat * WIDTH
    card = action - TAKE
    cost = card_price(t, seat, card)
    t.seats[row + MONEY] -= cost
    t.seats[row + CARD] = card
    t.seats[row + STEP] = WAIT
    if t.log is not None:
        t.log.say("card", [seat, CARDS[card], cost])
    if card == SUPPORTER:
        ask_gain(t, seat, SUPPORT_MONEY, SUPPORT_VOTES)
    elif card == PLANNER and next_size(t, seat) > 0:
        t.seats[row + STEP] = CHOOSE_EXPANSION
    elif card == COUNCILLOR:
        t.seats[row + STEP] = CHOOSE_ADVANCE


def ask_gain(t: Table, seat: i64, money: i64, votes: i64) -> None:
    """§4.1.3, §4.7.3 Money or votes."""
    t.seats[seat * WIDTH + GAIN] = money * 100 + votes
    t.seats[seat * WIDTH + STEP] = CHOOSE_GAIN


def choose_gain(t: Table, seat: i64, action: i64) -> None:
    """§4.1.3, §4.7.3 Money or votes."""
    row = seat * WIDTH
    money: i64 = 0
    votes: i64 = 0
    if action == GAIN_MONEY:
        money = t.seats[row + GAIN] // 100
    elif action == GAIN_VOTES:
        votes = t.seats[row + GAIN] % 100
    t.seats[row + MONEY] += money
    t.seats[row + POINTS] += votes
    t.seats[row + STEP] = WAIT
    if t.log is not None:
        t.log.say("gained", [seat, money, votes])


def choose_expansion(t: Table, seat: i64, action: i64) -> None:
    """§4.1.3 The Urban Planner."""
    t.seats[seat * WIDTH + STEP] = WAIT
    if action == EXPAND:
        expand(t, seat)
