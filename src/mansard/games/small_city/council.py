"""§4.7 Phase 7: the City Council; §6.1 special promises."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.actions import ask_gain
from mansard.games.small_city.building import begin_bonus_tile
from mansard.games.small_city.codes import (
    ADVANCE,
    DECLINE,
    ENTER,
    GIFT,
    PASS,
    PAY_MONEY,
    PAY_PROMISE,
    PAY_VOTES,
    RESTART,
    SPECIAL,
    STORE,
)
from mansard.games.small_city.districts import (
    first_cell,
    hall_room,
    store_room,
    tile_at,
    total_room,
    unit,
)
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells
from mansard.games.small_city.names import MATERIALS, ROWS, WARE
from mansard.games.small_city.state import (
    DISC,
    DRAWN,
    DUE,
    EMPLOYMENT,
    HALL,
    MONEY,
    POINTS,
    RESERVE,
    SEEN,
    SPECIALS,
    STEP,
    TARGET,
    WIDTH,
    Table,
    own,
    own_counts,
)
from mansard.games.small_city.steps import (
    CHOOSE_COUNCIL,
    CHOOSE_GIFT,
    CHOOSE_PAYMENT,
    CHOOSE_SPECIAL,
    CHOOSE_STORE,
    COUNCIL,
    WAIT,
)
from mansard.kernel.bits import bit, members, nth_bit, popcount

ROW_COUNT: Final[i64] = 4
PAYMENTS: Final = ["money", "votes", "promise"]

# ---------------------------------------------------------------------- §4.7.1 moves


def disc_in_row(t: Table, seat: i64, row: i64) -> i64:
    """The own disc (0 or 1) in a council row 1-4, -1 if there is none."""
    seats = t.seats
    if seats[seat * WIDTH + DISC] // 10 == row:
        return 0
    if seats[seat * WIDTH + DISC + 1] // 10 == row:
        return 1
    return -1


def free_disc(t: Table, seat: i64) -> i64:
    """An own disc at the start, -1 if both have entered."""
    if t.seats[seat * WIDTH + DISC] == 0:
        return 0
    if t.seats[seat * WIDTH + DISC + 1] == 0:
        return 1
    return -1


def step_options(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.7.1 One column to the right, and entering column 1 from the start."""
    for row in range(ROW_COUNT):
        disc = disc_in_row(t, seat, row + 1)
        if disc >= 0:
            column = t.seats[seat * WIDTH + DISC + disc] % 10
            if column < 4 and payable_column(t, seat, column + 1):
                found = append(found, ADVANCE + row)
        elif free_disc(t, seat) >= 0 and payable_column(t, seat, 1):
            found = append(found, ENTER + row)
    return found


def advance_options(t: Table, seat: i64) -> vec[i64]:
    """§4.1.3 City Councillor: one column to the right, or not (R6)."""
    return append(step_options(t, seat, vec[i64](capacity=5)), DECLINE)


def council_options(t: Table, seat: i64) -> vec[i64]:
    """§4.7.1 Advance, enter, restart, or pass."""
    found = step_options(t, seat, vec[i64](capacity=16))
    if payable_column(t, seat, 1):
        for row in range(ROW_COUNT):
            found = restart_options(t, seat, row + 1, found)
    return append(found, PASS)


def restart_options(t: Table, seat: i64, row: i64, found: vec[i64]) -> vec[i64]:
    """§4.7.1 A disc of column 1-3 begins anew in any row without the own other disc (R34)."""
    disc = disc_in_row(t, seat, row)
    if disc < 0 or t.seats[seat * WIDTH + DISC + disc] % 10 == 4:
        return found
    other = t.seats[seat * WIDTH + DISC + 1 - disc] // 10
    for target in range(ROW_COUNT):
        if target + 1 != other:
            found = append(found, RESTART + (row - 1) * 4 + target)
    return found


def begin_council(t: Table, seat: i64) -> None:
    """§4.7.1 One move, or pass."""
    t.seats[seat * WIDTH + STEP] = CHOOSE_COUNCIL


def choose_council(t: Table, seat: i64, action: i64) -> None:
    """§4.7.1 The move; its price is asked next."""
    row = seat * WIDTH
    if action == DECLINE or action == PASS:
        t.seats[row + STEP] = WAIT
        if t.log is not None:
            t.log.say("passed", [seat])
        return
    t.seats[row + TARGET] = target_of(t, seat, action)
    t.seats[row + STEP] = CHOOSE_PAYMENT


def target_of(t: Table, seat: i64, action: i64) -> i64:
    """The space that a move leads to: disc * 100 + row * 10 + column."""
    if action >= RESTART:
        source = (action - RESTART) // 4 + 1
        return disc_in_row(t, seat, source) * 100 + ((action - RESTART) % 4 + 1) * 10 + 1
    if action >= ENTER:
        return free_disc(t, seat) * 100 + (action - ENTER + 1) * 10 + 1
    disc = disc_in_row(t, seat, action - ADVANCE + 1)
    return disc * 100 + t.seats[seat * WIDTH + DISC + disc] + 1


# ---------------------------------------------------------------------- §4.7.2 price


def payable_column(t: Table, seat: i64, column: i64) -> bool:
    """§4.7.2 A move is an option only if some payment is possible."""
    price = t.box.price[column]
    row = seat * WIDTH
    return t.seats[row + MONEY] >= price or t.seats[row + POINTS] >= price or may_promise(t)


def may_promise(t: Table) -> bool:
    """§6.1 Advanced, phase 7 only, while the special deck has cards (R6)."""
    return t.advanced == 1 and t.phase == COUNCIL and (t.fresh != 0 or len(t.bottom) > 0)


def payments(t: Table, seat: i64) -> i64:
    """§4.7.2 Money, votes, a special promise, as bits; never mixed."""
    row = seat * WIDTH
    price = t.box.price[t.seats[row + TARGET] % 10]
    found: i64 = 4 if may_promise(t) else 0
    if t.seats[row + MONEY] >= price:
        found |= 1
    if t.seats[row + POINTS] >= price:
        found |= 2
    return found


def choose_payment(t: Table, seat: i64, action: i64) -> None:
    """§4.7.2 Pay, then the bonus; cards are drawn and one is kept first."""
    row = seat * WIDTH
    column = t.seats[row + TARGET] % 10
    if action == PAY_MONEY:
        t.seats[row + MONEY] -= t.box.price[column]
    elif action == PAY_VOTES:
        t.seats[row + POINTS] -= t.box.price[column]
    move_disc(t, seat, PAYMENTS[action - PAY_MONEY])
    if action == PAY_PROMISE:
        draw_specials(t, seat, t.box.special_draw[column])
        t.seats[row + STEP] = CHOOSE_SPECIAL
    else:
        take_bonus(t, seat)


def move_disc(t: Table, seat: i64, payment: str) -> None:
    """§4.7.1 The disc moves to its new space."""
    target = t.seats[seat * WIDTH + TARGET]
    t.seats[seat * WIDTH + DISC + target // 100] = target % 100
    if t.log is not None:
        t.log.say("council", [seat, ROWS[target // 10 % 10 - 1], target % 10, payment])


# ---------------------------------------------------------------------- §6.1 special promises


def draw_specials(t: Table, seat: i64, number: i64) -> None:
    """§6.1 Draw from the top: cards nobody has seen, then those put back, in order (R36)."""
    drawn: i64 = 0
    for _ in range(number):
        if t.fresh != 0:
            card = nth_bit(t.fresh, t.rand(popcount(t.fresh)))
            t.fresh &= ~bit(card)
        elif len(t.bottom) > 0:
            card = t.bottom[0]
            t.bottom = t.bottom[1:]
            t.bottom_by = t.bottom_by[1:]
        else:
            break
        drawn |= bit(card)
    t.seats[seat * WIDTH + DRAWN] = drawn
    t.seats[seat * WIDTH + SEEN] |= drawn
    t.reveals += 1
    if t.log is not None:
        t.log.say("drew", [seat, popcount(drawn)])


def choose_special(t: Table, seat: i64, action: i64) -> None:
    """§6.1 The others go to the bottom of the deck."""
    row = seat * WIDTH
    kept = bit(action - SPECIAL + 1)
    bottom = t.bottom[:]
    by = t.bottom_by[:]
    for card in members(t.seats[row + DRAWN] & ~kept):
        bottom = append(bottom, card)
        by = append(by, seat)
    t.bottom = bottom
    t.bottom_by = by
    t.seats[row + SPECIALS] |= kept
    t.seats[row + DRAWN] = 0
    take_bonus(t, seat)


# ---------------------------------------------------------------------- §4.7.3 bonus


def take_bonus(t: Table, seat: i64) -> None:
    """§4.7.3 The bonus of exactly the new space."""
    target = t.seats[seat * WIDTH + TARGET]
    row = target // 10 % 10
    column = target % 10
    t.seats[seat * WIDTH + STEP] = WAIT
    if row == 1:
        t.seats[seat * WIDTH + STEP] = CHOOSE_GIFT
    elif row == 2:
        begin_bonus_tile(t, seat, column)
    elif row == 3:
        ask_gain(t, seat, t.box.economy[column], t.box.economy[column])
    else:
        welcome(t, seat, t.box.tourism[column])


def welcome(t: Table, seat: i64, number: i64) -> None:
    """§4.7.3 Row 4: citizens from the reserve to the Town Hall, the rest to the EC (R25)."""
    row = seat * WIDTH
    for _ in range(number):
        source = EMPLOYMENT if t.condition == 2 else RESERVE
        if t.seats[row + source] == 0:
            return
        target = HALL if hall_room(t, seat) > 0 else EMPLOYMENT
        t.seats[row + source] -= 1
        t.seats[row + target] += 1


def gifts(t: Table, seat: i64) -> i64:
    """§4.7.3 Row 1: the alternatives of the column, as bits."""
    return 3 if t.box.gift_count[t.seats[seat * WIDTH + TARGET] % 10] == 2 else 1


def gift_of(t: Table, seat: i64, alternative: i64) -> list[str]:
    """§4.7.3 Row 1: the materials of an alternative, one by one."""
    first = (t.seats[seat * WIDTH + TARGET] % 10) * 6 + alternative * 3
    return [MATERIALS[k] for k in range(3) for _ in range(t.box.gift[first + k])]


def choose_gift(t: Table, seat: i64, action: i64) -> None:
    """§4.7.3 Row 1: each material goes into a chosen free slot."""
    row = seat * WIDTH
    column = t.seats[row + TARGET] % 10
    for material in range(3):
        t.seats[row + DUE + material] = t.box.gift[column * 6 + (action - GIFT) * 3 + material]
    ask_store(t, seat)


def ask_store(t: Table, seat: i64) -> None:
    """§4.7.3 What does not fit or is not in supply is lost."""
    row = seat * WIDTH
    for material in range(3):
        if t.seats[row + DUE + material] > 0:
            if t.supply[material] > 0 and total_room(t, seat) > 0:
                t.seats[row + STEP] = CHOOSE_STORE
                return
            t.seats[row + DUE + material] = 0
    t.seats[row + STEP] = WAIT


def storage_cells(t: Table, seat: i64) -> Cells:
    """§4.4, §4.7.3 Own storage buildings with a free slot."""
    d = t.land[seat]
    lo: i64 = 0
    hi: i64 = 0
    for tile in range(len(d.kinds)):
        if (tile == 0 or d.kinds[tile] == WARE) and store_room(t, seat, tile) > 0:
            cell = first_cell(d, tile)
            lo |= CELL_LO[cell]
            hi |= CELL_HI[cell]
    return lo, hi


def store_unit(t: Table, seat: i64, cell: i64, material: i64) -> None:
    """§4.4, §4.7.3 One material from the supply into a storage building."""
    d = own(t, seat)
    d.store[tile_at(d, cell)] += unit(material)
    own_counts(t)
    t.supply[material] -= 1
    if t.log is not None:
        t.log.say("stored", [seat, MATERIALS[material], CELL_NAMES[cell]])


def store_gift(t: Table, seat: i64, action: i64) -> None:
    """§4.7.3 Row 1: one material of the gift."""
    row = seat * WIDTH
    for material in range(3):
        if t.seats[row + DUE + material] > 0:
            store_unit(t, seat, action - STORE, material)
            t.seats[row + DUE + material] -= 1
            break
    ask_store(t, seat)


def council_sum(t: Table, seat: i64) -> i64:
    """§2.7 The columns of the two own discs."""
    row = seat * WIDTH + DISC
    return t.seats[row] % 10 + t.seats[row + 1] % 10
