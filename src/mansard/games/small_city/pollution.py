"""§4.5, §4.6 Phases 5 and 6: votes, pollution, deaths, elimination."""

from mypy_extensions import i64

from mansard.games.small_city.actions import ENGINEER
from mansard.games.small_city.codes import GRAVE_CODE, VICTIM
from mansard.games.small_city.districts import (
    bury,
    citizens_in,
    is_active,
    leave,
    owner_at,
    parks,
    people,
    send_home,
    stand,
)
from mansard.games.small_city.grid import CELL_NAMES, Cells, beside, cells_of, count
from mansard.games.small_city.names import CLINIC, FIRE, LEVELLED, RESIDENTIAL, UNIVERSITY
from mansard.games.small_city.placing import own_copies
from mansard.games.small_city.state import (
    BURIED,
    CORPSE,
    DEATHS,
    DISC,
    EMPLOYMENT,
    GONE,
    GRAVES,
    HALL,
    OUT,
    POINTS,
    PRODUCED,
    RESERVE,
    ROUND_SMOG,
    SMOG,
    STEP,
    WIDTH,
    District,
    Table,
    active,
    active_count,
    empty_in,
    holds_card,
    next_size,
    own,
    own_counts,
    solo,
    turn_order,
    zone_size,
)
from mansard.games.small_city.steps import CHOOSE_GRAVE, CHOOSE_VICTIM, POLLUTION, WAIT
from mansard.kernel.bits import bit

# ---------------------------------------------------------------------- §4.5 votes


def count_votes(t: Table) -> None:
    """§4.5 Phase 5."""
    for seat in range(t.players):
        if active(t, seat):
            votes = home_votes(t, seat)
            university = t.box.university if is_active(t, seat, UNIVERSITY) else 0
            t.seats[seat * WIDTH + POINTS] += votes + university
            if t.log is not None:
                t.log.say("votes", [seat, votes, university])


def home_votes(t: Table, seat: i64) -> i64:
    """§4.5 Every own home with k own citizens: the k-th triangular number."""
    d = t.land[seat]
    votes: i64 = 0
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind >= 0 and t.box.family[kind] == RESIDENTIAL:
            votes += t.box.votes[count(d.lo[tile] & d.folk[seat * 2], d.hi[tile] & d.folk[seat * 2 + 1])]
    return votes


# ---------------------------------------------------------------------- §4.6 pollution


def begin_pollution(t: Table) -> None:
    """§4.6 Steps 1-4."""
    t.phase = POLLUTION
    t.place = 0
    for seat in range(t.players):
        t.seats[seat * WIDTH + DEATHS] = 0
        if active(t, seat):
            pollute(t, seat)
    eliminate_all(t)
    if solo(t):
        t.seats[DEATHS] = solo_deaths(t)
    else:
        appoint(t)


def pollute(t: Table, seat: i64) -> None:
    """§4.6 P = people + products - park cells, at least 0 (R9, R28)."""
    row = seat * WIDTH
    lo, hi = people(t.land[seat])
    made: i64 = 0
    if not holds_card(t, seat, ENGINEER):
        made = t.seats[row + PRODUCED]
    smog = count(lo, hi) + made - parks(t.land[seat])
    t.seats[row + ROUND_SMOG] = smog if smog > 0 else 0
    t.seats[row + SMOG] += t.seats[row + ROUND_SMOG]
    if t.log is not None:
        green = parks(t.land[seat])
        t.log.say(
            "pollution", [seat, count(lo, hi), made, green, t.seats[row + ROUND_SMOG], t.seats[row + SMOG]]
        )


def solo_deaths(t: Table) -> i64:
    """§6.6 How many die, by level (R41)."""
    smog = t.seats[ROUND_SMOG]
    if t.seats[OUT] > 0 or t.level == 0:
        return 0
    if t.level == 4:
        return smog
    return 1 if smog >= t.box.solo_threshold[t.level] else 0


def appoint(t: Table) -> None:
    """§4.6 Step 4: the players with the highest P, of these the highest track, kill one each (R29)."""
    worst: i64 = -1
    threshold = False
    for seat in range(t.players):
        if active(t, seat):
            threshold = threshold or t.seats[seat * WIDTH + SMOG] >= t.box.death_threshold
            if guilt(t, seat) > worst:
                worst = guilt(t, seat)
    if not threshold:
        return
    for seat in range(t.players):
        if active(t, seat) and guilt(t, seat) == worst:
            t.seats[seat * WIDTH + DEATHS] = 1


def guilt(t: Table, seat: i64) -> i64:
    """§4.6 P first, then the track."""
    return t.seats[seat * WIDTH + ROUND_SMOG] * 1000 + t.seats[seat * WIDTH + SMOG]


# ---------------------------------------------------------------------- §4.6.1-§4.6.3 deaths


def begin_death(t: Table, seat: i64) -> None:
    """§4.6.1 The player chooses a victim if there is one; else the duty lapses."""
    row = seat * WIDTH
    lo, hi = victims(t, seat)
    if t.seats[row + DEATHS] > 0 and lo | hi:
        t.seats[row + DEATHS] -= 1
        t.seats[row + STEP] = CHOOSE_VICTIM
    else:
        t.seats[row + DEATHS] = 0


def victims(t: Table, seat: i64) -> Cells:
    """§4.6.1 Anybody in the own district; not own citizens while the clinic is active."""
    d = t.land[seat]
    lo, hi = people(d)
    if is_active(t, seat, CLINIC):
        return lo & ~d.folk[seat * 2], hi & ~d.folk[seat * 2 + 1]
    return lo, hi


def choose_victim(t: Table, seat: i64, action: i64) -> None:
    """§4.6.2 A tourist whose owner has an active fire station goes home; others are buried."""
    row = seat * WIDTH
    cell = action - VICTIM
    owner = owner_at(t, t.land[seat], cell)
    leave(own(t, seat), owner, cell)
    t.seats[row + STEP] = WAIT
    saved = owner != seat and is_active(t, owner, FIRE)
    if t.log is not None:
        t.log.say("saved" if saved else "died", [seat, owner, CELL_NAMES[cell]])
    if saved:
        send_home(t, owner)
        return
    lo, hi = grave_cells(t, seat)
    if lo | hi:
        t.seats[row + CORPSE] = owner
        t.seats[row + STEP] = CHOOSE_GRAVE
    else:
        t.seats[owner * WIDTH + GONE] += 1


def grave_cells(t: Table, seat: i64) -> Cells:
    """§4.6.3 Empty cells of the zone, else of the next size; beside another cemetery if possible (R30)."""
    d = t.land[seat]
    lo, hi = empty_in(d, zone_size(t, seat))
    if lo | hi == 0:
        lo, hi = empty_in(d, next_size(t, seat))
    near_lo, near_hi = beside(d.sets[GRAVES], d.sets[GRAVES + 1])
    if lo & near_lo | hi & near_hi:
        return lo & near_lo, hi & near_hi
    return lo, hi


def choose_grave(t: Table, seat: i64, action: i64) -> None:
    """§4.6.3 The pawn stays there for ever."""
    row = seat * WIDTH
    bury(own(t, seat), action - GRAVE_CODE)
    t.seats[t.seats[row + CORPSE] * WIDTH + BURIED] += 1
    t.seats[row + STEP] = WAIT
    if t.log is not None:
        t.log.say("buried", [seat, CELL_NAMES[action - GRAVE_CODE]])


# ---------------------------------------------------------------------- §4.6.4 elimination


def eliminate_all(t: Table) -> None:
    """§4.6.4 In turn order everybody whose track has reached 100."""
    for place in range(t.players):
        seat = turn_order(t, place)
        if active(t, seat) and t.seats[seat * WIDTH + SMOG] >= t.box.elimination:
            t.seats[seat * WIDTH + OUT] = t.round
            eliminate(t, seat)


def eliminate(t: Table, seat: i64) -> None:
    """§4.6.4 All pieces leave; tourists are replaced by the hosts' citizens (R31)."""
    if t.log is not None:
        t.log.say("eliminated", [seat])
    row = seat * WIDTH
    gone = t.seats[row + HALL] + t.seats[row + EMPLOYMENT] + t.seats[row + RESERVE]
    gone += citizens_in(t.land[seat], seat)
    for other in range(t.players):
        if other != seat:
            gone += replace_tourists(t, other, seat)
            for _ in range(citizens_in(t.land[seat], other)):
                send_home(t, other)
    t.seats[row + GONE] += gone
    for column in [HALL, EMPLOYMENT, RESERVE, DISC, DISC + 1]:
        t.seats[row + column] = 0
    clear_district(t, seat)


def replace_tourists(t: Table, host: i64, seat: i64) -> i64:
    """§4.6.4 One own citizen of the host from the EC, else from the reserve, onto each tourist's cell."""
    d = own(t, host)
    row = host * WIDTH
    cells = cells_of(d.folk[seat * 2], d.folk[seat * 2 + 1])
    for cell in cells:
        leave(d, seat, cell)
        for column in [EMPLOYMENT, RESERVE]:
            if t.seats[row + column] > 0 and active(t, host):
                t.seats[row + column] -= 1
                stand(d, host, cell)
                break
    return len(cells)


def clear_district(t: Table, seat: i64) -> None:
    """§4.6.4 Tiles leave the game, materials return to the supply, cemeteries stay."""
    old = t.land[seat]
    own_counts(t)
    for tile in range(len(old.kinds)):
        kind = old.kinds[tile]
        if kind >= 0 and (kind < LEVELLED or not own_copies(t, kind)):
            t.removed[kind] += 1
        for material in range(3):
            t.supply[material] += old.store[tile] >> material * 4 & 15
    fresh = District()
    for cell in cells_of(old.sets[GRAVES], old.sets[GRAVES + 1]):
        bury(fresh, cell)
    t.land[seat] = fresh
    t.owned |= bit(seat)


def decided(t: Table) -> bool:
    """§4.6.4 The game ends at once with one survivor or none; in solo when the player is out (§6.6)."""
    left = active_count(t)
    return left == 0 if solo(t) else left <= 1
