"""§4.3, §4.8 Visiting the market: a die moves, then up to three deals."""

from mypy_extensions import i64

from mansard.games.red_cathedral.dice import roll_sector
from mansard.games.red_cathedral.state import (
    DEALS,
    RUBLES_OF,
    TAKE_GOODS,
    USE_WORKSHOP,
    WIDTH,
    Table,
    dice_in,
)
from mansard.games.red_cathedral.tables import DICE, RECOGNITION, RESOURCES, RUBLES, SECTORS, WHITE
from mansard.games.red_cathedral.track import gain_recognition
from mansard.games.red_cathedral.workshop import activate, room_for, take_material


def target(t: Table, die: i64, extra: i64) -> i64:
    """§4.3 Where a die comes to stand."""
    return (t.dice[die] + t.dice[5 + die] + extra) % SECTORS


def has_room(t: Table, die: i64, sector: i64) -> bool:
    """§4.3, R18: at most two other dice in the target; the moving die is lifted first."""
    others = dice_in(t, sector)
    if t.dice[die] == sector:
        others -= 1
    return others < t.box.most_dice


def most_extra(t: Table, seat: i64, die: i64) -> i64:
    """§4.3 Extra steps are for the white die and the die of the own colour, as far as the rubles go."""
    if die != WHITE and die != t.colours[seat]:
        return 0
    steps = t.boards[seat * WIDTH + RUBLES_OF] // t.box.step_cost
    return steps if steps < t.box.most_steps else t.box.most_steps


def move_die(t: Table, seat: i64, die: i64, extra: i64) -> None:
    """§4.3 market: pay the extra steps, move the die; its value stays (R19: full sectors are passed)."""
    t.boards[seat * WIDTH + RUBLES_OF] -= extra * t.box.step_cost
    sector = target(t, die, extra)
    if t.log is not None:
        t.log.say("moved", [seat, DICE[die], t.dice[5 + die], extra, sector, RESOURCES[t.tiles[sector]]])
    t.dice[die] = sector
    t.moved = die
    t.deals = 0
    t.phase = DEALS


def goods(t: Table) -> i64:
    """§4.8 deal 1: the amount of the tile for every die in the sector; the tile is read now."""
    sector = t.dice[t.moved]
    return t.box.tile_amount[t.tiles[sector]] * dice_in(t, sector)


def most_goods(t: Table, seat: i64) -> i64:
    """§4.8 deal 1: rubles and recognition in full, a material as far as storage and supply go."""
    gives = t.tiles[t.dice[t.moved]]
    if gives >= RUBLES:
        return goods(t)
    return room_for(t, seat, gives, goods(t))


def take_goods(t: Table, seat: i64, amount: i64) -> None:
    """§4.8 deal 1."""
    gives = t.tiles[t.dice[t.moved]]
    t.deals |= TAKE_GOODS
    if t.log is not None:
        t.log.say("took", [seat, RESOURCES[gives], amount])
    if gives == RUBLES:
        t.boards[seat * WIDTH + RUBLES_OF] += amount
    elif gives == RECOGNITION:
        gain_recognition(t, seat, amount)
    else:
        take_material(t, seat, gives, amount)


def use_workshop(t: Table, seat: i64, slot: i64) -> None:
    """§4.8 deal 3."""
    t.deals |= USE_WORKSHOP
    activate(t, seat, slot)


def mandatory_roll(t: Table) -> None:
    """§4.8 step 4: all dice of the sector where the moved die stands."""
    if t.moved >= 0:
        roll_sector(t, t.dice[t.moved])
