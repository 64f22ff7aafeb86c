"""§5 The end: leftover francs, districts, ranking."""

from mypy_extensions import i64

from mansard.games.paris.state import (
    FRANCS,
    KEYS,
    TWICE,
    UNUSED,
    VP_BONUS,
    VP_EIGHTS,
    VP_END,
    VP_PRESTIGE,
    WIDTH,
    Table,
)
from mansard.games.paris.tables import BONUS_27
from mansard.kernel.game import Parts, ranked


def gained(t: Table, seat: i64) -> i64:
    """The points on the score track: what was gained during the game."""
    row = seat * WIDTH
    points = t.boards[row + VP_EIGHTS] + t.boards[row + VP_PRESTIGE]
    return points + t.boards[row + VP_BONUS] + t.boards[row + VP_END]


def treasury(t: Table, seat: i64) -> i64:
    """§5.1 Bonus 27 unused: a point for every franc."""
    row = seat * WIDTH
    if t.boards[row + UNUSED] & BONUS_27 == 0:
        return 0
    return t.boards[row + FRANCS] * t.box.each[t.players * 30 + 26]


# ---------------------------------------------------------------------- §5.2 districts


def value_in(t: Table, keys: i64, district: i64) -> i64:
    """The total value of those of a set of properties that lie in a district."""
    plots = t.box.plot_sum[keys >> district * 6 & 63]
    return plots + t.box.mark_sum[(keys & t.marks[district]) >> 36]


def top_value(t: Table, keys: i64, district: i64) -> i64:
    """The greatest single value among them (R25)."""
    plot = t.box.plot_top[keys >> district * 6 & 63]
    return max(plot, t.box.mark_top[(keys & t.marks[district]) >> 36])


def district_sum(t: Table, seat: i64, district: i64) -> i64:
    """§5.2 sum(p): double keys count twice; banks and the arch have no value (R24)."""
    row = seat * WIDTH
    total = value_in(t, t.boards[row + KEYS], district)
    twice = t.boards[row + TWICE]
    return total + value_in(t, twice, district) if twice else total


def rank_key(t: Table, seat: i64, district: i64) -> i64:
    """§5.2 (sum, top) as one number; 0 for a player without a key on a property there (R24)."""
    return district_sum(t, seat, district) * 1000 + top_value(t, t.boards[seat * WIDTH + KEYS], district)


def district_place(t: Table, seat: i64, district: i64) -> i64:
    """§5.2 1 + the number of players with a strictly greater pair; 0 for the unranked."""
    mine = rank_key(t, seat, district)
    if mine == 0:
        return 0
    place: i64 = 1
    for other in range(t.players):
        if other != seat and rank_key(t, other, district) > mine:
            place += 1
    return place


def half_rule(t: Table, seat: i64, district: i64) -> bool:
    """§5.3 With two players the second place needs at least half of the first's sum (R23)."""
    mine = district_sum(t, seat, district)
    return mine * t.box.share_whole >= district_sum(t, 1 - seat, district) * t.box.share_part


def district_points(t: Table, seat: i64, district: i64) -> i64:
    """§5.2, §5.3 What a district pays a player; nothing without a VP tile (§5.4)."""
    tile = t.vp_at[district]
    if tile < 0:
        return 0
    place = district_place(t, seat, district)
    if place < 1 or place > 3:
        return 0
    if t.players == 2 and place == 2 and not half_rule(t, seat, district):
        return 0
    return t.box.vp_places[tile * 3 + place - 1]


def majority_points(t: Table, seat: i64) -> i64:
    """§5.2 All districts."""
    points: i64 = 0
    for district in range(6):
        points += district_points(t, seat, district)
    return points


# ---------------------------------------------------------------------- §5.5 result


def breakdown(t: Table, seat: i64) -> Parts:
    """§5 Where a seat's points come from, if the game ended now."""
    row = seat * WIDTH
    return [
        ("eights", t.boards[row + VP_EIGHTS]),
        ("prestige", t.boards[row + VP_PRESTIGE]),
        ("bonus", t.boards[row + VP_BONUS]),
        ("end-tokens", t.boards[row + VP_END]),
        ("treasury", treasury(t, seat)),
        ("districts", majority_points(t, seat)),
    ]


def score(t: Table, seat: i64) -> i64:
    """The sum of the breakdown, without making it: search asks often."""
    return gained(t, seat) + treasury(t, seat) + majority_points(t, seat)


def total_value(t: Table, seat: i64) -> i64:
    """§5.5 The value of all own keys on properties."""
    total: i64 = 0
    for district in range(6):
        total += district_sum(t, seat, district)
    return total


def places(t: Table) -> list[int]:
    """§5.5 Most points, then francs (R27), then the value of all properties; still tied: shared."""
    return ranked(
        [[score(t, seat), t.boards[seat * WIDTH + FRANCS], total_value(t, seat)] for seat in range(t.players)]
    )
