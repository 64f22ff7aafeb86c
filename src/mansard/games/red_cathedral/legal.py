"""The legal actions at every decision (§4.2-§4.9, §6.2): the only truth about legality."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.red_cathedral.build import (
    deliverable,
    may_add,
    may_deliver,
    ornament_places,
    unfinished,
)
from mansard.games.red_cathedral.claim import banner_places, may_pay_slot, open_slots
from mansard.games.red_cathedral.dice import occupied
from mansard.games.red_cathedral.guilds import (
    ALL_TYPES,
    BUY,
    BUY_PRESTIGE,
    FOUR_TO_TWO,
    FREE_RECOGNITION,
    HIRE,
    OFFER_THREE,
    RUBLE,
    RUBLE_AND_ONE,
    SWAP,
    TWO_TO_ONE,
    WORKSHOP,
    gainable,
    guild_here,
    has_all_types,
)
from mansard.games.red_cathedral.market import has_room, most_extra, most_goods, target
from mansard.games.red_cathedral.moves import (
    BANNER,
    BUILD,
    CLAIM,
    DECORATE,
    DELIVER_ONE,
    END,
    EXCHANGE,
    FIRST_OF,
    GAIN_SOME,
    MARKET,
    PUT,
    REROLL,
    RIVAL_BANNER,
    RIVAL_DECORATE,
    STOP,
    TAKE,
    WORK,
)
from mansard.games.red_cathedral.piles import at_least, count, first_kind, kinds, one
from mansard.games.red_cathedral.rival import rival_claims, rival_ornament_places
from mansard.games.red_cathedral.state import (
    CLAIM_BANNER,
    CLAIM_SLOT,
    DEALS,
    DELIVER,
    END_TURN,
    GAIN,
    INFL_MORE,
    MAIN,
    OVER,
    PILE,
    RIVAL_CLAIM,
    RIVAL_ORNAMENT,
    RUBLES_OF,
    TAKE_GOODS,
    UP,
    USE_INFLUENCE,
    USE_WORKSHOP,
    WIDTH,
    Table,
    banners_left,
    claimable,
    free_cells,
)
from mansard.games.red_cathedral.tables import RUBLES
from mansard.games.red_cathedral.track import may_lose_prestige
from mansard.games.red_cathedral.workshop import working_slots
from mansard.kernel.bits import lowest


def actor(t: Table) -> i64:
    """§6.2.3 The human decides for the Rival."""
    if t.phase == OVER:
        return -1
    if t.phase == RIVAL_CLAIM or t.phase == RIVAL_ORNAMENT:
        return 0
    return t.turn


def options(t: Table, seat: i64) -> vec[i64]:
    """The legal actions of a seat in a stable order; empty if it may not act."""
    found = vec[i64]()
    if seat != actor(t) or seat < 0:
        return found
    if t.phase == MAIN:
        return anytime(t, seat, main_offers(t, seat, found))
    if t.phase == DEALS:
        return anytime(t, seat, deal_offers(t, seat, found))
    if t.phase == DELIVER:
        return anytime(t, seat, delivery_offers(t, seat, found))
    if t.phase == END_TURN:
        return anytime(t, seat, append(found, END))
    if t.phase == CLAIM_SLOT:
        return anytime(t, seat, slot_offers(t, seat, found))
    if t.phase == INFL_MORE:
        return anytime(t, seat, guild_offers(t, seat, t.action, append(found, STOP)))
    return other_offers(t, seat, found)


def other_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.2.1 The decisions without anytime options."""
    if t.phase == CLAIM_BANNER:
        return spread(found, BANNER, banner_places(t, seat))
    if t.phase == GAIN:
        for amount in range(t.gain_most + 1):
            found = append(found, GAIN_SOME + amount)
        return found
    if t.phase == RIVAL_CLAIM:
        return spread(found, RIVAL_BANNER, rival_claims(t))
    return spread(found, RIVAL_DECORATE, rival_ornament_places(t))


def spread(found: vec[i64], first: i64, choices: i64) -> vec[i64]:
    """Add one action for every member of a set."""
    while choices:
        found = append(found, first + lowest(choices))
        choices &= choices - 1
    return found


def anytime(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.2.1, R11 exchange, and once a turn reroll of a sector with dice."""
    if may_lose_prestige(t, seat):
        found = append(found, EXCHANGE)
        if t.rerolled == 0:
            found = spread(found, REROLL, occupied(t))
    return found


# ---------------------------------------------------------------------- §4.3, §4.4


def main_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.3 MAIN: claim, build, market."""
    if banners_left(t, seat) > 0:
        found = spread(found, CLAIM, claimable(t))
    if may_deliver(t, seat):
        found = append(found, BUILD)
    for die in range(5):
        for extra in range(most_extra(t, seat, die) + 1):
            if has_room(t, die, target(t, die, extra)):
                found = append(found, MARKET + die * 8 + extra)
    return found


def slot_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.4 step 2."""
    slots = open_slots(t, seat)
    while slots:
        slot = lowest(slots)
        if may_pay_slot(t, seat, slot):
            found = append(found, PUT + slot * 2)
        found = append(found, PUT + slot * 2 + 1)
        slots &= slots - 1
    return found


# ---------------------------------------------------------------------- §4.5


def delivery_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.5 stop (R12: after a delivery), deliver, ornament."""
    if t.made:
        found = append(found, STOP)
    sections = unfinished(t, seat)
    while sections:
        section = lowest(sections)
        wanted = deliverable(t, seat, section)
        while wanted:
            found = append(found, DELIVER_ONE + first_kind(wanted) * 36 + section)
            wanted &= wanted - 1
        sections &= sections - 1
    for kind in range(3):
        found = ornament_offers(t, seat, kind, found)
    return found


def ornament_offers(t: Table, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    """§4.5 An ornament of a kind, with no, one or two gems."""
    pile = t.boards[seat * WIDTH + PILE]
    sections = ornament_places(t, seat, kind)
    while sections:
        section = lowest(sections)
        for gems in range(6):
            if may_add(pile, gems, t.budget):
                found = append(found, DECORATE + section * 6 + gems)
        sections &= sections - 1
    return found


# ---------------------------------------------------------------------- §4.8


def deal_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.8 end, and the deals that are not used yet."""
    found = append(found, END)
    if t.deals & TAKE_GOODS == 0:
        found = take_offers(t, seat, found)
    if t.deals & USE_WORKSHOP == 0:
        found = spread(found, WORK, working_slots(t, seat, t.moved))
    if t.deals & USE_INFLUENCE == 0:
        card = guild_here(t)
        found = guild_offers(t, seat, t.box.card_actions[card * 2], found)
        found = guild_offers(t, seat, t.box.card_actions[card * 2 + 1], found)
    return found


def take_offers(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.8 deal 1: rubles and recognition only in full, materials from 1 on."""
    most = most_goods(t, seat)
    if t.tiles[t.dice[t.moved]] >= RUBLES:
        return append(found, TAKE + most - 1)
    for amount in range(most):
        found = append(found, TAKE + amount)
    return found


def guild_offers(t: Table, seat: i64, action: i64, found: vec[i64]) -> vec[i64]:
    """§2.4 The ways to use a guild action, if its precondition holds."""
    rubles = t.boards[seat * WIDTH + RUBLES_OF]
    pile = t.boards[seat * WIDTH + PILE]
    first = FIRST_OF[action]
    if action < BUY:
        return spread_kinds(found, first, kinds(pile) & t.box.action_set[action])
    if action in (RUBLE, FREE_RECOGNITION):
        return append(found, first)
    if action == WORKSHOP:
        return spread(found, first, t.boards[seat * WIDTH + UP])
    if action in (TWO_TO_ONE, FOUR_TO_TWO):
        return exchange_offers(t, action, at_least(pile, t.box.action_give[action]), found)
    if action == OFFER_THREE:
        return three_offers(kinds(pile), first, found)
    if action == ALL_TYPES:
        return append(found, first) if has_all_types(t, seat) else found
    return priced_offers(t, seat, action, found) if rubles >= t.box.action_rubles[action] else found


def priced_offers(t: Table, seat: i64, action: i64, found: vec[i64]) -> vec[i64]:
    """§2.4 The guild actions that cost rubles; the price is there."""
    first = FIRST_OF[action]
    if action < HIRE:
        if free_cells(t, seat) == 0:
            return found
        return spread_kinds(found, first, kinds(t.supply) & t.box.action_set[action])
    if action < RUBLE:
        return append(found, first) if may_deliver(t, seat) else found
    if action == SWAP:
        return swap_offers(first, found)
    if action == RUBLE_AND_ONE:
        pile = t.boards[seat * WIDTH + PILE]
        return exchange_offers(t, action, at_least(pile, t.box.action_give[action]), found)
    if action == BUY_PRESTIGE:
        return append(found, first)
    return found


def spread_kinds(found: vec[i64], first: i64, wanted: i64) -> vec[i64]:
    """Add one action for every kind of material."""
    while wanted:
        found = append(found, first + first_kind(wanted))
        wanted &= wanted - 1
    return found


def swap_offers(first: i64, found: vec[i64]) -> vec[i64]:
    """§2.4 te_swap_tiles: two different sectors, in ascending order."""
    for one_sector in range(8):
        for other in range(one_sector + 1, 8):
            found = append(found, first + one_sector * 8 + other)
    return found


def exchange_offers(t: Table, action: i64, given: i64, found: vec[i64]) -> vec[i64]:
    """§2.4, R22: what is given is in the supply when the gain is chosen."""
    first = FIRST_OF[action]
    while given:
        gives = first_kind(given)
        back = t.supply + t.box.action_give[action] * one(gives)
        gains = gainable(t, gives, t.box.action_give[action])
        if action == RUBLE_AND_ONE:
            gains &= ~one(gives)
        if action == FOUR_TO_TWO:
            found = pair_offers(back, gains, first + gives * 36, found)
        else:
            found = spread_kinds(found, first + gives * 6, gains)
        given &= given - 1
    return found


def pair_offers(supply: i64, gains: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """§2.4 me_four_to_two: two materials, of one kind only if two of it are there."""
    while gains:
        gain = first_kind(gains)
        rest = gains
        if count(supply, gain) < 2:
            rest &= rest - 1
        found = spread_kinds(found, first + gain * 6, rest)
        gains &= gains - 1
    return found


def three_offers(given: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """§2.4 cl_offer_three: three different kinds, in ascending order."""
    while given:
        a = first_kind(given)
        given &= given - 1
        second = given
        while second:
            b = first_kind(second)
            second &= second - 1
            found = spread_kinds(found, first + a * 36 + b * 6, second)
    return found
