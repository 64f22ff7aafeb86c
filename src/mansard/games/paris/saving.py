"""A position as plain values and back: readable enough to be written by hand.

What is left out has its value of a fresh table, or follows from the rest: the hand is what lies nowhere else,
tiles that are not on the board lie in the stacks, tokens that players have do not lie on the board, the track
holds what nobody has.
"""

from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from mansard.games.paris.keys import position_name
from mansard.games.paris.paying import packed, still_due
from mansard.games.paris.setup import set_track
from mansard.games.paris.state import (
    ASSISTANT,
    BANKS,
    FIRST_SPACE,
    FRANCS,
    HAND,
    KEYS,
    PHASES,
    RES,
    RESERVE,
    SOURCES,
    STAR,
    TWICE,
    UNUSED,
    USED,
    VP_EIGHTS,
    WIDTH,
    Table,
    keys_placed,
    known,
)
from mansard.games.paris.tables import ARC, BUILDING_SPACES, FIRST_LANDMARK, PRESTIGE, RESOURCES
from mansard.games.paris.turns import names
from mansard.kernel.bits import bit, has, mask_of, members, popcount
from mansard.kernel.fields import Fields

# ---------------------------------------------------------------------- writing


def written(t: Table) -> dict[str, Any]:
    """The whole position."""
    return {
        **written_options(t),
        **written_course(t),
        "tiles": written_tiles(t),
        "lost": [t.box.spaces[tile] for tile in members(lost_tiles(t))],
        "stacks": written_stacks(t),
        "tokens": written_tokens(t),
        "reserve": written_reserve(t),
        "landmarks": written_landmarks(t),
        "vp_tiles": written_vp_tiles(t),
        "track": [number + 1 for number in t.track],
        "end_takes": [[take >> 4, t.box.end_tokens[take & 15]] for take in t.takes],
        "end_spent": names(t, t.spent),
        "move": written_move(t),
        "seats": [written_seat(t, seat) for seat in range(t.players)],
    }


def written_options(t: Table) -> dict[str, Any]:
    """The options of the table."""
    return {
        "setup": "random" if t.random else "basic",
        "placement": "free" if t.free else "fixed",
        "screens": "open" if t.open_screens else "closed",
    }


def written_course(t: Table) -> dict[str, Any]:
    """Where the game stands."""
    return {
        "round": t.round,
        "last_round": t.last_round if t.last_round > 0 else None,
        "first": t.first,
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "back": PHASES[t.back],
        "drawn": t.box.spaces[t.drawn] if t.drawn >= 0 else None,
    }


def written_tiles(t: Table) -> dict[str, str]:
    """The tile on each space that holds one."""
    return {t.box.spaces[space]: t.box.spaces[t.tile_at[space]] for space in members(t.tiles)}


def lost_tiles(t: Table) -> i64:
    """§4.2 Tiles that left the game for want of a site."""
    lost = BUILDING_SPACES & ~t.unseen
    for tile in t.tile_at:
        if tile >= 0:
            lost &= ~bit(tile)
    if t.drawn >= 0:
        lost &= ~bit(t.drawn)
    return lost


def written_stacks(t: Table) -> list[dict[str, Any]]:
    """Height and visible back of the three stacks."""
    return [
        {"height": t.heights[k], "back": t.box.districts[t.backs[k]] if t.heights[k] > 0 else None}
        for k in range(3)
    ]


def token_word(t: Table, space: i64) -> str:
    """The token of a space: a prestige beside 1, 2, 3 and a resource beside 4, 5, 8."""
    token = t.tokens[space]
    return PRESTIGE[token] if token < 3 else RESOURCES[token - 3]


def written_tokens(t: Table) -> dict[str, str]:
    """The tokens that still lie beside spaces."""
    return {t.box.spaces[space]: token_word(t, space) for space in members(t.token_left)}


def written_reserve(t: Table) -> dict[str, int]:
    """The resource reserve."""
    return {RESOURCES[r]: t.stock[r] for r in range(3)}


def written_landmarks(t: Table) -> dict[str, str]:
    """The landmarks on the board with their districts."""
    placed: dict[str, str] = {}
    for district in range(6):
        for mark in members(t.marks[district]):
            placed[t.box.names[mark]] = t.box.districts[district]
    return placed


def written_vp_tiles(t: Table) -> dict[str, str]:
    """The VP tiles on districts."""
    return {t.box.districts[d]: t.box.vp_tiles[t.vp_at[d]] for d in range(6) if t.vp_at[d] >= 0}


def written_move(t: Table) -> dict[str, Any] | None:
    """The move that is under way."""
    if t.source < 0:
        return None
    return {
        "from": position_name(t, t.source),
        "to": t.box.names[t.target] if t.target >= 0 else None,
        "need": {RESOURCES[r]: still_due(t.need, r) for r in range(3)},
        "second_half": t.second_half == 1,
        "open_slots": [slot + 1 for slot in members(t.open_slots)],
    }


def written_keys(t: Table, seat: i64) -> dict[str, Any]:
    """A player's keys on the board."""
    row = seat * WIDTH
    banks = t.boards[row + BANKS]
    twice = t.boards[row + TWICE]
    return {
        "arc": has(banks, ARC),
        "banks": [t.box.districts[d] for d in range(6) if has(banks, d)],
        "on": {t.box.names[p]: 2 if has(twice, p) else 1 for p in members(t.boards[row + KEYS])},
    }


def written_numbers(numbers: i64) -> list[int]:
    """Bonus tiles by number."""
    return [number + 1 for number in members(numbers)]


def written_screen(t: Table, seat: i64) -> dict[str, Any]:
    """What lies behind a player's screen, but for end tokens."""
    row = seat * WIDTH
    return {
        "francs": t.boards[row + FRANCS],
        "resources": {RESOURCES[r]: t.boards[row + RES + r] for r in range(3)},
        "prestige": {PRESTIGE[p]: t.boards[row + STAR + p] for p in range(3)},
        "unused": written_numbers(t.boards[row + UNUSED]),
    }


def written_seat(t: Table, seat: i64) -> dict[str, Any]:
    """Everything of one player."""
    row = seat * WIDTH
    return {
        **written_screen(t, seat),
        "used": written_numbers(t.boards[row + USED]),
        "assistant": t.boards[row + ASSISTANT],
        "hand": t.boards[row + HAND],
        "key_reserve": t.boards[row + RESERVE],
        "keys": written_keys(t, seat),
        "scored": {SOURCES[k]: t.boards[row + VP_EIGHTS + k] for k in range(4)},
    }


# ---------------------------------------------------------------------- reading


def fill(t: Table, fields: Fields) -> None:
    """The whole position from plain values."""
    t.random = fields.choice("setup", ["basic", "random"], default="basic") == "random"
    t.free = fields.choice("placement", ["fixed", "free"], default="fixed") == "free"
    t.open_screens = fields.choice("screens", ["closed", "open"], default="closed") == "open"
    read_course(t, fields)
    read_places(t, fields)
    for seat, row in enumerate(fields.tables("seats", int(t.players), default=[{}] * int(t.players))):
        read_seat(t, seat, row)
    read_tiles(t, fields)
    read_stacks(t, fields)
    read_tokens(t, fields)
    read_track(t, fields)
    read_end_tokens(t, fields)
    if fields.any("move", None) is not None:
        read_move(t, fields.table("move"))


def read_course(t: Table, fields: Fields) -> None:
    """Where the game stands."""
    last = int(t.players) - 1
    t.round = fields.whole("round", 1, 9999, default=1)
    t.last_round = 0
    if fields.any("last_round", None) is not None:
        t.last_round = fields.whole("last_round", 1, 9999)
    t.turn = fields.whole("turn", 0, last, default=0)
    t.first = fields.whole("first", 0, last, default=0)
    t.phase = PHASES.index(fields.choice("phase", PHASES, default="main"))
    t.back = PHASES.index(fields.choice("back", ["main", "bonus", "post"], default="main"))
    t.drawn = -1
    if fields.any("drawn", None) is not None:
        t.drawn = t.box.spaces.index(fields.choice("drawn", t.box.spaces))


def read_places(t: Table, fields: Fields) -> None:
    """Landmarks and VP tiles in their districts."""
    landmarks = fields.table("landmarks", default={})
    for mark in landmarks.values:
        if mark not in t.box.landmarks:
            raise landmarks.error(mark, "there is no such landmark")
        district = t.box.districts.index(landmarks.choice(mark, t.box.districts))
        t.marks[district] |= bit(t.box.names.index(mark))
    tiles = fields.table("vp_tiles", default={})
    for name in tiles.values:
        if name not in t.box.districts:
            raise tiles.error(name, "there is no such district")
        t.vp_at[t.box.districts.index(name)] = t.box.vp_tiles.index(tiles.choice(name, t.box.vp_tiles))


def read_seat(t: Table, seat: i64, fields: Fields) -> None:
    """One player."""
    row = seat * WIDTH
    t.boards[row + FRANCS] = fields.whole("francs", 0, 9999, default=int(t.box.start_francs))
    read_kinds(t, row + RES, fields.table("resources", default={}), RESOURCES)
    read_kinds(t, row + STAR, fields.table("prestige", default={}), PRESTIGE)
    t.boards[row + UNUSED] = mask_of([n - 1 for n in fields.wholes("unused", None, 1, 30, default=[])])
    t.boards[row + USED] = mask_of([n - 1 for n in fields.wholes("used", None, 1, 30, default=[])])
    t.boards[row + ASSISTANT] = fields.whole("assistant", 0, 30, default=0)
    read_keys(t, row, fields.table("keys", default={}))
    read_hand(t, row, fields)
    scored = fields.table("scored", default={})
    for k in range(4):
        t.boards[row + VP_EIGHTS + k] = scored.whole(SOURCES[k], 0, 9999, default=0)
    scored.done()
    fields.done()


def read_kinds(t: Table, first: i64, fields: Fields, kinds: list[str]) -> None:
    """Three numbers of tokens."""
    for k in range(3):
        t.boards[first + k] = fields.whole(kinds[k], 0, 6, default=0)
    fields.done()


def read_keys(t: Table, row: i64, fields: Fields) -> None:
    """The keys of a player on the board."""
    places: i64 = 64 if fields.flag("arc", default=False) else 0
    for name in fields.texts("banks", t.box.districts, default=[]):
        places |= bit(t.box.districts.index(name))
    t.boards[row + BANKS] = places
    on = fields.table("on", default={})
    for name in on.values:
        if name not in t.box.names:
            raise on.error(name, "there is no such property")
        spot = bit(t.box.names.index(name))
        t.boards[row + KEYS] |= spot
        if on.whole(name, 1, 2) == 2:
            t.boards[row + TWICE] |= spot
    fields.done()


def read_hand(t: Table, row: i64, fields: Fields) -> None:
    """The keys in hand: by default all that lie nowhere else."""
    reserve = fields.whole("key_reserve", 0, int(t.box.key_reserve), default=int(t.box.key_reserve))
    placed = keys_placed(t, row // WIDTH)
    left = t.box.hand[t.players] + int(t.box.key_reserve) - reserve - int(placed)
    t.boards[row + RESERVE] = reserve
    t.boards[row + HAND] = fields.whole("hand", 0, 12, default=max(left, 0))


def read_tiles(t: Table, fields: Fields) -> None:
    """The tiles on the board, by default those under keys."""
    named = {**tiles_under_keys(t), **tiles_named(t, fields)}
    placed = Fields(named, fields.source, fields.fail, fields.key("tiles"))
    t.unseen = BUILDING_SPACES
    for name in placed.values:
        if name not in t.box.spaces:
            raise placed.error(name, "there is no such space")
        space: i64 = t.box.spaces.index(name)
        t.tile_at[space] = t.box.spaces.index(placed.choice(name, t.box.spaces))
        t.tiles |= bit(space)
        t.unseen &= ~bit(t.tile_at[space])
    for name in fields.texts("lost", t.box.spaces, default=[]):
        t.unseen &= ~bit(t.box.spaces.index(name))
    if t.drawn >= 0:
        t.unseen &= ~bit(t.drawn)


def tiles_under_keys(t: Table) -> dict[str, Any]:
    """A key lies on a tile, on the tile of the space if no other is named."""
    under: i64 = 0
    for seat in range(t.players):
        under |= t.boards[seat * WIDTH + KEYS]
    return {t.box.spaces[space]: t.box.spaces[space] for space in range(36) if has(under, space)}


def tiles_named(t: Table, fields: Fields) -> dict[str, Any]:
    """A table of spaces with their tiles, or a list of tiles on their own spaces."""
    if isinstance(fields.any("tiles", []), list):
        return {name: name for name in fields.texts("tiles", t.box.spaces, default=[])}
    return fields.table("tiles").values


def read_stacks(t: Table, fields: Fields) -> None:
    """Heights and backs; by default the unseen tiles lie in three stacks as even as possible."""
    removed = int(t.box.removed_free if t.free else t.box.removed_fixed)
    left = max(int(popcount(t.unseen)) - removed, 0)
    default = [{"height": (left + 2 - k) // 3} for k in range(3)]
    spare = [int(tile) for tile in members(t.unseen)]
    for k, stack in enumerate(fields.tables("stacks", 3, default=default)):
        t.heights[k] = stack.whole("height", 0, 12)
        t.backs[k] = -1
        if t.heights[k] > 0:
            back = stack.choice("back", t.box.districts, default=t.box.districts[(spare or [0])[0] // 6])
            t.backs[k] = t.box.districts.index(back)
            spare = without_one(spare, int(t.backs[k]))
        else:
            stack.any("back", None)
        stack.done()


def without_one(tiles: list[int], district: int) -> list[int]:
    """The tiles but for one of a district."""
    for i, tile in enumerate(tiles):
        if tile // 6 == district:
            return tiles[:i] + tiles[i + 1 :]
    return tiles


def read_tokens(t: Table, fields: Fields) -> None:
    """Tokens beside spaces and the reserve; by default those of the basic set-up that nobody has yet."""
    tokens = t.box.basic_tokens[:]
    if fields.has("tokens"):
        table = fields.table("tokens")
        t.token_left = 0
        for name in table.values:
            if name not in t.box.spaces:
                raise table.error(name, "there is no such space")
            space: i64 = t.box.spaces.index(name)
            kinds = PRESTIGE if space % 6 < 3 else RESOURCES
            tokens[space] = kinds.index(table.choice(name, kinds)) + (0 if space % 6 < 3 else 3)
            t.token_left |= bit(space)
    else:
        remove_taken_tokens(t)
    t.tokens = tokens
    reserve = fields.table("reserve", default={})
    for r in range(3):
        missing = max(6 - tokens_beside(t, 3 + r) - tokens_held(t, RES + r), 0)
        t.stock[r] = reserve.whole(RESOURCES[r], 0, 6, default=missing)
    reserve.done()


def tokens_beside(t: Table, token: i64) -> int:
    """How many tokens of a kind lie beside spaces."""
    return len([space for space in members(t.token_left) if t.tokens[space] == token])


def tokens_held(t: Table, column: i64) -> int:
    """How many tokens of a kind players have."""
    return sum([int(t.boards[seat * WIDTH + column]) for seat in range(t.players)])


def remove_taken_tokens(t: Table) -> None:
    """Tokens under keys are gone, and as many more as players have."""
    for seat in range(t.players):
        t.token_left &= ~t.boards[seat * WIDTH + KEYS]
    for token in range(6):
        column = STAR + token if token < 3 else RES + token - 3
        beside = [s for s in members(t.token_left) if t.tokens[s] == token]
        beside.sort(key=lambda space: has(t.tiles, space))
        while beside and len(beside) + tokens_held(t, column) > 6:
            t.token_left &= ~bit(beside.pop())


def read_track(t: Table, fields: Fields) -> None:
    """The order of the numbers; a tile that nobody has lies on the track."""
    numbers = fields.wholes("track", 30, 1, 30, default=list(range(1, 31)))
    if sorted(numbers) != list(range(1, 31)):
        raise fields.error("track", "every number from 1 to 30 must lie on one space")
    set_track(t, [number - 1 for number in numbers])
    for number in range(30):
        taken = len([seat for seat in range(t.players) if has(known(t, seat), number)])
        left = t.box.copies[t.players][number] - taken
        if left < 0:
            raise fields.error("seats", f"there are not so many bonus tiles {number + 1}")
        t.on_track |= bit(number) if left >= 1 else 0
        t.second_on_track |= bit(number) if left >= 2 else 0
        t.third_on_track |= bit(number) if left >= 3 else 0


def read_end_tokens(t: Table, fields: Fields) -> None:
    """Who took which end token in which order, and which are spent."""
    for i, take in enumerate(fields.items("end_takes", default=[])):
        if not isinstance(take, list) or len(take) != 2:
            raise fields.error(f"end_takes[{i}]", "a seat and a token were expected")
        row = Fields(
            {"seat": take[0], "token": take[1]}, fields.source, fields.fail, fields.key(f"end_takes[{i}]")
        )
        seat = row.whole("seat", 0, int(t.players) - 1)
        t.takes = append(t.takes, seat * 16 + t.box.end_tokens.index(row.choice("token", t.box.end_tokens)))
    for name in fields.texts("end_spent", t.box.end_tokens, default=[]):
        t.spent |= bit(t.box.end_tokens.index(name))


def read_move(t: Table, fields: Fields) -> None:
    """The move that is under way."""
    places = [*t.box.districts, "arc", *t.box.names]
    t.source = places.index(fields.choice("from", places))
    if fields.any("to", None) is not None:
        t.target = t.box.names.index(fields.choice("to", t.box.names))
    need = fields.table("need", default={})
    t.need = packed(
        need.whole("wood", 0, 6, default=0),
        need.whole("marble", 0, 6, default=0),
        need.whole("gold", 0, 6, default=0),
    )
    need.done()
    t.second_half = 1 if fields.flag("second_half", default=False) else 0
    t.open_slots = mask_of([slot - 1 for slot in fields.wholes("open_slots", None, 1, 3, default=[])])
    fields.done()
    if t.source >= FIRST_SPACE + FIRST_LANDMARK and t.source - FIRST_SPACE == t.target:
        raise fields.error("to", "a key moves to another property")
