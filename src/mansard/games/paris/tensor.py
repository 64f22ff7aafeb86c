"""§7 What a seat may see as numbers (see kernel/tensor.py): the same allow-list as view.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.paris.paying import still_due
from mansard.games.paris.scoring import gained
from mansard.games.paris.secrets import last_look, seen_in_pile
from mansard.games.paris.state import (
    ASSISTANT,
    BANKS,
    END_PICK,
    FRANCS,
    HAND,
    KEYS,
    OVER,
    PHASES,
    RES,
    RESERVE,
    STAR,
    TWICE,
    UNUSED,
    USED,
    WIDTH,
    Table,
    held,
    pile,
    type_on,
)
from mansard.games.paris.tables import END_TOKENS, FIRST_LANDMARK, LANDMARKS, NUMBERS, PROPERTIES
from mansard.kernel.bits import BIT_INDEX, has, popcount
from mansard.kernel.tensor import MANY, Part, chair_of, for_each_chair, put, put_one, put_set, size_of

PHASE_COUNT: Final[i64] = 15
SPACES: Final[i64] = 36
KEY_PLACES: Final[i64] = 51  # six banks, the arch, 44 properties


def layout(players: int) -> list[Part]:
    """The parts in order."""
    table = [
        Part("seat", [players]),
        Part("actors", [players]),
        Part("first", [players]),
        Part("options", [3]),
        Part("round", [1], MANY),
        Part("last_round", [1], MANY),
        Part("phase", [len(PHASES)]),
        Part("back", [len(PHASES)]),
        Part("drawn", [36]),
        Part("tiles", [6, 36]),
        Part("tokens", [6, 36]),
        Part("stack_heights", [3], 36),
        Part("stack_backs", [3, 6]),
        Part("reserve", [3], 99),
        Part("landmarks", [6, 8]),
        Part("vp_tiles", [6], 99),
        Part("bonus_left", [30], 3),
        Part("bonus_space", [30], 30),
        Part("end_left", [1], 12),
        Part("end_spent", [12]),
        Part("end_pile", [12]),
        Part("end_last_seen", [12]),
        Part("end_looked", [2]),
        Part("move_from", [51]),
        Part("move_to", [44]),
        Part("move_need", [3], 15),
        Part("move_second_half", [1]),
        Part("move_slots", [3]),
    ]
    chair = [
        Part("shown", [1]),
        Part("francs", [1], MANY),
        Part("resources", [3], 99),
        Part("prestige", [3], 99),
        Part("unused", [30]),
        Part("unused_count", [1], 30),
        Part("used", [30]),
        Part("assistant", [1], 99),
        Part("hand", [1], 99),
        Part("key_reserve", [1], 99),
        Part("banks", [7]),
        Part("keys", [44]),
        Part("keys_twice", [44]),
        Part("end_tokens", [12]),
        Part("end_token_count", [1], 12),
        Part("points", [1], MANY),
    ]
    return table + for_each_chair(players, chair)


SIZES: Final = vec[i64]([size_of(layout(players)) for players in range(5)])


def observe(t: Table, seat: i64) -> vec[i16]:
    """§7.1 The table as a seat sees it."""
    v = vec[i16]([0] * SIZES[t.players])
    at = put_course(t, seat, v)
    at = put_spaces(t, v, at)
    at = put_districts(t, v, at)
    at = put_end_tokens(t, seat, v, at)
    at = put_move(t, v, at)
    for chair in range(t.players):
        other = (seat + chair) % t.players
        at = put_screen(t, other, seat, v, at)
        at = put_keys(t, other, seat, v, at)
    assert at == len(v)
    return v


def put_course(t: Table, seat: i64, v: vec[i16]) -> i64:
    """Who observes, who acts, the options, where the game stands."""
    n = t.players
    v[seat] = 1
    if t.phase != OVER:
        put_one(v, n, chair_of(t.turn, seat, n))
    put_one(v, 2 * n, chair_of(t.first, seat, n))
    at = 3 * n
    put(v, at, 1 if t.random else 0)
    put(v, at + 1, 1 if t.free else 0)
    put(v, at + 2, 1 if t.open_screens else 0)
    put(v, at + 3, t.round)
    put(v, at + 4, t.last_round)
    v[at + 5 + t.phase] = 1
    v[at + 5 + PHASE_COUNT + t.back] = 1
    return at + 5 + 2 * PHASE_COUNT


def put_spaces(t: Table, v: vec[i16], at: i64) -> i64:
    """The drawn tile, the buildings by type, the tokens that still lie beside spaces."""
    put_one(v, at, t.drawn)
    at += SPACES
    left = t.tiles
    while left:
        space = BIT_INDEX[(left & -left) % 67]
        v[at + type_on(t, space) * SPACES + space] = 1
        left &= left - 1
    at += 6 * SPACES
    left = t.token_left
    while left:
        space = BIT_INDEX[(left & -left) % 67]
        v[at + t.tokens[space] * SPACES + space] = 1
        left &= left - 1
    return at + 6 * SPACES


def put_districts(t: Table, v: vec[i16], at: i64) -> i64:
    """Stacks, resource reserve, landmarks and VP tiles of the districts, the bonus track."""
    for k in range(3):
        put(v, at + k, t.heights[k])
        if t.heights[k] > 0:
            v[at + 3 + k * 6 + t.backs[k]] = 1
        put(v, at + 21 + k, t.stock[k])
    at += 24
    for district in range(6):
        put_set(v, at + district * LANDMARKS, t.marks[district] >> FIRST_LANDMARK)
        put(v, at + 6 * LANDMARKS + district, t.vp_at[district] + 1)
    at += 6 * LANDMARKS + 6
    for number in range(NUMBERS):
        left: i64 = 0
        if has(t.on_track, number):
            left += 1
        if has(t.second_on_track, number):
            left += 1
        if has(t.third_on_track, number):
            left += 1
        put(v, at + number, left)
        put(v, at + NUMBERS + number, t.space_of[number] + 1)
    return at + 2 * NUMBERS


def put_end_tokens(t: Table, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7.1 The number is public; what lies in the pile sees only who takes one."""
    put(v, at, 12 - len(t.takes))
    at += 1
    put_set(v, at, t.spent)
    if t.phase == END_PICK and t.turn == seat:
        put_set(v, at + END_TOKENS, pile(t))
        v[at + 3 * END_TOKENS] = 1
    if last_look(t, seat) >= 0:
        put_set(v, at + 2 * END_TOKENS, seen_in_pile(t, seat))
        v[at + 3 * END_TOKENS + 1] = 1
    return at + 3 * END_TOKENS + 2


def put_move(t: Table, v: vec[i16], at: i64) -> i64:
    """The move of a key that is under way."""
    if t.source >= 0:
        v[at + t.source] = 1
        put_one(v, at + KEY_PLACES, t.target)
        due = at + KEY_PLACES + PROPERTIES
        for resource in range(3):
            put(v, due + resource, still_due(t.need, resource))
        put(v, due + 3, t.second_half)
        put_set(v, due + 4, t.open_slots)
    return at + KEY_PLACES + PROPERTIES + 7


def put_screen(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7.1 What lies behind a player's screen, if the seat may look."""
    row = other * WIDTH
    if other == seat or t.open_screens or t.phase == OVER:
        v[at] = 1
        put(v, at + 1, t.boards[row + FRANCS])
        for k in range(3):
            put(v, at + 2 + k, t.boards[row + RES + k])
            put(v, at + 5 + k, t.boards[row + STAR + k])
        put_set(v, at + 8, t.boards[row + UNUSED])
    put(v, at + 38, popcount(t.boards[row + UNUSED]))
    return at + 39


def put_keys(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7.1 What everybody sees of a player, and the own end tokens."""
    row = other * WIDTH
    put_set(v, at, t.boards[row + USED])
    put(v, at + 30, t.boards[row + ASSISTANT])
    put(v, at + 31, t.boards[row + HAND])
    put(v, at + 32, t.boards[row + RESERVE])
    put_set(v, at + 33, t.boards[row + BANKS])
    put_set(v, at + 40, t.boards[row + KEYS])
    put_set(v, at + 40 + PROPERTIES, t.boards[row + TWICE])
    at += 40 + 2 * PROPERTIES
    tokens = held(t, other)
    if other == seat:
        put_set(v, at, tokens)
    put(v, at + END_TOKENS, popcount(tokens))
    put(v, at + END_TOKENS + 1, gained(t, other))
    return at + END_TOKENS + 2
