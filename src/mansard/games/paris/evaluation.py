"""§11 What a position is worth to a seat: points now, and what districts, money and tiles may still bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.scoring import district_sum, gained, score
from mansard.games.paris.state import (
    ASSISTANT,
    BANKS,
    BONUS,
    END_PICK,
    FRANCS,
    FREE_PICK,
    HAND,
    MAIN,
    OVER,
    PAY,
    POST,
    PRESTIGE,
    RES,
    STAR,
    TARGET,
    UNUSED,
    VPTILE,
    WIDTH,
    Table,
    held,
)
from mansard.games.paris.tables import (
    BONUS_27,
    END_FRANCS,
    END_RESOURCE,
    END_TOKENS,
    END_VP,
    EXTRA_KEY,
    GAIN,
    PAIRS_PRESTIGE,
    PAIRS_RESOURCE,
    SCORE_TYPES,
    SCORE_UNUSED,
)
from mansard.games.paris.tiles import tile_points, types_occupied
from mansard.kernel.bits import lowest, popcount

FRANC: Final = 0.45
A_TURN_SPENDS: Final = 7.0
A_TURN: Final = 1.0  # less than a turn brings, or bots would put it off
A_BONUS_TILE: Final = 3.0
KEY_ON_BANK: Final = 1.6
KEY_IN_HAND: Final = 1.2
TRACK_SPACE: Final = 0.12
RESOURCE_WORTH: Final = vec[float]([1.2, 1.7, 2.3])
PRESTIGE_WORTH: Final = vec[float]([1.2, 1.6, 2.0])
# Tiles without points of their own: what they are worth while there is time to use them.
RESOURCE_TILES: Final = {2: 1.1, 3: 1.6, 4: 2.1, 10: 2.2, 21: 4.0}
PRESTIGE_TILES: Final = {8: 2.4, 19: 4.4}
MOVE_TILES: Final = {9: 3.0, 16: 3.0, 13: 2.0, 14: 2.4}
TRACK_TILES: Final = {17: 6.0, 25: 6.0}
OTHER_TILES: Final = {**RESOURCE_TILES, **PRESTIGE_TILES, **MOVE_TILES, **TRACK_TILES}
TILE_WORTH: Final = vec[float]([OTHER_TILES.get(number, 0.0) for number in range(1, 31)])


def worth(t: Table, seat: i64) -> float:
    """§11 In points; at the end exactly the score."""
    if t.phase == OVER:
        return float(score(t, seat))
    left = turns_left(t, seat)
    pace = left / 12.0 if left < 12.0 else 1.0
    points = float(gained(t, seat)) + districts_worth(t, seat, pace) + money_worth(t, seat, left)
    if left <= 0.0:
        return points
    if seat == t.turn:
        points += pending_worth(t, seat)
    elif is_to_come(t, seat):
        points += A_TURN
    return points + goods_worth(t, seat, left) + keys_worth(t, seat, left) + tiles_worth(t, seat, pace)


def is_to_come(t: Table, seat: i64) -> bool:
    """Whether the seat has its turn of this round still before it."""
    place = seat - t.first if seat >= t.first else seat - t.first + t.players
    now = t.turn - t.first if t.turn >= t.first else t.turn - t.first + t.players
    return place > now


def pending_worth(t: Table, seat: i64) -> float:
    """What the steps of the turn that are still due will bring, so that no step looks like a loss."""
    phase = t.phase
    if phase <= TARGET or phase == END_PICK:
        return A_TURN
    if phase == PAY:
        return A_TURN + 0.6 * float(t.box.value[t.target])
    if phase == BONUS:
        return A_BONUS_TILE
    if phase == PRESTIGE or phase == VPTILE:
        return A_BONUS_TILE
    if FREE_PICK <= phase < OVER:
        return A_BONUS_TILE + (A_TURN if t.back == MAIN else 0.0)
    return 0.0


def turns_left(t: Table, seat: i64) -> float:
    """§11.2 The turns that the seat can expect, the present one included while its main action is due."""
    place = seat - t.first if seat >= t.first else seat - t.first + t.players
    now = t.turn - t.first if t.turn >= t.first else t.turn - t.first + t.players
    present = 1.0 if place > now or (place == now and t.phase < POST) else 0.0
    if place == now and t.phase >= POST:
        present = 0.1
    if t.last_round > 0:
        return float(t.last_round - t.round) + present
    draws = t.heights[0] + t.heights[1] + t.heights[2]
    tokens: i64 = END_TOKENS - len(t.takes)
    return (float(draws) + 1.5 * float(tokens)) / float(t.players) + 1.0 + present


# ---------------------------------------------------------------------- §11.9-§11.11 districts


def districts_worth(t: Table, seat: i64, pace: float) -> float:
    """§11.9 Expected points of all districts, those without a VP tile as far as one may come."""
    total = 0.0
    sums = vec[i64]([0] * t.players)
    for district in range(6):
        keys: i64 = 0
        for other in range(t.players):
            sums[other] = district_sum(t, other, district)
            keys += 1 if sums[other] > 0 else 0
        if sums[seat] == 0:
            continue
        tile = t.vp_at[district]
        if tile >= 0:
            total += expected_points(t, seat, sums, tile, pace)
        else:
            total += (0.1 + 0.06 * float(keys)) * pace * expected_points(t, seat, sums, 3, pace)
            total += 0.05 * float(sums[seat]) * pace
    return total


def expected_points(t: Table, seat: i64, sums: vec[i64], tile: i64, pace: float) -> float:
    """§11.10 The tile's numbers at the place that the sums promise; late in the game a lead counts more."""
    ahead = 0.0
    spread = 1.0 + 11.0 * pace
    mine = float(sums[seat])
    for other in range(t.players):
        if other != seat and sums[other] > 0:
            lead = (float(sums[other]) - mine) / spread
            ahead += 1.0 if lead > 1.0 else 0.0 if lead < -1.0 else 0.5 + 0.5 * lead
        elif other != seat:
            ahead += 0.15 * pace
    if t.players == 2 and ahead > 0.5 and mine * 2.0 < float(sums[1 - seat]):
        return (1.0 - ahead) * float(t.box.vp_places[tile * 3])
    return interpolated(t, tile, ahead)


def interpolated(t: Table, tile: i64, ahead: float) -> float:
    """The points for a place between two places."""
    first = float(t.box.vp_places[tile * 3])
    second = float(t.box.vp_places[tile * 3 + 1])
    third = float(t.box.vp_places[tile * 3 + 2]) if t.players > 2 else 0.0
    if ahead <= 1.0:
        return first + (second - first) * ahead
    if ahead <= 2.0:
        return second + (third - second) * (ahead - 1.0)
    return third * (3.0 - ahead) if ahead < 3.0 else 0.0


# ---------------------------------------------------------------------- §11.1, §11.7, §11.8 money and goods


def money_worth(t: Table, seat: i64, left: float) -> float:
    """§11.1 Francs that can still be spent; with bonus 27 each is a point."""
    row = seat * WIDTH
    francs = float(t.boards[row + FRANCS])
    if t.boards[row + UNUSED] & BONUS_27:
        return francs
    useful = min(francs, A_TURN_SPENDS * left)
    return FRANC * useful + 0.02 * francs


def goods_worth(t: Table, seat: i64, left: float) -> float:
    """§11.7, §11.8 Tokens and end tokens while landmarks can still be reached."""
    row = seat * WIDTH
    share = left / 3.0 if left < 3.0 else 1.0
    value = 0.0
    for kind in range(3):
        value += RESOURCE_WORTH[kind] * kept(t.boards[row + RES + kind])
        value += PRESTIGE_WORTH[kind] * kept(t.boards[row + STAR + kind])
    return value * share + end_tokens_worth(t, seat, share)


def kept(count: i64) -> float:
    """More than three of a kind help little."""
    return float(count) if count <= 3 else 3.0 + 0.4 * float(count - 3)


def end_tokens_worth(t: Table, seat: i64, share: float) -> float:
    """§11.14 Held end tokens; points are best cashed at once."""
    value = 0.0
    tokens = held(t, seat)
    while tokens:
        token = lowest(tokens)
        effect = t.box.end_effect[token]
        amount = t.box.end_amount[token]
        if effect == END_VP:
            value += 0.97 * float(amount)
        elif effect == END_FRANCS:
            value += 0.9 * FRANC * float(amount) * share
        elif effect == END_RESOURCE:
            value += 0.95 * RESOURCE_WORTH[amount] * share
        else:
            value += 0.95 * PRESTIGE_WORTH[amount] * share
        tokens &= tokens - 1
    return value


def keys_worth(t: Table, seat: i64, left: float) -> float:
    """§11.2 A key on a bank is a move to come, one in hand an income to come."""
    row = seat * WIDTH
    waiting = min(float(popcount(t.boards[row + BANKS])), left)
    placeable = min(float(t.boards[row + HAND]), max(0.0, left - waiting) * 0.5)
    return KEY_ON_BANK * waiting + KEY_IN_HAND * placeable


# ---------------------------------------------------------------------- §11.4-§11.6 bonus tiles


def tiles_worth(t: Table, seat: i64, pace: float) -> float:
    """§11.4, §11.5 Unused tiles by their score and promise; spaces passed on the track are lost."""
    row = seat * WIDTH
    value = -TRACK_SPACE * pace * float(t.boards[row + ASSISTANT])
    unused = t.boards[row + UNUSED] & ~BONUS_27
    while unused:
        value += tile_worth(t, seat, lowest(unused), pace)
        unused &= unused - 1
    return value


def tile_worth(t: Table, seat: i64, number: i64, pace: float) -> float:
    """§11.5 One unused tile."""
    box = t.box
    effect = box.effect[number]
    share = pace * 4.0 if pace < 0.25 else 1.0
    if effect == GAIN:
        return 0.97 * float(box.bonus_vp[number]) + 0.95 * FRANC * float(box.bonus_francs[number]) * share
    if TILE_WORTH[number] > 0.0:
        return TILE_WORTH[number] * (share if effect != EXTRA_KEY else pace)
    each = float(box.each[t.players * 30 + number])
    if effect == PAIRS_PRESTIGE:
        return each * (0.9 * float(pairs(t, seat, STAR)) + pace)
    if effect == PAIRS_RESOURCE:
        return each * (0.9 * float(pairs(t, seat, RES)) + pace)
    if effect == SCORE_TYPES:
        return types_worth(t, seat, pace)
    growth = 0.5 if effect == SCORE_UNUSED else 1.2
    return 0.96 * float(tile_points(t, seat, number)) + each * growth * pace


def pairs(t: Table, seat: i64, first: i64) -> i64:
    """Pairs of equal tokens."""
    row = seat * WIDTH + first
    return t.boards[row] // 2 + t.boards[row + 1] // 2 + t.boards[row + 2] // 2


def types_worth(t: Table, seat: i64, pace: float) -> float:
    """§11.6 Bonus 30 grows with every type; below four types it is a promise."""
    types = types_occupied(t, seat)
    now = float(t.box.by_types[types])
    if types < 4:
        return pace * 2.2 * float(types)
    return 0.96 * now + 3.0 * pace
