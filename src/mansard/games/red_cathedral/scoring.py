"""§5.2 Final scoring: track, goods, towers, tie-breaks."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.piles import total
from mansard.games.red_cathedral.state import (
    PILE,
    POS,
    RUBLES_OF,
    WIDTH,
    Table,
    decorated,
    finished_sections,
)
from mansard.games.red_cathedral.tables import LEVELS, ONE_TOWER
from mansard.games.red_cathedral.track import prestige
from mansard.kernel.bits import bit, popcount
from mansard.kernel.game import Parts, ranked


def track_points(t: Table, seat: i64) -> i64:
    """§5.2 step 1."""
    return prestige(t, t.boards[seat * WIDTH + POS])


def goods_points(t: Table, seat: i64) -> i64:
    """§5.2 step 2, R33: five materials and rubles together are worth 1, rounded down once."""
    row = seat * WIDTH
    return (total(t.boards[row + PILE]) + t.boards[row + RUBLES_OF]) // t.box.goods_per_prestige


def tower_mask(tower: i64) -> i64:
    """The sections of a tower."""
    return bit(tower * LEVELS) * ONE_TOWER


def tower_value(t: Table, tower: i64) -> i64:
    """§5.2 step 3: V = 2 for every completed section, 1 for every ornament."""
    mask = tower_mask(tower)
    sections = popcount(t.completed & mask) * t.box.section_value
    return sections + popcount(decorated(t) & mask) * t.box.ornament_value


def contribution(t: Table, seat: i64, tower: i64) -> i64:
    """§5.2 step 3, R27: the seat's completed sections and ornaments."""
    mask = tower_mask(tower)
    return popcount(t.owned[seat] & t.completed & mask) + popcount(t.ornaments[seat] & mask)


def tower_points(t: Table, seat: i64, tower: i64) -> i64:
    """§5.2 step 3: what a seat gets from a tower."""
    mine = contribution(t, seat, tower)
    if mine == 0:
        return 0
    if t.seats == 2:
        return points_of_two(t, mine, contribution(t, 1 - seat, tower), tower_value(t, tower))
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(t.seats):
        theirs = contribution(t, other, tower)
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    return shared_places(t, tower_value(t, tower), ahead, tied)


def points_of_two(t: Table, mine: i64, theirs: i64, value: i64) -> i64:
    """§5.2 step 3, two players and solo: all or a third; nothing for a tie."""
    if mine == theirs:
        return 0
    return value if mine > theirs else value // t.box.second_of_two


def shared_places(t: Table, value: i64, ahead: i64, tied: i64) -> i64:
    """§5.2 step 3, R28: every place is worth half of the one before; a tied group shares its places."""
    place = value
    for _ in range(ahead):
        place //= t.box.next_place
    together: i64 = 0
    for _ in range(tied):
        together += place
        place //= t.box.next_place
    return together // tied


def all_tower_points(t: Table, seat: i64) -> i64:
    """§5.2 step 3 over all towers."""
    points: i64 = 0
    for tower in range(t.plan.towers):
        points += tower_points(t, seat, tower)
    return points


def score(t: Table, seat: i64) -> i64:
    """§5.2 step 4: the total."""
    return track_points(t, seat) + goods_points(t, seat) + all_tower_points(t, seat)


def breakdown(t: Table, seat: i64) -> Parts:
    """§5.2 The total by source, the towers from the left."""
    parts: Parts = [("track", track_points(t, seat)), ("goods", goods_points(t, seat))]
    for tower in range(t.plan.towers):
        parts.append((f"tower-{tower + 1}", tower_points(t, seat, tower)))
    return parts


def rank_keys(t: Table) -> list[list[int]]:
    """§5.2 step 4: total, then completed sections, then ornaments placed."""
    keys: list[list[int]] = []
    for seat in range(t.seats):
        keys.append([score(t, seat), finished_sections(t, seat), popcount(t.ornaments[seat])])
    return keys


def places(t: Table) -> list[int]:
    """§5.2 step 4; in solo the human is first (also of a shared victory) or second behind the Rival."""
    return ranked(rank_keys(t))[: t.players]


def contributions(t: Table, tower: i64) -> vec[i64]:
    """The contributions of all seats to a tower."""
    found = vec[i64]([0] * t.seats)
    for seat in range(t.seats):
        found[seat] = contribution(t, seat, tower)
    return found
