"""§4.4 Claiming a section: banner, then the workshop token and its slot."""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.state import (
    CLAIM_BANNER,
    CLAIM_SLOT,
    ORNAMENT,
    RESERVE,
    RUBLES_OF,
    SLOT,
    STORED,
    UP,
    WHITES,
    WIDTH,
    Table,
    is_advanced,
    resume,
)
from mansard.games.red_cathedral.tables import ORNAMENTS, SECTIONS, SLOTS, WHITE
from mansard.games.red_cathedral.workshop import activate
from mansard.kernel.bits import bit, has

BANNER_PLACES: Final = ["storage", "reserve", "white1", "white2"]
FACES: Final = ["up", "down"]


def choose_section(t: Table, section: i64) -> None:
    """§4.3 claim: the section waits for its banner."""
    t.chosen = section
    t.phase = CLAIM_BANNER


def banner_places(t: Table, seat: i64) -> i64:
    """§4.4 step 1: storage, reserve, and on the advanced side the white slots, as bits."""
    row = seat * WIDTH
    places = t.boards[row + WHITES] << 2
    if t.boards[row + STORED] > 0:
        places |= 1
    if t.boards[row + RESERVE] > 0:
        places |= 2
    return places


def put_banner(t: Table, seat: i64, place: i64) -> None:
    """§4.4 step 1: the banner leaves its place, the section has an owner, the token is taken."""
    row = seat * WIDTH
    if place == 0:
        t.boards[row + STORED] -= 1
    elif place == 1:
        t.boards[row + RESERVE] -= 1
    else:
        t.boards[row + WHITES] &= ~bit(place - 2)
    t.owned[seat] |= bit(t.chosen)
    t.token = t.tokens[t.chosen]
    if t.log is not None:
        args: list[object] = [seat, SECTIONS[t.chosen], BANNER_PLACES[place], t.box.tokens[t.token]]
        t.log.say("claimed", args)
    t.chosen = -1
    t.phase = CLAIM_SLOT


def open_slots(t: Table, seat: i64) -> i64:
    """§4.4 step 2, R6: slots without a token; a white slot that holds a banner is closed."""
    row = seat * WIDTH
    slots: i64 = 0
    for slot in range(6):
        if t.boards[row + SLOT + slot] < 0:
            slots |= bit(slot)
    return slots & ~(t.boards[row + WHITES] << 4)


def slot_cost(t: Table, seat: i64, slot: i64) -> i64:
    """§2.8 What a face-up token costs in a slot."""
    side: i64 = 24 if is_advanced(t, seat) else 0
    return t.box.slot_cost[side + t.colours[seat] * 6 + slot]


def may_pay_slot(t: Table, seat: i64, slot: i64) -> bool:
    """§4.4 step 2, R25: face up needs the full cost."""
    return t.boards[seat * WIDTH + RUBLES_OF] >= slot_cost(t, seat, slot)


def put_token(t: Table, seat: i64, slot: i64, down: i64) -> None:
    """§4.4 step 2: face up is paid for, frees an ornament and pays at once; face down is free and mute."""
    row = seat * WIDTH
    t.boards[row + SLOT + slot] = t.token
    cost: i64 = 0 if down else slot_cost(t, seat, slot)
    if t.log is not None:
        t.log.say("token", [seat, t.box.tokens[t.token], SLOTS[slot], FACES[down], cost])
    t.token = -1
    resume(t)
    if not down:
        t.boards[row + RUBLES_OF] -= cost
        t.boards[row + UP] |= bit(slot)
        free_ornament(t, seat, slot)
        activate(t, seat, slot)


def free_ornament(t: Table, seat: i64, slot: i64) -> None:
    """§4.4, §6.1 On the advanced side a face-up token frees the ornament of a coloured slot."""
    if not is_advanced(t, seat) or slot >= WHITE:
        return
    kind = locked_ornament(t, seat, slot)
    t.boards[seat * WIDTH + ORNAMENT + kind] += 1
    if t.log is not None:
        t.log.say("ornament-freed", [seat, ORNAMENTS[kind], SLOTS[slot]])


def locked_ornament(t: Table, seat: i64, slot: i64) -> i64:
    """§2.8 The ornament that the advanced side has in a coloured slot."""
    return t.box.locked_ornament[t.colours[seat] * 4 + slot]


def still_locked(t: Table, seat: i64) -> i64:
    """§2.8, R26 The coloured slots whose ornament is locked, under a face-down token for good."""
    if not is_advanced(t, seat):
        return 0
    return 0xF & ~t.boards[seat * WIDTH + UP]


def is_buried(t: Table, seat: i64, slot: i64) -> bool:
    """R26 A face-down token buries the ornament of its slot."""
    return has(still_locked(t, seat), slot) and t.boards[seat * WIDTH + SLOT + slot] >= 0
