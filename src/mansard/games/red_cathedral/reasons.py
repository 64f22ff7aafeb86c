"""Why a move is refused: the rule's section, a text key and its arguments.

Every reason that the questions before it leave over is certain: `certain` asserts that it holds.
"""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.build import GEM_COUNTS, GEM_PILES, missing, section_type
from mansard.games.red_cathedral.claim import BANNER_PLACES, banner_places, open_slots, slot_cost
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
from mansard.games.red_cathedral.legal import options
from mansard.games.red_cathedral.market import goods, has_room, most_extra, most_goods, target
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
    with_sectors,
)
from mansard.games.red_cathedral.piles import count, kinds, one
from mansard.games.red_cathedral.rival import rival_claims, rival_ornament_places
from mansard.games.red_cathedral.shortages import (
    certain,
    no_working_token,
    not_enough_rubles,
    nothing_to_deliver,
    supply_empty,
    too_little,
)
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
    claimable,
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


def why_not(t: Table, seat: i64, text: str, first_sector: int) -> Reason:
    """Why a move of the player to act is not legal."""
    code = BOOK.read(with_sectors(text, -first_sector))
    if code is None:
        return Reason(RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    action: i64 = code
    reason = why_not_early(t, seat, action) if action < DELIVER_ONE else why_not_late(t, seat, action)
    if reason is None:
        return certain(
            Reason(RULE_OF_PHASE[t.phase], "not-now", {"move": text}), not offers_kind(t, seat, code)
        )
    return reason


def offers_kind(t: Table, seat: i64, code: int) -> bool:
    """Whether any move of the same kind may be made now."""
    kind = BOOK.kind_of(code).name
    for action in options(t, seat):
        if BOOK.kind_of(action).name == kind:
            return True
    return False


def why_not_early(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.3, §4.4, §4.7"""
    if action < BUILD:
        return why_not_claim(t, seat, action - CLAIM) if t.phase == MAIN else None
    if action == BUILD:
        return nothing_to_deliver(t, seat, "4.3") if t.phase == MAIN else None
    if action < BANNER:
        return why_not_market(t, seat, action - MARKET) if t.phase == MAIN else None
    if action < PUT:
        return why_not_banner(t, seat, action - BANNER) if t.phase == CLAIM_BANNER else None
    if action < GAIN_SOME:
        return why_not_slot(t, seat, action - PUT) if t.phase == CLAIM_SLOT else None
    if t.phase != GAIN:
        return None
    return certain(Reason("4.7", "not-so-much", {"most": t.gain_most}), action - GAIN_SOME > t.gain_most)


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
    return certain(Reason("4.5", "deliver-something-first"), t.made == 0)


def why_not_claim(t: Table, seat: i64, section: i64) -> Reason:
    """§4.3 claim."""
    args: dict[str, object] = {"section": SECTIONS[section]}
    if not has(t.plan.site, section):
        return Reason("2.5", "no-such-section", args)
    if banners_left(t, seat) == 0:
        return Reason("4.3", "no-banner-left")
    if has(claimed(t), section):
        return Reason("4.3", "section-has-an-owner", args)
    return certain(Reason("4.3", "claim-the-section-below-first", args), not has(claimable(t), section))


def why_not_banner(t: Table, seat: i64, place: i64) -> Reason:
    """§4.4 step 1."""
    reason = Reason("4.4", "no-banner-there", {"banner": BANNER_PLACES[place]})
    return certain(reason, not has(banner_places(t, seat), place))


def why_not_market(t: Table, seat: i64, move: i64) -> Reason:
    """§4.3 market."""
    die = move // 8
    extra = move % 8
    args: dict[str, object] = {"die": DICE[die]}
    if extra > 0 and die != WHITE and die != t.colours[seat]:
        return Reason("4.3", "extra-steps-only-own-or-white", args)
    if extra > t.box.most_steps:
        return Reason("4.3", "too-many-extra-steps", {"most": t.box.most_steps})
    if extra > most_extra(t, seat, die):
        return not_enough_rubles(t, seat, "4.3", extra * t.box.step_cost)
    sector = target(t, die, extra)
    return certain(Reason("4.3", "sector-is-full", {**args, "sector": sector}), not has_room(t, die, sector))


def why_not_slot(t: Table, seat: i64, move: i64) -> Reason:
    """§4.4 step 2."""
    slot = move // 2
    args: dict[str, object] = {"slot": SLOTS[slot]}
    if t.boards[seat * WIDTH + SLOT + slot] >= 0:
        return Reason("4.4", "slot-has-a-token", args)
    if not has(open_slots(t, seat), slot):
        return Reason("4.4", "slot-has-a-banner", args)
    assert move % 2 == 0, "face down costs nothing"
    return not_enough_rubles(t, seat, "4.4", slot_cost(t, seat, slot))


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
    return too_little(t, seat, "4.5", material, 1)


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
    return too_little(t, seat, "4.5", material, count(needed, material))


def why_not_take(t: Table, seat: i64, amount: i64) -> Reason:
    """§4.8 deal 1."""
    if t.deals & TAKE_GOODS:
        return Reason("4.8", "deal-already-made")
    gives = t.tiles[t.dice[t.moved]]
    if gives >= RUBLES:
        reason = Reason("4.8", "only-in-full", {"resource": RESOURCES[gives], "amount": goods(t)})
        return certain(reason, amount != goods(t))
    if amount > goods(t):
        return Reason("4.8", "not-so-much", {"most": most_goods(t, seat)})
    if free_cells(t, seat) < amount:
        return Reason("4.8", "storage-is-full", {"free": free_cells(t, seat)})
    return supply_empty("4.8", t.supply, gives, amount)


def why_not_deal(t: Table, seat: i64, action: i64) -> Reason | None:
    """§4.8 deal 3."""
    if action == END or t.phase != DEALS:
        return None
    if t.deals & USE_WORKSHOP:
        return Reason("4.8", "deal-already-made")
    slot = action - WORK
    if (slot if slot < WHITE else WHITE) != t.moved:
        return Reason("4.8", "slot-of-another-colour", {"slot": SLOTS[slot], "die": DICE[t.moved]})
    return no_working_token(t, seat, "4.8", slot)


def why_not_anytime(t: Table, seat: i64, action: i64) -> Reason:
    """§4.2.1 exchange and reroll."""
    if t.phase in (CLAIM_BANNER, GAIN, RIVAL_CLAIM, RIVAL_ORNAMENT):
        return Reason("4.2.1", "not-at-this-moment")
    if not may_lose_prestige(t, seat):
        return Reason("4.2.1", "no-symbol-behind")
    assert action >= REROLL, "an exchange needs nothing else"
    if t.rerolled:
        return Reason("4.2.1", "one-reroll-a-turn")
    reason = Reason("4.2.1", "no-dice-there", {"sector": action - REROLL})
    return certain(reason, dice_in(t, action - REROLL) == 0)


def why_not_rival(t: Table, action: i64) -> Reason | None:
    """§6.2.2 Only the sections that the Rival's rule names."""
    if action < RIVAL_DECORATE and t.phase == RIVAL_CLAIM:
        place = action - RIVAL_BANNER
        reason = Reason("6.2.2", "rival-claims-elsewhere", {"section": SECTIONS[place]})
        return certain(reason, not has(rival_claims(t), place))
    if action >= RIVAL_DECORATE and t.phase == RIVAL_ORNAMENT:
        place = action - RIVAL_DECORATE
        reason = Reason("6.2.2", "rival-decorates-elsewhere", {"section": SECTIONS[place]})
        return certain(reason, not has(rival_ornament_places(t), place))
    return None


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
