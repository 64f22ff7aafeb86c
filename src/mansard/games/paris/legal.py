"""§4 What may be done: the only truth about legality."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.paris.keys import Reach, movable_keys, new_targets, old_targets, open_places
from mansard.games.paris.moves import (
    BACK,
    BUILD,
    BUY,
    DONE,
    DRAW_FROM,
    END_TAKE,
    END_TURN,
    FILL,
    KEEP,
    KEY,
    PAIR_GOODS,
    PAIR_STARS,
    PASS,
    PAY_BY,
    PICK,
    PLACE,
    SALE_MASK,
    SALE_TILES,
    SELL,
    SELL_BONUS,
    SELL_END,
    SELL_PRESTIGE,
    SITE_IN,
    SKIP,
    TAKE,
    TO,
    USE,
    USE_END,
    VP,
)
from mansard.games.paris.paying import unit_due, ways_to_pay
from mansard.games.paris.rewards import bonus_choices, fills, vp_tiles_left
from mansard.games.paris.stacks import sites
from mansard.games.paris.state import (
    BONUS,
    DRAW,
    END_PICK,
    FREE_PICK,
    GO_BACK,
    MAIN,
    OVER,
    PAIR_PRESTIGE,
    PAY,
    POST,
    PRESTIGE,
    RES,
    SITE,
    STAR,
    TARGET,
    UNUSED,
    VPTILE,
    WIDTH,
    Table,
    held,
    pile,
)
from mansard.games.paris.tables import USABLE
from mansard.games.paris.tiles import free_picks, may_use, pair_vectors, spaces_back
from mansard.games.paris.trade import is_usable_token, may_buy
from mansard.games.paris.turns import may_take_end_token
from mansard.kernel.bits import bit, lowest


def each_of(found: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """The codes of all members of a set."""
    while mask:
        found = append(found, first + lowest(mask))
        mask &= mask - 1
    return found


def options(t: Table, seat: i64) -> vec[i64]:
    """The legal actions of a seat."""
    phase = t.phase
    found = vec[i64]()
    if seat != t.turn or phase == OVER:
        return found
    if phase == MAIN:
        return main_options(t, seat)
    if phase == POST:
        return free_actions(t, seat, append(found, END_TURN), held(t, seat))
    if phase == DRAW:
        return draw_options(t)
    if phase == TARGET:
        return target_options(t, seat)
    if phase == BONUS:
        found = each_of(append(found, SKIP), TAKE, bonus_choices(t, seat))
        return free_actions(t, seat, found, held(t, seat))
    return step_options(t, seat, phase)


def step_options(t: Table, seat: i64, phase: i64) -> vec[i64]:
    """The phases in which nothing else may be done."""
    found = vec[i64]()
    if phase == SITE:
        for district in sites(t, t.drawn):
            found = append(found, SITE_IN + district)
        return found
    if phase == PAY:
        return each_of(found, PAY_BY + unit_due(t) * 8, ways_to_pay(t, seat))
    if phase == PRESTIGE:
        return each_of(append(found, DONE), FILL, fills(t, seat))
    if phase == VPTILE:
        return vp_options(t)
    if phase == END_PICK:
        return each_of(found, KEEP, pile(t))
    return choice_options(t, seat, phase)


def choice_options(t: Table, seat: i64, phase: i64) -> vec[i64]:
    """§4.10 The choices of bonus 17, 25, 23 and 24."""
    found = vec[i64]()
    if phase == FREE_PICK:
        return each_of(found, PICK, free_picks(t, seat))
    if phase == GO_BACK:
        return each_of(found, BACK, spaces_back(t, seat))
    stars = phase == PAIR_PRESTIGE
    for pairs in pair_vectors(t, seat, STAR if stars else RES):
        found = append(found, (PAIR_STARS if stars else PAIR_GOODS) + pairs)
    return found


def draw_options(t: Table) -> vec[i64]:
    """§4.1 A stack that is not empty."""
    found = vec[i64]()
    for stack in range(3):
        if t.heights[stack] > 0:
            found = append(found, DRAW_FROM + stack)
    return found


def main_actions(t: Table, seat: i64, tokens: i64) -> vec[i64]:
    """§4.3 Place a key, move one, take an end token."""
    found = each_of(vec[i64](), PLACE, open_places(t, seat))
    for position in movable_keys(t, seat, tokens):
        found = append(found, KEY + position)
    if may_take_end_token(t):
        found = append(found, END_TAKE)
    return found


def has_main_action(t: Table, seat: i64) -> bool:
    """§4.3 Whether the player must not pass."""
    return len(main_actions(t, seat, held(t, seat))) > 0


def main_options(t: Table, seat: i64) -> vec[i64]:
    """§4.3 The main actions, `pass` only without any, and the free actions."""
    tokens = held(t, seat)
    found = main_actions(t, seat, tokens)
    if len(found) == 0:
        found = append(found, PASS)
    return free_actions(t, seat, found, tokens)


def target_options(t: Table, seat: i64) -> vec[i64]:
    """§4.5 Where the chosen key may go."""
    reach = Reach(t, seat, held(t, seat))
    found = each_of(vec[i64](), TO, old_targets(t, seat, reach))
    for district in range(6):
        rest = new_targets(t, seat, reach, district)
        while rest:
            found = append(found, BUILD + (lowest(rest) - 36) * 6 + district)
            rest &= rest - 1
    return found


def vp_options(t: Table) -> vec[i64]:
    """§4.7.3 Any tile of the reserve on any district without one, or nothing."""
    found = append(vec[i64](), SKIP)
    left = vp_tiles_left(t)
    for tile in range(6):
        for district in range(6):
            if left & bit(tile) and t.vp_at[district] < 0:
                found = append(found, VP + tile * 6 + district)
    return found


def free_actions(t: Table, seat: i64, found: vec[i64], tokens: i64) -> vec[i64]:
    """§4.10 Everything that may be done in MAIN, BONUS and POST any number of times."""
    row = seat * WIDTH
    boards = t.boards
    for kind in range(3):
        if may_buy(t, seat, kind):
            found = append(found, BUY + kind)
        if boards[row + RES + kind] > 0:
            found = append(found, SELL + kind)
        if boards[row + STAR + kind] > 0:
            found = append(found, SELL_PRESTIGE + kind)
    if boards[row + UNUSED]:
        found = tile_actions(t, seat, found)
    while tokens:
        token = lowest(tokens)
        found = append(found, (USE_END if is_usable_token(t, token) else SELL_END) + token)
        tokens &= tokens - 1
    return found


def tile_actions(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """§4.10 F4 and F5: what the unused bonus tiles allow."""
    unused = t.boards[seat * WIDTH + UNUSED]
    if unused & SALE_MASK:
        for which in range(7):
            if unused & SALE_TILES[which]:
                found = append(found, SELL_BONUS + which)
    unused &= USABLE
    while unused:
        number = lowest(unused)
        if may_use(t, seat, number):
            found = append(found, USE + number)
        unused &= unused - 1
    return found
