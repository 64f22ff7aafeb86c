"""§2.7, §4.10 F5 The bonus tiles that are used at once: one small function an effect."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.paris.rewards import receive_tile
from mansard.games.paris.state import (
    ASSISTANT,
    FRANCS,
    FREE_PICK,
    GO_BACK,
    HAND,
    KEYS,
    PAIR_PRESTIGE,
    PAIR_RESOURCES,
    RES,
    RESERVE,
    STAR,
    TWICE,
    UNUSED,
    VP_BONUS,
    WIDTH,
    Table,
    discard,
    earn,
    known,
    score_points,
    spaces_with,
    stock_changes,
    type_on,
)
from mansard.games.paris.tables import (
    BUILDING_SPACES,
    EXTRA_KEY,
    GAIN,
    PAIRS_PRESTIGE,
    PAIRS_RESOURCE,
    SCORE_LANDMARKS,
    SCORE_TYPES,
    SCORE_UNUSED,
    SCORE_VALUE,
    STEP_BACK,
    TAKE_ANY,
)
from mansard.kernel.bits import bit, lowest, popcount

# ---------------------------------------------------------------------- points of scoring tiles


def keys_on(t: Table, seat: i64, properties: i64) -> i64:
    """§4.10 Own keys on these properties; a space with two counts twice."""
    row = seat * WIDTH
    return popcount(t.boards[row + KEYS] & properties) + popcount(t.boards[row + TWICE] & properties)


def types_occupied(t: Table, seat: i64) -> i64:
    """§2.7 30: the six building types, and landmarks as the seventh."""
    keys = t.boards[seat * WIDTH + KEYS]
    types: i64 = 64 if keys & ~BUILDING_SPACES else 0
    rest = keys & BUILDING_SPACES
    while rest:
        types |= bit(type_on(t, lowest(rest)))
        rest &= rest - 1
    return popcount(types)


def tile_points(t: Table, seat: i64, number: i64) -> i64:
    """§2.7 What a scoring tile (numbers from 0) would score now; 0 for tiles that do not score."""
    effect = t.box.effect[number]
    each = t.box.each[t.players * 30 + number]
    if effect == SCORE_VALUE:
        return each * keys_on(t, seat, t.box.scored_spaces[number])
    if effect == SCORE_LANDMARKS:
        return each * keys_on(t, seat, ~BUILDING_SPACES & 0xFFFFFFFFFFF)
    if effect == SCORE_UNUSED:
        return each * popcount(t.boards[seat * WIDTH + UNUSED] & ~bit(number))
    if effect == SCORE_TYPES:
        return t.box.by_types[types_occupied(t, seat)]
    return 0


# ---------------------------------------------------------------------- preconditions


def free_picks(t: Table, seat: i64) -> i64:
    """§4.10 17: any space with a tile of a number that the player never had."""
    return spaces_with(t, t.on_track & ~known(t, seat))


def behind(t: Table, seat: i64) -> i64:
    """§4.10 25: the spaces 1 to 5 steps behind the assistant, whatever lies there (R14)."""
    position = t.boards[seat * WIDTH + ASSISTANT]
    if position < 2:
        return 0
    lowest_space = position - 1 - t.box.steps_back
    spaces = bit(position - 1) - 1
    if lowest_space > 0:
        spaces &= ~(bit(lowest_space) - 1)
    return spaces


def spaces_back(t: Table, seat: i64) -> i64:
    """§4.10 25: those of them with a tile of a number that the player never had."""
    return free_picks(t, seat) & behind(t, seat)


def has_pair(t: Table, seat: i64, first: i64) -> bool:
    """§4.10 23, 24: two equal real tokens (R18); `first` is the first of the three columns."""
    row = seat * WIDTH + first
    return t.boards[row] >= 2 or t.boards[row + 1] >= 2 or t.boards[row + 2] >= 2


def may_use(t: Table, seat: i64, number: i64) -> bool:
    """§4.10 F5 Whether an unused tile can be used now."""
    effect = t.box.effect[number]
    if effect == GAIN:
        return True
    if effect == EXTRA_KEY:
        row = seat * WIDTH
        return t.boards[row + RESERVE] > 0 and t.boards[row + FRANCS] >= t.box.key_price[number]
    if effect == TAKE_ANY:
        return free_picks(t, seat) != 0
    if effect == STEP_BACK:
        return spaces_back(t, seat) != 0
    if effect == PAIRS_PRESTIGE:
        return has_pair(t, seat, STAR)
    if effect == PAIRS_RESOURCE:
        return has_pair(t, seat, RES)
    return tile_points(t, seat, number) > 0


# ---------------------------------------------------------------------- effects


def use_tile(t: Table, seat: i64, number: i64) -> None:
    """§4.10 F5 The tile goes to the own discard first, then it has its effect."""
    points = tile_points(t, seat, number)
    discard(t, seat, bit(number))
    if t.log is not None:
        t.log.say("used", [seat, number + 1])
    effect = t.box.effect[number]
    if effect == GAIN:
        earn(t, seat, t.box.bonus_francs[number])
        score_points(t, seat, VP_BONUS, t.box.bonus_vp[number])
    elif effect == EXTRA_KEY:
        fetch_key(t, seat, t.box.key_price[number])
    elif choice_of(effect) >= 0:
        t.back = t.phase
        t.phase = choice_of(effect)
    else:
        score_points(t, seat, VP_BONUS, points)


def choice_of(effect: i64) -> i64:
    """The phase in which a tile's choice is made; -1 if it has none."""
    if effect == TAKE_ANY:
        return FREE_PICK
    if effect == STEP_BACK:
        return GO_BACK
    if effect == PAIRS_PRESTIGE:
        return PAIR_PRESTIGE
    return PAIR_RESOURCES if effect == PAIRS_RESOURCE else -1


def fetch_key(t: Table, seat: i64, price: i64) -> None:
    """§2.7 13, 14: a key from the own reserve joins the hand for a price."""
    row = seat * WIDTH
    t.boards[row + FRANCS] -= price
    t.boards[row + RESERVE] -= 1
    t.boards[row + HAND] += 1
    if t.log is not None:
        t.log.say("new-key", [seat, price])


def pick_tile(t: Table, seat: i64, space: i64) -> None:
    """§2.7 17: take the tile; the assistant stays."""
    receive_tile(t, seat, space, 0)
    t.phase = t.back


def go_back(t: Table, seat: i64, space: i64) -> None:
    """§2.7 25: the assistant moves back and takes the tile there (R13)."""
    t.boards[seat * WIDTH + ASSISTANT] = space + 1
    pick_tile(t, seat, space)


# ---------------------------------------------------------------------- pairs


def pair_vectors(t: Table, seat: i64, first: i64) -> vec[i64]:
    """§4.10 23, 24: the numbers of pairs of the three types as a * 16 + b * 4 + c, at least one in all."""
    row = seat * WIDTH + first
    found = vec[i64]()
    for a in range(t.boards[row] // 2 + 1):
        for b in range(t.boards[row + 1] // 2 + 1):
            for c in range(t.boards[row + 2] // 2 + 1):
                if a + b + c > 0:
                    found = append(found, a * 16 + b * 4 + c)
    return found


def score_pairs(t: Table, seat: i64, pairs: i64) -> None:
    """§2.7 23, 24: prestige leaves the game, resources go to the reserve (R19)."""
    stars = t.phase == PAIR_PRESTIGE
    number: i64 = 22 if stars else 23
    first = STAR if stars else RES
    total: i64 = 0
    for kind in range(3):
        count = pairs >> 4 if kind == 0 else pairs >> 2 & 3 if kind == 1 else pairs & 3
        total += count
        t.boards[seat * WIDTH + first + kind] -= 2 * count
        if not stars and count > 0:
            stock_changes(t, kind, 2 * count)
    t.phase = t.back
    if t.log is not None:
        t.log.say("paired", [seat, total])
    score_points(t, seat, VP_BONUS, total * t.box.each[t.players * 30 + number])
