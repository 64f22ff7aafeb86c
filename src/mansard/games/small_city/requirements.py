"""§4.2.4 Rule 4: what a tile must lie near to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.grid import FULL, Cells
from mansard.games.small_city.names import (
    COMMERCIAL,
    CULTURES,
    PORT,
    REFINERY,
    RESIDENTIAL,
    TOWN_HALL,
)
from mansard.games.small_city.state import LIMIT, WIDTH, District, Table
from mansard.kernel.bits import bit, lowest

ANYWHERE: Final = vec[i64]([FULL, FULL])
NONE: Final[i64] = 0


def asked_zones(t: Table, seat: i64, kinds: i64) -> vec[i64]:
    """§2.3 By k, two masks: the cells in the zones of at least k tiles that kinds of one family ask for."""
    if kinds & t.box.asking == 0:
        return ANYWHERE
    found = vec[i64]([0] * 12)  # a literal would box its numbers
    found[0] = FULL
    found[1] = FULL
    d = t.land[seat]
    families = t.box.family
    family = families[lowest(kinds)]
    if family == RESIDENTIAL:
        for single in range(CULTURES):
            overlay(found, d, d.single[single])
    elif family == COMMERCIAL:
        tiles = d.kinds
        for tile in range(len(tiles)):
            if tiles[tile] >= 0 and families[tiles[tile]] == RESIDENTIAL:
                overlay(found, d, tile)
    else:
        overlay(found, d, d.single[REFINERY - TOWN_HALL])
        overlay(found, d, d.single[PORT - TOWN_HALL])
    return found


def overlay(found: vec[i64], d: District, tile: i64) -> None:
    """The zone of a tile more, if it stands: what lay in k zones lies in k + 1 of them now."""
    if tile < 0:
        return
    lo = d.far_lo[tile]
    hi = d.far_hi[tile]
    k: i64 = 10
    while k > 0:
        found[k] |= found[k - 2] & lo
        found[k + 1] |= found[k - 1] & hi
        k -= 2


def zone_of_single(d: District, kind: i64) -> Cells:
    """§2.3 The influence zone of a single building; empty if it does not stand."""
    tile = d.single[kind - TOWN_HALL]
    if tile < 0:
        return 0, 0
    return d.far_lo[tile], d.far_hi[tile]


def asked_times(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.4 Rule 4: in how many such zones a tile must lie; none under council column 4."""
    return t.box.asked[kind] if t.seats[seat * WIDTH + LIMIT] != 4 else NONE


def needed(t: Table, seat: i64, kind: i64) -> Cells:
    """§4.2.4 Rule 4: the cells one of which the tile must cover; all if nothing is asked."""
    times = asked_times(t, seat, kind)
    if times == 0:
        return FULL, FULL
    zones = asked_zones(t, seat, bit(kind))
    return zones[times * 2], zones[times * 2 + 1]
