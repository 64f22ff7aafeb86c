"""§7 What a seat may see as numbers: the order of the parts, and those that no column gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.paris.scoring import gained
from mansard.games.paris.secrets import last_look, seen_in_pile
from mansard.games.paris.state import END_PICK, Table, held, pile
from mansard.games.paris.tables import END_TOKENS, FIRST_LANDMARK, LANDMARKS, NUMBERS
from mansard.kernel.bits import popcount
from mansard.kernel.declared import Block
from mansard.kernel.tensor import MANY, Part, put, put_set

SPACES: Final[i64] = 36

# Blocks: what this file fills.
OPTIONS: Final[i64] = 0
ON_SPACES: Final[i64] = 1
IN_DISTRICTS: Final[i64] = 2
IN_PILE: Final[i64] = 3
HELD: Final[i64] = 4

TOKENS: Final = "kind (bronze, silver, gold prestige, wood, marble, gold) by space"
SPACE_PARTS: Final = [
    Part("tiles", [6, 36], about="building type by space"),
    Part("tokens", [6, 36], about=f"{TOKENS}: the tokens that still lie there"),
    Part("stack_heights", [3], 36),
    Part("stack_backs", [3, 6], about="stack by district on its back"),
]
DISTRICT_PARTS: Final = [
    Part("landmarks", [6, 8], about="district by landmark"),
    Part("vp_tiles", [6], 99, about="1 + the VP tile of a district, 0 if none"),
    Part("bonus_left", [30], 3, about="tiles left of each bonus number"),
    Part("bonus_space", [30], 30, about="the space of each number on the track"),
    Part("end_left", [1], 12, about="end tokens in the pile"),
]
PILE_PARTS: Final = [
    Part("end_pile", [12], about="the pile, while the seat looks at it"),
    Part("end_last_seen", [12], about="what the seat left in the pile when it last looked"),
    Part("end_looked", [2], about="looks now; has ever looked"),
]
HELD_PARTS: Final = [
    Part("end_tokens", [12], about="end tokens held; own only"),
    Part("end_token_count", [1], 12),
    Part("points", [1], MANY, about="points gained so far"),
]
PARTS: Final[list[str | Block]] = [
    "first",
    Block(OPTIONS, [Part("options", [3], about="random set-up, free placement, open screens")]),
    *["round", "last_round", "phase", "back", "drawn"],
    Block(ON_SPACES, SPACE_PARTS),
    "reserve",
    Block(IN_DISTRICTS, DISTRICT_PARTS),
    "end_spent",
    Block(IN_PILE, PILE_PARTS),
    *["move_from", "move_to", "move_need", "move_second_half", "move_slots"],
]
CHAIR: Final[list[str | Block]] = [
    *["shown", "francs", "resources", "prestige", "unused", "unused_count", "used", "assistant"],
    *["hand", "key_reserve", "banks", "keys", "keys_twice"],
    Block(HELD, HELD_PARTS),
]


def put_block(t: Table, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
    """§7.1 What is no column, as the seat sees it."""
    if block == HELD:
        put_held(t, other, seat, v, at)
    elif block == OPTIONS:
        put(v, at, t.random)
        put(v, at + 1, t.free)
        put(v, at + 2, t.open_screens)
    elif block == ON_SPACES:
        put_spaces(t, v, at)
    elif block == IN_DISTRICTS:
        put_districts(t, v, at)
    else:
        put_pile(t, seat, v, at)


def put_spaces(t: Table, v: vec[i16], at: i64) -> None:
    """The buildings by type, the tokens that still lie beside spaces, the stacks."""
    tile_at, type_of, tokens, left = t.tile_at, t.box.type_of, t.tokens, t.token_left
    beside = at + 6 * SPACES
    for space in range(SPACES):
        tile = tile_at[space]
        if tile >= 0:
            v[at + type_of[tile] * SPACES + space] = 1
        if left >> space & 1:
            v[beside + tokens[space] * SPACES + space] = 1
    at += 12 * SPACES
    for k in range(3):
        put(v, at + k, t.heights[k])
        if t.heights[k] > 0:
            v[at + 3 + k * 6 + t.backs[k]] = 1


def put_districts(t: Table, v: vec[i16], at: i64) -> None:
    """Landmarks and VP tiles of the districts, the bonus track, how many end tokens are left."""
    marks, vp_at, space_of = t.marks, t.vp_at, t.space_of
    for district in range(6):
        put_set(v, at + district * LANDMARKS, marks[district] >> FIRST_LANDMARK)
        put(v, at + 6 * LANDMARKS + district, vp_at[district] + 1)
    at += 6 * LANDMARKS + 6
    first, second, third = t.on_track, t.second_on_track, t.third_on_track
    for number in range(NUMBERS):
        put(v, at + number, (first >> number & 1) + (second >> number & 1) + (third >> number & 1))
        put(v, at + NUMBERS + number, space_of[number] + 1)
    put(v, at + 2 * NUMBERS, 12 - len(t.takes))


def put_pile(t: Table, seat: i64, v: vec[i16], at: i64) -> None:
    """§7.1 What lies in the pile sees only who takes an end token."""
    if t.phase == END_PICK and t.turn == seat:
        put_set(v, at, pile(t))
        v[at + 2 * END_TOKENS] = 1
    if last_look(t, seat) >= 0:
        put_set(v, at + END_TOKENS, seen_in_pile(t, seat))
        v[at + 2 * END_TOKENS + 1] = 1


def put_held(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> None:
    """§7.1 The own end tokens; of others how many. Points are public."""
    tokens = held(t, other)
    if other == seat:
        put_set(v, at, tokens)
    put(v, at + END_TOKENS, popcount(tokens))
    put(v, at + END_TOKENS + 1, gained(t, other))
