"""§4.7 What a property gives to the key that arrives: token, points, bonus tile, prestige, VP tile."""

from typing import Final

from mypy_extensions import i64

from mansard.games.paris.paying import spend_end_token
from mansard.games.paris.state import (
    ASSISTANT,
    BONUS,
    FIRST_SPACE,
    FRANCS,
    POST,
    PRESTIGE,
    RES,
    STAR,
    UNUSED,
    VP_EIGHTS,
    VP_PRESTIGE,
    VPTILE,
    WIDTH,
    Table,
    discard,
    district_of,
    held,
    keycount,
    known,
    score_points,
    spaces_with,
    with_value,
)
from mansard.games.paris.tables import BONUS_8, BONUS_19, FIRST_LANDMARK, FIRST_RESOURCE, RESOURCES
from mansard.games.paris.tables import PRESTIGE as PRESTIGE_NAMES
from mansard.kernel.bits import bit, has

# The sources of a prestige.
FILL_TOKEN: Final[i64] = 0
FILL_8: Final[i64] = 1
FILL_19: Final[i64] = 2
FILL_SECOND_HALF: Final[i64] = 3
FILLS: Final = ["token", "bonus-8", "bonus-19", "second-half", "end"]


def reward(t: Table, seat: i64) -> None:
    """§4.7 The reward of the property that the key has reached."""
    if t.target >= FIRST_LANDMARK:
        t.open_slots = 7
        t.second_half = 0
        go_on_filling(t, seat)
        return
    take_token(t, seat)
    if t.target % 6 == 5:
        score_points(t, seat, VP_EIGHTS, t.box.vp_for_eight)
    if t.box.bonus_price[t.target % 6] >= 0 and bonus_spaces(t, seat) != 0:
        t.phase = BONUS
    else:
        after_reward(t)


def take_token(t: Table, seat: i64) -> None:
    """§4.7 A token beside the building is taken (R22)."""
    if not has(t.token_left, t.target):
        return
    t.token_left &= ~bit(t.target)
    token = t.tokens[t.target]
    if token < FIRST_RESOURCE:
        t.boards[seat * WIDTH + STAR + token] += 1
    else:
        t.boards[seat * WIDTH + RES + token - FIRST_RESOURCE] += 1
    if t.log is not None:
        t.log.say("token", [seat, token_name(token)])


def token_name(token: i64) -> str:
    """`prestige-gold`, `resource-wood`."""
    if token < FIRST_RESOURCE:
        return f"prestige-{PRESTIGE_NAMES[token]}"
    return f"resource-{RESOURCES[token - FIRST_RESOURCE]}"


def after_reward(t: Table) -> None:
    """§4.7 The key that makes four in a district brings the choice of a VP tile (R1, R2, R31)."""
    fresh = t.source < FIRST_SPACE
    t.second_half = 0
    t.open_slots = 0
    if fresh and keycount(t, district_of(t, t.target)) == t.box.trigger:
        t.phase = VPTILE
    else:
        end_move(t)


def end_move(t: Table) -> None:
    """§4.9 The main action is done. → POST"""
    t.source = -1
    t.target = -1
    t.phase = POST


# ---------------------------------------------------------------------- §4.7.1 BONUS


def bonus_spaces(t: Table, seat: i64) -> i64:
    """§4.7.1 Spaces before the assistant with a tile of a number that the player never had."""
    ahead = spaces_with(t, t.on_track & ~known(t, seat))
    return ahead & ~(bit(t.boards[seat * WIDTH + ASSISTANT]) - 1)


def bonus_price(t: Table) -> i64:
    """§4.7.1 Free after a 1 or 2, 2 francs after a 3."""
    return t.box.bonus_price[t.target % 6]


def bonus_choices(t: Table, seat: i64) -> i64:
    """§4.7.1 `take q`, if the price is affordable."""
    if t.boards[seat * WIDTH + FRANCS] < bonus_price(t):
        return 0
    return bonus_spaces(t, seat)


def take_bonus(t: Table, seat: i64, space: i64) -> None:
    """§4.7.1 Pay, move the assistant, take the tile."""
    price = bonus_price(t)
    t.boards[seat * WIDTH + FRANCS] -= price
    t.boards[seat * WIDTH + ASSISTANT] = space + 1
    receive_tile(t, seat, space, price)
    after_reward(t)


def receive_tile(t: Table, seat: i64, space: i64, price: i64) -> None:
    """One tile from a space of the track joins the unused ones."""
    tile = bit(t.track[space])
    t.boards[seat * WIDTH + UNUSED] |= tile
    if t.third_on_track & tile:
        t.third_on_track &= ~tile
    elif t.second_on_track & tile:
        t.second_on_track &= ~tile
    else:
        t.on_track &= ~tile
    if t.log is not None:
        t.log.say("bonus", [seat, t.track[space] + 1, space + 1, price])


# ---------------------------------------------------------------------- §4.7.2 PRESTIGE


def slot_for(t: Table, kind: i64) -> i64:
    """The open slot of a type that is worth most; -1 if there is none."""
    best: i64 = -1
    first = (t.target - FIRST_LANDMARK) * 3
    for slot in range(3):
        if not has(t.open_slots, slot) or t.box.slot_type[first + slot] != kind:
            continue
        if best < 0 or t.box.slot_points[first + slot] > t.box.slot_points[first + best]:
            best = slot
    return best


def has_fill(t: Table, seat: i64, kind: i64, way: i64) -> bool:
    """Whether a source of prestige is to hand."""
    row = seat * WIDTH
    if way == FILL_TOKEN:
        return t.boards[row + STAR + kind] > 0
    if way == FILL_8:
        return t.boards[row + UNUSED] & BONUS_8 != 0
    if way == FILL_19:
        return t.boards[row + UNUSED] & BONUS_19 != 0
    if way == FILL_SECOND_HALF:
        return t.second_half > 0
    return held(t, seat) & t.box.end_prestige[kind] != 0


def fills(t: Table, seat: i64) -> i64:
    """§4.7.2 `fill t by x` as bits, type * 5 + source."""
    found: i64 = 0
    for kind in range(3):
        if slot_for(t, kind) >= 0:
            for way in range(5):
                if has_fill(t, seat, kind, way):
                    found |= bit(kind * 5 + way)
    return found


def fill_slot(t: Table, seat: i64, kind: i64, way: i64) -> None:
    """§4.7.2 A fill closes one slot and scores it at once."""
    slot = slot_for(t, kind)
    t.open_slots &= ~bit(slot)
    if t.log is not None:
        t.log.say("filled", [seat, PRESTIGE_NAMES[kind], FILLS[way]])
    spend_prestige(t, seat, kind, way)
    score_points(t, seat, VP_PRESTIGE, t.box.slot_points[(t.target - FIRST_LANDMARK) * 3 + slot])
    go_on_filling(t, seat)


def spend_prestige(t: Table, seat: i64, kind: i64, way: i64) -> None:
    """§4.7.2 Tokens leave the game (R19); half of bonus 19 must be used here or is lost (R16)."""
    if way == FILL_TOKEN:
        t.boards[seat * WIDTH + STAR + kind] -= 1
    elif way == FILL_8:
        discard(t, seat, BONUS_8)
    elif way == FILL_19:
        discard(t, seat, BONUS_19)
        t.second_half = 1
    elif way == FILL_SECOND_HALF:
        t.second_half = 0
    else:
        spend_end_token(t, held(t, seat) & t.box.end_prestige[kind])


def go_on_filling(t: Table, seat: i64) -> None:
    """§4.7.2 The step ends by itself when no fill is possible."""
    if fills(t, seat):
        t.phase = PRESTIGE
    else:
        after_reward(t)


# ---------------------------------------------------------------------- §4.7.3 VPTILE


def vp_tiles_left(t: Table) -> i64:
    """The VP tiles in the reserve."""
    left: i64 = 63
    for district in range(6):
        if t.vp_at[district] >= 0:
            left &= ~bit(t.vp_at[district])
    return left


def place_vp_tile(t: Table, seat: i64, tile: i64, district: i64) -> None:
    """§4.7.3 The tile lies in the district for the rest of the game."""
    t.vp_at = with_value(t.vp_at, district, tile)
    if t.log is not None:
        t.log.say("vp-tile", [seat, t.box.vp_tiles[tile], t.box.districts[district]])
    end_move(t)


def skip_vp_tile(t: Table, seat: i64) -> None:
    """§4.7.3 The right is gone for this district."""
    if t.log is not None:
        t.log.say("vp-skipped", [seat])
    end_move(t)
