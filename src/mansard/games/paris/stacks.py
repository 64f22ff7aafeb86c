"""§4.1, §4.2 A building tile appears: the stacks and, with free placement, its site.

What lies in the stacks is a set (`unseen`): tile and next back are drawn when they come to light. The other
stacks' tops are tiles of known districts, so a new back is drawn from what these leave over. That is the same
chance as three shuffled stacks.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.paris.state import MAIN, SITE, Table, with_value
from mansard.kernel.bits import bit, has, nth_bit, popcount


def draw_tile(t: Table, seat: i64, stack: i64) -> None:
    """§4.1 The top tile of a stack is turned up for everyone."""
    candidates = t.unseen & t.box.plots[t.backs[stack]]
    tile = nth_bit(candidates, t.rand(popcount(candidates)))
    t.unseen &= ~bit(tile)
    t.heights = with_value(t.heights, stack, t.heights[stack] - 1)
    t.backs = with_value(t.backs, stack, next_back(t, stack))
    t.reveals += 1
    if t.log is not None:
        t.log.say("drawn", [seat, stack + 1, t.box.spaces[tile], t.box.types[t.box.type_of[tile]]])
    if t.free:
        offer_sites(t, seat, tile)
    else:
        lay_tile(t, tile, tile)


def next_back(t: Table, stack: i64) -> i64:
    """§4.1 The district on the back of the tile that now lies on top; -1 if the stack is empty."""
    if t.heights[stack] == 0:
        return -1
    left = vec[i64]([popcount(t.unseen & t.box.plots[district]) for district in range(6)])
    total = popcount(t.unseen)
    for other in range(3):
        if other != stack and t.heights[other] > 0:
            left[t.backs[other]] -= 1
            total -= 1
    lot = t.rand(total)
    district: i64 = 0
    while lot >= left[district]:
        lot -= left[district]
        district += 1
    return district


def lay_tile(t: Table, tile: i64, space: i64) -> None:
    """The tile lies on its space; its type comes with it. → MAIN"""
    t.tile_at = with_value(t.tile_at, space, tile)
    t.tiles |= bit(space)
    t.drawn = -1
    t.phase = MAIN


# ---------------------------------------------------------------------- §4.2 free placement


def sites(t: Table, tile: i64) -> vec[i64]:
    """§4.2 Districts whose space of the value is bare and that hold no building of the type."""
    found = vec[i64]()
    for district in range(6):
        if not has(t.tiles, district * 6 + tile % 6) and not has_type(t, district, t.box.type_of[tile]):
            found = append(found, district)
    return found


def has_type(t: Table, district: i64, kind: i64) -> bool:
    """Whether a district holds a building of a type."""
    for space in range(district * 6, district * 6 + 6):
        if t.tile_at[space] >= 0 and t.box.type_of[t.tile_at[space]] == kind:
            return True
    return False


def offer_sites(t: Table, seat: i64, tile: i64) -> None:
    """§4.2 Without a legal district the tile leaves the game and is not replaced (R29)."""
    if len(sites(t, tile)) > 0:
        t.drawn = tile
        t.phase = SITE
        return
    t.phase = MAIN
    if t.log is not None:
        t.log.say("tile-lost", [seat, t.box.spaces[tile]])


def site_of(t: Table, district: i64) -> i64:
    """§4.2 The space of a district for the drawn tile: the printed district is ignored."""
    return district * 6 + t.drawn % 6


def site_tile(t: Table, seat: i64, district: i64) -> None:
    """§4.2 `site d`: the token stays with the space."""
    space = site_of(t, district)
    if t.log is not None:
        t.log.say("sited", [seat, t.box.spaces[t.drawn], t.box.spaces[space]])
    lay_tile(t, t.drawn, space)
