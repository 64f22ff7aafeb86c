"""§5, §6 The end: promises, special promises, victory conditions, places. §2.7 Metrics."""

from typing import Final

from mypy_extensions import i64

from mansard.games.small_city.council import council_sum
from mansard.games.small_city.districts import (
    citizens_in,
    citizens_in_play,
    is_active,
    parks,
    stands,
    stock_of,
)
from mansard.games.small_city.editions import names_a_survivor
from mansard.games.small_city.grid import count
from mansard.games.small_city.income import tourists_hosted
from mansard.games.small_city.names import (
    CLINIC,
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    FIRE,
    LIBRARY,
    MUSEUM,
    POLICE,
    PORT,
    REFINERY,
    RESIDENTIAL,
    SCHOOL,
    UNIVERSITY,
)
from mansard.games.small_city.state import (
    GRAVES,
    HOMES,
    MONEY,
    OUT,
    POINTS,
    PROMISE,
    SIZE,
    SMOG,
    SPECIALS,
    TALLY,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    active,
    active_count,
    empty_in,
    zone_size,
)
from mansard.kernel.bits import has
from mansard.kernel.game import Parts, ranked

ECONOMIC: Final[i64] = 1
POPULATION: Final[i64] = 2
CULTURE: Final[i64] = 3


# ---------------------------------------------------------------------- §2.7 metrics


def metric(t: Table, seat: i64, index: i64) -> i64:
    """§2.7 A metric by its index in METRICS."""
    d = t.land[seat]
    row = seat * WIDTH
    if index == 0:
        return parks(d)
    if index == 1:
        return count(d.sets[TRADE], d.sets[TRADE + 1])
    if index == 2:
        return count(d.sets[WORKS], d.sets[WORKS + 1])
    if index == 3:
        return cultural_cells(t, seat)
    if index <= 6:
        return tiles_of(t, seat, [RESIDENTIAL, COMMERCIAL, CULTURAL][index - 4], 0)
    if index <= 8:
        return tiles_of(t, seat, FACTORY, 3) if index == 7 else tiles_of(t, seat, COMMERCIAL, 4)
    if index <= 13:
        return 1 if stands(d, [SCHOOL, LIBRARY, MUSEUM, REFINERY, PORT][index - 9]) else 0
    if index == 14:
        return stock_of(d, 0) + stock_of(d, 1) + stock_of(d, 2)
    if index == 15:
        return t.seats[row + SIZE]
    if index == 16:
        return count(d.sets[GRAVES], d.sets[GRAVES + 1])
    if index == 17:
        return t.seats[row + SMOG]
    return more_metrics(t, seat, index)


def more_metrics(t: Table, seat: i64, index: i64) -> i64:
    """§2.7 Metrics of citizens, council and tracks."""
    row = seat * WIDTH
    d = t.land[seat]
    if index == 18:
        return citizens_in_play(t, seat)
    if index == 19:
        return count(d.folk[seat * 2] & d.sets[HOMES], d.folk[seat * 2 + 1] & d.sets[HOMES + 1])
    if index == 20:
        return full_towers(t, seat)
    if index == 21:
        return citizens_in_play(t, seat) - citizens_in(d, seat)
    if index == 22:
        return tourists_hosted(t, seat)
    if index == 23:
        lo, hi = empty_in(d, zone_size(t, seat))
        return count(lo, hi)
    if index == 24:
        return council_sum(t, seat)
    if index == 25:
        return t.seats[row + POINTS]
    if index == 26:
        return active_specials(t, seat)
    return t.seats[row + MONEY]


def tiles_of(t: Table, seat: i64, family: i64, level: i64) -> i64:
    """§2.7 Tiles of a family, of one level if given."""
    found: i64 = 0
    for kind in t.land[seat].kinds:
        if kind >= 0 and t.box.family[kind] == family and (level == 0 or t.box.level[kind] == level):
            found += 1
    return found


def cultural_cells(t: Table, seat: i64) -> i64:
    """§2.7 Cells covered by cultural buildings, Town Hall included."""
    cells: i64 = 0
    for kind in t.land[seat].kinds:
        if kind >= 0 and t.box.family[kind] == CULTURAL:
            cells += t.box.level[kind]
    return cells


def full_towers(t: Table, seat: i64) -> i64:
    """§2.7 Level 5 homes whose five cells all hold own citizens."""
    d = t.land[seat]
    found: i64 = 0
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind >= 0 and t.box.family[kind] == RESIDENTIAL and t.box.level[kind] == 5:
            if d.lo[tile] & ~d.folk[seat * 2] == 0 and d.hi[tile] & ~d.folk[seat * 2 + 1] == 0:
                found += 1
    return found


def active_specials(t: Table, seat: i64) -> i64:
    """§2.7 Active buildings among clinic, university, police, fire."""
    found: i64 = 0
    for kind in [CLINIC, UNIVERSITY, POLICE, FIRE]:
        if is_active(t, seat, kind):
            found += 1
    return found


# ---------------------------------------------------------------------- promises


def is_fulfilled(t: Table, seat: i64, promise: i64) -> bool:
    """§2.7 All conditions of a promise hold."""
    for k in range(t.box.test_first[promise], t.box.test_first[promise + 1]):
        have = metric(t, seat, t.box.test_metric[k])
        if (have - t.box.test_value[k]) * t.box.test_sign[k] < 0:
            return False
    return True


def promise_points(t: Table, seat: i64) -> i64:
    """§5 The promise of a seat: its votes or its penalty."""
    promise = t.seats[seat * WIDTH + PROMISE]
    if promise == 0:
        return 0
    if is_fulfilled(t, seat, promise):
        return t.box.promise_votes[promise]
    return -t.box.promise_penalty[promise]


def special_kept(t: Table, seat: i64, card: i64) -> bool:
    """§2.7 The owner alone has the best value among all active players."""
    index = t.box.special_metric[card]
    sign = t.box.special_sign[card]
    best = metric(t, seat, index) * sign
    for other in range(t.players):
        if other != seat and active(t, other) and metric(t, other, index) * sign >= best:
            return False
    return True


def special_points(t: Table, seat: i64) -> i64:
    """§6.1 Every broken special promise costs."""
    points: i64 = 0
    held = t.seats[seat * WIDTH + SPECIALS]
    if held == 0:
        return 0
    for card in range(1, 17):
        if has(held, card) and not special_kept(t, seat, card):
            points -= t.box.special_penalty
    return points


# ---------------------------------------------------------------------- score and places


def breakdown(t: Table, seat: i64) -> Parts:
    """§5, §6.2-§6.5 Where the score comes from."""
    row = seat * WIDTH
    if t.condition == POPULATION:
        return [("population", int(t.seats[row + TALLY]))]
    if t.condition == CULTURE:
        return [("culture", int(cultural_cells(t, seat)))]
    promise = int(promise_points(t, seat)) if active(t, seat) else 0
    special = int(special_points(t, seat)) if active(t, seat) else 0
    if t.condition == ECONOMIC:
        first = [("money", int(t.seats[row + MONEY])), ("net_income", int(t.seats[row + TALLY]))]
        return [*first, ("promise", promise), ("special", special)]
    parts = [("votes", int(t.seats[row + POINTS])), ("promise", promise)]
    parts.append(("pollution", -int(t.seats[row + SMOG])))
    return [*parts, ("special", special)] if t.advanced == 1 else parts


def score(t: Table, seat: i64) -> i64:
    """§5 The score if the game ended now."""
    row = seat * WIDTH
    if t.condition == POPULATION:
        return t.seats[row + TALLY]
    if t.condition == CULTURE:
        return cultural_cells(t, seat)
    promise: i64 = 0
    if active(t, seat):
        promise = promise_points(t, seat) + special_points(t, seat)
    if t.condition == ECONOMIC:
        return t.seats[row + MONEY] + t.seats[row + TALLY] + promise
    return t.seats[row + POINTS] + promise - t.seats[row + SMOG]


def rank_key(t: Table, seat: i64) -> list[int]:
    """§5 What decides the place, greatest first; eliminated players come last (R31)."""
    row = seat * WIDTH
    smog = -int(t.seats[row + SMOG])
    if not active(t, seat):
        return [0, int(t.seats[row + OUT]), smog, int(t.seats[row + POINTS]), 0]
    votes = int(t.seats[row + POINTS])
    if t.condition in (POPULATION, CULTURE):
        votes += int(promise_points(t, seat) + special_points(t, seat))
        return [1, int(score(t, seat)), smog, votes, int(t.seats[row + MONEY])]
    last = votes if t.condition == ECONOMIC else int(t.seats[row + MONEY])
    return [1, int(score(t, seat)), smog, last, 0]


def places(t: Table) -> list[int]:
    """§5 1 = winner; unbroken ties are shared (R42). If all are out nobody is first (§4.6.4, R31)."""
    ranks = ranked([rank_key(t, seat) for seat in range(t.players)])
    if active_count(t) > 0 or names_a_survivor(t):
        return ranks
    return [place + 1 for place in ranks]


def title(t: Table, seat: i64) -> str | None:
    """§6.6 The title of a solo score; none below the first."""
    found: str | None = None
    if not active(t, seat):
        return found
    for least, name in zip(t.box.rating_scores, t.box.rating_titles, strict=True):
        if score(t, seat) >= least:
            found = name.replace(" ", "-")
    return found


# ---------------------------------------------------------------------- §4.8 tallies


def add_tally(t: Table, seat: i64) -> None:
    """§6.3 Net income: the squares of homes and culture; §6.4 the citizens in play."""
    if t.condition == POPULATION:
        t.seats[seat * WIDTH + TALLY] += citizens_in_play(t, seat)
    elif t.condition == ECONOMIC:
        t.seats[seat * WIDTH + TALLY] += net_income(t, seat)


def net_income(t: Table, seat: i64) -> i64:
    """§6.3 Cells squared, for every own home and cultural building, occupied or not (R37)."""
    total: i64 = 0
    for kind in t.land[seat].kinds:
        if kind >= 0 and (t.box.family[kind] == RESIDENTIAL or t.box.family[kind] == CULTURAL):
            total += t.box.level[kind] * t.box.level[kind]
    return total
