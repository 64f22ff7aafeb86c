"""§3 Set-up: boards, stock, money, the first host; then Town Halls and promises in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.building import mark_built
from mansard.games.small_city.codes import HALL_CODE, KEEP
from mansard.games.small_city.districts import lay_tile
from mansard.games.small_city.grid import CELL_NAMES, Cells
from mansard.games.small_city.names import FIRE, METRO, SIDES, TOWN_HALL
from mansard.games.small_city.placing import fitting, own_copies, way_cells_at
from mansard.games.small_city.state import (
    CARD,
    DEALT,
    EMPLOYMENT,
    HALL,
    HALL_AT,
    MONEY,
    PROMISE,
    RESERVE,
    SIDE,
    STEP,
    WIDTH,
    Table,
    empty_in,
    solo,
    turn_order,
    zone_size,
)
from mansard.games.small_city.steps import CHOOSE_HALL, CHOOSE_PROMISE, SET_HALL, SET_PROMISE, WAIT
from mansard.kernel.bits import bit, mask_of, members, nth_bit, popcount
from mansard.kernel.chance import Stream


def lay_out(t: Table, sides: list[str], stream: Stream) -> None:
    """§3 Steps 1-7; every draw comes from one stream."""
    for seat in range(t.players):
        t.seats[seat * WIDTH + SIDE] = SIDES.index(sides[seat])
    fill_stock(t)
    t.host = stream.below(int(t.players))
    for seat in range(t.players):
        give_pieces(t, seat)
    t.fresh = special_deck(t)
    t.rng = stream.key()
    begin_halls(t)


def fill_stock(t: Table) -> None:
    """§3.1 Levelled tiles and warehouses; shared buildings by the number of players."""
    t.stock = vec[i64](first_stock(t))


def first_stock(t: Table) -> list[int]:
    """§3.1 The copies of every kind at the start."""
    stock = [int(copies) for copies in t.box.stock]
    for kind in range(METRO, FIRE + 1):
        if not own_copies(t, kind):
            stock[kind] = t.box.copies[t.players]
    return stock


def give_pieces(t: Table, seat: i64) -> None:
    """§3.5, §3.6 Citizens and money."""
    row = seat * WIDTH
    t.seats[row + CARD] = -1
    t.seats[row + HALL_AT] = -1
    t.seats[row + HALL] = t.box.start_hall
    t.seats[row + EMPLOYMENT] = t.box.start_ec
    t.seats[row + RESERVE] = t.box.start_reserve
    if t.condition == 2:
        t.seats[row + EMPLOYMENT] += t.seats[row + RESERVE]
        t.seats[row + RESERVE] = 0
    place = (seat - t.host + t.players) % t.players
    t.seats[row + MONEY] = t.box.solo_money if solo(t) else t.box.start_money[place]


def special_deck(t: Table) -> i64:
    """§3.2 Advanced: the special promises, less those that the condition removes."""
    if t.advanced == 0:
        return 0
    removed = t.box.no_special[t.condition]
    return mask_of([card for card in range(1, 17) if card not in removed])


def promise_deck(t: Table, deck: i64) -> i64:
    """§3.2 The promises of a deck, less those that the condition removes."""
    removed = t.box.no_promise[t.condition] if t.advanced == 1 else []
    return mask_of([card for card in range(1, 17) if t.box.deck_of[card] == deck and card not in removed])


# ---------------------------------------------------------------------- S1


def begin_halls(t: Table) -> None:
    """§3.7 All players choose the place of their Town Hall in secret."""
    t.phase = SET_HALL
    for seat in range(t.players):
        t.seats[seat * WIDTH + STEP] = CHOOSE_HALL


def hall_places(t: Table, seat: i64) -> Cells:
    """§3.7 Anywhere in the own zone."""
    lo, hi = empty_in(t.land[seat], zone_size(t, seat))
    way = t.box.ways_begin[TOWN_HALL]
    return fitting(t, way, lo, hi, t.box.way_count[way])


def choose_hall(t: Table, seat: i64, action: i64) -> None:
    """§3.7 Chosen in secret."""
    t.seats[seat * WIDTH + HALL_AT] = action - HALL_CODE
    t.seats[seat * WIDTH + STEP] = WAIT


def place_halls(t: Table) -> None:
    """§3.7 Revealed when all have chosen."""
    for seat in range(t.players):
        anchor = t.seats[seat * WIDTH + HALL_AT]
        way = t.box.ways_begin[TOWN_HALL]
        lay_tile(t, seat, TOWN_HALL, way_cells_at(t, way, anchor))
        mark_built(t, seat, TOWN_HALL)
        t.seats[seat * WIDTH + HALL_AT] = -1
        if t.log is not None:
            t.log.say("hall", [seat, CELL_NAMES[anchor]])
    t.reveals += 1


# ---------------------------------------------------------------------- S2


def deal_promises(t: Table) -> None:
    """§3.8 In turn order the top card of each of the three decks."""
    t.phase = SET_PROMISE
    for deck in range(3):
        rest = promise_deck(t, deck)
        for place in range(t.players):
            card = nth_bit(rest, t.rand(popcount(rest)))
            rest &= ~bit(card)
            t.seats[turn_order(t, place) * WIDTH + DEALT] |= bit(card)
    for seat in range(t.players):
        t.seats[seat * WIDTH + STEP] = CHOOSE_PROMISE
        if t.log is not None:
            dealt = [f"p{card}" for card in members(t.seats[seat * WIDTH + DEALT])]
            t.log.whisper(bit(seat), "dealt", [seat, dealt])
    t.reveals += 1


def choose_promise(t: Table, seat: i64, action: i64) -> None:
    """§3.8 Exactly one is kept."""
    t.seats[seat * WIDTH + PROMISE] = action - KEEP + 1
    t.seats[seat * WIDTH + STEP] = WAIT


def may_withdraw(t: Table, seat: i64) -> bool:
    """§3 A secret choice may be changed until all have submitted."""
    if t.phase == SET_HALL:
        return t.seats[seat * WIDTH + HALL_AT] >= 0
    return t.phase == SET_PROMISE and t.seats[seat * WIDTH + PROMISE] > 0


def withdraw(t: Table, seat: i64) -> None:
    """§3 Choose again."""
    t.seats[seat * WIDTH + HALL_AT] = -1
    t.seats[seat * WIDTH + PROMISE] = 0
    t.seats[seat * WIDTH + STEP] = CHOOSE_HALL if t.phase == SET_HALL else CHOOSE_PROMISE
