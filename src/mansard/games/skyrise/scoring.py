"""§2.7, §4.9, §5 What everything is worth."""

from typing import Final

from mypy_extensions import i64

from mansard.games.skyrise.state import (
    COMMISSIONS,
    CONTROL,
    EXCESS,
    KEYS,
    OBJECTIVE,
    OVER,
    PANORAMA,
    PATRON,
    TRACK,
    WIDTH,
    WONDER,
    Table,
)
from mansard.kernel.bits import bit, lowest, popcount
from mansard.kernel.game import Parts, ranked

# ---------------------------------------------------------------------- §4.9 island control


def strength(t: Table, seat: i64, island: i64) -> i64:
    """§4.9 Tall, then medium, then low buildings on an island, as one number; a wonder has no height."""
    mine = t.owned[seat] & island
    if mine == 0:
        return 0
    return popcount(mine & t.tall) * 10000 + popcount(mine & t.medium) * 100 + popcount(mine & t.low)


def controls(t: Table, seat: i64, island: i64) -> bool:
    """§4.9 Nobody is stronger there, and the seat has a building there (R13, R14)."""
    mine = strength(t, seat, island)
    if mine == 0:
        return False
    for other in range(t.players):
        if other != seat and strength(t, other, island) > mine:
            return False
    return True


def controllers(t: Table, island: i64) -> list[int]:
    """§4.9 The seats that control an island, alone or shared."""
    return [seat for seat in range(t.players) if controls(t, seat, island)]


def islands_controlled(t: Table, seat: i64) -> i64:
    """The number of islands that the seat controls, alone or shared."""
    count: i64 = 0
    for island in t.layout.on_island:
        if controls(t, seat, island):
            count += 1
    return count


def control_points(t: Table, seat: i64) -> i64:
    """§4.9 Every controlled island pays; a tie pays all."""
    return islands_controlled(t, seat) * t.box.control


# ---------------------------------------------------------------------- §2.7 panorama cards


def panorama_points(t: Table, seat: i64, card: i64, within: i64) -> i64:
    """§2.7 What a panorama card pays a seat; the Academy looks within one island only (R16)."""
    return panorama_hits(t, seat, card, within) * t.box.panorama_prestige[card]


def panorama_hits(t: Table, seat: i64, card: i64, within: i64) -> i64:
    """§2.7 How often a seat fulfils a panorama card."""
    mine = t.owned[seat]
    hits: i64 = 0
    if card == 0:
        for airship in t.layout.airships:
            if airship & within and popcount(mine & airship) >= t.box.panorama_least[0]:
                hits += 1
    elif card == 1:
        for windmill in t.layout.windmills:
            if windmill & within:
                hits += popcount(mine & windmill)
    elif card == 2:
        for lake in t.layout.lakes:
            if lake & within and popcount(mine & lake) >= t.box.panorama_least[2]:
                hits += 1
    elif card == 3:
        for bridge in t.layout.bridges:
            if bridge & within and mine & bridge == bridge:
                hits += 1
    else:
        for island in t.layout.on_island:
            if island & within and has_chain(t, mine & island):
                hits += 1
    return hits


def has_chain(t: Table, mine: i64) -> bool:
    """§2.7 A connected group of at least three by the borders inside an island (R17)."""
    while popcount(mine) >= t.box.panorama_least[4]:
        group = connected(t, mine & -mine, mine)
        if popcount(group) >= t.box.panorama_least[4]:
            return True
        mine &= ~group
    return False


def connected(t: Table, group: i64, mine: i64) -> i64:
    """The part of `mine` that hangs together with `group` by borders."""
    grown = group
    while True:
        rest = group
        while rest:
            grown |= t.box.borders[lowest(rest)] & mine
            rest &= rest - 1
        if grown == group:
            return group
        group = grown


def longest_chain(t: Table, seat: i64) -> i64:
    """§2.8 The most structures on a path over all adjacencies, bridges included, none twice."""
    longest: i64 = 0
    rest = t.owned[seat]
    while rest:
        longest = max(longest, _longest_from(t, lowest(rest), t.owned[seat]))
        rest &= rest - 1
    return longest


def _longest_from(t: Table, place: i64, unused: i64) -> i64:
    unused &= ~bit(place)
    longest: i64 = 0
    rest = t.layout.adjacent[place] & unused
    while rest:
        longest = max(longest, _longest_from(t, lowest(rest), unused))
        rest &= rest - 1
    return longest + 1


# ---------------------------------------------------------------------- §5.1 final scoring

FIRST_FINAL_SOURCE: Final = 3  # of `breakdown`: what is scored at the very end only


def structures_in(t: Table, seat: i64, colour: i64) -> i64:
    """A seat's structures in districts of a colour, wonders included."""
    return popcount(t.owned[seat] & t.box.colour_masks[colour])


def objective_met(t: Table, seat: i64) -> bool:
    """§2.6 Enough structures in districts of the card's colour."""
    colour = t.boards[seat * WIDTH + OBJECTIVE]
    return structures_in(t, seat, colour) >= t.box.objective_least[colour]


def objective_points(t: Table, seat: i64) -> i64:
    """§5.1 step 2."""
    return t.box.objective_prestige[t.boards[seat * WIDTH + OBJECTIVE]] if objective_met(t, seat) else 0


def patron_points(t: Table, seat: i64) -> i64:
    """§5.1 step 3: each patron disc is worth its letter's tile."""
    points: i64 = 0
    for letter in range(4):
        points += t.boards[seat * WIDTH + PATRON + letter] * t.patrons[letter]
    return points


def excess_points(t: Table, seat: i64) -> i64:
    """§5.1 step 3: district and wild discs on the visionary."""
    return t.boards[seat * WIDTH + EXCESS] * t.box.excess


def key_points(t: Table, seat: i64) -> i64:
    """§5.1 step 3: the keys."""
    keys = t.boards[seat * WIDTH + KEYS]
    return (keys & 1) * t.box.large_key + (keys >> 1) * t.box.small_key


def commission_points(t: Table, seat: i64) -> i64:
    """§5.1 step 3: every commission disc scores every item on the visionary (R26)."""
    row = seat * WIDTH
    items = t.boards[row + EXCESS] + t.boards[row + COMMISSIONS]
    items += popcount(t.boards[row + KEYS])
    for letter in range(4):
        items += t.boards[row + PATRON + letter]
    return t.boards[row + COMMISSIONS] * items * t.box.commission


def structure_points(t: Table, seat: i64) -> i64:
    """§5.1 step 4: structures by the value of their colour's track."""
    points: i64 = 0
    for colour in range(4):
        discs = t.boards[seat * WIDTH + TRACK + colour]
        points += structures_in(t, seat, colour) * t.box.track_value[discs]
    return points


def panoramas_now(t: Table, seat: i64) -> i64:
    """Both panorama cards as they stand."""
    points: i64 = 0
    for card in t.panoramas:
        points += panorama_points(t, seat, card, t.layout.districts)
    return points


def breakdown(t: Table, seat: i64) -> Parts:
    """§5.1 Where a seat's points come from, if the game ended now."""
    row = seat * WIDTH
    control = t.boards[row + CONTROL]
    panoramas = t.boards[row + PANORAMA]
    if t.phase != OVER:
        control += control_points(t, seat)
        panoramas += panoramas_now(t, seat)
    return [
        ("control", control),
        ("panoramas", panoramas),
        ("wonders", t.boards[row + WONDER]),
        ("objective", objective_points(t, seat)),
        ("patrons", patron_points(t, seat)),
        ("excess", excess_points(t, seat)),
        ("keys", key_points(t, seat)),
        ("commission", commission_points(t, seat)),
        ("structures", structure_points(t, seat)),
    ]


def score(t: Table, seat: i64) -> i64:
    """The sum of the breakdown, without making it: search asks often."""
    row = seat * WIDTH
    points = t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER]
    if t.phase != OVER:
        points += control_points(t, seat) + panoramas_now(t, seat)
    points += objective_points(t, seat) + patron_points(t, seat) + excess_points(t, seat)
    return points + key_points(t, seat) + commission_points(t, seat) + structure_points(t, seat)


def places(t: Table) -> list[int]:
    """§5.2 Highest total wins; a tie goes to who finished first (R31)."""
    keys: list[list[int]] = []
    for seat in range(t.players):
        rank = 0
        for i in range(len(t.finish_order)):
            if t.finish_order[i] == seat:
                rank = i + 1
        keys.append([score(t, seat), -rank if rank > 0 else -9])
    return ranked(keys)
