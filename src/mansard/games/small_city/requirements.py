"""§4.2.4 Rule 4: what a tile must lie near to."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.grid import FULL, Cells
from mansard.games.small_city.names import (
    COMMERCIAL,
    FACTORY,
    PORT,
    REFINERY,
    RESIDENTIAL,
    TOWN_HALL,
    UNIVERSITY,
)
from mansard.games.small_city.state import LIMIT, WIDTH, District, Table


def asked_zones(t: Table, d: District, family: i64) -> vec[i64]:
    """§2.3 By k, two masks: the cells in the zones of at least k tiles of the sort that a family asks for."""
    found = vec[i64]([0] * 12)  # a literal would box its numbers
    found[0] = FULL
    found[1] = FULL
    if family == RESIDENTIAL:
        for kind in range(TOWN_HALL, UNIVERSITY + 1):
            overlay(found, zone_of_single(d, kind))
    elif family == COMMERCIAL:
        for tile in range(len(d.kinds)):
            kind = d.kinds[tile]
            if kind >= 0 and t.box.family[kind] == RESIDENTIAL:
                overlay(found, (d.far_lo[tile], d.far_hi[tile]))
    elif family == FACTORY:
        overlay(found, zone_of_single(d, REFINERY))
        overlay(found, zone_of_single(d, PORT))
    return found


def overlay(found: vec[i64], zone: Cells) -> None:
    """One zone more: what lay in k zones lies in k + 1 of them now."""
    lo, hi = zone
    for k in range(10, 0, -2):
        found[k] |= found[k - 2] & lo
        found[k + 1] |= found[k - 1] & hi


def zone_of_single(d: District, kind: i64) -> Cells:
    """§2.3 The influence zone of a single building; empty if it does not stand."""
    tile = d.single[kind - TOWN_HALL]
    if tile < 0:
        return 0, 0
    return d.far_lo[tile], d.far_hi[tile]


def asked_times(t: Table, seat: i64, kind: i64) -> i64:
    """§4.2.4 Rule 4: in how many such zones a tile must lie; none under council column 4."""
    family = t.box.family[kind]
    level = t.box.level[kind]
    if family > FACTORY or t.seats[seat * WIDTH + LIMIT] == 4:
        return 0
    if family == COMMERCIAL:
        return t.box.need_homes[level]
    if level == 1:
        return 0
    return t.box.need_culture[level] if family == RESIDENTIAL else level - 1


def needed(t: Table, seat: i64, kind: i64) -> Cells:
    """§4.2.4 Rule 4: the cells one of which the tile must cover; all if nothing is asked."""
    times = asked_times(t, seat, kind)
    if times == 0:
        return FULL, FULL
    zones = asked_zones(t, t.land[seat], t.box.family[kind])
    return zones[times * 2], zones[times * 2 + 1]
