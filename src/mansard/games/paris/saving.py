"""A position as plain values and back: readable enough to be written by hand.

What is left out has its value of a fresh table, or follows from the rest: the hand is what lies nowhere else,
tiles that are not on the board lie in the stacks, tokens that players have do not lie on the board, the track
holds what nobody has.
"""

from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from mansard.games.paris.setup import set_track
from mansard.games.paris.state import (
    BANKS,
    HAND,
    KEYS,
    RES,
    RESERVE,
    STAR,
    TWICE,
    WIDTH,
    Table,
    keys_placed,
    known,
)
from mansard.games.paris.tables import (
    ARC,
    BUILDING_SPACES,
    FIRST_LANDMARK,
    FIRST_RESOURCE,
    PRESTIGE,
    RESOURCES,
)
from mansard.kernel.bits import bit, has, members, popcount
from mansard.kernel.fields import Fields

# ---------------------------------------------------------------------- writing


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


def written_lost(t: Table) -> list[str]:
    """The lost tiles by name."""
    return [t.box.spaces[tile] for tile in members(lost_tiles(t))]


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


def written_landmarks(t: Table) -> dict[str, str]:
    """The landmarks on the board with their districts."""
    placed: dict[str, str] = {}
    for district in range(6):
        for mark in members(t.marks[district]):
            placed[t.box.names[mark]] = t.box.districts[district]
    return placed


def written_track(t: Table) -> list[int]:
    """The numbers along the bonus track."""
    return [number + 1 for number in t.track]


def written_end_takes(t: Table) -> list[list[object]]:
    """Who took which end token, in order."""
    return [[take >> 4, t.box.end_tokens[take & 15]] for take in t.takes]


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


# ---------------------------------------------------------------------- reading


def complete(t: Table, fields: Fields, seats: list[Fields]) -> None:
    """What is no column, and what follows from the rest."""
    read_landmarks(t, fields.table("landmarks", default={}))
    for seat, row in enumerate(seats):
        read_keys(t, seat * WIDTH, row.table("keys", default={}))
        if t.boards[seat * WIDTH + HAND] < 0:
            t.boards[seat * WIDTH + HAND] = keys_left(t, seat)
    read_tiles(t, fields)
    read_stacks(t, fields)
    read_tokens(t, fields)
    read_track(t, fields)
    read_end_takes(t, fields)


def read_landmarks(t: Table, fields: Fields) -> None:
    """Landmarks in their districts."""
    for mark, landmark in fields.places(t.box.landmarks, "landmark"):
        t.marks[fields.index(mark, t.box.districts)] |= bit(FIRST_LANDMARK + landmark)


def read_keys(t: Table, row: i64, fields: Fields) -> None:
    """The keys of a player on the board."""
    places = fields.mask("banks", t.box.districts, default=[])
    t.boards[row + BANKS] = places + 64 if fields.flag("arc", default=False) else places
    on = fields.table("on", default={})
    for name, property in on.places(t.box.names, "property"):
        t.boards[row + KEYS] |= bit(property)
        if on.whole(name, 1, 2) == 2:
            t.boards[row + TWICE] |= bit(property)
    fields.done()


def keys_left(t: Table, seat: i64) -> i64:
    """The keys that lie nowhere else."""
    left = t.box.hand[t.players] + t.box.key_reserve - t.boards[seat * WIDTH + RESERVE] - keys_placed(t, seat)
    return left if left > 0 else 0


def read_tiles(t: Table, fields: Fields) -> None:
    """The tiles on the board, by default those under keys."""
    named = {**tiles_under_keys(t), **tiles_named(t, fields)}
    placed = Fields(named, fields.source, fields.fail, fields.key("tiles"))
    t.unseen = BUILDING_SPACES
    for name, space in placed.places(t.box.spaces, "space"):
        t.tile_at[space] = placed.index(name, t.box.spaces)
        t.tiles |= bit(space)
        t.unseen &= ~bit(t.tile_at[space])
    t.unseen &= ~fields.mask("lost", t.box.spaces, default=[])
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
            lowest = t.box.districts[(spare or [0])[0] // 6]
            t.backs[k] = stack.index("back", t.box.districts, default=lowest)
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
        for name, space in table.places(t.box.spaces, "space"):
            first = 0 if space % 6 < 3 else FIRST_RESOURCE
            tokens[space] = first + table.index(name, RESOURCES if first else PRESTIGE)
            t.token_left |= bit(space)
    else:
        remove_taken_tokens(t)
    t.tokens = tokens
    for r in range(3):
        if t.stock[r] < 0:
            t.stock[r] = max(6 - tokens_beside(t, 3 + r) - tokens_held(t, RES + r), 0)


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
    check_order(t, fields, numbers)
    set_track(t, [number - 1 for number in numbers])
    for number in range(30):
        taken = len([seat for seat in range(t.players) if has(known(t, seat), number)])
        left = t.box.copies[t.players][number] - taken
        if left < 0:
            raise fields.error("seats", f"there are not so many bonus tiles {number + 1}")
        t.on_track |= bit(number) if left >= 1 else 0
        t.second_on_track |= bit(number) if left >= 2 else 0
        t.third_on_track |= bit(number) if left >= 3 else 0


def check_order(t: Table, fields: Fields, numbers: list[int]) -> None:
    """§3.5 The basic set-up has the numbers in order, the random one shuffles them inside their zones."""
    if not t.random and numbers != list(range(1, 31)):
        raise fields.error("track", "in the basic set-up the numbers lie in order; say setup random")
    for first, last in t.box.zones:
        if sorted(numbers[first - 1 : last]) != list(range(first, last + 1)):
            raise fields.error("track", f"the numbers {first} to {last} lie on the spaces {first} to {last}")


def read_end_takes(t: Table, fields: Fields) -> None:
    """Who took which end token in which order."""
    for i, take in enumerate(fields.items("end_takes", default=[])):
        if not isinstance(take, list) or len(take) != 2:
            raise fields.error(f"end_takes[{i}]", "a seat and a token were expected")
        named = {"seat": take[0], "token": take[1]}
        row = Fields(named, fields.source, fields.fail, fields.key(f"end_takes[{i}]"))
        seat = row.whole("seat", 0, int(t.players) - 1)
        t.takes = append(t.takes, seat * 16 + row.index("token", t.box.end_tokens))
