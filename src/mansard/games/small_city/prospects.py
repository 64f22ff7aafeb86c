"""§11 What a district should bring in the rounds to come: votes of homes, work, less the smoke."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.districts import (
    citizens_in_play,
    is_active,
    parks,
    people,
    stands,
)
from mansard.games.small_city.grid import beside, count
from mansard.games.small_city.growing import influence_count
from mansard.games.small_city.names import (
    CLINIC,
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    METRO,
    PARK,
    PORT,
    REFINERY,
    RESIDENTIAL,
    UNIVERSITY,
)
from mansard.games.small_city.pollution import guilt, home_votes
from mansard.games.small_city.state import (
    CARD,
    EMPLOYMENT,
    HALL,
    HALL_AT,
    KIND,
    SMOG,
    STEP,
    TRADE,
    USED,
    WIDTH,
    WORKS,
    District,
    Table,
    active,
    zone_size,
)
from mansard.games.small_city.steps import (
    BUILD,
    CHOOSE_GROWTH,
    CHOOSE_SOURCE,
    CHOOSE_UPGRADE,
    CHOOSE_WAY,
    INCOME,
    MOVE,
)


def pending_kind(t: Table, seat: i64) -> i64:
    """The tile of a build that is begun but not placed, -1 if there is none."""
    step = t.seats[seat * WIDTH + STEP]
    if step >= CHOOSE_WAY and step <= CHOOSE_SOURCE:
        return t.seats[seat * WIDTH + KIND]
    return -1


def district_future(t: Table, seat: i64, left: float) -> float:
    """§11.1-§11.5 Votes that homes will bring, less the smoke."""
    if len(t.land[seat].kinds) == 0:
        return hall_hope(t, seat)
    d = t.land[seat]
    now = vec[i64]([0] * 7)
    later = vec[i64]([0] * 7)
    growth = count_homes(t, seat, now, later)
    works = count(d.sets[WORKS], d.sets[WORKS + 1])
    trade = count(d.sets[TRADE], d.sets[TRADE + 1])
    green = parks(d)
    kind = pending_kind(t, seat)
    if kind >= 0:
        family = t.box.family[kind]
        level = t.box.level[kind]
        if family == RESIDENTIAL:
            now[level] += 1
            later[level] += 1
        works += level if family == FACTORY else 0
        trade += level if family == COMMERCIAL else 0
        green += level if family == PARK else 0
        growth += 0.12 * float(level) * left if family == CULTURAL else 0.0
    value = home_future(t, seat, left, now, later, works)
    value -= smoke_future(t, seat, left, works, green)
    value += work_future(t, seat, left, works, trade)
    return value + 0.84 * growth * min(1.0, 0.19 * left) + singles(t, seat, left)


def hall_hope(t: Table, seat: i64) -> float:
    """§11.4 Before the Town Hall stands: the middle of the zone is best."""
    anchor = t.seats[seat * WIDTH + HALL_AT]
    if anchor < 0:
        return 0.0
    middle = float(zone_size(t, seat)) / 2.0 - 1.0
    return -0.2 * (abs(float(anchor // 10) - middle) + abs(float(anchor % 10) - middle))


def count_homes(t: Table, seat: i64, now: vec[i64], later: vec[i64]) -> float:
    """§11.4 Homes by level, and by the level that culture around them and free cells allow."""
    d = t.land[seat]
    growth = 0.0
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind < 0:
            continue
        family = t.box.family[kind]
        if family == RESIDENTIAL:
            level = t.box.level[kind]
            culture = influence_count(t, d, tile, CULTURAL)
            room = room_beside(t, d, tile, seat)
            now[level] += 1
            reach = level
            if culture > level and room > 0:
                reach = culture if culture < 5 else 5
            later[reach] += 1
            growth += 0.43 * float(culture) + 0.064 * float(room if room < 3 else 3)
        elif family == COMMERCIAL:
            growth += 0.11 * float(influence_count(t, d, tile, RESIDENTIAL))
    if t.seats[seat * WIDTH + STEP] >= CHOOSE_UPGRADE and t.seats[seat * WIDTH + STEP] <= CHOOSE_GROWTH:
        growth += 1.0
    return growth


def room_beside(t: Table, d: District, tile: i64, seat: i64) -> i64:
    """Free cells next to a tile."""
    lo, hi = beside(d.lo[tile], d.hi[tile])
    return count(lo & ~d.sets[USED], hi & ~d.sets[USED + 1])


def filled(homes: vec[i64], citizens: float) -> float:
    """§11.5 Votes a round when so many citizens fill the largest homes first."""
    votes = 0.0
    for level in range(5, 0, -1):
        size = float(level)
        for _ in range(homes[level]):
            if citizens <= 0.0:
                return votes
            k = min(size, citizens)
            votes += k * (k + 1.0) / 2.0
            citizens -= k
    return votes


def home_future(t: Table, seat: i64, left: float, now: vec[i64], later: vec[i64], works: i64) -> float:
    """§11.1 Votes of this round as they stand, of later rounds with the citizens to be expected."""
    row = seat * WIDTH
    value = 0.0
    rounds = left
    if t.phase == MOVE or t.phase == INCOME:
        value += float(home_votes(t, seat))
        rounds -= 1.0
    if rounds <= 0.0:
        return value
    citizens = float(citizens_in_play(t, seat) + t.seats[row + HALL])
    door = float(now[1]) if now[1] > 0 else 0.15
    inflow = min(door, 0.45 + 0.89 * float(works)) * 0.59
    most = float(t.seats[row + EMPLOYMENT])
    coming = min(most, inflow * rounds * 0.5)
    # somebody is always at work, abroad or on the way
    residents = 0.44 * (citizens + coming) - 0.096 * float(works if works < 3 else 3)
    each = 0.49 * filled(now, residents) + 0.51 * filled(later, residents)
    return value + 1.61 * rounds * each


def smoke_future(t: Table, seat: i64, left: float, works: i64, green: i64) -> float:
    """§11.9, §11.10 Pollution of the rounds to come; the worst polluter loses a citizen."""
    later = 1.0 - 0.13 * (left - 4.0) / 4.0  # early in the game there is still time for parks
    d = t.land[seat]
    lo, hi = people(d)
    here = float(count(lo, hi)) + 1.04 * float(t.seats[seat * WIDTH + HALL])
    made = 0.3 * float(works)
    each = max(0.0, here + made - float(green))
    value = left * each * 0.68
    if t.players == 1:
        value += 2.51 * left * solo_deaths(t, each)
    elif t.seats[seat * WIDTH + SMOG] >= t.box.death_threshold - 3 and is_worst(t, seat, green):
        value += 0.6 * left + 0.5
    return later * value


def solo_deaths(t: Table, each: float) -> float:
    """§6.6 What deaths cost a round, by level."""
    if t.level == 0:
        return 0.0
    if t.level == 4:
        return 1.5 * each
    threshold = float(t.box.solo_threshold[t.level])
    return 1.5 if each >= threshold else 0.7 * max(0.0, 1.0 - (threshold - each) / 2.0)


def is_worst(t: Table, seat: i64, green: i64) -> bool:
    """§4.6 Whether nobody had more pollution in the last round."""
    for other in range(t.players):
        if other != seat and active(t, other) and guilt(t, other) > guilt(t, seat):
            return False
    return green < 12


def work_future(t: Table, seat: i64, left: float, works: i64, trade: i64) -> float:
    """§11.3 A work place earns every other round if there are citizens for it."""
    rounds = max(0.0, left - 1.0)
    hands = float(citizens_in_play(t, seat) + t.seats[seat * WIDTH + HALL])
    used = min(float(works), 0.5 * hands + 0.5)
    shops = min(float(trade), 0.36 * hands + 0.3)
    return rounds * (1.07 * used + 0.32 * shops)


def singles(t: Table, seat: i64, left: float) -> float:
    """§11.12 Buildings with an effect of their own."""
    d = t.land[seat]
    value = 0.0
    if stands(d, UNIVERSITY):
        value += left * (2.68 if is_active(t, seat, UNIVERSITY) else 1.6)
    if stands(d, CLINIC):
        value += 0.2 * left
    if stands(d, METRO) and t.players > 2:
        value += 0.2 * left
    if stands(d, REFINERY):
        value += 0.15 * left
    if stands(d, PORT):
        value += 0.15 * left
    if t.seats[seat * WIDTH + CARD] == 3 and t.phase == BUILD:
        value += 0.2
    return value
