"""§2.4 The guild actions: what each does. What may be used is in `legal`."""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.build import begin_deliveries
from mansard.games.red_cathedral.piles import kinds, one
from mansard.games.red_cathedral.state import (
    DEALS,
    INFL_MORE,
    RUBLES_OF,
    USE_INFLUENCE,
    WIDTH,
    Table,
)
from mansard.games.red_cathedral.tables import ACTIONS, MATERIALS, RESOURCES, RUBLES
from mansard.games.red_cathedral.track import gain_prestige, gain_recognition
from mansard.games.red_cathedral.workshop import activate, gain_rubles, return_material, take_material

SELL: Final[i64] = 0  # three actions
BUY: Final[i64] = 3  # three actions
HIRE: Final[i64] = 6  # two actions
RUBLE: Final[i64] = 8
SWAP: Final[i64] = 9
TWO_TO_ONE: Final[i64] = 10
RUBLE_AND_ONE: Final[i64] = 11
FOUR_TO_TWO: Final[i64] = 12
WORKSHOP: Final[i64] = 13
FREE_RECOGNITION: Final[i64] = 14
BUY_PRESTIGE: Final[i64] = 15
OFFER_THREE: Final[i64] = 16
ALL_TYPES: Final[i64] = 17


def guild_here(t: Table) -> i64:
    """§4.8 The guild card of the quadrant where the moved die stands."""
    return t.guilds[t.dice[t.moved] // 2]


def has_all_types(t: Table, seat: i64) -> bool:
    """§2.4 cl_all_types: a completed base, middle and dome."""
    mine = t.owned[seat] & t.completed
    types = t.plan.of_type
    return mine & types[0] != 0 and mine & types[1] != 0 and mine & types[2] != 0


def use_influence(t: Table, seat: i64, action: i64, argument: i64) -> None:
    """§4.8 deal 2, R21: one action of the card; a repeatable one asks whether to go on."""
    t.deals |= USE_INFLUENCE
    if t.log is not None:
        t.log.say("influence", [seat, ACTIONS[action]])
    if t.box.action_repeats[action]:
        t.action = action
        t.phase = INFL_MORE
    else:
        t.phase = DEALS
    carry_out(t, seat, action, argument)


def stop_influence(t: Table) -> None:
    """§4.8 `stop` closes the influence deal."""
    t.action = -1
    t.phase = DEALS


def carry_out(t: Table, seat: i64, action: i64, argument: i64) -> None:
    """§2.4 R22: costs are paid completely before gains."""
    if action < BUY:
        sell(t, seat, action, argument)
    elif action < HIRE:
        buy(t, seat, action, argument)
    elif action < RUBLE:
        pay_rubles(t, seat, action)
        begin_deliveries(t, t.box.action_budget[action])
    elif action == RUBLE:
        earn(t, seat, t.box.action_amount[action])
    elif action == SWAP:
        swap_tiles(t, seat, action, argument // 8, argument % 8)
    elif action < FOUR_TO_TWO:
        exchange(t, seat, action, argument // 6, argument % 6)
    elif action == FOUR_TO_TWO:
        exchange(t, seat, action, argument // 36, argument // 6 % 6)
        gain_one(t, seat, argument % 6)
    elif action == WORKSHOP:
        activate(t, seat, argument)
    else:
        ask_clergy(t, seat, action, argument)


def earn(t: Table, seat: i64, amount: i64) -> None:
    """Rubles from a guild."""
    gain_rubles(t, seat, amount)
    if t.log is not None:
        t.log.say("gained", [seat, RESOURCES[RUBLES], amount])


def pay_rubles(t: Table, seat: i64, action: i64) -> None:
    """The price of an action."""
    t.boards[seat * WIDTH + RUBLES_OF] -= t.box.action_rubles[action]


def give(t: Table, seat: i64, material: i64, amount: i64) -> None:
    """§2.4 Return materials to the supply."""
    return_material(t, seat, material, amount)
    if t.log is not None:
        t.log.say("gave", [seat, MATERIALS[material], amount])


def gain_one(t: Table, seat: i64, material: i64) -> None:
    """§2.4 One material from the supply."""
    take_material(t, seat, material, 1)
    if t.log is not None:
        t.log.say("gained", [seat, MATERIALS[material], 1])


def sell(t: Table, seat: i64, action: i64, material: i64) -> None:
    """§2.4 cr_sell: one material for rubles."""
    give(t, seat, material, 1)
    earn(t, seat, t.box.action_rubles[action])


def buy(t: Table, seat: i64, action: i64, material: i64) -> None:
    """§2.4 cr_buy: one material for rubles."""
    pay_rubles(t, seat, action)
    gain_one(t, seat, material)


def swap_tiles(t: Table, seat: i64, action: i64, first: i64, second: i64) -> None:
    """§2.4 te_swap_tiles: two resource tiles change places."""
    pay_rubles(t, seat, action)
    tiles = t.tiles[:]
    tiles[first] = t.tiles[second]
    tiles[second] = t.tiles[first]
    t.tiles = tiles
    if t.log is not None:
        t.log.say("swapped", [seat, first, second])


def exchange(t: Table, seat: i64, action: i64, gives: i64, gains: i64) -> None:
    """§2.4 me_two_to_one, me_ruble_and_one, me_four_to_two."""
    if action == RUBLE_AND_ONE:
        pay_rubles(t, seat, action)
    give(t, seat, gives, t.box.action_give[action])
    gain_one(t, seat, gains)


def ask_clergy(t: Table, seat: i64, action: i64, argument: i64) -> None:
    """§2.4 R3: free gains of the clergy are recognition, paid ones prestige."""
    if action == BUY_PRESTIGE:
        pay_rubles(t, seat, action)
        gain_prestige(t, seat, t.box.action_amount[action])
    elif action == OFFER_THREE:
        for material in range(6):
            if material == argument // 36 or material == argument // 6 % 6 or material == argument % 6:
                give(t, seat, material, 1)
        gain_prestige(t, seat, t.box.action_amount[action])
    else:
        gain_recognition(t, seat, t.box.action_amount[action])


def gainable(t: Table, gives: i64, amount: i64) -> i64:
    """R22 The kinds that are in the supply once the given materials are back."""
    return kinds(t.supply + amount * one(gives))
