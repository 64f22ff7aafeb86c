"""Why a move is refused: the rule's section, a text key and its arguments.

Every reason that the questions before it leave over is certain: `certain` asserts that it holds.
"""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.build import GEM_COUNTS, GEM_PILES, missing, section_type
from mansard.games.red_cathedral.claim import BANNER_PLACES, banner_places, open_slots, slot_cost
from mansard.games.red_cathedral.guild_reasons import why_not_guild
from mansard.games.red_cathedral.legal import options
from mansard.games.red_cathedral.market import goods, has_room, most_extra, most_goods, target
from mansard.games.red_cathedral.moves import (
    BANNER,
    BOOK,
    BUILD,
    CLAIM,
    DECORATE,
    DELIVER_ONE,
    END,
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
from mansard.games.red_cathedral.piles import count, one
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
    MAIN,
    ORNAMENT,
    PILE,
    RIVAL_CLAIM,
    RIVAL_ORNAMENT,
    SLOT,
    TAKE_GOODS,
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
