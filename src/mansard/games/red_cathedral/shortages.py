"""Reasons that name what is lacking; each asserts that it really is."""

from mypy_extensions import i64

from mansard.games.red_cathedral.build import may_deliver
from mansard.games.red_cathedral.piles import count
from mansard.games.red_cathedral.state import PILE, RUBLES_OF, UP, WIDTH, Table
from mansard.games.red_cathedral.tables import MATERIALS, SLOTS
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason


def certain(reason: Reason, holds: bool) -> Reason:
    """A reason that must hold, since no other does."""
    assert holds, f"{reason.key} is not the reason"
    return reason


def not_enough_rubles(t: Table, seat: i64, rule: str, cost: i64) -> Reason:
    """Something costs more than there is."""
    rubles = t.boards[seat * WIDTH + RUBLES_OF]
    return certain(Reason(rule, "not-enough-rubles", {"cost": cost, "rubles": rubles}), cost > rubles)


def too_little(t: Table, seat: i64, rule: str, material: i64, needed: i64) -> Reason:
    """The storage holds less of a material than is needed."""
    held = count(t.boards[seat * WIDTH + PILE], material)
    return certain(Reason(rule, "material-not-in-storage", {"material": MATERIALS[material]}), held < needed)


def supply_empty(rule: str, supply: i64, material: i64, needed: i64) -> Reason:
    """The supply holds less of a material than is needed."""
    reason = Reason(rule, "supply-is-empty", {"material": MATERIALS[material]})
    return certain(reason, count(supply, material) < needed)


def no_working_token(t: Table, seat: i64, rule: str, slot: i64) -> Reason:
    """§4.7 Only a face-up token works."""
    reason = Reason(rule, "no-working-token", {"slot": SLOTS[slot]})
    return certain(reason, not has(t.boards[seat * WIDTH + UP], slot))


def nothing_to_deliver(t: Table, seat: i64, rule: str) -> Reason:
    """§4.3, §2.4 Building and the teamsters need something to deliver."""
    return certain(Reason(rule, "nothing-to-deliver"), not may_deliver(t, seat))
