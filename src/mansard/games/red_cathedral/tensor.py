"""§7 The table as numbers: the order of the parts, and those that no column gives.

Nothing is hidden but the generator of chance. In solo the second chair is the Rival, and the Rival's row of
cards follows at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.red_cathedral.state import (
    RESERVE,
    SLOT,
    STORED,
    WHITES,
    WIDTH,
    Table,
    claimed,
    is_advanced,
)
from mansard.games.red_cathedral.tables import PLACES, TOKEN_GIVES, Box
from mansard.kernel.bits import has
from mansard.kernel.declared import Block
from mansard.kernel.tensor import Part, put, put_set

KINDS_OF_TOKENS: Final[i64] = 13
WORKING: Final[i64] = 6  # slots of a workshop
LINE: Final[i64] = 24  # how much of the Rival's lines of materials is shown

# Blocks: what this file fills.
MARKET: Final[i64] = 0
SITE: Final[i64] = 1
TOKEN: Final[i64] = 2
GAINED: Final[i64] = 3
BUILDER: Final[i64] = 4
BANNERS: Final[i64] = 5
WORKSHOP: Final[i64] = 6
ROW: Final[i64] = 7

PARTS: Final[list[str | Block]] = [
    "phase",
    "turn",
    "finisher",
    Block(
        MARKET,
        [
            Part("heights", [6], 6, about="of the towers, 0 where there is none"),
            Part("tiles", [8, 8], about="sector by resource"),
            Part("guilds", [4, 12], about="quadrant by guild card"),
            Part("dice_sector", [5, 8], about="die by sector"),
            Part("dice_value", [5], 6),
        ],
    ),
    "supply",
    Block(
        SITE,
        [
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
        ],
    ),
    "section_completed",
    "claiming",
    Block(
        TOKEN,
        [Part("token", [len(TOKEN_GIVES)], 10, about="the token being placed: amount by what it gives")],
    ),
    "budget",
    "delivered",
    "moved",
    "deals",
    "rerolled",
    "action",
    Block(GAINED, [Part("gain", [6], 99, about="how much of the material being gained, at most")]),
]
CHAIR: Final[list[str | Block]] = [
    Block(
        BUILDER,
        [
            Part("owned", [36], about="sections with the player's banner"),
            Part("ornaments_placed", [36]),
            Part("colour", [4]),
            Part("advanced", [1], about="plays the advanced side"),
        ],
    ),
    "position",
    "rubles",
    "storage",
    Block(BANNERS, [Part("banners", [4], 6, about="in storage, in reserve, on the two white slots")]),
    "turns",
    "ornaments",
    "slots_up",
    Block(
        WORKSHOP,
        [Part("slots", [6, len(TOKEN_GIVES)], 10, about="slot by what its token gives: the amount")],
    ),
]
ALONE: Final[list[str | Block]] = [
    Block(
        ROW,
        [
            Part("rival_cards", [5, 5], about="place in the Rival's row by card; solo only"),
            Part("rival_dice", [5, 5], about="place by die; solo only"),
            Part("rival_up", [5], about="face-up tokens; solo only"),
            Part("rival_inventory", [24], 6, about="1 + the material, in order; solo only"),
            Part("rival_construction", [24], 6, about="1 + the material, in order; solo only"),
        ],
    )
]


def put_block(t: Table, block: i64, other: i64, v: vec[i16], at: i64) -> None:
    """§7 What is no column."""
    if block == BUILDER:
        put_builder(t, other, v, at)
    elif block == BANNERS:
        row = other * WIDTH
        put(v, at, t.boards[row + STORED])
        put(v, at + 1, t.boards[row + RESERVE])
        put_set(v, at + 2, t.boards[row + WHITES])
    elif block == WORKSHOP:
        slots = t.boards
        for slot in range(WORKING):
            put_token(t.box, v, at + slot * KINDS_OF_TOKENS, slots[other * WIDTH + SLOT + slot])
    elif block == MARKET:
        put_market(t, v, at)
    elif block == SITE:
        put_sections(t, v, at)
    elif block == TOKEN:
        put_token(t.box, v, at, t.token)
    elif block == GAINED:
        if t.gain_kind >= 0:
            put(v, at + t.gain_kind, t.gain_most)
    else:
        put_row(t, v, at)


def put_market(t: Table, v: vec[i16], at: i64) -> None:
    """Towers, resource tiles, guild cards, dice."""
    heights = t.plan.heights
    for tower in range(t.plan.towers):
        v[at + tower] = i16(heights[tower])
    put_each(v, at + 6, 8, t.tiles, 8)
    put_each(v, at + 70, 12, t.guilds, 4)
    at += 118
    put_each(v, at, 8, t.dice, 5)
    dice = t.dice
    die: i64 = 5
    while die < 10:
        v[at + 35 + die] = i16(dice[die])
        die += 1


def put_each(v: vec[i16], at: i64, width: i64, values: vec[i64], number: i64) -> None:
    """A 1 among zeros for each of the first values, row by row."""
    for k in range(number):
        v[at + k * width + values[k]] = 1


def put_pile(v: vec[i16], at: i64, pile: i64) -> None:
    """The counts of a pile, material by material."""
    while pile:
        v[at] = i16(pile & 255)
        pile >>= 8
        at += 1


def put_token(box: Box, v: vec[i16], at: i64, token: i64) -> None:
    """A workshop token: the amount under what it gives."""
    if token >= 0:
        v[at + box.token_gives[token]] = i16(box.token_amount[token])


def put_sections(t: Table, v: vec[i16], at: i64) -> None:
    """§2.6 The section cards, the tokens that still lie on them, what is delivered."""
    box = t.box
    cards = t.cards
    laid = t.tokens
    piles = t.delivered
    taken = claimed(t)
    rewards = at + PLACES * 6
    tokens = at + PLACES * 8
    delivered = tokens + PLACES * KINDS_OF_TOKENS
    for place in range(PLACES):
        card = cards[place]
        if card >= 0:
            put_pile(v, at + place * 6, box.cost[card])
            v[rewards + place] = i16(box.reward_recognition[card])
            v[rewards + PLACES + place] = i16(box.reward_rubles[card])
            if not has(taken, place):
                put_token(box, v, tokens + place * KINDS_OF_TOKENS, laid[place])
            put_pile(v, delivered + place * 6, piles[place])


def put_builder(t: Table, other: i64, v: vec[i16], at: i64) -> None:
    """Sections, colour and side of a player."""
    put_set(v, at, t.owned[other])
    put_set(v, at + PLACES, t.ornaments[other])
    v[at + 2 * PLACES + t.colours[other]] = 1
    if is_advanced(t, other):
        v[at + 2 * PLACES + 4] = 1


def put_row(t: Table, v: vec[i16], at: i64) -> None:
    """§6.2 The Rival's row, and its materials in order."""
    for k in range(5):
        v[at + k * 5 + t.rival_cards[k]] = 1
        v[at + 25 + k * 5 + t.rival_dice[k]] = 1
    put_set(v, at + 50, t.rival_up)
    put_line(v, at + 55, t.inventory)
    put_line(v, at + 55 + LINE, t.construction)


def put_line(v: vec[i16], at: i64, materials: vec[i64]) -> None:
    """Materials in the order in which they will be used: 1 + the material."""
    for k in range(min(len(materials), LINE)):
        put(v, at + k, materials[k] + 1)
