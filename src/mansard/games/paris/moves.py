"""§4 Action codes: what they mean and how they are written.

0-2      draw <stack>                1-3
3-8      site <district>             free placement
9-15     place <place>               six banks by their district, the arch as arc
16-66    key <place>                 the key to be moved: banks, arch, 36 buildings, 8 landmarks
67       end-take
68       pass
69-112   to <property>               36 buildings, 8 landmarks on the board
113-160  build <landmark> <district> a landmark of the reserve
161-184  pay <resource> <way>
185-214  take <space>                of the bonus track
215      skip                        no bonus tile, or no VP tile
216-230  fill <prestige> <way>
231      done
232-267  vp <tile> <district>
268-279  keep <end token>
280      end-turn
281-283  buy <resource>
284-286  sell <resource>
287-289  sell-prestige <prestige>
290-296  sell-bonus <number>
297-326  use <number>
327-338  use-end <end token>
339-350  sell-end <end token>
351-380  pick <space>                bonus 17
381-410  back <space>                bonus 25
411-474  pair-prestige <bronze> <silver> <gold>
475-538  pair-resources <wood> <marble> <gold>
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.paris.keys import Reach, movable_keys, new_targets, old_targets, open_places
from mansard.games.paris.paying import WAYS, unit_due, ways_to_pay
from mansard.games.paris.rewards import FILLS, bonus_choices, fills, vp_tiles_left
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
from mansard.games.paris.tables import PRESTIGE as PRESTIGE_NAMES
from mansard.games.paris.tables import RESOURCES, SALEABLE, USABLE, Box
from mansard.games.paris.tiles import free_picks, may_use, pair_vectors, spaces_back
from mansard.games.paris.trade import is_usable_token, may_buy
from mansard.games.paris.turns import may_take_end_token
from mansard.kernel.bits import bit, lowest
from mansard.kernel.moves import Kind, MoveBook, Value

DRAW_FROM: Final[i64] = 0
SITE_IN: Final[i64] = 3
PLACE: Final[i64] = 9
KEY: Final[i64] = 16
END_TAKE: Final[i64] = 67
PASS: Final[i64] = 68
TO: Final[i64] = 69
BUILD: Final[i64] = 113
PAY_BY: Final[i64] = 161
TAKE: Final[i64] = 185
SKIP: Final[i64] = 215
FILL: Final[i64] = 216
DONE: Final[i64] = 231
VP: Final[i64] = 232
KEEP: Final[i64] = 268
END_TURN: Final[i64] = 280
BUY: Final[i64] = 281
SELL: Final[i64] = 284
SELL_PRESTIGE: Final[i64] = 287
SELL_BONUS: Final[i64] = 290
USE: Final[i64] = 297
USE_END: Final[i64] = 327
SELL_END: Final[i64] = 339
PICK: Final[i64] = 351
BACK: Final[i64] = 381
PAIR_STARS: Final[i64] = 411
PAIR_GOODS: Final[i64] = 475
ACTION_COUNT: Final = 539

RULE_OF_PHASE: Final = [
    "4.1",
    "4.2",
    "4.3",
    "4.5",
    "4.6",
    "4.7.1",
    "4.7.2",
    "4.7.3",
    "4.8",
    "4.9",
    "4.10",
    "4.10",
    "4.10",
    "4.10",
    "5.0",
]
SALE_TILES: Final = vec[i64]([int(bit(number - 1)) for number in SALEABLE])
SALE_MASK: Final[i64] = 0x14028E


def move_book(box: Box) -> MoveBook:
    """All moves by name, in the order of their codes."""
    spaces: list[Value] = list(range(1, 31))
    pairs: list[Value] = [0, 1, 2, 3]
    districts: list[Value] = list(box.districts)
    resources: list[Value] = list(RESOURCES)
    stars: list[Value] = list(PRESTIGE_NAMES)
    marks: list[Value] = list(box.landmarks)
    names: list[Value] = list(box.names)
    ends: list[Value] = list(box.end_tokens)
    places: list[Value] = [*districts, "arc"]
    return MoveBook(
        [
            Kind("draw", [("stack", [1, 2, 3])]),
            Kind("site", [("district", districts)]),
            Kind("place", [("place", places)]),
            Kind("key", [("place", [*places, *names])]),
            Kind("end-take", []),
            Kind("pass", []),
            Kind("to", [("property", names)]),
            Kind("build", [("landmark", marks), ("district", districts)]),
            Kind("pay", [("resource", resources), ("way", list(WAYS))]),
            Kind("take", [("space", spaces)]),
            Kind("skip", []),
            Kind("fill", [("prestige", stars), ("way", list(FILLS))]),
            Kind("done", []),
            Kind("vp", [("tile", list(box.vp_tiles)), ("district", districts)]),
            Kind("keep", [("token", ends)]),
            Kind("end-turn", []),
            Kind("buy", [("resource", resources)]),
            Kind("sell", [("resource", resources)]),
            Kind("sell-prestige", [("prestige", stars)]),
            Kind("sell-bonus", [("number", list(SALEABLE))]),
            Kind("use", [("number", spaces)]),
            Kind("use-end", [("token", ends)]),
            Kind("sell-end", [("token", ends)]),
            Kind("pick", [("space", spaces)]),
            Kind("back", [("space", spaces)]),
            Kind("pair-prestige", [("bronze", pairs), ("silver", pairs), ("gold", pairs)]),
            Kind("pair-resources", [("wood", pairs), ("marble", pairs), ("gold", pairs)]),
        ]
    )


# ---------------------------------------------------------------------- legal actions


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


def main_options(t: Table, seat: i64) -> vec[i64]:
    """§4.3 The main actions, `pass` only without any, and the free actions."""
    tokens = held(t, seat)
    found = each_of(vec[i64](), PLACE, open_places(t, seat))
    for position in movable_keys(t, seat, tokens):
        found = append(found, KEY + position)
    if may_take_end_token(t):
        found = append(found, END_TAKE)
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


def sale_index(number: int) -> int:
    """The place of a tile among those that can be sold; -1 if it cannot."""
    return SALEABLE.index(number) if number in SALEABLE else -1
