"""§4.3 Phase 3: citizens move, new homes fill, new citizens come."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.building import evict_tourists
from mansard.games.small_city.codes import CITIZEN, FINISH, HOME_CODE, PLACE, TO
from mansard.games.small_city.districts import (
    citizens_in,
    hall_room,
    is_active,
    leave,
    people,
    send_home,
    stand,
    stands,
    tile_at,
)
from mansard.games.small_city.editions import sends_both_home
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells, cells_of, count, first
from mansard.games.small_city.names import FIRE, HOME, METRO, POLICE, TOWN_HALL
from mansard.games.small_city.state import (
    EMPLOYMENT,
    FROM_CELL,
    FROM_LAND,
    GREEN,
    HALL,
    HOMES,
    REST,
    SLOTS,
    STAGE,
    STEP,
    TO_LAND,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    active,
    left_of,
    own,
)
from mansard.games.small_city.steps import (
    CHOOSE_CITIZEN,
    CHOOSE_DISTRICT,
    CHOOSE_HOME,
    CHOOSE_PLACE,
    MOVE,
    WAIT,
)
from mansard.kernel.bits import bit

# ---------------------------------------------------------------------- §4.3.1 ban


def begin_moving(t: Table) -> None:
    """§4.3.1 Cells of factories and trade are closed to whoever stands there now (R24)."""
    t.phase = MOVE
    t.place = 0
    ban = vec[i64]([0] * 32)
    for other in range(t.players):
        s = t.land[other].sets
        lo = s[TRADE] | s[WORKS]
        hi = s[TRADE + 1] | s[WORKS + 1]
        folk = t.land[other].folk
        for seat in range(t.players):
            ban[seat * 8 + other * 2] = folk[seat * 2] & lo
            ban[seat * 8 + other * 2 + 1] = folk[seat * 2 + 1] & hi
    t.ban = ban


# ---------------------------------------------------------------------- §4.3.2 places


def home_places(t: Table, seat: i64) -> Cells:
    """§4.3.2 Free places of the own district that are not banned."""
    d = t.land[seat]
    s = d.sets
    lo = s[HOMES] | s[TRADE] | s[WORKS] | s[GREEN] | s[REST] | s[SLOTS]
    hi = s[HOMES + 1] | s[TRADE + 1] | s[WORKS + 1] | s[GREEN + 1] | s[REST + 1] | s[SLOTS + 1]
    taken_lo, taken_hi = people(d)
    k = seat * 8 + seat * 2
    ban = t.ban
    return lo & ~taken_lo & ~ban[k], hi & ~taken_hi & ~ban[k + 1]


def return_places(t: Table, seat: i64) -> Cells:
    """§4.3.3 Places of the own district for a tourist: not the police and fire slots (R21)."""
    lo, hi = home_places(t, seat)
    d = t.land[seat]
    for kind in range(POLICE, FIRE + 1):
        tile = d.single[kind - TOWN_HALL]
        if tile >= 0:
            lo &= ~d.lo[tile]
            hi &= ~d.hi[tile]
    return lo, hi


def tourist_limit(t: Table, seat: i64) -> i64:
    """§2.2 One tourist in each other district, two with a metro (R22)."""
    return t.box.tourists_metro if stands(t.land[seat], METRO) else t.box.tourists


def tourist_places(t: Table, seat: i64, other: i64, after: i64) -> Cells:
    """§4.3.3 Free tourist places of a district if the player would then have so many tourists there."""
    if after > tourist_limit(t, seat):
        return 0, 0
    d = t.land[other]
    s = d.sets
    lo = s[TRADE] | s[WORKS] | s[GREEN] | s[REST]
    hi = s[TRADE + 1] | s[WORKS + 1] | s[GREEN + 1] | s[REST + 1]
    taken_lo, taken_hi = people(d)
    k = seat * 8 + other * 2
    ban = t.ban
    lo &= ~taken_lo & ~ban[k]
    hi &= ~taken_hi & ~ban[k + 1]
    if is_active(t, other, POLICE):
        tile = d.single[POLICE - TOWN_HALL]
        lo &= ~d.far_lo[tile]
        hi &= ~d.far_hi[tile]
    return lo, hi


def adjacent(t: Table, a: i64, b: i64) -> bool:
    """§4.3.3 Whether two districts are neighbours."""
    return a != b and (left_of(t, a) == b or left_of(t, b) == a)


def places(t: Table, seat: i64, source: i64, target: i64) -> Cells:
    """§4.3.3 Where a citizen in the source district may go in the target district.

    Of tourists too many for their district all but the limit go home: who stays is chosen first (R22).
    """
    if source == target and source != seat and is_stuck(t, seat, source):
        moved = count(
            t.land[source].folk[seat * 2] & t.marks[source * 2],
            t.land[source].folk[seat * 2 + 1] & t.marks[source * 2 + 1],
        )
        return tourist_places(t, seat, target, moved + 1)
    return usual_places(t, seat, source, target)


def is_stuck(t: Table, seat: i64, source: i64) -> bool:
    """R22 Whether a district holds too many tourists of a player, who can go nowhere else."""
    if citizens_in(t.land[source], seat) <= tourist_limit(t, seat) or sends_both_home(t):
        return False
    for target in range(t.players):
        if active(t, target):
            lo, hi = usual_places(t, seat, source, target)
            if lo | hi:
                return False
    return True


def usual_places(t: Table, seat: i64, source: i64, target: i64) -> Cells:
    """§4.3.3 Where a citizen may go if all others stay where they are."""
    if source == seat:
        if target == seat:
            return home_places(t, seat)
        if not adjacent(t, seat, target):
            return 0, 0
        return tourist_places(t, seat, target, citizens_in(t.land[target], seat) + 1)
    if target == source:
        return tourist_places(t, seat, target, citizens_in(t.land[target], seat))
    if target == seat:
        if adjacent(t, source, seat) or not may_stay_abroad(t, seat, source):
            return return_places(t, seat)
        return 0, 0
    if not adjacent(t, source, target):
        return 0, 0
    return tourist_places(t, seat, target, citizens_in(t.land[target], seat) + 1)


def may_stay_abroad(t: Table, seat: i64, source: i64) -> bool:
    """§4.3.3 Whether a tourist has any place in his district or a neighbouring one."""
    for target in range(t.players):
        if target != seat and active(t, target) and (target == source or adjacent(t, source, target)):
            lo, hi = usual_places(t, seat, source, target)
            if lo | hi:
                return True
    return False


def has_destination(t: Table, seat: i64, source: i64) -> bool:
    """§4.3.3 Whether a citizen in a district can go anywhere."""
    for target in range(t.players):
        if active(t, target):
            lo, hi = places(t, seat, source, target)
            if lo | hi:
                return True
    return False


# ---------------------------------------------------------------------- §4.3.3 part A


def begin_moves(t: Table, seat: i64) -> None:
    """§4.3.3 Part A: nobody of the player has moved yet."""
    for k in range(8):
        t.marks[k] = 0
    t.seats[seat * WIDTH + STAGE] = 0
    t.seats[seat * WIDTH + STEP] = CHOOSE_CITIZEN


def unmoved(t: Table, seat: i64, other: i64) -> Cells:
    """Citizens of the player in a district who have not moved."""
    folk = t.land[other].folk
    marks = t.marks
    return folk[seat * 2] & ~marks[other * 2], folk[seat * 2 + 1] & ~marks[other * 2 + 1]


def must_move(t: Table, seat: i64, other: i64) -> Cells:
    """§4.3.3 All tourists; at home everybody outside homes and single slots."""
    lo, hi = unmoved(t, seat, other)
    if other != seat:
        return lo, hi
    s = t.land[seat].sets
    return lo & ~s[HOMES] & ~s[SLOTS], hi & ~s[HOMES + 1] & ~s[SLOTS + 1]


def may_finish(t: Table, seat: i64) -> bool:
    """§4.3.3 When no unmoved must-mover is obliged (R20)."""
    for other in range(t.players):
        lo, hi = must_move(t, seat, other)
        if lo | hi and (is_obliged_at_home(t, seat) if other == seat else has_destination(t, seat, other)):
            return False
    return True


def is_obliged_at_home(t: Table, seat: i64) -> bool:
    """§4.3.3 Whether somebody in the own district must move and can."""
    lo, hi = must_move(t, seat, seat)
    if lo | hi == 0:
        return False
    free_lo, free_hi = home_places(t, seat)
    return free_lo | free_hi != 0


def open_districts(t: Table, seat: i64) -> i64:
    """§4.3.3 Districts in which the citizen has a place, as bits."""
    found: i64 = 0
    source = t.seats[seat * WIDTH + FROM_LAND]
    for target in range(t.players):
        if active(t, target):
            lo, hi = places(t, seat, source, target)
            if lo | hi:
                found |= bit(target)
    return found


def choose_citizen(t: Table, seat: i64, action: i64) -> None:
    """§4.3.3 A citizen to move, or the end of part A."""
    row = seat * WIDTH
    if action == FINISH:
        t.seats[row + STEP] = WAIT
        t.seats[row + STAGE] = 1
        send_surplus(t, seat)
        return
    t.seats[row + FROM_LAND] = (action - CITIZEN) // 100
    t.seats[row + FROM_CELL] = (action - CITIZEN) % 100
    t.seats[row + STEP] = CHOOSE_DISTRICT


def choose_district(t: Table, seat: i64, action: i64) -> None:
    """§4.3.3 The district."""
    t.seats[seat * WIDTH + TO_LAND] = action - TO
    t.seats[seat * WIDTH + STEP] = CHOOSE_PLACE


def choose_place(t: Table, seat: i64, action: i64) -> None:
    """§4.3.3 The citizen moves; manning the police evicts tourists at once (R23)."""
    row = seat * WIDTH
    source = t.seats[row + FROM_LAND]
    target = t.seats[row + TO_LAND]
    cell = action - PLACE
    leave(own(t, source), seat, t.seats[row + FROM_CELL])
    stand(own(t, target), seat, cell)
    t.marks[target * 2] |= CELL_LO[cell]
    t.marks[target * 2 + 1] |= CELL_HI[cell]
    if t.log is not None:
        origin = CELL_NAMES[t.seats[row + FROM_CELL]]
        t.log.say("moved", [seat, source, origin, target, CELL_NAMES[cell]])
    if target == seat and tile_at(t.land[seat], cell) == t.land[seat].single[POLICE - TOWN_HALL]:
        evict_tourists(t, seat)
    t.seats[row + STEP] = CHOOSE_CITIZEN


def send_surplus(t: Table, seat: i64) -> None:
    """§4.3.3 Whoever had to move and could not goes to the own Town Hall or to the EC."""
    for other in range(t.players):
        lo, hi = must_move(t, seat, other)
        for cell in cells_of(lo, hi):
            leave(own(t, other), seat, cell)
            send_home(t, seat)
            if t.log is not None:
                t.log.say("surplus", [seat, other, CELL_NAMES[cell]])


# ---------------------------------------------------------------------- §4.3.4 part B


def empty_homes(t: Table, seat: i64) -> Cells:
    """§4.3.4 Own level 1 homes without a citizen."""
    d = t.land[seat]
    lo: i64 = 0
    hi: i64 = 0
    for tile in range(len(d.kinds)):
        if d.kinds[tile] == HOME:
            lo |= d.lo[tile] & ~d.folk[seat * 2]
            hi |= d.hi[tile] & ~d.folk[seat * 2 + 1]
    return lo, hi


def fill_homes(t: Table, seat: i64) -> None:
    """§4.3.4 One citizen moves into each; the player chooses if the Town Hall has too few."""
    lo, hi = empty_homes(t, seat)
    row = seat * WIDTH
    if t.seats[row + HALL] < count(lo, hi):
        t.seats[row + STEP] = CHOOSE_HOME if t.seats[row + HALL] > 0 else WAIT
        return
    while lo | hi:
        cell = first(lo, hi)
        settle_in(t, seat, cell)
        lo &= ~CELL_LO[cell]
        hi &= ~CELL_HI[cell]


def settle_in(t: Table, seat: i64, cell: i64) -> None:
    """§4.3.4 A citizen of the Town Hall moves into a home."""
    t.seats[seat * WIDTH + HALL] -= 1
    stand(own(t, seat), seat, cell)
    if t.log is not None:
        t.log.say("settled", [seat, CELL_NAMES[cell]])


def choose_home(t: Table, seat: i64, action: i64) -> None:
    """§4.3.4 One citizen after the other."""
    settle_in(t, seat, action - HOME_CODE)
    if t.seats[seat * WIDTH + HALL] == 0:
        t.seats[seat * WIDTH + STEP] = WAIT


# ---------------------------------------------------------------------- §4.3.5 part C


def new_citizens(t: Table) -> None:
    """§4.3.5 Every free factory cell attracts a citizen from the EC to the Town Hall."""
    for seat in range(t.players):
        if active(t, seat):
            row = seat * WIDTH
            come = fewest(free_works(t, seat), t.seats[row + EMPLOYMENT], hall_room(t, seat))
            t.seats[row + EMPLOYMENT] -= come
            t.seats[row + HALL] += come
            if come > 0 and t.log is not None:
                t.log.say("arrived", [seat, come])
    t.ban = vec[i64]([0] * 32)


def fewest(a: i64, b: i64, c: i64) -> i64:
    """The smallest of three numbers."""
    least = a if a < b else b
    return least if least < c else c


def free_works(t: Table, seat: i64) -> i64:
    """§4.3.5 Factory cells on which nobody stands."""
    d = t.land[seat]
    lo, hi = people(d)
    return count(d.sets[WORKS] & ~lo, d.sets[WORKS + 1] & ~hi)
