"""§4.7 What a workshop token pays."""

from mypy_extensions import i64

from mansard.games.red_cathedral.piles import count, one
from mansard.games.red_cathedral.state import (
    GAIN,
    PILE,
    RUBLES_OF,
    SLOT,
    UP,
    WIDTH,
    Table,
    free_cells,
    resume,
)
from mansard.games.red_cathedral.tables import FIRST_DIE_TOKEN, RECOGNITION, RESOURCES, RUBLES, SLOTS, WHITE
from mansard.games.red_cathedral.track import gain_recognition
from mansard.kernel.bits import bit


def room_for(t: Table, seat: i64, material: i64, amount: i64) -> i64:
    """§4.7, R20 As much of a material as is offered, fits into the storage and is in the supply."""
    most = free_cells(t, seat)
    if amount < most:
        most = amount
    left = count(t.supply, material)
    return left if left < most else most


def take_material(t: Table, seat: i64, material: i64, amount: i64) -> None:
    """From the supply into the storage."""
    t.supply -= amount * one(material)
    t.boards[seat * WIDTH + PILE] += amount * one(material)


def return_material(t: Table, seat: i64, material: i64, amount: i64) -> None:
    """From the storage into the supply."""
    t.boards[seat * WIDTH + PILE] -= amount * one(material)
    t.supply += amount * one(material)


def gain_rubles(t: Table, seat: i64, amount: i64) -> None:
    """R5 Rubles are not limited."""
    t.boards[seat * WIDTH + RUBLES_OF] += amount


def paid_by(t: Table, token: i64) -> tuple[i64, i64]:
    """§4.7 What a token pays and how much; a die token pays the tile under its die, once (R24)."""
    gives = t.box.token_gives[token]
    if gives < FIRST_DIE_TOKEN:
        return gives, t.box.token_amount[token]
    gives = t.tiles[t.dice[gives - FIRST_DIE_TOKEN]]
    return gives, t.box.tile_amount[gives]


def activate(t: Table, seat: i64, slot: i64) -> None:
    """§4.7 A face-up token pays."""
    token = t.boards[seat * WIDTH + SLOT + slot]
    gives, amount = paid_by(t, token)
    if t.log is not None:
        t.log.say("workshop", [seat, SLOTS[slot], t.box.tokens[token]])
    pay(t, seat, gives, amount)


def pay(t: Table, seat: i64, gives: i64, amount: i64) -> None:
    """§4.7 Rubles and recognition in full; of a material as much as the player wants."""
    resume(t)
    if gives == RUBLES:
        gain_rubles(t, seat, amount)
    elif gives == RECOGNITION:
        gain_recognition(t, seat, amount)
    else:
        ask_gain(t, seat, gives, amount)
        return
    if t.log is not None:
        t.log.say("gained", [seat, RESOURCES[gives], amount])


def ask_gain(t: Table, seat: i64, material: i64, amount: i64) -> None:
    """§4.7 GAIN is asked only if something can be gained."""
    most = room_for(t, seat, material, amount)
    if most > 0:
        t.gain_kind = material
        t.gain_most = most
        t.phase = GAIN


def gain(t: Table, seat: i64, amount: i64) -> None:
    """§4.7 The answer to GAIN; less than offered, even nothing, may be taken (R20)."""
    take_material(t, seat, t.gain_kind, amount)
    if t.log is not None:
        t.log.say("gained", [seat, RESOURCES[t.gain_kind], amount])
    t.gain_kind = -1
    t.gain_most = 0
    resume(t)


def working_slots(t: Table, seat: i64, die: i64) -> i64:
    """§4.8, R23 The slots of a die's colour with a face-up token; white has two."""
    return t.boards[seat * WIDTH + UP] & (0x30 if die == WHITE else bit(die))
