"""Why a move is refused: the rule's section, a text key and its arguments."""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.build import GEM_COUNTS, GEM_PILES, missing, section_type
from mansard.games.red_cathedral.claim import BANNER_PLACES, may_pay_slot, open_slots, slot_cost
from mansard.games.red_cathedral.guilds import (
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
)
from mansard.games.red_cathedral.market import goods, most_goods, target
from mansard.games.red_cathedral.moves import (
    ACTION_OF,
    BANNER,
    BOOK,
    BUILD,
    CLAIM,
    DECORATE,
    DELIVER_ONE,
    END,
    FIRST_OF,
    GAIN_SOME,
    GUILD,
    MARKET,
    PUT,
    REROLL,
    RIVAL_BANNER,
    RIVAL_DECORATE,
    STOP,
    TAKE,
    WORK,
)
from mansard.games.red_cathedral.piles import count, kinds, one
from mansard.games.red_cathedral.state import (
    CLAIM_BANNER,
    CLAIM_SLOT,
    DEALS,
    DELIVER,
    GAIN,
    INFL_MORE,
    MAIN,
    ORNAMENT,
    PILE,
    RIVAL_CLAIM,
    RIVAL_ORNAMENT,
    RUBLES_OF,
    SLOT,
    TAKE_GOODS,
    USE_INFLUENCE,
    USE_WORKSHOP,
    WIDTH,
    Table,
    banners_left,
    claimed,
    decorated,
    dice_in,
    free_cells,
)
from mansard.games.red_cathedral.tables import (
    ACTIONS,
    DICE,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    RUBLES,
    SECTIONS,
    SLOTS,
    WHITE,
)
from mansard.games.red_cathedral.track import may_lose_prestige
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason

RULE_OF_PHASE: Final = [
    "4.3",
    "4.4",
    "4.4",
    "4.7",
    "4.5",
    "4.8",
    "4.8",
    "4.9",
    "6.2.2",
    "6.2.2",
    "5.2",
]


def why_not(t: Table, seat: i64, text: str) -> Reason:
    """Why a move of the player to act is not legal."""
    code = BOOK.read(" ".join(text.split()))
    if code is None:
        return Reason(RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    action: i64 = code
    reason = why_not_early(t, seat, action) if action < DELIVER_ONE else why_not_late(t, seat, action)
    if reason is None:
        return Reason(RULE_OF_PHASE[t.phase], "not-now", {"move": text})
    return reason


def why_not_early(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.3, §4.4, §4.7"""
    if action < BUILD:
        return why_not_claim(t, seat, action - CLAIM) if t.phase == MAIN else None
    if action == BUILD:
        return Reason("4.3", "nothing-to-deliver") if t.phase == MAIN else None
    if action < BANNER:
        return why_not_market(t, seat, action - MARKET) if t.phase == MAIN else None
    if action < PUT:
        args: dict[str, object] = {"banner": BANNER_PLACES[action - BANNER]}
        return Reason("4.4", "no-banner-there", args) if t.phase == CLAIM_BANNER else None
    if action < GAIN_SOME:
        return why_not_slot(t, seat, action - PUT) if t.phase == CLAIM_SLOT else None
    return Reason("4.7", "not-so-much", {"most": t.gain_most}) if t.phase == GAIN else None


def why_not_late(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.2.1, §4.5, §4.8, §6.2"""
    if action >= GUILD:
        return why_not_guild(t, seat, action)
    if action >= RIVAL_BANNER:
        return why_not_rival(t, action)
    if action > END:
        return why_not_anytime(t, seat, action)
    if action >= WORK:
        return why_not_deal(t, seat, action)
    if action >= TAKE:
        return why_not_take(t, seat, action - TAKE + 1) if t.phase == DEALS else None
    if t.phase != DELIVER:
        return None
    if action < DECORATE:
        return why_not_deliver(t, seat, (action - DELIVER_ONE) // 36, (action - DELIVER_ONE) % 36)
    if action < STOP:
        return why_not_ornament(t, seat, (action - DECORATE) // 6, (action - DECORATE) % 6)
    return Reason("4.5", "deliver-something-first")


def why_not_claim(t: Table, seat: i64, section: i64) -> Reason:
    """§4.3 claim."""
    args: dict[str, object] = {"section": SECTIONS[section]}
    if not has(t.plan.site, section):
        return Reason("2.5", "no-such-section", args)
    if banners_left(t, seat) == 0:
        return Reason("4.3", "no-banner-left")
    if has(claimed(t), section):
        return Reason("4.3", "section-has-an-owner", args)
    return Reason("4.3", "claim-the-section-below-first", args)


def why_not_market(t: Table, seat: i64, move: i64) -> Reason:
    """§4.3 market."""
    die = move // 8
    extra = move % 8
    args: dict[str, object] = {"die": DICE[die]}
    if extra > 0 and die != WHITE and die != t.colours[seat]:
        return Reason("4.3", "extra-steps-only-own-or-white", args)
    if extra * t.box.step_cost > t.boards[seat * WIDTH + RUBLES_OF]:
        return not_enough_rubles(t, seat, "4.3", extra * t.box.step_cost)
    return Reason("4.3", "sector-is-full", {**args, "sector": target(t, die, extra)})


def why_not_slot(t: Table, seat: i64, move: i64) -> Reason:
    """§4.4 step 2."""
    slot = move // 2
    args: dict[str, object] = {"slot": SLOTS[slot]}
    if t.boards[seat * WIDTH + SLOT + slot] >= 0:
        return Reason("4.4", "slot-has-a-token", args)
    if not has(open_slots(t, seat), slot):
        return Reason("4.4", "slot-has-a-banner", args)
    return not_enough_rubles(t, seat, "4.4", 0 if may_pay_slot(t, seat, slot) else slot_cost(t, seat, slot))


def not_enough_rubles(t: Table, seat: i64, rule: str, cost: i64) -> Reason:
    """Something costs more than there is."""
    return Reason(rule, "not-enough-rubles", {"cost": cost, "rubles": t.boards[seat * WIDTH + RUBLES_OF]})


def why_not_deliver(t: Table, seat: i64, material: i64, section: i64) -> Reason:
    """§4.5 deliver."""
    args: dict[str, object] = {"section": SECTIONS[section], "material": MATERIALS[material]}
    if not has(t.plan.site, section):
        return Reason("2.5", "no-such-section", {"section": SECTIONS[section]})
    if not has(t.owned[seat], section):
        return Reason("4.5", "not-your-section", {"section": SECTIONS[section]})
    if has(t.completed, section):
        return Reason("4.5", "section-is-completed", {"section": SECTIONS[section]})
    if count(missing(t, section), material) == 0:
        return Reason("4.5", "material-not-needed", args)
    return Reason("4.5", "material-not-in-storage", {"material": MATERIALS[material]})


def why_not_ornament(t: Table, seat: i64, section: i64, gems: i64) -> Reason:
    """§4.5 ornament."""
    args: dict[str, object] = {"section": SECTIONS[section]}
    if not has(t.plan.site, section):
        return Reason("2.5", "no-such-section", args)
    if not has(t.completed, section):
        return Reason("4.5", "section-not-completed", args)
    if has(decorated(t), section):
        return Reason("4.5", "section-has-an-ornament", args)
    kind = section_type(t, section)
    if t.boards[seat * WIDTH + ORNAMENT + kind] == 0:
        return Reason("4.5", "ornament-not-available", {"ornament": ORNAMENTS[kind]})
    material = t.box.ornament_material[kind]
    if 1 + GEM_COUNTS[gems] > t.budget:
        return Reason("4.5", "budget-too-small", {"needed": 1 + GEM_COUNTS[gems], "budget": t.budget})
    return why_not_pile(t, seat, one(material) + GEM_PILES[gems])


def why_not_pile(t: Table, seat: i64, needed: i64) -> Reason:
    """§4.5 The first material of which there is too little in storage."""
    pile = t.boards[seat * WIDTH + PILE]
    material: i64 = 0
    while material < 5 and count(pile, material) >= count(needed, material):
        material += 1
    return Reason("4.5", "material-not-in-storage", {"material": MATERIALS[material]})


def why_not_take(t: Table, seat: i64, amount: i64) -> Reason:
    """§4.8 deal 1."""
    if t.deals & TAKE_GOODS:
        return Reason("4.8", "deal-already-made")
    gives = t.tiles[t.dice[t.moved]]
    if gives >= RUBLES:
        return Reason("4.8", "only-in-full", {"resource": RESOURCES[gives], "amount": goods(t)})
    if amount > goods(t):
        return Reason("4.8", "not-so-much", {"most": most_goods(t, seat)})
    if free_cells(t, seat) < amount:
        return Reason("4.8", "storage-is-full", {"free": free_cells(t, seat)})
    return Reason("4.8", "supply-is-empty", {"material": MATERIALS[gives]})


def why_not_deal(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.8 deal 3."""
    if action == END or t.phase != DEALS:
        return None
    if t.deals & USE_WORKSHOP:
        return Reason("4.8", "deal-already-made")
    slot = action - WORK
    args: dict[str, object] = {"slot": SLOTS[slot]}
    if (slot if slot < WHITE else WHITE) != t.moved:
        return Reason("4.8", "slot-of-another-colour", {**args, "die": DICE[t.moved]})
    return Reason("4.8", "no-working-token", args)


def why_not_anytime(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.2.1 exchange and reroll."""
    if t.phase in (CLAIM_BANNER, GAIN, RIVAL_CLAIM, RIVAL_ORNAMENT):
        return Reason("4.2.1", "not-at-this-moment")
    if not may_lose_prestige(t, seat):
        return Reason("4.2.1", "no-symbol-behind")
    if action < REROLL:
        return None
    if t.rerolled:
        return Reason("4.2.1", "one-reroll-a-turn")
    if dice_in(t, action - REROLL) == 0:
        return Reason("4.2.1", "no-dice-there", {"sector": action - REROLL})
    return None


def why_not_rival(t: Table, action: i64) -> Reason | None:
    """§6.2.2 Only the sections that the Rival's rule names."""
    if action < RIVAL_DECORATE:
        args: dict[str, object] = {"section": SECTIONS[action - RIVAL_BANNER]}
        return Reason("6.2.2", "rival-claims-elsewhere", args) if t.phase == RIVAL_CLAIM else None
    args = {"section": SECTIONS[action - RIVAL_DECORATE]}
    return Reason("6.2.2", "rival-decorates-elsewhere", args) if t.phase == RIVAL_ORNAMENT else None


# ---------------------------------------------------------------------- guild actions


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
        return Reason("2.4", "nothing-to-deliver")
    if action == SWAP:
        return Reason("2.4", "two-different-sectors-ascending")
    if TWO_TO_ONE <= action <= FOUR_TO_TWO:
        return why_not_exchange(t, seat, action, argument)
    if action == WORKSHOP:
        return Reason("2.4", "no-working-token", {"slot": SLOTS[argument]})
    if action == OFFER_THREE:
        return Reason("2.4", "three-different-materials-ascending")
    return Reason("2.4", "not-all-types-completed")


def costs_rubles(action: i64) -> bool:
    """§2.4 The actions with a price."""
    return BUY <= action < RUBLE or action in (SWAP, RUBLE_AND_ONE, BUY_PRESTIGE)


def why_not_trade(t: Table, seat: i64, action: i64, material: i64) -> Reason:
    """§2.4 Selling and buying."""
    args: dict[str, object] = {"material": MATERIALS[material]}
    if t.box.action_set[action] & one(material) == 0:
        return Reason("2.4", "material-not-traded", args)
    if action < BUY:
        return Reason("2.4", "material-not-in-storage", args)
    if free_cells(t, seat) == 0:
        return Reason("2.4", "storage-is-full", {"free": 0})
    return Reason("2.4", "supply-is-empty", args)


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
    if action == FOUR_TO_TWO and argument // 6 % 6 > gains:
        return Reason("2.4", "name-materials-in-order")
    if action == FOUR_TO_TWO and kinds(t.supply) & one(argument // 6 % 6) == 0:
        gains = argument // 6 % 6
    return Reason("2.4", "supply-is-empty", {"material": MATERIALS[gains]})
