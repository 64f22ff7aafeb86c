"""§7 The table as numbers (see kernel/tensor.py): nothing is hidden but the generator of chance.

In solo the second chair is the Rival, and the Rival's row of cards follows at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.red_cathedral.piles import count
from mansard.games.red_cathedral.state import (
    ORNAMENT,
    OVER,
    PHASES,
    PILE,
    POS,
    RESERVE,
    RUBLES_OF,
    SLOT,
    STORED,
    TURNS,
    UP,
    WHITES,
    WIDTH,
    Table,
    claimed,
    is_advanced,
    solo,
)
from mansard.games.red_cathedral.tables import ACTIONS, PLACES, TOKEN_GIVES
from mansard.kernel.bits import has
from mansard.kernel.tensor import MANY, Part, chair_of, for_each_chair, put, put_one, put_set, size_of

PHASE_COUNT: Final[i64] = 11
KINDS_OF_TOKENS: Final[i64] = 13
ACTION_KINDS: Final[i64] = 18
LINE: Final[i64] = 24  # how much of the Rival's lines of materials is shown


def layout(players: int) -> list[Part]:
    """The parts in order."""
    seats = max(2, players)
    table = [
        Part("seat", [players], about="the observer's seat as the table counts it"),
        Part("actors", [players], about="the chair that may act now"),
        Part("phase", [len(PHASES)], about="what must be decided (`PHASES` in `state.py`)"),
        Part("turn", [seats], about="whose turn it is"),
        Part("finisher", [seats], about="who has ended the game"),
        Part("heights", [6], 6, about="of the towers, 0 where there is none"),
        Part("tiles", [8, 8], about="sector by resource"),
        Part("guilds", [4, 12], about="quadrant by guild card"),
        Part("dice_sector", [5, 8], about="die by sector"),
        Part("dice_value", [5], 6),
        Part("supply", [6], 200, about="materials"),
        Part("section_cost", [36, 6], 10, about="section (tower * 6 + level) by material"),
        Part("section_recognition", [36], 20),
        Part("section_rubles", [36], 20),
        Part(
            "section_token",
            [36, len(TOKEN_GIVES)],
            10,
            about="section by what its token gives: the amount; gone with a claim",
        ),
        Part("section_delivered", [36, 6], 10, about="section by material"),
        Part("section_completed", [36]),
        Part("claiming", [36], about="the section being claimed"),
        Part("token", [len(TOKEN_GIVES)], 10, about="the token being placed: amount by what it gives"),
        Part("budget", [1], 99, about="deliveries left"),
        Part("delivered", [1], about="a delivery was made in this step"),
        Part("moved", [5], about="the die moved to the market"),
        Part("deals", [3], about="deals used: take, influence, workshop"),
        Part("rerolled", [1]),
        Part("action", [len(ACTIONS)], about="the guild action in progress"),
        Part("gain", [6], 99, about="how much of the material being gained, at most"),
    ]
    chair = [
        Part("owned", [36], about="sections with the player's banner"),
        Part("ornaments_placed", [36]),
        Part("colour", [4]),
        Part("advanced", [1], about="plays the advanced side"),
        Part("position", [1], MANY, -MANY, about="of the score marker"),
        Part("rubles", [1], MANY),
        Part("storage", [6], 10, about="materials"),
        Part("banners", [4], 6, about="in storage, in reserve, on the two white slots"),
        Part("turns", [1], 100, about="turns taken"),
        Part("ornaments", [3], 2, about="available doors, arches, crosses"),
        Part("slots_up", [6], about="slots with a face-up token"),
        Part("slots", [6, len(TOKEN_GIVES)], 10, about="slot by what its token gives: the amount"),
    ]
    rival = [
        Part("rival_cards", [5, 5], about="place in the Rival's row by card; solo only"),
        Part("rival_dice", [5, 5], about="place by die; solo only"),
        Part("rival_up", [5], about="face-up tokens; solo only"),
        Part("rival_inventory", [24], 6, about="1 + the material, in order; solo only"),
        Part("rival_construction", [24], 6, about="1 + the material, in order; solo only"),
    ]
    return table + for_each_chair(seats, chair) + (rival if players == 1 else [])


SIZES: Final = vec[i64]([size_of(layout(players)) for players in range(5)])


def observe(t: Table, seat: i64) -> vec[i16]:
    """§7 The table as a seat sees it."""
    v = vec[i16]([0] * SIZES[t.players])
    at = put_course(t, seat, v)
    at = put_market(t, v, at)
    at = put_sections(t, v, at)
    at = put_turn(t, v, at)
    for chair in range(t.seats):
        other = (seat + chair) % t.seats
        at = put_player(t, other, v, at)
        at = put_workshop(t, other, v, at)
    if solo(t):
        at = put_rival(t, v, at)
    assert at == len(v)
    return v


def put_course(t: Table, seat: i64, v: vec[i16]) -> i64:
    """Who observes, who acts, where the game stands."""
    v[seat] = 1
    at = t.players
    if t.phase != OVER:
        acting: i64 = 0 if solo(t) else chair_of(t.turn, seat, t.players)
        v[at + acting] = 1
    at += t.players
    v[at + t.phase] = 1
    at += PHASE_COUNT
    put_one(v, at, chair_of(t.turn, seat, t.seats))
    put_one(v, at + t.seats, chair_of(t.finisher, seat, t.seats))
    return at + 2 * t.seats


def put_market(t: Table, v: vec[i16], at: i64) -> i64:
    """Towers, resource tiles, guild cards, dice, supply."""
    for tower in range(t.plan.towers):
        put(v, at + tower, t.plan.heights[tower])
    at += 6
    for sector in range(8):
        v[at + sector * 8 + t.tiles[sector]] = 1
    at += 64
    for quadrant in range(4):
        v[at + quadrant * 12 + t.guilds[quadrant]] = 1
    at += 48
    for die in range(5):
        v[at + die * 8 + t.dice[die]] = 1
        put(v, at + 40 + die, t.dice[5 + die])
    put_pile(v, at + 45, t.supply)
    return at + 51


def put_pile(v: vec[i16], at: i64, pile: i64) -> None:
    """The six counts of a pile."""
    if pile != 0:
        for material in range(6):
            put(v, at + material, count(pile, material))


def put_token(t: Table, v: vec[i16], at: i64, token: i64) -> None:
    """A workshop token: the amount under what it gives."""
    if token >= 0:
        put(v, at + t.box.token_gives[token], t.box.token_amount[token])


def put_sections(t: Table, v: vec[i16], at: i64) -> i64:
    """§2.6 The section cards, the tokens that still lie on them, what is delivered and completed."""
    taken = claimed(t)
    tokens = at + PLACES * 8
    delivered = tokens + PLACES * KINDS_OF_TOKENS
    for place in range(PLACES):
        card = t.cards[place]
        if card < 0:
            continue
        put_pile(v, at + place * 6, t.box.cost[card])
        put(v, at + PLACES * 6 + place, t.box.reward_recognition[card])
        put(v, at + PLACES * 7 + place, t.box.reward_rubles[card])
        if not has(taken, place):
            put_token(t, v, tokens + place * KINDS_OF_TOKENS, t.tokens[place])
        put_pile(v, delivered + place * 6, t.delivered[place])
    put_set(v, delivered + PLACES * 6, t.completed)
    return delivered + PLACES * 7


def put_turn(t: Table, v: vec[i16], at: i64) -> i64:
    """§4.1 The turn that is under way."""
    put_one(v, at, t.chosen)
    at += PLACES
    put_token(t, v, at, t.token)
    at += KINDS_OF_TOKENS
    put(v, at, t.budget)
    put(v, at + 1, t.made)
    put_one(v, at + 2, t.moved)
    put_set(v, at + 7, t.deals)
    put(v, at + 10, t.rerolled)
    put_one(v, at + 11, t.action)
    at += 11 + ACTION_KINDS
    if t.gain_kind >= 0:
        put(v, at + t.gain_kind, t.gain_most)
    return at + 6


def put_player(t: Table, other: i64, v: vec[i16], at: i64) -> i64:
    """Sections, marker, rubles, materials, banners, ornaments of a player."""
    put_set(v, at, t.owned[other])
    put_set(v, at + PLACES, t.ornaments[other])
    at += 2 * PLACES
    v[at + t.colours[other]] = 1
    put(v, at + 4, 1 if is_advanced(t, other) else 0)
    row = other * WIDTH
    put(v, at + 5, t.boards[row + POS])
    put(v, at + 6, t.boards[row + RUBLES_OF])
    put_pile(v, at + 7, t.boards[row + PILE])
    put(v, at + 13, t.boards[row + STORED])
    put(v, at + 14, t.boards[row + RESERVE])
    put_set(v, at + 15, t.boards[row + WHITES])
    put(v, at + 17, t.boards[row + TURNS])
    for kind in range(3):
        put(v, at + 18 + kind, t.boards[row + ORNAMENT + kind])
    return at + 21


def put_workshop(t: Table, other: i64, v: vec[i16], at: i64) -> i64:
    """§2.8 The tokens in a player's slots, and which lie face up."""
    row = other * WIDTH
    put_set(v, at, t.boards[row + UP])
    at += 6
    for slot in range(6):
        put_token(t, v, at + slot * KINDS_OF_TOKENS, t.boards[row + SLOT + slot])
    return at + 6 * KINDS_OF_TOKENS


def put_rival(t: Table, v: vec[i16], at: i64) -> i64:
    """§6.2 The Rival's row, and its materials in order."""
    for k in range(5):
        v[at + k * 5 + t.rival_cards[k]] = 1
        v[at + 25 + k * 5 + t.rival_dice[k]] = 1
    put_set(v, at + 50, t.rival_up)
    at += 55
    put_line(v, at, t.inventory)
    put_line(v, at + LINE, t.construction)
    return at + 2 * LINE


def put_line(v: vec[i16], at: i64, materials: vec[i64]) -> None:
    """Materials in the order in which they will be used: 1 + the material."""
    for k in range(min(len(materials), LINE)):
        put(v, at + k, materials[k] + 1)
