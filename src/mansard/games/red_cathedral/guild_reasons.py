"""§2.4 §4.8 Why an action of the guilds is refused."""

from mypy_extensions import i64

from mansard.games.red_cathedral.guilds import (
    ALL_TYPES,
    BUY,
    BUY_PRESTIGE,
    FOUR_TO_TWO,
    HIRE,
    OFFER_THREE,
    RUBLE,
    RUBLE_AND_ONE,
    SWAP,
    TWO_TO_ONE,
    WORKSHOP,
    guild_here,
    has_all_types,
)
from mansard.games.red_cathedral.moves import (
    ACTION_OF,
    FIRST_OF,
    GUILD,
)
from mansard.games.red_cathedral.piles import count, kinds, one
from mansard.games.red_cathedral.shortages import (
    certain,
    no_working_token,
    not_enough_rubles,
    nothing_to_deliver,
    supply_empty,
    too_little,
)
from mansard.games.red_cathedral.state import (
    DEALS,
    INFL_MORE,
    PILE,
    RUBLES_OF,
    USE_INFLUENCE,
    WIDTH,
    Table,
    free_cells,
)
from mansard.games.red_cathedral.tables import (
    ACTIONS,
    MATERIALS,
)
from mansard.kernel.errors import Reason


def why_not_guild(t: Table, seat: i64, code: i64) -> Reason | None:
    """§4.8 deal 2: the wrong moment, the wrong card, or the action's precondition (§2.4)."""
    action = ACTION_OF[code - GUILD]
    args: dict[str, object] = {"action": ACTIONS[action]}
    if t.phase == INFL_MORE and action != t.action:
        return Reason("4.8", "one-action-a-deal", {"action": ACTIONS[t.action]})
    if t.phase != DEALS and t.phase != INFL_MORE:
        return None
    if t.phase == DEALS and t.deals & USE_INFLUENCE:
        return Reason("4.8", "deal-already-made")
    card = guild_here(t)
    if action != t.box.card_actions[card * 2] and action != t.box.card_actions[card * 2 + 1]:
        return Reason("4.8", "action-not-on-this-card", {**args, "card": t.box.guild_cards[card]})
    return why_not_action(t, seat, action, code - FIRST_OF[action])


def why_not_action(t: Table, seat: i64, action: i64, argument: i64) -> Reason:
    """§2.4 The precondition of an action."""
    price = t.box.action_rubles[action]
    if costs_rubles(action) and t.boards[seat * WIDTH + RUBLES_OF] < price:
        return not_enough_rubles(t, seat, "2.4", price)
    if action < HIRE:
        return why_not_trade(t, seat, action, argument)
    if action < RUBLE:
        return nothing_to_deliver(t, seat, "2.4")
    if action == SWAP:
        return certain(Reason("2.4", "two-different-sectors-ascending"), argument // 8 >= argument % 8)
    if TWO_TO_ONE <= action <= FOUR_TO_TWO:
        return why_not_exchange(t, seat, action, argument)
    if action == WORKSHOP:
        return no_working_token(t, seat, "2.4", argument)
    if action == OFFER_THREE:
        return why_not_three(t, seat, argument)
    reason = Reason("2.4", "not-all-types-completed")
    return certain(reason, action == ALL_TYPES and not has_all_types(t, seat))


def why_not_three(t: Table, seat: i64, argument: i64) -> Reason:
    """§2.4 cl_offer_three."""
    first, second, third = argument // 36, argument // 6 % 6, argument % 6
    named = one(first) | one(second) | one(third)
    ascending = first < second and second < third
    held = named & ~kinds(t.boards[seat * WIDTH + PILE]) == 0
    return certain(Reason("2.4", "three-different-materials-ascending"), not (ascending and held))


def costs_rubles(action: i64) -> bool:
    """§2.4 The actions with a price."""
    return BUY <= action < RUBLE or action in (SWAP, RUBLE_AND_ONE, BUY_PRESTIGE)


def why_not_trade(t: Table, seat: i64, action: i64, material: i64) -> Reason:
    """§2.4 Selling and buying."""
    args: dict[str, object] = {"material": MATERIALS[material]}
    if t.box.action_set[action] & one(material) == 0:
        return Reason("2.4", "material-not-traded", args)
    if action < BUY:
        return too_little(t, seat, "2.4", material, 1)
    if free_cells(t, seat) == 0:
        return Reason("2.4", "storage-is-full", {"free": 0})
    return supply_empty("2.4", t.supply, material, 1)


def why_not_exchange(t: Table, seat: i64, action: i64, argument: i64) -> Reason:
    """§2.4 The merchants' exchanges."""
    gives = argument // 36 if action == FOUR_TO_TWO else argument // 6
    gains = argument % 6
    needed = t.box.action_give[action]
    if count(t.boards[seat * WIDTH + PILE], gives) < needed:
        args: dict[str, object] = {"material": MATERIALS[gives], "needed": needed}
        return Reason("2.4", "not-enough-to-give", args)
    if action == RUBLE_AND_ONE and gains == gives:
        return Reason("2.4", "take-another-material", {"material": MATERIALS[gives]})
    back = t.supply + needed * one(gives)
    if action != FOUR_TO_TWO:
        return supply_empty("2.4", back, gains, 1)
    first = argument // 6 % 6
    if first > gains:
        return Reason("2.4", "name-materials-in-order")
    if count(back, first) == 0:
        return supply_empty("2.4", back, first, 1)
    return supply_empty("2.4", back, gains, 2 if first == gains else 1)
