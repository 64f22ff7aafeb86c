"""§7 Who knows what: re-drawing everything that a seat may not know."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.grid import cells_of
from mansard.games.small_city.legal import forget
from mansard.games.small_city.names import KIND_COUNT, LEVELLED
from mansard.games.small_city.placing import own_copies
from mansard.games.small_city.planning import clear_plan
from mansard.games.small_city.setup import hall_places, promise_deck
from mansard.games.small_city.state import (
    COMMITTED,
    DEALT,
    DRAWN,
    HALL_AT,
    PROMISE,
    SEEN,
    SPECIALS,
    STEP,
    WIDTH,
    Table,
    active,
    own_counts,
    turn_order,
)
from mansard.games.small_city.steps import BUILD, CHOOSE_BUILD, OVER, SET_HALL, WAIT
from mansard.kernel.bits import bit, mask_of, members, popcount
from mansard.kernel.chance import Stream


def redraw(t: Table, seat: i64, stream: Stream) -> None:
    """§7 What the seat (-1: a spectator) could not tell from this; all chance is new."""
    if t.phase == OVER:
        return
    if t.phase == SET_HALL:
        resample_halls(t, seat, stream)
    else:
        resample_promises(t, seat, stream)
    if t.advanced == 1:
        resample_specials(t, seat, stream)
    if t.phase == BUILD:
        resample_plans(t, seat)
    for other in range(t.players):
        if other != seat:
            forget(t, other)


def resample_halls(t: Table, seat: i64, stream: Stream) -> None:
    """§3.7 Who has chosen has chosen somewhere."""
    for other in range(t.players):
        if other != seat and t.seats[other * WIDTH + HALL_AT] >= 0:
            lo, hi = hall_places(t, other)
            places = cells_of(lo, hi)
            t.seats[other * WIDTH + HALL_AT] = places[stream.below(len(places))]


def resample_promises(t: Table, seat: i64, stream: Stream) -> None:
    """§7 Every opponent gets one unseen card of each deck and has kept one of the three."""
    mine = t.seats[seat * WIDTH + DEALT] if seat >= 0 else 0
    hands = vec[i64]([0] * t.players)
    for deck in range(3):
        cards = stream.shuffled(list(members(promise_deck(t, deck) & ~mine)))
        for other in range(t.players):
            if other != seat:
                hands[other] |= bit(cards.pop())
    for other in range(t.players):
        row = other * WIDTH
        if other == seat:
            continue
        t.seats[row + DEALT] = hands[other]
        if t.seats[row + PROMISE] > 0:
            t.seats[row + PROMISE] = members(hands[other])[stream.below(3)]


def resample_specials(t: Table, seat: i64, stream: Stream) -> None:
    """§7 Others' special promises, cards they put back, and the deck; own returned cards stay in place."""
    fixed = t.seats[seat * WIDTH + SPECIALS] | t.seats[seat * WIDTH + DRAWN] if seat >= 0 else 0
    for k in range(len(t.bottom)):
        if t.bottom_by[k] == seat:
            fixed |= bit(t.bottom[k])
    everything = t.fresh
    for card in t.bottom:
        everything |= bit(card)
    for other in range(t.players):
        everything |= t.seats[other * WIDTH + SPECIALS] | t.seats[other * WIDTH + DRAWN]
    seen = t.seats[seat * WIDTH + SEEN] if seat >= 0 else 0
    loose = stream.shuffled(list(members(everything & ~fixed & ~seen)))
    # cards that the seat saw and that others drew again are held by others or lie at the bottom
    known = list(members(everything & ~fixed & seen))
    drawn = stream.shuffled(known + [loose.pop() for _ in range(drawn_slots(t, seat) - len(known))])
    deal_specials(t, seat, drawn)
    t.fresh = mask_of(loose)


def drawn_slots(t: Table, seat: i64) -> int:
    """How many special promises others have drawn and hold or put back."""
    slots = 0
    for other in range(t.players):
        if other != seat:
            slots += int(popcount(t.seats[other * WIDTH + SPECIALS] | t.seats[other * WIDTH + DRAWN]))
    for owner in t.bottom_by:
        if owner != seat:
            slots += 1
    return slots


def deal_specials(t: Table, seat: i64, cards: list[int]) -> None:
    """Hand the drawn cards out again."""
    for other in range(t.players):
        row = other * WIDTH
        if other == seat:
            continue
        for column in [SPECIALS, DRAWN]:
            held = [cards.pop() for _ in range(popcount(t.seats[row + column]))]
            t.seats[row + column] = mask_of(held)
        t.seats[row + SEEN] = t.seats[row + SPECIALS] | t.seats[row + DRAWN]
    bottom = t.bottom[:]
    for k in range(len(bottom)):
        owner = t.bottom_by[k]
        if owner != seat:
            bottom[k] = cards.pop()
            t.seats[owner * WIDTH + SEEN] |= bit(bottom[k])
    t.bottom = bottom


# ---------------------------------------------------------------------- §4.2.1 plans


def resample_plans(t: Table, seat: i64) -> None:
    """§7 Nobody else has planned anything; who has committed has committed an empty plan."""
    own_stock = t.stock[:]
    hide_start(t, seat)
    for other in range(t.players):
        if other != seat and active(t, other):
            empty_plan(t, other)
    if t.replanning >= 0 and t.replanning == seat:
        explain_stock(t, own_stock)
    else:
        restock(t, seat)


def hide_start(t: Table, seat: i64) -> None:
    """§7 What lay at the start of the phase holds the cards as they are drawn now."""
    rows = t.shown_seats[:]
    for other in range(t.players):
        if other != seat:
            for column in [PROMISE, DEALT, SPECIALS, SEEN]:
                rows[other * WIDTH + column] = t.seats[other * WIDTH + column]
    t.shown_seats = rows


def empty_plan(t: Table, other: i64) -> None:
    """§7 A workspace as at the start of the phase; what is public of it stays."""
    committed = t.seats[other * WIDTH + COMMITTED]
    clear_plan(t, other)
    row = other * WIDTH
    t.seats[row + COMMITTED] = committed
    t.seats[row + STEP] = WAIT if committed == 1 else CHOOSE_BUILD


def restock(t: Table, seat: i64) -> None:
    """§7 The real stock as far as the seat knows it: less its own tiles if it is resolved."""
    own_counts(t)
    t.stock = t.shown_stock[:]
    for place in range(t.resolved):
        if turn_order(t, place) == seat:
            for kind in range(KIND_COUNT):
                t.stock[kind] -= t.took[seat * KIND_COUNT + kind]


def explain_stock(t: Table, stock: vec[i64]) -> None:
    """§7 Who plans again sees the real stock: what others took or returned counts as gone from the box."""
    own_counts(t)
    for kind in range(KIND_COUNT):
        if kind < LEVELLED or not own_copies(t, kind):
            t.removed[kind] += t.shown_stock[kind] - stock[kind]
    t.shown_stock = stock
