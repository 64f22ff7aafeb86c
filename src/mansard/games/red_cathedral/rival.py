"""§6.2 Solo: the Rival's turn. The human decides where the rules leave a choice (§6.2.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.red_cathedral.build import complete, unfinished
from mansard.games.red_cathedral.dice import roll_sector
from mansard.games.red_cathedral.guilds import ALL_TYPES, FREE_RECOGNITION, has_all_types
from mansard.games.red_cathedral.market import goods, has_room, target
from mansard.games.red_cathedral.piles import count, one, total
from mansard.games.red_cathedral.state import (
    RIVAL,
    RIVAL_CLAIM,
    RIVAL_ORNAMENT,
    Table,
    banners_left,
    claimable,
    decorated,
    who,
)
from mansard.games.red_cathedral.tables import (
    BASES,
    DICE,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    RECOGNITION,
    RIVAL_CARDS,
    SECTIONS,
)
from mansard.games.red_cathedral.track import gain_prestige, gain_recognition
from mansard.games.red_cathedral.turns import pass_turn
from mansard.kernel.bits import bit, has, lowest, popcount

HUMAN: Final[i64] = 0
CARD_RECOGNITION: Final[i64] = 0
CARD_INVENTORY: Final[i64] = 1
CARD_TRANSPORT: Final[i64] = 2
CARD_CLAIM: Final[i64] = 3
CARD_CONSTRUCTION: Final[i64] = 4
ALL_FACE_UP: Final[i64] = 0x1F


# ---------------------------------------------------------------------- the turn


def rival_turn(t: Table) -> None:
    """§6.2.2 step 1: with all tokens face down an ornament is placed and the tokens are shuffled."""
    if t.rival_up == 0:
        places = rival_ornament_places(t)
        if popcount(places) > 1:
            t.phase = RIVAL_ORNAMENT
            return
        if places:
            place_rival_ornament(t, lowest(places))
        shuffle_tokens(t)
    move_rival_die(t)


def shuffle_tokens(t: Table) -> None:
    """§6.2.2 step 1(b): the five tokens are shuffled and laid face up on the cards."""
    tokens = t.rival_dice[:]
    for i in range(5):
        last: i64 = 4 - i
        other = t.rand(last + 1)
        held = tokens[last]
        tokens[last] = tokens[other]
        tokens[other] = held
    t.rival_dice = tokens
    t.rival_up = ALL_FACE_UP
    t.reveals += 1
    if t.log is not None:
        t.log.say("rival-shuffled", [[DICE[tokens[i]] for i in range(5)]])


def move_rival_die(t: Table) -> None:
    """§6.2.2 steps 2, 3: the leftmost face-up token moves its die, unless the target is full."""
    position = lowest(t.rival_up)
    t.rival_up &= t.rival_up - 1
    die = t.rival_dice[position]
    sector = target(t, die, 0)
    if t.log is not None:
        t.log.say("rival-card", [RIVAL_CARDS[t.rival_cards[position]], DICE[die]])
    if has_room(t, die, sector):
        t.moved = die
        t.dice[die] = sector
        if t.log is not None:
            t.log.say("rival-moved", [DICE[die], t.dice[5 + die], sector])
        gain_at_market(t, sector)
    elif t.log is not None:
        t.log.say("rival-blocked", [DICE[die], sector])
    perform_card(t, t.rival_cards[position])


def gain_at_market(t: Table, sector: i64) -> None:
    """§6.2.2 step 3: recognition only, from the tile and from the clergy."""
    if t.tiles[sector] == RECOGNITION:
        gain_recognition(t, RIVAL, goods(t))
    gain_recognition(t, RIVAL, clergy_gain(t, t.guilds[sector // 2]))


def clergy_gain(t: Table, card: i64) -> i64:
    """§6.2.2 step 3: the larger of what the card's free clergy actions give."""
    best: i64 = 0
    for i in range(2):
        action = t.box.card_actions[card * 2 + i]
        free = action == FREE_RECOGNITION or (action == ALL_TYPES and has_all_types(t, RIVAL))
        if free and t.box.action_amount[action] > best:
            best = t.box.action_amount[action]
    return best


def perform_card(t: Table, card: i64) -> None:
    """§6.2.2 step 4."""
    if card == CARD_RECOGNITION:
        gain_recognition(t, RIVAL, t.box.rival_recognition)
    elif card == CARD_INVENTORY:
        stock_materials(t)
    elif card == CARD_TRANSPORT:
        transport(t)
    elif card == CARD_CONSTRUCTION:
        construct(t)
    else:
        assert card == CARD_CLAIM
        places = rival_claims(t)
        if popcount(places) > 1:
            t.phase = RIVAL_CLAIM
            return
        if places:
            claim_for_rival(t, lowest(places))
    finish_rival_turn(t)


def finish_rival_turn(t: Table) -> None:
    """§6.2.2 step 5: if the die moved, the dice of its sector are rolled."""
    if t.moved >= 0:
        roll_sector(t, t.dice[t.moved])
    pass_turn(t, RIVAL)


# ---------------------------------------------------------------------- ornaments


def rival_ornament_places(t: Table) -> i64:
    """§6.2.2 step 1(a): the human's matching sections without ornament, otherwise the Rival's own."""
    placed = popcount(t.ornaments[RIVAL])
    if placed >= len(t.box.rival_ornaments):
        return 0
    fitting = t.completed & t.plan.of_type[t.box.rival_ornaments[placed]] & ~decorated(t)
    mine = fitting & t.owned[HUMAN]
    return mine if mine else fitting & t.owned[RIVAL]


def place_rival_ornament(t: Table, section: i64) -> None:
    """§6.2.2 step 1(a): the head of the queue, without materials, for 1 PP (R3)."""
    kind = t.box.rival_ornaments[popcount(t.ornaments[RIVAL])]
    t.ornaments[RIVAL] |= bit(section)
    if t.log is not None:
        points = t.box.rival_ornament_prestige
        t.log.say("ornament", [who(t, RIVAL), ORNAMENTS[kind], SECTIONS[section], "none", points])
    gain_prestige(t, RIVAL, t.box.rival_ornament_prestige)


def choose_rival_ornament(t: Table, section: i64) -> None:
    """§6.2.2 step 1(a): the human has picked; the turn goes on."""
    place_rival_ornament(t, section)
    shuffle_tokens(t)
    move_rival_die(t)


# ---------------------------------------------------------------------- cards


def rival_claims(t: Table) -> i64:
    """§6.2.2 Claim: above the human's sections, otherwise bases, otherwise anything claimable."""
    if banners_left(t, RIVAL) == 0:
        return 0
    places = claimable(t)
    over_human = places & t.owned[HUMAN] << 1 & ~BASES
    if over_human:
        return over_human
    bases = places & BASES
    return bases if bases else places


def claim_for_rival(t: Table, section: i64) -> None:
    """§6.2.2 Claim: a recognition token pays the Rival, every token leaves the game."""
    t.owned[RIVAL] |= bit(section)
    token = t.tokens[section]
    if t.log is not None:
        t.log.say("rival-claimed", [SECTIONS[section], t.box.tokens[token]])
    if t.box.token_gives[token] == RECOGNITION:
        gain_recognition(t, RIVAL, t.box.token_amount[token])


def choose_rival_claim(t: Table, section: i64) -> None:
    """§6.2.3 The human has picked, and cannot take it back, whether or not a roll follows."""
    t.reveals += 1
    claim_for_rival(t, section)
    finish_rival_turn(t)


def largest_pile(supply: i64) -> i64:
    """§6.2.2 Inventory: the largest supply pile, a tie in the canonical order."""
    best: i64 = 0
    for material in range(6):
        if count(supply, material) > count(supply, best):
            best = material
    return best


def stock_materials(t: Table) -> None:
    """§6.2.2 Inventory: four materials from the supply onto this card."""
    stock = t.inventory[:]
    for _ in range(t.box.rival_materials):
        if t.supply > 0:
            material = largest_pile(t.supply)
            t.supply -= one(material)
            stock = append(stock, material)
            if t.log is not None:
                t.log.say("rival-stocked", [MATERIALS[material]])
    t.inventory = stock


def transport(t: Table) -> None:
    """§6.2.2 Transport: everything from Inventory to the end of Construction, in order."""
    stock = t.construction[:]
    for material in t.inventory:
        stock = append(stock, material)
    if t.log is not None:
        t.log.say("rival-transported", [len(t.inventory)])
    t.construction = stock
    t.inventory = vec[i64]()


def construct(t: Table) -> None:
    """§6.2.2 Construction: the Rival's unfinished sections row by row from the ground (R31)."""
    for level in range(LEVELS):
        for tower in range(t.plan.towers):
            section = tower * LEVELS + level
            if has(unfinished(t, RIVAL), section):
                fill(t, section)


def fill(t: Table, section: i64) -> None:
    """§6.2.2 Construction: any materials count, the oldest first; a full section is completed."""
    lacking = total(t.box.cost[t.cards[section]]) - total(t.delivered[section])
    used: i64 = 0
    while used < lacking and used < len(t.construction):
        t.delivered[section] += one(t.construction[used])
        used += 1
    t.construction = t.construction[used:]
    if t.log is not None and used > 0:
        t.log.say("rival-built", [SECTIONS[section], used])
    if used == lacking:
        complete(t, section, RIVAL)
