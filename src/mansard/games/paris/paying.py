"""§4.6 PAY: resources are paid one unit at a time, wood before marble before gold."""

from typing import Final

from mypy_extensions import i64

from mansard.games.paris.state import RES, UNUSED, WIDTH, Table, discard, held, stock_changes
from mansard.games.paris.tables import BONUS_10, BONUS_21, RESOURCES
from mansard.kernel.bits import popcount

# The ways to pay a unit; each resource has these eight codes.
BY_TOKEN: Final[i64] = 0
BY_FIXED: Final[i64] = 1  # three ways: bonus 2, 3, 4
BY_10: Final[i64] = 4
BY_21: Final[i64] = 5
BY_SECOND_HALF: Final[i64] = 6
BY_END: Final[i64] = 7
WAYS: Final = ["token", "bonus-2", "bonus-3", "bonus-4", "bonus-10", "bonus-21", "second-half", "end"]


def packed(wood: i64, marble: i64, gold: i64) -> i64:
    """A cost as one number."""
    return wood * 256 + marble * 16 + gold


def still_due(need: i64, resource: i64) -> i64:
    """The units of a resource in a packed cost."""
    if resource == 0:
        return need >> 8
    return need >> 4 & 15 if resource == 1 else need & 15


def unit_due(t: Table) -> i64:
    """§4.6 The type of the unit to be paid now: wood, then marble, then gold."""
    if t.need >= 256:
        return 0
    return 1 if t.need >= 16 else 2


def own_means(t: Table, seat: i64, tokens: i64, resource: i64) -> i64:
    """§4.6 T + F: own tokens, the matching bonus tile and the matching end tokens to hand."""
    row = seat * WIDTH
    means = t.boards[row + RES + resource]
    if t.boards[row + UNUSED] & fixed_tile(resource):
        means += 1
    if tokens:
        means += popcount(tokens & t.box.end_resource[resource])
    return means


def fixed_tile(resource: i64) -> i64:
    """Bonus 2, 3 or 4 as a bit."""
    if resource == 0:
        return 2
    return 4 if resource == 1 else 8


def jokers(t: Table, seat: i64) -> i64:
    """§4.6 J: units that jokers can give."""
    unused = t.boards[seat * WIDTH + UNUSED]
    units = t.second_half
    if unused & BONUS_10:
        units += 1
    if unused & BONUS_21:
        units += 2
    return units


def lacking(need: i64, means: i64) -> i64:
    """The units of a type that only a joker can pay."""
    return need - means if need > means else 0


# ---------------------------------------------------------------------- the ways to pay a unit


def has_way(t: Table, seat: i64, resource: i64, way: i64) -> bool:
    """Whether a way to pay a unit is to hand at all."""
    row = seat * WIDTH
    if way == BY_TOKEN:
        return t.boards[row + RES + resource] > 0
    if way < BY_10:
        return way == BY_FIXED + resource and t.boards[row + UNUSED] & fixed_tile(resource) != 0
    if way == BY_10:
        return t.boards[row + UNUSED] & BONUS_10 != 0
    if way == BY_21:
        return t.boards[row + UNUSED] & BONUS_21 != 0
    if way == BY_SECOND_HALF:
        return t.second_half > 0
    return held(t, seat) & t.box.end_resource[resource] != 0


def slack(t: Table, seat: i64) -> i64:
    """§4.6 Joker units beyond what the rest of the cost needs; never below 0 in a payable state."""
    tokens = held(t, seat)
    units = jokers(t, seat)
    for resource in range(3):
        due = still_due(t.need, resource)
        if due > 0:
            units -= lacking(due, own_means(t, seat, tokens, resource))
    return units


def ways_to_pay(t: Table, seat: i64) -> i64:
    """§4.6 The legal ways to pay the unit due, as bits: the rest must stay payable."""
    resource = unit_due(t)
    spare = slack(t, seat) > 0
    short = still_due(t.need, resource) > own_means(t, seat, held(t, seat), resource)
    ways: i64 = 0
    one: i64 = 1
    for way in range(8):
        joker = way >= BY_10 and way < BY_END
        if has_way(t, seat, resource, way) and (not joker or spare or short):
            ways |= one
        one += one
    return ways


def pay_unit(t: Table, seat: i64, resource: i64, way: i64) -> None:
    """§4.6 One unit is paid: tokens go to the resource reserve, tiles to the own discard."""
    t.need -= packed(1, 0, 0) if resource == 0 else packed(0, 1, 0) if resource == 1 else 1
    if t.log is not None:
        t.log.say("paid", [seat, RESOURCES[resource], WAYS[way]])
    if way == BY_TOKEN:
        t.boards[seat * WIDTH + RES + resource] -= 1
        stock_changes(t, resource, 1)
    elif way < BY_10:
        discard(t, seat, fixed_tile(resource))
    elif way == BY_10:
        discard(t, seat, BONUS_10)
    elif way == BY_21:
        discard(t, seat, BONUS_21)
        t.second_half = 1
    elif way == BY_SECOND_HALF:
        t.second_half = 0
    else:
        spend_end_token(t, held(t, seat) & t.box.end_resource[resource])


def spend_end_token(t: Table, matching: i64) -> None:
    """One of the matching end tokens goes to the common discard."""
    t.spent |= matching & -matching
